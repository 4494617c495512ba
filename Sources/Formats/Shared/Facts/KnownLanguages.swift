package import InterlinguaIR

/// Which names are languages wherever they stand: any two letters are well-formed as a tag, so that others are languages
/// only beside such ones.
package enum KnownLanguages {
    /// The tag that a name stands for; nil if it names no language, or one that only its neighbours tell from a word.
    package static func tag(of name: some StringProtocol) -> LanguageTag? {
        guard let first = name.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A, name.utf8.count <= 35,
            let tag = LanguageName.tag(ofCode: name), isKnown(tag, name)
        else { return nil }
        return tag
    }

    /// The tag of what stands in a file's name where others have languages: a known one, or a word for one.
    static func tagOrWord(of name: some StringProtocol) -> LanguageTag? {
        tag(of: name) ?? (LanguageName.tag(ofCode: name) == nil ? possibleTag(of: name) : nil)
    }

    /// The tag of a name that is a language if its neighbours are; nil for all others, known ones among them.
    static func possibleTag(of name: some StringProtocol) -> LanguageTag? {
        guard name.utf8.count <= 35 else { return nil }
        guard let tag = LanguageName.tag(ofCode: name) else {
            return LanguageName.tag(ofWord: name).flatMap { isKnown($0, name) ? $0 : nil }
        }
        return tag != .undetermined && !isKnown(tag, name) ? tag : nil
    }

    /// What is reported of a name whose code of two letters is no language's; nil for all others.
    static func diagnostic(for name: String, _ tag: LanguageTag, at range: SourceRange) -> Diagnostic? {
        let code = tag.language
        guard code.utf8.count == 2, !twoLetters.contains(code) else { return nil }
        let message =
            "“\(name)”: no language has the code “\(code)”; the texts are read as those of a language of its own"
        return Diagnostic(.warning, .unknownLanguage, message, at: range)
    }

    /// Whether a file's name is a word that files of other programs have, though it is well-formed as a tag.
    static func isWord(_ name: some StringProtocol) -> Bool { ordinaryWords.contains(name.lowercased()) }

    private static func isKnown(_ tag: LanguageTag, _ name: some StringProtocol) -> Bool {
        let language = tag.language
        if language.utf8.count == 2 { return twoLetters.contains(language) }
        // Private subtags alone are as likely `x-pack` as `x-klingon`.
        if name.utf8.count > 1, name.utf8.first.map({ $0 | 0x20 }) == UInt8(ascii: "x"), language == "und" {
            return false
        }
        // Three letters are a word more often than a language: those of the plural tables, and any with a region, which is
        // none in `app-en`.
        if threeLetters.contains(language) { return true }
        let isRegional = tag.region == nil || !name.hasSuffix(tag.region?.lowercased() ?? "")
        return !tag.isLanguageOnly && name.utf8.count > 3 && isRegional && !ordinaryWords.contains(language)
    }

    /// Words of three letters that files of other programs are called by.
    private static let ordinaryWords = words(
        """
        api app art bin box cdn cfg cli cms css csv dev doc env err faq fmt foo get git hub img ini ios job key lab lib log
        mac msg nav net old pdf php pkg raw run sdk src std svg sys tab tag tmp top txt url usr val var vue web win xml yml zip
        """
    )

    /// The languages of ISO 639-1, and `qq`, under which translatewiki.net keeps notes for translators.
    private static let twoLetters = words(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo
        es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji
        jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb
        nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qq qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr
        ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """
    )

    /// Languages without a code of two letters that software is translated into; `dev` is i18next's own.
    private static let threeLetters = words(
        """
        ach ang arn ars asa ast azb bal bem bez bho blo brx cak ceb cgg chr ckb cmn cnr crh csb dev doi dsb dua dyo ebu eng
        enm eus ewo ext fil fra frp fur fuv gsw gun guz hak haw hmn hnj hsb hyw ilo jbo jgo jmc kaa kab kaj kam kcg kde kea
        kkj kln kmr kok ksb ksf ksh lag lij lkt lld lmo ltg luo luy lzh mai mas mer mfe mgh mgo mnk mni mua mul nah nan nap
        naq nds nmg nnh nqo nso nus nyn osa pam pap pcm pms pmn prg qaa qqq rof rwk sah saq sat sbp scn sco sdh seh ses shi
        skr sma smj smn sms son spa srn ssy syr szl teo tig tlh tok tpi twq tzm vai vec vun wae xog yav yue zgh und deu ita
        por rus tur jpn kor zho nld pol ukr vie ara heb hin ces swe dan nor fin ell hun ron
        """
    )

    private static func words(_ lines: String) -> Set<String> {
        var words: Set<String> = []
        for word in lines.split(whereSeparator: \.isWhitespace) { words.insert(String(word)) }
        return words
    }
}
