import InterlinguaCompiler
import InterlinguaGenerator
import InterlinguaIR

extension Diagnostic {
    /// The diagnostic as one JSON object on one line; `places` know the diagnostic's lines and columns.
    func json(_ places: SourcePlaces) -> String {
        var members = [
            #""severity":"# + severity.rawValue.jsonLiteral,
            #""identifier":"# + identifier.jsonLiteral,
            #""message":"# + message.jsonLiteral,
        ]
        if let range { members.append(range.jsonMembers(places)) }
        if !notes.isEmpty {
            let list = notes.map { note in
                let place = note.range.map { "," + $0.jsonMembers(places) } ?? ""
                return #"{"message":"# + note.message.jsonLiteral + place + "}"
            }
            members.append(#""notes":["# + list.joined(separator: ",") + "]")
        }
        return "{" + members.joined(separator: ",") + "}"
    }
}

extension SourceRange {
    fileprivate func jsonMembers(_ places: SourcePlaces) -> String {
        let (start, end) = (places.start(of: self), places.end(of: self))
        return #""file":\#(file.path.jsonLiteral),"line":\#(start.line),"column":\#(start.column),"#
            + #""endLine":\#(end.line),"endColumn":\#(end.column)"#
    }
}

extension String {
    /// The text as a JSON string.
    var jsonLiteral: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
