package import InterlinguaIR

extension Entry {
    /// Whether some text shows an argument, so that an app uses all of them as formats.
    package var showsArguments: Bool {
        !arguments.isEmpty && contains { if case .placeholder = $0 { true } else { false } }
    }
}
