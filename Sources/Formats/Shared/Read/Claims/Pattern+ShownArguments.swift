package import InterlinguaIR

extension Pattern {
    /// The arguments that are shown for most numbers.
    ///
    /// Of a select the variant for most numbers counts: those for few may spell their numbers, as “one file” does.
    var shownArguments: Set<Int> { Set(resolvingSelects { $0.variants.last?.pattern ?? Pattern() }.argumentIndices) }

    /// Whether there is a select at any depth.
    package var hasSelect: Bool { !isPlainText && contains { if case .select = $0 { true } else { false } } }
}
