import InterlinguaIR
import InterlinguaPlatforms
import OrderedCollections

/// Writes units as XLIFF 1.2, as Xcode does, or as XLIFF 2.1.
///
/// Placeholders are a part of the text: so Xcode writes and reads them, and translators' tools know them by their look.
struct XLIFFWriter {
    private let isVersion2: Bool
    private let source: LanguageTag
    private let target: LanguageTag
    private let toolVersion: String
    private var output = ""

    init(_ format: ExchangeFormat, from source: LanguageTag, to target: LanguageTag, toolVersion: String) {
        isVersion2 = format == .xliff2
        self.source = source
        self.target = target
        self.toolVersion = toolVersion
    }

    consuming func write(_ units: [ExchangeUnit]) -> [UInt8] {
        output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let files = OrderedDictionary(grouping: units, by: \.id.file)
        if isVersion2 {
            output += "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.1\""
            output += " srcLang=\"\(escaped(source.name))\" trgLang=\"\(escaped(target.name))\">\n"
        } else {
            output += "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n"
        }
        for (index, file) in files.enumerated() {
            if isVersion2 {
                output += "  <file id=\"f\(index + 1)\" original=\"\(attribute(file.key))\">\n"
                for (place, unit) in file.value.enumerated() { write2(unit, number: place + 1) }
            } else {
                output += "  <file original=\"\(attribute(file.key))\" source-language=\"\(escaped(source.name))\""
                output += " target-language=\"\(escaped(target.name))\" datatype=\"plaintext\">\n    <header>\n"
                output += "      <tool tool-id=\"interlingua\" tool-name=\"interlingua\""
                output += " tool-version=\"\(escaped(toolVersion))\"/>\n    </header>\n    <body>\n"
                for unit in file.value { write1(unit) }
                output += "    </body>\n"
            }
            output += "  </file>\n"
        }
        output += "</xliff>\n"
        return Array(output.utf8)
    }

    private mutating func write1(_ unit: ExchangeUnit) {
        output += "      <trans-unit id=\"\(attribute(unit.id.name))\" xml:space=\"preserve\">\n"
        output += "        <source>\(escaped(unit.source))</source>\n"
        if let text = unit.target {
            output += "        <target state=\"\(unit.state.xliff1)\">\(escaped(text))</target>\n"
        }
        for note in unit.notes { output += "        <note>\(escaped(note))</note>\n" }
        output += "      </trans-unit>\n"
    }

    private mutating func write2(_ unit: ExchangeUnit, number: Int) {
        // Their ids are no texts: what tells units apart is their name.
        output += "    <unit id=\"u\(number)\" name=\"\(attribute(unit.id.name))\" xml:space=\"preserve\">\n"
        if !unit.notes.isEmpty {
            output += "      <notes>\n"
            for note in unit.notes { output += "        <note>\(escaped(note))</note>\n" }
            output += "      </notes>\n"
        }
        output += "      <segment state=\"\(unit.state.xliff2)\">\n        <source>\(content(unit.source))</source>\n"
        if let text = unit.target { output += "        <target>\(content(text))</target>\n" }
        output += "      </segment>\n    </unit>\n"
    }

    /// A text with what XML can't hold as elements of XLIFF 2.
    private func content(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.isXMLCharacter {
                result += escaped(String(scalar))
            } else {
                result += "<cp hex=\"" + hexadecimal(scalar) + "\"/>"
            }
        }
    }

    private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// A value in which white space stays what it is.
    private func attribute(_ text: String) -> String {
        escaped(text).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
    }

    private func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // Readers would make a line feed of it.
            case "\r": result += "&#13;"
            default: result.unicodeScalars.append(scalar.isXMLCharacter ? scalar : "\u{FFFD}")
            }
        }
    }
}

extension Message.State {
    fileprivate var xliff1: String {
        switch self {
        case .translated: "translated"
        case .needsReview: "needs-review-translation"
        case .new, .inherited: "new"
        }
    }

    /// A text that waits for a look is one that is not translated yet, in the words of XLIFF 2.
    fileprivate var xliff2: String { self == .translated ? "translated" : "initial" }
}
