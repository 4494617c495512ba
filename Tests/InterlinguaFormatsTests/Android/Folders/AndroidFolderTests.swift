import InterlinguaFormats
import InterlinguaIR
import Testing

/// The folders of Android's layout (Documentation/formats/android.md, section 1.1).
@Suite struct AndroidFolderTests {
    @Test(
        arguments: [
            ("values-pl", "pl"), ("values-PL", "pl"), ("values-b+pl", "pl"), ("values-B+PL", "pl"),
            ("values-pt-rBR", "pt-BR"), ("values-pt-rbr", "pt-BR"), ("values-b+pt+BR", "pt-BR"),
            ("values-b+sr+Latn", "sr-Latn"), ("values-b+sr+latn", "sr-Latn"),
            ("values-b+zh+Hant+TW", "zh-Hant-TW"),
            ("values-b+es+419", "es-419"), ("values-b+en+001", "en-001"),
            ("values-b+ca+ES+valencia", "ca-ES-valencia"), ("values-b+de+1996", "de-1996"),
            ("values-b+sr+Latn+RS+ekavsk", "sr-Latn-RS-ekavsk"),
            ("values-kok", "kok"), ("values-fil", "fil"), ("values-tl", "fil"), ("values-foo", "foo"),
            ("values-no", "no"),
            ("values-b+car", "car"), ("values-b+any", "any"),
            ("values-b+de+DE+x+foo", "de-DE"), ("values-en-rXC", "en-XC"),
            ("values-zh-rCN", "zh-CN"), ("values-zh-rTW", "zh-TW"),
            ("values-iw", "he"), ("values-in", "id"), ("values-ji", "yi"), ("values-iw-rIL", "he-IL"),
            ("values-any-pl", "pl"), ("values-pl-any", "pl"),
        ]
    )
    func languages(name: String, tag: String) throws {
        #expect(AndroidFolder(name: name).askedLanguage == LanguageTag(tag))
    }

    @Test(arguments: [("values-he", "he"), ("values-id", "id"), ("values-yi", "yi"), ("values-b+he+IL", "he-IL")])
    func newCodes(name: String, tag: String) throws {
        let folder = AndroidFolder(name: name)
        #expect(folder == .language(try #require(LanguageTag(tag)), code: String(tag.prefix(2))))
        #expect(folder.askedLanguage == nil)
    }

    @Test(arguments: ["values", "values-any", "values-", "values-b+", "values-any-any"])
    func defaultLanguage(name: String) {
        #expect(AndroidFolder(name: name) == .defaultLanguage)
    }

    @Test(
        arguments: [
            ("values-pl-land", "pl"), ("values-mcc260-pl", "pl"), ("values-pl-v21", "pl"),
            ("values-b+sr+Latn-night", "sr-Latn"),
            ("values-iw-ldrtl", "he"), ("values-pt-rBR-sw600dp-land", "pt-BR"), ("values-any-any-pl-land", "pl"),
            ("values-night", nil), ("values-land", nil), ("values-v21", nil), ("values-w600dp", nil),
            ("values-car", nil),
            ("values-CAR", nil), ("values-feminine", nil), ("values-mcc310-mnc01", nil), ("values-1024x768", nil),
            ("values-320dpi", nil), ("values-xxhdpi", nil), ("values-12key", nil), ("values-b+-land", nil),
            (
                "values-mcc310-mnc004-en-rUS-feminine-ldltr-sw600dp-w720dp-h1024dp-xlarge-long-round-widecg-highdr-square-"
                    + "vrheadset-night-tvdpi-finger-keyssoft-qwerty-navhidden-trackball-1024x768-v34",
                "en-US"
            ),
        ] as [(String, String?)]
    )
    func variants(name: String, tag: String?) {
        #expect(AndroidFolder(name: name) == .variant(tag.flatMap { LanguageTag($0) }))
    }

    @Test(
        arguments: [
            ("values-en-rXA", "en-XA"), ("values-ar-rXB", "ar-XB"), ("values-b+en+XA", "en-XA"),
            ("values-EN-RXA-land", "en-XA"),
        ]
    )
    func pseudoLocales(name: String, tag: String) throws {
        #expect(AndroidFolder(name: name) == .pseudoLocale(try #require(LanguageTag(tag))))
    }

    @Test(
        arguments: [
            ("values-es-r419", "a region of digits needs the form values-b+es+419"),
            ("values-es-419", "a region of digits needs the form values-b+es+419"),
            ("values-zh-Hant", "a script needs the form values-b+zh+Hant"),
            ("values-zh-rHant", "a script needs the form values-b+zh+Hant"),
            ("values-sr-Latn", "a script needs the form values-b+sr+Latn"),
            ("values-pt-BR", "a region needs an “r” before it: values-pt-rBR"),
            ("values-en-GB", "a region needs an “r” before it: values-en-rGB"),
            ("values-pt_BR", "“_” can't separate language and region; that is written values-pt-r…"),
            ("values-Base", "“base” is no qualifier that Android knows"),
            ("values-default", "“default” is no qualifier that Android knows"),
            ("values-pl-foo", "“foo” is no qualifier that Android knows"),
            ("values-car-rS", "“rs” follows a qualifier that it must precede"),
            ("values-pl--land", "“” is no qualifier that Android knows"),
            ("values-pl-", "“” is no qualifier that Android knows"),
            ("values-b+pl-GB", "“gb” is no qualifier that Android knows"),
            ("values-pl-land-gb", "“gb” is no qualifier that Android knows"),
            ("values-land-pl", "“pl” follows a qualifier that it must precede"),
            ("values-v21-land", "“land” follows a qualifier that it must precede"),
            ("values-pl-mcc260", "“mcc260” follows a qualifier that it must precede"),
            ("values-land-port", "“port” follows a qualifier that it must precede"),
            ("values-mcc26", "“mcc26” is no qualifier that Android knows"),
            ("values-mcc000", "“mcc000” is no qualifier that Android knows"),
            ("values-0dpi", "“0dpi” is no qualifier that Android knows"),
            ("values-768x1024", "“768x1024” is no qualifier that Android knows"),
            ("values-99999999999999999999x1", "“99999999999999999999x1” is no qualifier that Android knows"),
            ("values-v99999999999999999999", "“v99999999999999999999” is no qualifier that Android knows"),
            ("values-b+ar+u+nu+latn", "extensions of language tags can't stand in a folder's name"),
            ("values-b+en+u+nu", "extensions of language tags can't stand in a folder's name"),
            ("values-b+ca+valencia+ES", "“ca-valencia-es” is no language tag"),
            ("values-b+pl+", "“pl-” is no language tag"),
            ("values-b++PL", "“-pl” is no language tag"),
            ("values-b+x+foo", "“x-foo” is no language tag"),
            ("values-b+de+1901+1996", "a folder's name holds one variant subtag at most"),
            ("values-zażółć", "qualifiers are of ASCII letters, digits and “+”"),
            ("values-p l", "qualifiers are of ASCII letters, digits and “+”"),
            ("Values-pl", "the name of a folder of texts is “values”, or begins with “values-”"),
            ("", "the name of a folder of texts is “values”, or begins with “values-”"),
            ("valuespl", "the name of a folder of texts is “values”, or begins with “values-”"),
        ]
    )
    func rejections(name: String, reason: String) {
        #expect(AndroidFolder(name: name) == .rejected(reason: reason))
    }

    @Test func longNamesCostLittle() {
        let names = [
            "values-" + String(repeating: "land-", count: 200_000),
            "values-b" + String(repeating: "+aa", count: 300_000),
            "values-" + String(repeating: "a", count: 1_000_000), "values-" + String(repeating: "-", count: 1_000_000),
        ]
        for name in names {
            guard case .rejected = AndroidFolder(name: name) else {
                Issue.record("\(name.prefix(20))… was read")
                continue
            }
        }
    }
}

extension AndroidFolder {
    /// The language of a folder that every release of Android finds; nil for all others.
    var askedLanguage: LanguageTag? {
        if case .language(let tag, let code) = self, !Self.newCodes.contains(code) { return tag }
        return nil
    }
}
