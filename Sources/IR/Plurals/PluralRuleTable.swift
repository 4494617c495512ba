// Made from the data of CLDR 47 by `swift run generate-plural-rules CLDR-DIRECTORY`; do not edit.
// swift-format-ignore-file

/// CLDR's plural rules. A set is read when it is first asked for.
enum PluralRuleTable {
    /// The numbers of the sets of cardinal rules by locale.
    static let cardinals = PluralRuleIndex(
        """
        af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
        ak bho csw guw ln mg nso pa ti wa
        am as bn doi fa gu hi kn pcm zu
        ar ars
        ast de en et fi fy gl ia io lij nl sc sv sw ur yi
        be
        blo ksh
        bm bo dz hnj id ig ii ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi und vi wo yo yue zh
        br
        bs hr sh sr
        ca it lld pt-PT scn vec
        ceb fil tl
        cs sk
        cy
        da
        dsb hsb
        es
        ff hy kab
        fr
        ga
        gd
        gv
        he
        is
        iu naq sat se sma smi smj smn sms
        kw
        lag
        lt
        lv prg
        mk
        mo ro
        mt
        pl
        pt
        ru uk
        shi
        si
        sl
        tzm
        """
    )

    /// The numbers of the sets of ordinal rules by locale.
    static let ordinals = PluralRuleIndex(
        """
        af am an ar ast bg bs ce cs da de dsb el es et eu fa fi fy gl gsw he hr hsb ia id is ja km kn ko ky lt lv ml mn my nb nl no pa pl prg ps pt ru sd sh si sk sl sr sw ta te th tpi tr und ur uz yue zh zu
        as bn
        az
        bal fil fr ga hy lo mo ms ro tl vi
        be
        blo
        ca
        cy
        en
        gd
        gu hi
        hu
        it lld sc scn vec
        ka
        kk
        kw
        lij
        mk
        mr
        ne
        or
        sq
        sv
        tk
        uk
        """
    )
}
