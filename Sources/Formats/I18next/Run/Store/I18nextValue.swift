package import InterlinguaFormats
import InterlinguaIR
package import InterlinguaSemantics

/// A value of i18next's run times: what files hold, what apps pass and what look-ups return.
package indirect enum I18nextValue: Sendable, Hashable {
    /// JavaScript's `undefined`, Objective-C's `nil`.
    case undefined
    /// JavaScript's `null`, `NSNull`.
    case null
    case boolean(Bool)
    case number(I18nextNumber)
    case text(String)
    case list([I18nextValue])
    case object([String: I18nextValue])
    /// An object that prints as another value: what apps pass for `{{name}}` beside `{{name.first}}`.
    case printing(I18nextValue, members: [String: I18nextValue])
    /// A function that every value of JavaScript has, by its name.
    case function(String)

    /// The text; nil for other values.
    package var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// The texts of a list, or the only one unless it is empty.
    var texts: [String] {
        switch self {
        case .text(let text): text.isEmpty ? [] : [text]
        case .list(let values): values.compactMap(\.text)
        default: []
        }
    }

    /// The members of an object; nil for other values.
    package var members: [String: I18nextValue]? {
        switch self {
        case .object(let members), .printing(_, let members): members
        default: nil
        }
    }

    /// Whether JavaScript counts the value as true.
    package var isTruthy: Bool {
        switch self {
        case .undefined, .null: false
        case .boolean(let flag): flag
        case .number(let number): !(number.value.isZero || number.value.isNaN)
        case .text(let text): !text.isEmpty
        case .list, .object, .printing, .function: true
        }
    }

    /// Whether it is neither `undefined` nor `null`.
    package var isPresent: Bool {
        switch self {
        case .undefined, .null: false
        default: true
        }
    }

    /// What JavaScript makes of the value when it is added to a text.
    package var scriptText: String { scriptText(depth: 0) }

    private func scriptText(depth: Int) -> String {
        switch self {
        case .undefined: "undefined"
        case .null: "null"
        case .boolean(let flag): flag ? "true" : "false"
        case .number(let number): number.scriptText
        case .text(let text): text
        case .list(let values): Self.joined(values, by: ",", depth: depth)
        case .object: "[object Object]"
        case .printing(let value, _): value.scriptText(depth: depth)
        case .function(let name): "function \(name)() { [native code] }"
        }
    }

    /// JavaScript's `Array.prototype.join`: nothing stands for `null` and `undefined`.
    package static func joined(_ values: [I18nextValue], by separator: String, depth: Int = 0) -> String {
        // Lists within lists come from files, and are as deep as the parser lets them be.
        guard depth < 64 else { return "" }
        return values.map { $0.isPresent ? $0.scriptText(depth: depth + 1) : "" }.joined(separator: separator)
    }

    /// What i18next makes of a value that it puts into a text: `null` and `undefined` are nothing.
    package var insertedText: String { isPresent ? scriptText : "" }

    /// What JavaScript makes of the value where it wants a number.
    package var scriptNumber: Double {
        switch self {
        case .undefined, .object, .function: return .nan
        case .null: return 0
        case .boolean(let flag): return flag ? 1 : 0
        case .number(let number): return number.value
        case .printing(let value, _): return value.scriptNumber
        case .list(let values) where values.count == 1: return values[0].scriptNumber
        case .list(let values): return values.isEmpty ? 0 : .nan
        case .text(let text):
            let trimmed = text.trimmingScriptSpace()
            if trimmed.isEmpty { return 0 }
            return DecimalNumber(trimmed).map { I18nextNumber($0).value } ?? Double(trimmed) ?? .nan
        }
    }

    /// Whether JavaScript's `===` holds.
    package func isIdentical(to other: I18nextValue) -> Bool {
        switch (self, other) {
        case (.number(let left), .number(let right)): left.value == right.value
        case (.list, _), (.object, _), (.printing, _): false
        default: self == other
        }
    }
}

extension I18nextValue {
    /// The value of an argument; nothing is `null`.
    package init(_ argument: ArgumentValue) {
        self =
            switch argument {
            case .text(let text), .date(let text): .text(text)
            case .number(let number, _): .number(I18nextNumber(number))
            case .list(let values): .list(values.map { I18nextValue($0) })
            case .absent: .null
            }
    }

    package init(_ setting: RuntimeSetting) {
        self =
            switch setting {
            case .flag(let flag): .boolean(flag)
            case .number(let number): .number(I18nextNumber(number))
            case .text(let text): .text(text)
            case .list(let values): .list(values.map { I18nextValue($0) })
            case .group(let members): .object(members.mapValues { I18nextValue($0) })
            case .null: .null
            }
    }

    /// The value of a JSON text, repeated keys as most readers take them; nil for what is no JSON.
    package init?(json text: String) {
        let (document, diagnostics) = JSONReader.read(path: "", bytes: Array(text.utf8))
        let isRefused = diagnostics.contains { $0.severity == .error || $0.identifier == "json-byte-order-mark" }
        guard let root = document.root, !isRefused else { return nil }
        self.init(root.value)
    }

    package init(_ value: JSONValue) {
        self =
            switch value {
            case .null: .null
            case .boolean(let flag): .boolean(flag)
            case .number(let number): .number(I18nextNumber(number.value))
            case .string(let text): .text(text)
            case .array(let values): .list(values.map { I18nextValue($0) })
            case .object(let members):
                .object(Dictionary(members.map { ($0.key, I18nextValue($0.value)) }) { _, last in last })
            }
    }
}

extension StringProtocol {
    /// The text without white space and line ends around it (ECMAScript, `String.prototype.trim`).
    package func trimmingScriptSpace() -> String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isScriptSpace }),
            let last = scalars.lastIndex(where: { !$0.isScriptSpace })
        else {
            return ""
        }
        return String(String.UnicodeScalarView(scalars[first...last]))
    }
}

extension Unicode.Scalar {
    /// Whether ECMAScript counts it as white space or as a line end.
    var isScriptSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
        default: false
        }
    }
}
