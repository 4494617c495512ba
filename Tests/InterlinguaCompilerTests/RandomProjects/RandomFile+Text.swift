extension RandomFile {
    /// The content.
    var text: String {
        switch syntax {
        case .json: Self.json(.members(nodes), indentation: "") + "\n"
        case .strings: nodes.map(Self.strings).joined()
        case .stringsdict: Self.stringsdict(nodes)
        case .android:
            """
            <?xml version="1.0" encoding="utf-8"?>
            <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
            \(nodes.map { Self.android($0, indentation: "    ") }.joined())</resources>

            """
        }
    }

    // MARK: JSON

    private static func json(_ value: RandomNode.Value, indentation: String) -> String {
        let inner = indentation + "  "
        switch value {
        case .text(let pieces): return quoted(pieces.joined())
        case .literal(let text): return text
        case .list(let nodes):
            return "[" + nodes.map { json($0.value, indentation: inner) }.joined(separator: ", ") + "]"
        case .members(let nodes):
            if nodes.isEmpty { return "{}" }
            let members = nodes.map { inner + quoted($0.name) + ": " + json($0.value, indentation: inner) }
            return "{\n" + members.joined(separator: ",\n") + "\n" + indentation + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\u{1}": result += "\\u0001"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    // MARK: Property lists

    private static func strings(_ node: RandomNode) -> String {
        let comment = node.comment.map { "/* \($0) */\n" } ?? ""
        let value: String
        switch node.value {
        case .text(let pieces): value = oldStyle(pieces.joined())
        case .literal(let text): value = text
        case .list, .members: return ""
        }
        return comment + oldStyle(node.name) + " = " + value + ";\n"
    }

    private static func oldStyle(_ text: String) -> String {
        "\""
            + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\u{1}", with: "\\U0001") + "\""
    }

    private static func stringsdict(_ nodes: [RandomNode]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        \(dictionary(nodes, indentation: ""))
        </plist>

        """
    }

    private static func dictionary(_ nodes: [RandomNode], indentation: String) -> String {
        let inner = indentation + "\t"
        var result = indentation + "<dict>\n"
        for node in nodes {
            result += inner + "<key>\(escaped(node.name))</key>\n"
            switch node.value {
            case .text(let pieces): result += inner + "<string>\(escaped(pieces.joined()))</string>\n"
            case .literal(let text): result += inner + text + "\n"
            case .list(let children), .members(let children):
                result += dictionary(children, indentation: inner) + "\n"
            }
        }
        return result + indentation + "</dict>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\u{1}", with: "")
    }

    // MARK: Android

    private static func android(_ node: RandomNode, indentation: String) -> String {
        let comment = node.comment.map { indentation + "<!-- \($0) -->\n" } ?? ""
        let element = node.element.split(separator: " ").first.map(String.init) ?? "string"
        let attributes = node.element.dropFirst(element.count)
        let name = node.name.isEmpty ? "" : " \(element == "item" ? "quantity" : "name")=\"\(attribute(node.name))\""
        let opening = indentation + "<\(element)\(name)\(attributes)>"
        let closing = "</\(element)>\n"
        return comment
            + {
                switch node.value {
                case .text(let pieces): opening + pieces.joined() + closing
                case .literal(let text): indentation + text + "\n"
                case .list(let nodes), .members(let nodes):
                    opening + "\n" + nodes.map { android($0, indentation: indentation + "    ") }.joined()
                        + indentation + closing
                }
            }()
    }

    private static func attribute(_ text: String) -> String { escaped(text).replacing("\"", with: "&quot;") }
}
