package import InterlinguaIR
package import OrderedCollections

/// A String Catalog as Xcode compiles it: for each language what its .strings and .stringsdict hold.
///
/// Places are those in the catalogue. Texts that Xcode rewrites have their original places noted in `rewrites`.
package struct CompiledStringCatalog: Sendable, DiagnosticCollector {
    /// What the file says of a key beside its texts.
    package struct Attributes: Sendable {
        /// Whether it is offered for translation.
        var isTranslatable = true

        /// How far the translations have come, by the names of languages; those that are done are left out.
        var states: [String: Message.State] = [:]

        /// The names that texts have for arguments, with their positions.
        var arguments: [String: Int] = [:]

        /// What arguments are called, by position.
        package var argumentNames: [Int: String] {
            Dictionary(arguments.map { ($0.value, $0.key) }, uniquingKeysWith: min)
        }
    }

    /// The file, with places that hold in the tables.
    package private(set) var document: PropertyListDocument

    /// The outermost value; nil if the file holds no catalogue.
    let root: JSONElement?

    /// The language that the file was written in first, as it is spelled.
    package private(set) var sourceLanguage = "en"

    /// The entries of each language, by the language's name; those that are no texts belong into the .stringsdict.
    ///
    /// The source language comes first and has all keys.
    package private(set) var languages: OrderedDictionary<String, [PropertyListMember]> = [:]

    /// What is said of the keys.
    package private(set) var attributes: [String: Attributes] = [:]

    var diagnostics: [Diagnostic]

    /// Where the names of languages stand first.
    private(set) var languageRanges: [String: SourceRange] = [:]

    /// The states of translations that are compiled; nil for all.
    private let states: Set<String>?

    private var leftOut: [SourceRange] = []

    package init(_ input: InputFile, settings: [String: RuntimeSetting] = [:]) {
        states = StringCatalogFormat.states(in: settings)
        let (json, diagnostics) = JSONReader.read(path: input.path, bytes: input.bytes)
        self.diagnostics = diagnostics
        document = PropertyListDocument(file: json.file, serialization: .json, root: nil, mayHaveGaps: false)
        root = json.root?.members == nil ? nil : json.root
        guard let root else {
            if let value = json.root {
                report(.error, .notACatalog, "a catalogue has to be an object", at: value.range)
            }
            return
        }
        readHead(of: root)
        guard let strings = root.value(of: "strings"), let members = strings.members else {
            let range = root.value(of: "strings")?.range ?? root.start
            report(.error, .missingMember, "“strings” has to be an object with the catalogue's entries", at: range)
            return
        }
        languages[sourceLanguage] = []
        // JSON's readers take the last of equal keys.
        var last: [String: Int] = [:]
        for (index, member) in members.enumerated() { last[member.key.string ?? ""] = index }
        for (index, member) in members.enumerated() {
            let key = member.key.string ?? ""
            if last[key] == index { compile(key, member) }
        }
        if let first = leftOut.first {
            let count = leftOut.count == 1 ? "1 text is" : "\(leftOut.count) texts are"
            report(.note, .leftOutState, "\(count) left out for the state of the translation", at: first)
        }
    }

    private mutating func readHead(of root: JSONElement) {
        if let language = root.value(of: "sourceLanguage")?.string {
            sourceLanguage = language
        } else {
            let range = root.value(of: "sourceLanguage")?.range ?? root.start
            report(.error, .missingMember, "“sourceLanguage” has to name the language of the keys", at: range)
        }
        if let version = root.value(of: "version"), version.string?.hasPrefix("1.") != true {
            let message = "the version of the format is unknown; the file is read as one of version 1"
            report(.warning, .unknownVersion, message, at: version.range)
        }
    }

    // MARK: Entries

    private mutating func compile(_ key: String, _ member: JSONElementMember) {
        guard member.value.members != nil else {
            return report(.error, .invalidEntry, "the entry has to be an object", at: member.value.range)
        }
        if let states, !states.contains("stale"), member.value.value(of: "extractionState")?.string == "stale" {
            return leftOut.append(member.key.textRange)
        }
        var attributes = Attributes()
        attributes.isTranslatable = member.value.value(of: "shouldTranslate")?.boolean ?? true
        let comment = member.value.value(of: "comment")?.string.map { [$0] } ?? []
        let source = sourceLanguage
        var localizations: [(language: JSONElement, value: JSONElement)] = []
        if let element = member.value.value(of: "localizations") {
            guard let members = element.members else {
                return report(.error, .invalidEntry, "“localizations” has to be an object", at: element.range)
            }
            localizations = members.map { ($0.key, $0.value) }
        }
        if let phrases = localizations.lazy.compactMap({ $0.value.value(of: "stringSet") }).first {
            let message =
                "the system reads phrases of App Shortcuts by itself; they stay in the catalogue and are not converted"
            report(.note, .appShortcutPhrases, message, at: phrases.range)
            self.attributes[key] = attributes
            return
        }
        // Xcode extracts the key of views without a text, which shows nothing without a catalogue, too.
        let isEmpty = localizations.allSatisfy { $0.value.value(of: "stringUnit")?.value(of: "value")?.string == "" }
        if key.isEmpty, isEmpty {
            self.attributes[key] = attributes
            return
        }
        // Where the source language has no text of its own the key is its text.
        var sourceTexts = [key]
        let isSource = { (localization: (language: JSONElement, value: JSONElement)) in
            localization.language.string == source
        }
        let hasSource = localizations.contains(where: isSource)
        var isLeftOut = false
        for (language, value) in localizations.filter(isSource) + localizations.filter({ !isSource($0) }) {
            let name = language.string ?? ""
            if languageRanges[name] == nil { languageRanges[name] = language.textRange }
            if name != source, !attributes.isTranslatable {
                let message =
                    "“\(key)” is marked as not to be translated, so that Xcode leaves out its texts in other languages"
                if !isLeftOut { report(.warning, .untranslatableEntry, message, at: language.textRange) }
                isLeftOut = true
                continue
            }
            var compiler = LocalizationCompiler(
                document: document,
                sourceTexts: sourceTexts,
                arguments: attributes.arguments
            )
            let node = compiler.node(of: value, language)
            attributes.arguments = compiler.arguments
            if name == source { sourceTexts = compiler.texts }
            if name != source, let states, !states.contains(compiler.state.catalogSpelling) {
                leftOut.append(language.textRange)
                continue
            }
            diagnostics += compiler.diagnostics
            document.rewrites.merge(compiler.rewrites) { $1 }
            if compiler.state != .translated { attributes.states[name] = compiler.state }
            guard let node else { continue }
            languages[name, default: []].append(
                PropertyListMember(key, node, keyBounds: language.textBounds, comments: name == source ? comment : [])
            )
        }
        if !hasSource {
            var compiler = LocalizationCompiler(document: document, sourceTexts: [], arguments: [:])
            compiler.check(member.key)
            diagnostics += compiler.diagnostics
            let node = PropertyListNode(.string(key), bounds: member.key.textBounds)
            languages[source, default: []].append(
                PropertyListMember(key, node, keyBounds: member.key.textBounds, comments: comment)
            )
        }
        self.attributes[key] = attributes
    }
}

extension Message.State {
    /// How catalogues spell the state; a text that is another language's is to be looked at.
    package var catalogSpelling: String {
        switch self {
        case .translated: "translated"
        case .needsReview, .inherited: "needs_review"
        case .new: "new"
        }
    }
}

extension JSONElement {
    /// Where a text stands, without its quotes, as property lists have it.
    var textBounds: Range<UInt32> {
        let range = textRange
        return range.lowerBound..<range.upperBound
    }

    /// The place where the value begins.
    fileprivate var start: SourceRange {
        SourceRange(file: document.file, lowerBound: Int(range.lowerBound), upperBound: Int(range.lowerBound))
    }
}
