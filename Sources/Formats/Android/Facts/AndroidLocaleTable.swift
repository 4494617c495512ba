/// What Android's resource system knows of locales beside their names.
///
/// Parents are those of Android's own tables.
enum AndroidLocaleTable {
    /// Regions whose parent is another region: for each parent, by language and script, its children.
    static let parents: [(language: String, script: String, parent: String, children: Set<String>)] = [
        ("ar", "Arab", "015", words("DZ EH LY MA TN")),
        ("zh", "Hant", "HK", words("MO")),
        (
            "en", "Latn", "001",
            words(
                """
                150 AG AI AU BB BE BM BS BW BZ CA CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GY HK IE IL IM IN IO JE
                JM KE KI KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PH PK PN PW RW SB SC SD SG SH SL SS SX
                SZ TC TK TO TT TV TZ UG VC VG VU WS ZA ZM ZW
                """
            )
        ),
        ("en", "Latn", "150", words("AT CH DE DK FI NL SE SI")),
        ("es", "Latn", "419", words("AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE")),
        ("pt", "Latn", "PT", words("AO CH CV GQ GW LU MO MZ ST TL")),
    ]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
}
