import InterlinguaIR

/// Accessors that give resources of Foundation, which looks their texts up in the bundle of the module.
extension GeneratedFile {
    mutating func writeBundled(_ tree: AccessorTree) {
        writeHeader(to: &source)
        source.line("import Foundation")
        source.line()
        writeTypes(of: tree)
        let name = SwiftName.member(for: options.typeName, style: .camelCase)
        let helper = helperPrefix + "_resource"
        source.lines(
            """
            nonisolated extension LocalizedStringResource {
                /// The texts of this module where a resource is expected, as in `Text(.\(name).title)`.
                \(access)static var \(name): \(options.typeName).Type { \(options.typeName).self }
            }

            // MARK: - Machinery

            #if !SWIFT_PACKAGE
            private final class _Module {}
            #endif

            nonisolated \(helperAccess)func \(helper)(
                _ key: StaticString,
                _ table: String,
                _ text: String.LocalizationValue
            ) -> LocalizedStringResource {
                #if SWIFT_PACKAGE
                let bundle = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)
                #else
                let bundle = LocalizedStringResource.BundleDescription.forClass(_Module.self)
                #endif
                return LocalizedStringResource(key, defaultValue: text, table: table, bundle: bundle)
            }
            """
        )
        if options.sortsIntoFiles { writeParts(tree) }
    }

    mutating func writeBundled(_ accessor: Accessor, _ scope: AccessorScope) {
        let key = catalog.entries.keys[accessor.entry]
        let parameters = accessor.parameters
        let declarations = parameters.map { parameter in
            let label = parameter.label != "_" ? parameter.name : "_ " + parameter.name
            return "\(label): \(parameter.kind == .number ? "Int" : parameter.kind.swiftType(in: options.typeName))"
        }
        let table = file(ofTable: key.table)
        let arguments = [
            SourceWriter.literal(key.name), SourceWriter.literal(table),
            defaultText(catalog.entries.values[accessor.entry], parameters) ?? SourceWriter.literal(key.name),
        ]
        let list = declarations.joined(separator: ", ")
        let signature = parameters.isEmpty ? "var \(accessor.name):" : "func \(accessor.name)(\(list)) ->"
        source.line(
            "\(scope.keyword)\(signature) LocalizedStringResource"
                + " { \(helperPrefix)_resource(\(arguments.joined(separator: ", "))) }"
        )
    }

    /// The name of a table's files, which folders are no part of.
    private func file(ofTable table: String) -> String {
        let name = table.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        return name.isEmpty ? "Localizable" : String(name)
    }

    /// The literal of the text that is shown if the bundle lacks the entry, with the arguments in the order of their
    /// positions: they are what the bundle's text is given.
    ///
    /// The text is the source language's where it shows the arguments in this order, each once; elsewhere only the
    /// arguments are written.
    private func defaultText(_ entry: Entry, _ parameters: [Accessor.Parameter]) -> String? {
        let arguments = parameters.map { "\\(\($0.name)\($0.kind == .character ? ".value" : ""))" }
        let bare = "\"\(arguments.joined(separator: " "))\""
        guard let pattern = entry.messages[catalog.sourceLanguage]?.patterns.first else {
            return arguments.isEmpty ? nil : bare
        }
        var text = ""
        var shown: [Int] = []
        add(pattern, to: &text, &shown, arguments, depth: 0)
        return shown == Array(arguments.indices) ? "\"\(text)\"" : bare
    }

    /// Adds a pattern to the inside of a literal; of variants the last one, which is the most general.
    private func add(
        _ pattern: Pattern,
        to text: inout String,
        _ shown: inout [Int],
        _ arguments: [String],
        depth: Int
    ) {
        if depth > 8 { return shown.append(-1) }
        for element in pattern.elements {
            switch element {
            case .text(let part): text += SourceWriter.literal(part).dropFirst().dropLast()
            case .placeholder(let placeholder):
                shown.append(placeholder.argument)
                if arguments.indices.contains(placeholder.argument) { text += arguments[placeholder.argument] }
            case .select(let select):
                if let last = select.variants.last {
                    add(last.pattern, to: &text, &shown, arguments, depth: depth + 1)
                }
            case .markup(let markup): add(markup.content, to: &text, &shown, arguments, depth: depth + 1)
            case .reference: shown.append(-1)
            }
        }
    }
}
