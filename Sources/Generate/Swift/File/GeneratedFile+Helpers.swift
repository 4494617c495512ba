extension GeneratedFile {
    /// Writes the functions that accessors call.
    mutating func writeHelpers() {
        for helper in helpers.sorted(by: { $0.name < $1.name }) {
            var parameters = ["_ entry: Int"]
            var values: [String] = []
            var circumstances: [String] = []
            var isCircumstance = false
            for letter in helper.shape {
                if letter == "_" {
                    isCircumstance = true
                    continue
                }
                if isCircumstance {
                    isCircumstance = false
                    switch letter {
                    case "w":
                        parameters.append("_ width: Int?")
                        circumstances.append("width: width")
                    case "d":
                        parameters.append("_ device: String?")
                        circumstances.append("device: device ?? _device")
                    default:
                        parameters.append("_ product: String?")
                        circumstances.append("product: product")
                    }
                    continue
                }
                let name = "value\(values.count)"
                let (type, wrapper) =
                    switch letter {
                    case "I", "i": ("Int", "Decoder.Value.integer")
                    case "U", "u": ("UInt", "Decoder.Value.unsigned")
                    case "D", "d": ("Double", "Decoder.Value.decimal")
                    case "N", "n": ("(any Numeric)", "Decoder.Value.init(_:)")
                    default: ("String", "Decoder.Value.text")
                    }
                if letter.isUppercase {
                    parameters.append("_ \(name): \(type)")
                    values.append(letter == "N" ? "Decoder.Value(\(name))" : "\(wrapper)(\(name))")
                } else {
                    parameters.append("_ \(name): \(type)?")
                    values.append(
                        "\(name).map { \(letter == "n" ? "Decoder.Value($0)" : "\(wrapper)($0)") } ?? .absent"
                    )
                }
            }
            if options.hasValues { parameters.append("in language: Int?") }
            let hasParts = options.hasParts && !helper.isList
            let arguments =
                (values.isEmpty ? [] : ["values: [\(values.joined(separator: ", "))]"]) + circumstances
                + (hasParts ? ["parts: _parts.get()"] : [])
            let frame =
                arguments.isEmpty && !helper.isList ? "" : ", Decoder.Frame(\(arguments.joined(separator: ", ")))"
            let language = options.hasValues ? "language ?? _Languages.current" : "_Languages.current"
            let result = helper.isList ? "[String]" : "String"
            source.lines(
                """
                @inline(never)
                nonisolated \(helperAccess)func \(helperPrefix)\(helper.name)(\(parameters.joined(separator: ", "))) -> \(result) {
                    _catalog.\(helper.isList ? "list" : "text")(entry, in: \(language)\(frame))
                }

                """
            )
        }
    }
}
