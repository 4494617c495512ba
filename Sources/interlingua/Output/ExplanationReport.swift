import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput
import InterlinguaPlatforms

/// The steps from a key to a text, for people.
struct ExplanationReport {
    private let steps: [RuntimeExplanation.Step]

    /// Prepares to tell how an answer came about.
    init(_ explanation: RuntimeExplanation) { steps = explanation.steps }

    /// One line a step behind an empty line and a heading, the place of each below it; line ends in texts are made visible.
    var lines: [String] {
        if steps.isEmpty { return [] }
        let width = String(steps.count).count
        var lines = ["", "Why:"]
        for (index, step) in steps.enumerated() {
            let number = String(index + 1)
            let margin = String(repeating: " ", count: 2 + width - number.count)
            lines.append("\(margin)\(number). \(sentence(step.text.printable))")
            guard let range = step.origin.range else { continue }
            lines.append("\(String(repeating: " ", count: width + 4))at \(range.place.printable)")
        }
        return lines
    }

    /// A step as a sentence, whether or not it is written as one; names of files at its start stay as they are.
    private func sentence(_ text: String) -> String {
        guard let first = text.first, let last = text.last else { return text }
        let isWord = text.prefix { $0 != " " }.allSatisfy { $0.isLetter && $0.isASCII }
        return (isWord ? first.uppercased() + text.dropFirst() : text) + (".?!".contains(last) ? "" : ".")
    }
}
