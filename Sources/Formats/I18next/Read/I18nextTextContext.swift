import InterlinguaIR

/// What all texts of a project are read with.
final class I18nextTextContext: Sendable {
    let version: I18nextVersion

    /// The library that reads the files.
    let dialect: I18nextDialect

    /// What the project says of itself.
    let settings: I18nextSettings

    let variables: I18nextVariableReader

    /// What begins and ends nested calls.
    let nesting: (prefix: [UInt8], suffix: [UInt8])

    /// Finds what nested calls ask for; nil if no text has any.
    let lookup: I18nextLookup?

    let scopes: I18nextScopes

    private let firstVariableByte: UInt8
    private let usesSprintf: Bool

    init(version: I18nextVersion, settings: I18nextSettings, lookup: I18nextLookup?, scopes: I18nextScopes = .init()) {
        self.version = version
        self.settings = settings
        self.lookup = lookup
        self.scopes = scopes
        dialect = settings.dialect(for: version)
        variables = I18nextVariableReader(version: version, settings: settings)
        nesting = (Array(settings.nestingPrefix.utf8), Array(settings.nestingSuffix.utf8))
        firstVariableByte = variables.firstByte
        usesSprintf = settings.usesSprintf
    }

    /// A path as apps ask for it; nil where they can't ask for a key within objects.
    func key(_ path: [String]) -> String? {
        path.count == 1 ? path[0] : settings.keySeparator.map { path.joined(separator: $0) }
    }

    /// What the library makes of a value before it looks for variables: arrays are joined, and numbers are shown as the
    /// platform prints them, whatever their spelling.
    func text(of element: JSONElement) -> String {
        switch element.kind {
        case .string: return element.string ?? ""
        case .array:
            let null = dialect == .ios ? "<null>" : ""
            let items = element.elements.map { $0.map { $0.isNull ? null : spelling(of: $0) } } ?? []
            return items.joined(separator: settings.arraySeparator(for: version) ?? "\n")
        case .number, .boolean: return spelling(of: element)
        case .object, .null: return ""
        }
    }

    private func spelling(of element: JSONElement) -> String {
        guard let number = element.number else { return element.string ?? element.spelling }
        let value = I18nextNumber(number.value, isOfFile: true)
        return version == .v1 && dialect == .ios ? value.foundationText : value.scriptText
    }

    /// Whether a text is certainly nothing but text.
    func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if text.firstIndex(ofByte: firstVariableByte) != nil { return false }
        if lookup != nil, text.firstIndex(of: nesting.prefix, from: 0) != nil { return false }
        return !usesSprintf || text.firstIndex(ofByte: UInt8(ascii: "%")) == nil
    }
}
