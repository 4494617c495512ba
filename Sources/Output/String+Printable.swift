extension String {
    /// The text with everything that a terminal might obey, or that would begin a new line, made visible.
    ///
    /// Names of files and texts in them may hold any character: line ends become `\\n`, tabs a space, other controls
    /// their code, such as `\\u{1B}`. Marks that turn the direction of what follows count as controls.
    package var printable: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\t": result += " "
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case _ where scalar.isControl: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The lines of the text, each made printable.
    package var printableLines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control character, a separator of lines, or an override of the direction of text.
    fileprivate var isControl: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
