package import InterlinguaIR
package import InterlinguaPlatforms
import InterlinguaSemantics

/// Brings a catalogue into the shape that a target can hold, with the same meaning.
///
/// What that does to keys and calls is reported, never what a reader will see. The passes know the intermediate representation and the
/// target's capabilities, never a format's name.
package struct Legaliser {
    /// How far the passes may go beyond what the target needs.
    package struct Options: Sendable {
        /// Whether texts that the source finds in another language are copied where the target would not look there.
        package var fillsGaps = false

        /// Languages to which they are copied, too, though the source has none in them.
        package var furtherLanguages: [LanguageTag] = []

        /// The apps whose texts the catalogue holds.
        package var apps = SourceApps()

        /// What the project holds that is written into; nil for one of its own.
        package var existing: ExistingEntries?

        /// Whether texts have tags for the elements that stand in that project.
        package var readsTags = false
    }

    /// A catalogue in the target's shape, with what became of the source's messages.
    package struct Result: Sendable {
        /// The catalogue in the target's shape.
        package var catalog: Catalog

        /// The keys of the source's entries that entries under other keys were made of.
        package var sources: [Key: Key]

        /// What became of the source's messages.
        package var outcomes: ConversionOutcomes

        package var diagnostics: [Diagnostic]
    }

    /// Runs all passes over a catalogue.
    package static func legalise(_ catalog: Catalog, for target: Capabilities, options: Options = Options()) -> Result {
        var state = LegalisationState(catalog: catalog, target: target, options: options)
        let passes: [any LegalisationPass] = [
            KeyPass(), CounterpartPass(), LanguagePass(), LinkPass(), StepPass(), FillPass(), InlinePass(), WordsPass(),
            SeparatePass(),
            RecastPass(),
            PlacePass(),
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
