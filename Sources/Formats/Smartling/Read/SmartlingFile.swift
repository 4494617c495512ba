import InterlinguaIR

/// What one .strings file says.
struct SmartlingFile: Sendable {
    /// The table with the folder before it: `""`, `InfoPlist`, `Settings/Root`.
    let table: String

    /// The folder that tells the language.
    let place: LprojPath.Place

    let language: LanguageTag

    /// The file, without its content.
    let document: PropertyListDocument

    /// The texts in the order of the file, each key once.
    let texts: [SmartlingText]

    /// Comments behind the last entry.
    let finalComments: [StringsFinalComment]

    let diagnostics: [Diagnostic]

    init(_ input: InputFile, table: String, place: LprojPath.Place, language: LanguageTag) {
        self.table = table
        self.place = place
        self.language = language
        let file = StringsFile(input)
        document = file.document
        texts = file.texts.map { text in
            SmartlingText(
                text: text,
                key: SmartlingKey(text.key),
                format: PlainFormat(text.text, bounds: text.bounds, in: file.document)
            )
        }
        finalComments = file.finalComments
        diagnostics = file.diagnostics
    }

    /// The name of the folder by which the library chooses its rules; nil where it never looks into the file for a form.
    var rulesFolder: String? {
        switch place {
        case .language(let name): name
        // Its texts answer in every language; they count as those of the source language.
        case .unlocalized: language.identifier
        case .base, .misspelt: nil
        }
    }

    /// Whether some key of a file is that of a plural form.
    static func hasForms(_ input: InputFile) -> Bool {
        // Only where the sign stands, in any encoding, the file is read.
        guard input.bytes.mayHoldMark else { return false }
        let root = PropertyListReader.read(path: input.path, bytes: input.bytes).document.root
        return root?.members?.contains { SmartlingKey($0.key).form != nil } ?? false
    }
}

struct SmartlingText: Sendable {
    let text: StringsFile.Text

    /// The key, taken apart.
    let key: SmartlingKey

    /// The text read as a format.
    let format: PlainFormat

    /// Index into the table's files.
    var file = 0

    /// What it takes arguments for if it is used as a format.
    var claims: [ArgumentClaim] { format.claims }
}

extension [UInt8] {
    /// Whether `##{` stands in a text in UTF-8, or with zeros between in UTF-16 or UTF-32.
    fileprivate var mayHoldMark: Bool {
        withUnsafeBufferPointer { bytes in
            // Braces are looked for first, since the C library finds them many times as fast as a loop would.
            var next = bytes.firstIndex(ofByte: UInt8(ascii: "{"))
            while let brace = next {
                var signs = 0
                var index = brace - 1
                while index >= 0, signs < 2, bytes[index] == 0 || bytes[index] == UInt8(ascii: "#") {
                    if bytes[index] != 0 { signs += 1 }
                    index -= 1
                }
                if signs == 2 { return true }
                next = bytes.firstIndex(ofByte: UInt8(ascii: "{"), from: brace + 1)
            }
            return false
        }
    }
}
