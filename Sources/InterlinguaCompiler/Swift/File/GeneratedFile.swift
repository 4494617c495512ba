import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// A generated file in the making.
struct GeneratedFile {
    let catalog: Catalog
    let languages: [LanguageTag]
    let options: SwiftGenerator.Options

    /// The source so far.
    var source = SourceWriter()

    /// The helpers that accessors call, by the kinds of their parameters.
    private var helpers: OrderedSet<Helper> = []

    /// What a helper takes.
    private struct Helper: Hashable {
        /// A letter for each parameter, small if it can be left out; circumstances behind a `_`.
        var shape: String
        var isList: Bool
        var name: String { (isList ? "_list" : "_text") + (shape.isEmpty ? "" : "_" + shape) }
    }

    private var access: String { options.access == "internal" ? "" : options.access + " " }

    /// Begins a file.
    init(catalog: Catalog, languages: [LanguageTag], options: SwiftGenerator.Options) {
        self.catalog = catalog
        self.languages = languages
        self.options = options
    }

    /// Writes everything.
    mutating func write(_ tree: AccessorTree, _ accessors: [Accessor], _ packed: PackedCatalog) {
        source.lines(
            """
            // Made by interlingua from translation files; do not edit.
            // swift-format-ignore-file
            // swiftlint:disable all

            #if canImport(Darwin)
            import Foundation
            #elseif canImport(Glibc)
            import Glibc
            #elseif canImport(Musl)
            import Musl
            #elseif canImport(Android)
            import Android
            #else
            import Foundation
            #endif
            import Synchronization
            """
        )
        for module in options.imports { source.line("import \(module)") }
        source.line()
        source.line(
            "/// The texts of this module in \(languages.count == 1 ? "one language" : "\(languages.count) languages")."
        )
        source.line("nonisolated \(access)enum \(options.typeName) {")
        source.level += 1
        writeLanguages()
        writeEnvironments(accessors)
        writeLookUp()
        write(tree)
        source.level -= 1
        source.line("}")
        source.line()
        writeHelpers()
        writeTexts(packed)
        writeKeys(accessors)
        source.line()
        source.append(DecoderSource.text)
    }

    // MARK: Languages

    private mutating func writeLanguages() {
        var names: Set<String> = []
        var cases: [String] = []
        for language in languages {
            var name = SwiftName.escapingReserved(SwiftName.words(of: language.identifier))
            while !names.insert(name).inserted { name += "_" }
            cases.append(name)
        }
        source.line("/// A language that there are texts in; its raw value is the BCP 47 tag.")
        source.line("nonisolated \(access)enum Language: String, CaseIterable, Sendable {")
        source.level += 1
        for (language, name) in zip(languages, cases) {
            source.line("case \(name) = \(SourceWriter.literal(language.identifier))")
        }
        source.line()
        source.line("fileprivate var index: Int {")
        source.line("    switch self {")
        for (index, name) in cases.enumerated() { source.line("    case .\(name): \(index)") }
        source.line("    }")
        source.line("}")
        source.line()
        source.line("fileprivate init(index: Int) {")
        source.line("    switch index {")
        for (index, name) in cases.enumerated().dropFirst() { source.line("    case \(index): self = .\(name)") }
        source.line("    default: self = .\(cases[0])")
        source.line("    }")
        source.line("}")
        source.level -= 1
        source.lines(
            """
            }

            /// The language of all texts: that of the current task if one was set for it, else that of the process, which is
            /// what the user prefers until another one is set.
            \(access)static var language: Language {
                get { Language(index: Languages.current) }
                set { Languages.ofProcess = newValue.index }
            }

            /// Does something in another language; tasks that it starts inherit it.
            \(access)static func withLanguage<Result>(_ language: Language, _ body: () throws -> Result) rethrows -> Result {
                try Languages.ofTask.withValue(language.index, operation: body)
            }

            /// Does something in another language; tasks that it starts inherit it.
            \(access)static func withLanguage<Result>(
                _ language: Language,
                isolation: isolated (any Actor)? = #isolation,
                _ body: () async throws -> Result
            ) async rethrows -> Result {
                try await Languages.ofTask.withValue(language.index, operation: body, isolation: isolation)
            }

            /// The language that serves a user best, by BCP 47 tags, the best one first; the source language if none does.
            \(access)static func language(for preferences: [String]) -> Language {
                Language(index: Languages.negotiated(preferences))
            }
            """
        )
        source.line()
    }

    private mutating func writeEnvironments(_ accessors: [Accessor]) {
        var facts: [Environment: OrderedSet<String>] = [:]
        for entry in catalog.entries.values {
            for message in entry.messages.values {
                for pattern in message.patterns where pattern.plainText == nil {
                    for select in pattern.selects {
                        guard case .environment(let environment) = select.selector else { continue }
                        for case .text(let text) in select.variants.map(\.condition) {
                            facts[environment, default: []].append(text)
                        }
                    }
                }
            }
        }
        for environment in Environment.allCases {
            guard let texts = facts[environment] else { continue }
            let name = environment == .device ? "Device" : "Product"
            source.line("/// A \(environment.rawValue) that has texts of its own.")
            writeChoice(Accessor.Choice(name: name, texts: texts.sorted()))
        }
    }

    private mutating func writeChoice(_ choice: Accessor.Choice) {
        source.line("nonisolated \(access)enum \(choice.name): String, CaseIterable, Sendable {")
        var names: Set<String> = []
        for text in choice.texts {
            var name = SwiftName.escapingReserved(SwiftName.words(of: text))
            while !names.insert(name).inserted { name += "_" }
            source.line("    case \(name) = \(SourceWriter.literal(text))")
        }
        source.line("}")
        source.line()
    }

    // MARK: Accessors

    private mutating func writeLookUp() {
        source.lines(
            """
            /// The text of a key that is known at run time only; nil where there is none.
            ///
            /// - Parameters:
            ///   - key: the key, the names of a path joined by dots.
            ///   - table: the table or namespace.
            ///   - arguments: the values by the names of the arguments, or by their positions: `["1": 3]`.
            ///   - language: the language; nil for the current one.
            \(access)static func text(
                forKey key: String,
                table: String = \(SourceWriter.literal(defaultTable)),
                arguments: [String: Any] = [:],
                in language: Language? = nil
            ) -> String? {
                guard let found = _keys.find(table + "\\n" + key) else { return nil }
                let values = found.arguments.map { Decoder.Value(any: arguments[$0]) }
                return _catalog.textIfAny(found.entry, in: language?.index ?? Languages.current, Decoder.Frame(values: values))
            }
            """
        )
        source.line()
    }

    /// The table that is meant where none is named.
    private var defaultTable: String {
        let tables = OrderedSet(catalog.entries.keys.map(\.table))
        return tables.contains("") ? "" : tables.first ?? ""
    }

    private mutating func write(_ tree: AccessorTree) {
        for accessor in tree.accessors { write(accessor) }
        for (name, type) in tree.types {
            source.line("nonisolated \(access)enum \(name) {")
            source.level += 1
            write(type)
            source.level -= 1
            source.line("}")
        }
    }

    private mutating func write(_ accessor: Accessor) {
        for choice in accessor.choices { writeChoice(choice) }
        for line in accessor.documentation { source.line(line.isEmpty ? "///" : "/// " + line) }
        let result = accessor.isList ? "[String]" : "String"
        guard !accessor.parameters.isEmpty else {
            let helper = use(Helper(shape: "", isList: accessor.isList))
            source.line("\(access)static var \(accessor.name): \(result) { \(helper)(\(accessor.entry)) }")
            return
        }
        var shape = ""
        var declarations: [String] = []
        var arguments = [String(accessor.entry)]
        for parameter in accessor.parameters {
            let label = parameter.label != "_" ? parameter.name : "_ " + parameter.name
            let type = parameter.kind == .number && parameter.isOptional ? "(any Numeric)" : parameter.kind.swiftType
            declarations.append("\(label): \(type)\(parameter.isOptional ? "? = nil" : "")")
            let mark = parameter.isOptional ? "?" : ""
            switch parameter.kind {
            case .width: shape += "_w"
            case .device: shape += "_d"
            case .product: shape += "_p"
            default:
                let letter = String(parameter.kind.helperLetter)
                shape += parameter.isOptional ? letter.lowercased() : letter
            }
            switch parameter.kind {
            case .choice, .device, .product: arguments.append("\(parameter.name)\(mark).rawValue")
            case .character:
                arguments.append(
                    parameter.isOptional ? "\(parameter.name).map { String($0) }" : "String(\(parameter.name))"
                )
            case .list: arguments.append("\(parameter.name)\(mark).joined(separator: \", \")")
            default: arguments.append(parameter.name)
            }
        }
        let helper = use(Helper(shape: shape, isList: accessor.isList))
        source.line(
            "\(access)static func \(accessor.name)(\(declarations.joined(separator: ", "))) -> \(result) "
                + "{ \(helper)(\(arguments.joined(separator: ", "))) }"
        )
    }

    private mutating func use(_ helper: Helper) -> String {
        helpers.append(helper)
        return helper.name
    }

    // MARK: Behind the accessors

    private mutating func writeHelpers() {
        for helper in helpers.sorted(by: { $0.name < $1.name }) {
            var parameters = ["_ entry: Int"]
            var values: [String] = []
            var circumstances = ""
            var isCircumstance = false
            for letter in helper.shape {
                if letter == "_" {
                    isCircumstance = true
                    continue
                }
                if isCircumstance {
                    isCircumstance = false
                    switch letter {
                    case "w":
                        parameters.append("_ width: Int?")
                        circumstances += ", width: width"
                    case "d":
                        parameters.append("_ device: String?")
                        circumstances += ", device: device ?? _device"
                    default:
                        parameters.append("_ product: String?")
                        circumstances += ", product: product"
                    }
                    continue
                }
                let name = "value\(values.count)"
                let (type, wrapper) =
                    switch letter {
                    case "I", "i": ("Int", "Decoder.Value.integer")
                    case "U", "u": ("UInt", "Decoder.Value.unsigned")
                    case "D", "d": ("Double", "Decoder.Value.decimal")
                    case "N", "n": ("(any Numeric)", "Decoder.Value.init(_:)")
                    default: ("String", "Decoder.Value.text")
                    }
                if letter.isUppercase {
                    parameters.append("_ \(name): \(type)")
                    values.append(letter == "N" ? "Decoder.Value(\(name))" : "\(wrapper)(\(name))")
                } else {
                    parameters.append("_ \(name): \(type)?")
                    values.append(
                        "\(name).map { \(letter == "n" ? "Decoder.Value($0)" : "\(wrapper)($0)") } ?? .absent"
                    )
                }
            }
            let frame =
                helper.shape.isEmpty
                ? "" : ", Decoder.Frame(values: [\(values.joined(separator: ", "))]\(circumstances))"
            let call =
                helper.isList
                ? "list(entry, in: Languages.current\(helper.shape.isEmpty ? ", Decoder.Frame()" : frame))"
                : "text(entry, in: Languages.current\(frame))"
            source.lines(
                """
                @inline(never)
                nonisolated private func \(helper.name)(\(parameters.joined(separator: ", "))) -> \(helper.isList ? "[String]" : "String") {
                    _catalog.\(call)
                }

                """
            )
        }
        source.append(LanguagesSource.text(languages, parents: languages.parentExceptions))
    }

    private mutating func writeTexts(_ packed: PackedCatalog) {
        source.lines(
            """
            /// The packed texts.
            nonisolated private var _catalog: Decoder.Catalog {
                Decoder.Catalog(texts: _texts, offsets: _offsets, width: \(packed.offsetWidth), count: \(catalog.entries.count))
            }

            """
        )
        source.append("nonisolated private var _texts: StaticString {\n")
        source.literal(packed.texts.bytes, breaks: packed.recordEnds)
        source.append("\n}\n\nnonisolated private var _offsets: StaticString {\n")
        let line = max(packed.offsetWidth * catalog.entries.count, 1)
        source.literal(packed.offsets.bytes, breaks: Array(stride(from: line, to: packed.offsets.count, by: line)))
        source.append("\n}\n\n")
    }

    private mutating func writeKeys(_ accessors: [Accessor]) {
        var names: [String: Int] = [:]
        let kinds: [Key.Kind] = [.text, .plural, .ordinal, .list]
        for kind in kinds {
            for (index, key) in catalog.entries.keys.enumerated() where key.kind == kind {
                let name = key.table + "\n" + key.name
                if names[name] == nil { names[name] = index }
            }
        }
        var bytes = PackedBytes()
        var starts: [Int] = []
        let sorted = names.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (name, index) in sorted {
            starts.append(bytes.count)
            bytes.append(name)
            bytes.append(number: index)
            let arguments = catalog.entries.values[index].arguments
            bytes.append(number: arguments.count)
            for (place, argument) in arguments.enumerated() {
                bytes.append(argument.name ?? String(argument.position ?? place + 1))
            }
        }
        var width = 1
        while bytes.count >> (6 * width) > 0 { width += 1 }
        var offsets = PackedBytes()
        for start in starts { offsets.append(start, digits: width) }
        source.lines(
            """
            /// The keys.
            nonisolated private var _keys: Decoder.Keys {
                Decoder.Keys(names: _keyNames, offsets: _keyOffsets, width: \(width), count: \(sorted.count))
            }

            """
        )
        source.append("nonisolated private var _keyNames: StaticString {\n")
        source.literal(bytes.bytes, breaks: Array(starts.dropFirst()))
        source.append("\n}\n\nnonisolated private var _keyOffsets: StaticString {\n")
        source.literal(offsets.bytes, breaks: [])
        source.append("\n}\n")
    }
}
