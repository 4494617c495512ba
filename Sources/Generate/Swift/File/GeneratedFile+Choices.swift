import InterlinguaIR

extension GeneratedFile {
    /// Writes the devices and products that have texts of their own.
    mutating func writeEnvironments() {
        for environment in Environment.allCases {
            guard let texts = environments[environment] else { continue }
            let name = environment == .device ? "Device" : "Product"
            source.line()
            source.line("/// A \(environment.rawValue) that has texts of its own.")
            writeChoice(Accessor.Choice(name: name, texts: texts.sorted()))
        }
    }

    /// Writes the enums of closed choices.
    mutating func writeChoices(_ tree: AccessorTree) {
        let choices = tree.choices
        if choices.isEmpty { return }
        source.line()
        source.line("/// What can be passed where there are only a few possibilities.")
        source.line("nonisolated \(access)enum Choice {")
        source.level += 1
        // Accessors of one name can share a choice.
        var names: Set<String> = []
        for choice in choices where names.insert(choice.name).inserted { writeChoice(choice) }
        source.level -= 1
        source.line("}")
    }

    private mutating func writeChoice(_ choice: Accessor.Choice) {
        source.line("nonisolated \(access)enum \(choice.name): String, CaseIterable, Sendable {")
        var names: Set<String> = []
        for text in choice.texts {
            var name = SwiftName.choice(for: text)
            while !names.insert(name).inserted { name += "_" }
            source.line("    case \(name) = \(SourceWriter.literal(text))")
        }
        source.line("}")
    }
}

extension AccessorTree {
    /// The enums of closed choices of all accessors.
    fileprivate var choices: [Accessor.Choice] {
        accessors.flatMap(\.accessor.choices) + groups.values.flatMap(\.choices)
    }
}
