import InterlinguaFormats
import InterlinguaIR

/// The names that an entry of a String Catalog has for its arguments, which are the labels of the symbols that Xcode
/// generates: `%(count)lld`.
struct ArgumentNames {
    /// The names by the positions of their arguments, from 1.
    var byPosition: [Int: String] = [:]

    /// A localisation whose specifiers name their arguments.
    func put(into localization: JSONValue) -> JSONValue {
        guard !byPosition.isEmpty, let members = localization.members else { return localization }
        return .object(
            members.map { member in
                guard member.key == "value", case .string(let text) = member.value else {
                    return JSONMember(member.key, put(into: member.value))
                }
                return JSONMember("value", .string(put(into: text)))
            }
        )
    }

    private func put(into text: String) -> String {
        let utf8 = Array(text.utf8)
        var output: [UInt8] = []
        var copied = 0
        for piece in FormatString(parsing: text, as: .foundation).pieces {
            // Nothing is put into `%arg`.
            guard case .specifier(let specifier) = piece.kind, let name = byPosition[specifier.position],
                !utf8[piece.range.lowerBound...].starts(with: "%arg".utf8)
            else { continue }
            let position = specifier.numbering == .explicit ? "\(specifier.position)$" : ""
            let end = piece.range.lowerBound + 1 + position.utf8.count
            output += utf8[copied..<end]
            output += "(\(name))".utf8
            copied = end
        }
        return String(decoding: output + utf8[copied...], as: UTF8.self)
    }
}
