// Made from the data of CLDR 47 by `swift run generate-plural-rules CLDR-DIRECTORY`; do not edit.
// swift-format-ignore-file

/// What CLDR knows about codes that others replace, and about parents of locales.
enum LanguageTable {
    /// Whole tags, in small letters, that another one replaces.
    static let tags = replacements(
        """
        ami: i-ami; ase: sgn-us; bfi: sgn-gb; bnn: i-bnn; bzs: sgn-br; csn: sgn-co; dse: sgn-nl; dsl: sgn-dk
        en-gb-oxendict: en-gb-oed; en-x-i-default: i-default; fsl: sgn-fr; gan: zh-gan; gsg: sgn-de; gss: sgn-gr
        hak: i-hak zh-hakka; hsn: zh-xiang; hyw: hy-arevmda; ise: sgn-it; isg: sgn-ie; jbo: art-lojban; jsl: sgn-jp
        lb: i-lux; mfs: sgn-mx; nan: zh-min-nan; nan-x-zh-min: zh-min; nb: no-bok no-bokmal; ncs: sgn-ni
        nn: no-nyn no-nynorsk; nsi: sgn-no; nv: i-navajo; psr: sgn-pt; pwn: i-pwn; see-x-i-mingo: i-mingo
        sfb: sgn-be-fr; sfs: sgn-za; sgg: sgn-ch-de; ssp: sgn-es; ssy: aa-saaho; swl: sgn-se; tao: i-tao; tay: i-tay
        tlh: i-klingon; tsu: i-tsu; und-x-i-enochian: i-enochian; vgt: sgn-be-nl; wuu: zh-wuu; xtg: cel-gaulish
        yue: zh-yue; zh: zh-cmn zh-guoyu; zh-hans: zh-cmn-hans; zh-hant: zh-cmn-hant
        """
    )

    /// Language codes that another one replaces: withdrawn ones of two letters, and three letters for two.
    static let languages = replacements(
        """
        aa: aar; ab: abk; ae: ave; af: afr; ak: aka twi; am: amh; an: arg; ar: ara; as: asm; av: ava; ay: aym; az: aze
        ba: bak; be: bel; bg: bul; bho: bih; bi: bis; bm: bam; bn: ben; bo: bod tib; br: bre; bs: bos; ca: cat; ce: che
        ch: cha; co: cos; cr: cre; cs: ces cze; cu: chu; cv: chv; cy: cym wel; da: dan; de: deu ger; dv: div; dz: dzo
        ee: ewe; el: ell gre; en: eng; eo: epo; es: spa; et: est; eu: baq eus; fa: fas per; fa-AF: prs; ff: ful
        fi: fin; fil: tgl tl; fj: fij; fo: fao; fr: fra fre; fy: fry; ga: gle; gd: gla; gl: glg; gn: grn; gu: guj
        gv: glv; ha: hau; he: heb iw; hi: hin; ho: hmo; hr: hrv; ht: hat; hu: hun; hy: arm hye; hz: her; ia: ina
        id: in ind; ie: ile; ig: ibo; ii: iii; ik: ipk; io: ido; is: ice isl; it: ita; iu: iku; ja: jpn; jv: jav jw
        ka: geo kat; kg: kon; ki: kik; kj: kua; kk: kaz; kl: kal; km: khm; kn: kan; ko: kor; kr: kau; ks: kas; ku: kur
        kv: kom; kw: cor; ky: kir; la: lat; lb: ltz; lg: lug; li: lim; ln: lin; lo: lao; lt: lit; lu: lub; lv: lav
        mg: mlg; mh: mah; mi: mao mri; mk: mac mkd; ml: mal; mn: mon; mr: mar; ms: may msa; mt: mlt; my: bur mya
        na: nau; nb: nob; nd: nde; ne: nep; ng: ndo; nl: dut nld; nn: nno; no: nor; nr: nbl; nv: nav; ny: nya; oc: oci
        oj: oji; om: orm; or: ori; os: oss; pa: pan; pi: pli; pl: pol; ps: pus; pt: por; qu: que; rm: roh; rn: run
        ro: mo mol ron rum; ru: rus; rw: kin; sa: san; sc: srd; sd: snd; se: sme; sg: sag; si: sin; sk: slk slo
        sl: slv; sm: smo; sn: sna; so: som; sq: alb sqi; sr: srp; sr-Latn: hbs sh; ss: ssw; st: sot; su: sun; sv: swe
        sw: swa; sw-CD: swc; ta: tam; te: tel; tg: tgk; th: tha; ti: tir; tk: tuk; tn: tsn; to: ton; tr: tur; ts: tso
        tt: tat; ty: tah; ug: uig; uk: ukr; ur: urd; uz: uzb; ve: ven; vi: vie; vo: vol; wa: wln; wo: wol; xh: xho
        yi: ji yid; yo: yor; za: zha; zh: chi zho; zu: zul
        """
    )

    /// Parents of locales that are not found by cutting the tag short; `und` is the root.
    static let parents = replacements(
        """
        en-001: en-150 en-AG en-AI en-AU en-BB en-BM en-BS en-BW en-BZ en-CC en-CK en-CM en-CX en-CY en-DG en-DM en-ER en-FJ en-FK en-FM en-GB en-GD en-GG en-GH en-GI en-GM en-GS en-GY en-HK en-ID en-IE en-IL en-IM en-IN en-IO en-JE en-JM en-KE en-KI en-KN en-KY en-LC en-LR en-LS en-MG en-MO en-MS en-MT en-MU en-MV en-MW en-MY en-NA en-NF en-NG en-NR en-NU en-NZ en-PG en-PK en-PN en-PW en-RW en-SB en-SC en-SD en-SG en-SH en-SL en-SS en-SX en-SZ en-TC en-TK en-TO en-TT en-TV en-TZ en-UG en-VC en-VG en-VU en-WS en-ZA en-ZM en-ZW
        en-150: en-AT en-BE en-CH en-CZ en-DE en-DK en-ES en-FI en-FR en-HU en-IT en-NL en-NO en-PL en-PT en-RO en-SE en-SI en-SK
        en-IN: hi-Latn
        es-419: es-AR es-BO es-BR es-BZ es-CL es-CO es-CR es-CU es-DO es-EC es-GT es-HN es-JP es-MX es-NI es-PA es-PE es-PR es-PY es-SV es-US es-UY es-VE
        fr-HT: ht; no: nb nn; pt-PT: pt-AO pt-CH pt-CV pt-FR pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-ST pt-TL
        und: az-Arab az-Cyrl bal-Latn blt-Latn bm-Nkoo bs-Cyrl byn-Latn cu-Glag dje-Arab dyo-Arab en-Dsrt en-Shaw ff-Adlm ff-Arab ha-Arab iu-Latn kaa-Latn kk-Arab kok-Latn ks-Deva ku-Arab kxv-Deva kxv-Orya kxv-Telu ky-Arab ky-Latn ml-Arab mn-Mong mni-Mtei ms-Arab pa-Arab sat-Deva sd-Deva sd-Khoj sd-Sind shi-Latn so-Arab sr-Latn sw-Arab tg-Arab ug-Cyrl uz-Arab uz-Cyrl vai-Latn wo-Arab yo-Arab yue-Hans zh-Hant
        zh-Hant-HK: zh-Hant-MO
        """
    )
}
