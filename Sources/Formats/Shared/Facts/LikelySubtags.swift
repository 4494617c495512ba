package import InterlinguaIR

/// The subtags that tags most likely leave out (CLDR 47: likely subtags).
enum LikelySubtags {
    /// The script that a language is most likely written in, where a region doesn't say otherwise, and the region where
    /// most of its speakers live.
    static let languages: [String: (script: String, region: String)] = {
        var languages: [String: (script: String, region: String)] = [:]
        for (locale, script) in scripts(likelySubtags) {
            let subtags = locale.split(separator: "-")
            if let language = subtags.first, let region = subtags.last {
                languages[String(language)] = (script, String(region))
            }
        }
        return languages
    }()

    /// Scripts that a region decides, by `language-REGION`; those of the locales made up for tests match nothing else.
    static let regionalScripts = scripts(likelyRegionalScripts)

    /// The scripts of a list by what stands behind them.
    private static func scripts(_ list: String) -> [String: String] {
        var scripts: [String: String] = [:]
        for line in list.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard let script = parts.first?.dropLast() else { continue }
            for locale in parts.dropFirst() { scripts[String(locale)] = String(script) }
        }
        return scripts
    }

    /// Regions of languages in another script than the likely one, by `language-Script`.
    static let regionsOfOtherScripts = ["zh-Hant": "TW", "pa-Arab": "PK", "uz-Arab": "AF", "yue-Hans": "CN"]

    private static let likelyRegionalScripts = """
        Arab: az-IQ az-IR ha-CM ha-SD kk-AF kk-CN kk-IR kk-MN ku-LB ky-CN ms-CC pa-PK tg-PK uz-AF
        Cyrl: az-RU pnt-RU ug-KZ ug-MN uz-CN
        Deva: sd-IN
        Geor: lzz-GE
        Hans: yue-CN
        Hant: hak-TW nan-TW zh-AU zh-BN zh-GB zh-GF zh-HK zh-ID zh-MO zh-PA zh-PF zh-PH zh-SR zh-TH zh-TW zh-US zh-VN
        Latn: ky-TR pnt-TR sr-ME sr-RO sr-TR
        Mong: mn-CN
        ~~~A: en-XA
        ~~~B: ar-XB
        """

    private static let likelySubtags = """
        Arab: ar-EG ars-SA azb-IR bal-PK bqi-IR ckb-IQ fa-IR glk-IR ks-IN lrc-IR mzn-IR ps-AF sd-PK sdh-IR skr-PK
        Arab: ug-CN ur-PK
        Armn: hy-AM
        Avst: ae-IR
        Batk: btm-ID
        Beng: as-IN bn-BD mni-IN
        Cakm: ccp-BD
        Cans: cr-CA csw-CA iu-CA oj-CA
        Cher: chr-US
        Copt: cop-EG
        Cyrl: ab-GE ady-RU alt-RU av-RU ba-RU be-BY bg-BG ce-RU crh-UA cu-RU cv-RU dar-RU inh-RU kbd-RU kjh-RU kk-KZ
        Cyrl: koi-RU krc-RU kum-RU kv-RU ky-KG lbe-RU lez-RU mdf-RU mk-MK mn-MN mrj-RU myv-RU nog-RU os-GE ru-RU
        Cyrl: rue-UA sah-RU sr-RS tg-TJ tt-RU tyv-RU udm-RU uk-UA xal-RU
        Deva: awa-IN bgc-IN bho-IN brx-IN doi-IN hi-IN hif-FJ hne-IN kok-IN mai-IN mr-IN mwr-IN ne-NP new-NP raj-IN
        Deva: sa-IN
        Ethi: am-ET byn-ER gez-ET ti-ET tig-ER wal-ET
        Geor: ka-GE xmf-GE
        Goth: got-UA
        Grek: el-GR grc-GR pnt-GR
        Gujr: gu-IN
        Guru: pa-IN
        Hans: gan-CN hak-CN hsn-CN lzh-CN nan-CN wuu-CN zh-CN
        Hant: yue-HK
        Hebr: he-IL iw-IL ji-UA yi-UA
        Hmnp: hnj-US
        Jpan: ja-JP
        Khmr: km-KH
        Knda: kn-IN tcy-IN
        Kore: ko-KR
        Lana: nod-TH
        Laoo: lo-LA
        Latn: aa-ET ace-ID af-ZA ak-GH an-ES ang-GB arn-CL asa-TZ ast-ES ay-BO az-AZ ban-ID bas-CM bem-ZM bew-ID
        Latn: bez-TZ bi-VU bjn-ID blo-BJ bm-ML br-FR bs-BA bug-ID bum-CM ca-ES ceb-PH cgg-UG ch-GU co-FR cs-CZ cy-GB
        Latn: da-DK dav-KE de-DE dsb-DE dua-CM ebu-KE ee-GH en-US eo-001 es-ES et-EE eu-ES ewo-CM ff-SN fi-FI fil-PH
        Latn: fit-SE fj-FJ fkv-NO fo-FO fon-BJ fr-FR frp-FR fur-IT fy-NL ga-IE gcr-GF gd-GB gl-ES gn-PY gsw-CH guw-BJ
        Latn: guz-KE gv-IM ha-NG haw-US hil-PH hmn-CN ho-PG hr-HR hsb-DE ht-HT hu-HU hz-NA ia-001 id-ID ie-EE ig-NG
        Latn: ik-US ilo-PH in-ID io-001 is-IS it-IT izh-RU jam-JM jbo-001 jgo-CM jmc-TZ jv-ID jw-ID kab-DZ kaj-NG
        Latn: kam-KE kcg-NG kde-TZ kea-CV kg-CD ki-KE kj-NA kkj-CM kl-GL kr-NG krl-RU ksb-TZ ksh-DE ku-TR kw-GB la-VA
        Latn: lag-TZ lb-LU lg-UG li-NL lij-IT lkt-US lld-IT lmo-IT ln-CD loz-ZM lt-LT ltg-LV lu-CD luo-KE luy-KE lv-LV
        Latn: mad-ID mas-KE mer-KE mg-MG mgo-CM mh-MH mi-NZ min-ID mo-RO ms-MY mt-MT mua-CM na-NR nap-IT naq-NA nb-NO
        Latn: nd-ZW nds-DE ng-NA nhn-MX nl-NL nn-NO nnh-CM no-NO nr-ZA nso-ZA nus-SS nv-US ny-MW nyn-UG oc-FR olo-RU
        Latn: om-ET pag-PH pam-PH pap-CW pcm-NG pl-PL pms-IT prg-PL pt-BR qu-PE quc-GT qug-EC rap-CL rar-CK rm-CH
        Latn: rn-BI ro-RO rof-TZ rw-RW rwk-TZ saq-KE sbp-TZ sc-IT scn-IT sco-GB se-NO seh-MZ ses-ML sg-CF sgs-LT
        Latn: sid-ET sk-SK sl-SI sm-WS sma-SE smj-SE smn-FI sms-FI sn-ZW so-SO sq-AL ss-ZA ssy-ER st-ZA su-ID sv-SE
        Latn: sw-TZ szl-PL teo-UG tet-TL tk-TM tl-PH tn-ZA to-TO tpi-PG tr-TR ts-ZA tum-MW ty-PF tzm-MA uz-UZ ve-ZA
        Latn: vec-IT vep-RU vi-VN vls-BE vo-001 vot-RU vro-EE vun-TZ wa-BE wae-CH war-PH wo-SN xh-ZA xog-UG yo-NG
        Latn: yua-MX za-CN zu-ZA
        Lisu: lis-CN
        Mlym: ml-IN
        Mymr: kht-IN ksw-MM mnw-MM my-MM shn-MM
        Nkoo: nqo-GN
        Olck: sat-IN
        Orya: or-IN
        Osge: osa-US
        Rohg: rhg-MM
        Sinh: pi-IN si-LK
        Syrc: syr-IQ
        Tale: tdd-CN
        Talu: khb-CN
        Taml: ta-IN
        Telu: te-IN
        Tfng: shi-MA zgh-MA
        Thaa: dv-MV
        Thai: kxm-TH sou-TH th-TH tts-TH
        Tibt: bo-CN dz-BT
        Vaii: vai-LR
        Yiii: ii-CN
        """
}

extension LanguageTag {
    /// The tag with the script and the region that it most likely leaves out; nil where they are not known, and for tags
    /// with more subtags.
    package var maximised: LanguageTag? {
        guard variants.isEmpty, extensions.isEmpty, privateUse == nil, let likely = LikelySubtags.languages[language]
        else { return nil }
        let regional = region.flatMap { LikelySubtags.regionalScripts["\(language)-\($0)"] }
        let script = script ?? regional ?? likely.script
        let others = LikelySubtags.regionsOfOtherScripts
        let usual = script == likely.script ? likely.region : others["\(language)-\(script)"]
        guard let region = region ?? usual else { return nil }
        return LanguageTag("\(language)-\(script)-\(region)")
    }
}
