import ArgumentParser

extension CommandConfiguration {
    /// Composes the help of a command.
    ///
    /// - Parameter failure: when the command exits with 1.
    init(abstract: String, discussion: String, examples: [String], failure: String? = nil) {
        let statuses = ["0 done", failure.map { "1 \($0)" }, "64 wrong usage", "74 a file can't be read or written"]
        let sections = [
            discussion, examples.map { "EXAMPLE: \($0)" }.joined(separator: "\n"),
            "EXIT STATUS: \(statuses.compactMap(\.self).joined(separator: "; "))",
        ]
        self.init(abstract: abstract, discussion: sections.joined(separator: "\n\n"))
    }
}
