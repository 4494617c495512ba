package import InterlinguaIR
package import InterlinguaPlatforms
package import InterlinguaSemantics

/// Brings a catalogue into the shape that a target can hold, with the same meaning.
///
/// Whatever can't be said with the same meaning is reported. The passes know the intermediate representation and the
/// target's capabilities, never a format's name.
package struct Legaliser {
    /// How far the passes may go beyond what the target needs.
    package struct Options: Sendable {
        /// Whether texts that the source finds in another language are copied where the target would not look there.
        package var fillsGaps: Bool

        /// What the source's app shows where a text is missing, by the entry's key and arguments.
        package var missingText: @Sendable (Key, [Argument]) -> Pattern

        /// Whose way of writing numbers the source's app follows.
        package var numberStyle: NumberStyle

        /// Whether the source's app escapes values for HTML unless a placeholder says otherwise.
        package var escapesValues: Bool

        /// Whether the source's app chooses by the rules of the user's language among another language's forms, too.
        package var choosesByUserLanguage = false

        /// Whether the source's app says in which table a text is.
        package var asksByTable = true

        /// Creates options.
        package init(
            fillsGaps: Bool = false,
            numberStyle: NumberStyle = .c,
            escapesValues: Bool = false,
            missingText: @escaping @Sendable (Key, [Argument]) -> Pattern = { key, _ in Pattern(key.name) }
        ) {
            self.fillsGaps = fillsGaps
            self.numberStyle = numberStyle
            self.missingText = missingText
            self.escapesValues = escapesValues
        }
    }

    /// A catalogue in the target's shape, with what became of the source's messages.
    package struct Result: Sendable {
        /// The catalogue in the target's shape.
        package var catalog: Catalog

        /// The keys of the source's entries that entries under other keys were made of.
        package var sources: [Key: Key]

        /// The keys of the source's entries of which something in the target refers to other entries.
        package var referring: Set<Key> = []

        /// What became of the source's messages.
        package var outcomes: ConversionOutcomes

        /// What changed or was lost.
        package var diagnostics: [Diagnostic]
    }

    /// Runs all passes over a catalogue.
    package static func legalise(_ catalog: Catalog, for target: Capabilities, options: Options = Options()) -> Result {
        var state = LegalisationState(catalog: catalog, target: target, options: options)
        let passes: [any LegalisationPass] = [
            LinkPass(), StepPass(), FillPass(), InlinePass(), WordsPass(), SeparatePass(), RecastPass(), PlacePass(),
            ArgumentsPass(),
            RenamePass(),
        ]
        for pass in passes { pass.run(on: &state) }
        return state.finish()
    }
}

/// One step on the way to the target's shape.
protocol LegalisationPass {
    /// Changes the entries, and records what the change means for the source's messages.
    func run(on state: inout LegalisationState)
}
