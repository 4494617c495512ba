import InterlinguaFormats
import InterlinguaIR

/// Leaves out the choices that say nothing whatever the number is.
///
/// Where arguments are counted, they step over one that a text does not show. Other targets have no use for them.
struct StepPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        if state.target.selects == .manyAnywhere { return }
        state.replaceEntries(having: .numberSelects) { _, working in
            guard working.entry.messages.values.contains(where: { $0.containsPattern(where: \.hasSteps) }) else {
                return nil
            }
            return [working.with(working.entry.mappingMessages { $1.mapPatterns(\.withoutSteps) })]
        }
    }
}

extension Pattern {
    /// Whether something beside the choice is said, so that it is not the message that chooses.
    fileprivate var hasSteps: Bool { elements.count > 1 && elements.contains(where: \.isStep) }

    /// The pattern without choices that say nothing.
    fileprivate var withoutSteps: Pattern {
        hasSteps ? replacing { $0.isStep ? Pattern() : nil } : self
    }
}

extension Element {
    /// Whether it is a choice by a number that says nothing in any case.
    fileprivate var isStep: Bool {
        guard case .select(let select) = self, select.isNumberSelect else { return false }
        return select.variants.last?.condition == .otherwise && select.variants.allSatisfy(\.pattern.elements.isEmpty)
    }
}
