/// The functions from a number to the index of a form that i18next had before it took CLDR's rules.
///
/// The letters are those by which the tables of languages name them.
package enum I18nextFormFunction: Character, CaseIterable, Sendable {
    case none = "C"
    case aboveOne = "A"
    case exactlyTwoUp = "F"
    case notOne = "B"
    case slavic = "D"
    case arabic = "E"
    case czech = "Z"
    case polish = "G"
    case welsh = "H"
    case irish = "I"
    case gaelic = "J"
    case icelandic = "K"
    case javanese = "L"
    case cornish = "M"
    case lithuanian = "N"
    case latvian = "O"
    case macedonian = "P"
    case mandinka = "Q"
    case maltese = "R"
    case romanian = "S"
    case slovenian = "T"
    case hebrew = "U"
}
