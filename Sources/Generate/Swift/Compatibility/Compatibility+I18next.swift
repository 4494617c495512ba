import InterlinguaFormats

extension Compatibility {
    /// The calls of i18next for iOS.
    func i18nextCalls(_ access: String, _ typeName: String, _ texts: Texts) -> String {
        let parameters = """
                count: (any Numeric)? = nil,
                context: String? = nil,
                variables: [String: Any] = [:],
                defaultValue: String? = nil,
                namespace: String? = nil,
                language: String? = nil,
                arguments: [any CVarArg] = []
            """
        let arguments = """
                    language: language, namespace: namespace, context: context, count: count, variables: variables,
                    defaultValue: defaultValue, arguments: arguments
            """
        return #"""
            // The calls of i18next for iOS, 1.0.1, answered with the texts of this file in `\#(typeName).language`.

            /// The text of a key, with its context and in the form of its count where there are such.
            ///
            /// - Parameters:
            ///   - key: the key, perhaps behind a namespace and a colon.
            ///   - count: the number that chooses the form; it is the variable `count` as well.
            ///   - context: the context.
            ///   - variables: what placeholders stand for.
            ///   - defaultValue: what is shown where there is no text; nil for the key.
            ///   - namespace: the namespace; nil for the default one.
            ///   - language: a language; nil for the current one.
            ///   - arguments: what a native format's specifiers in the text stand for.
            nonisolated \#(access)func I18NEXT(
                _ key: String,
            \#(parameters)
            ) -> String {
                I18NEXT(
                    [key], count: count, context: context, variables: variables, defaultValue: defaultValue,
                    namespace: namespace, language: language, arguments: arguments
                )
            }

            /// The text of the first key that has one; a default value ends the search at the first key without a text.
            nonisolated \#(access)func I18NEXT(
                _ keys: [String],
            \#(parameters)
            ) -> String {
                let call = _I18next.Call(
            \#(arguments)
                )
                var library = _I18next()
                return library.translate(keys, call)
            }

            /// The library's way to find a text.
            nonisolated private struct _I18next {
                /// What a call passes on.
                struct Call {
                    var language: String?
                    var namespace: String?
                    var context: String?
                    var count: (any Numeric)?
                    var variables: [String: Any] = [:]
                    var defaultValue: String?
                    var arguments: [any CVarArg] = []
                }

                var depth = 0

                mutating func translate(_ keys: [String], _ call: Call) -> String {
                    if keys.count > 1 {
                        for key in keys {
                            if let text = candidate(key, call) { return text }
                        }
                    }
                    guard let key = keys.last else { return "" }
                    var call = call
                    if call.defaultValue == nil { call.defaultValue = key }
                    return candidate(key, call) ?? key
                }

                /// What one name gives: with the context first, then in the form of the count, then alone.
                private mutating func candidate(_ whole: String, _ call: Call) -> String? {
                    // So many calls within each other are a circle, in which the library would overflow its stack.
                    if depth > 100 { return call.defaultValue }
                    depth += 1
                    defer { depth -= 1 }
                    var namespace = call.namespace.flatMap { $0.isEmpty ? nil : $0 } ?? \#(SourceWriter.literal(texts.defaultTable))
                    var key = whole
                    if let colon = whole.utf8.firstIndex(of: 0x3A) {
                        namespace = String(whole[..<colon])
                        key = String(whole[whole.utf8.index(after: colon)...])
                    }
                    var inner = call
                    inner.namespace = namespace
                    inner.context = nil
                    inner.defaultValue = nil
                    if let context = call.context, !context.isEmpty, let text = candidate(key + "_" + context, inner) {
                        return text
                    }
                    var variables = call.variables
                    if let count = call.count {
                        let value = Decoder.Value(count)
                        variables["count"] = value.text
                        let number = Self.whole(value)
                        if number != 1 {
                            let code = call.language.flatMap { $0.isEmpty ? nil : $0 } ?? \#(typeName).language.rawValue
                            inner.count = nil
                            inner.variables = variables
                            if let text = candidate(key + Self.suffix(code, number), inner) { return text }
                        }
                    }
                    return find(key, namespace, call, variables)
                }

                private mutating func find(
                    _ key: String,
                    _ namespace: String,
                    _ call: Call,
                    _ variables: [String: Any]
                ) -> String? {
                    var found: String?
                    if let entry = _keys.find("\u{1}" + namespace + "\n" + key)?.entry {
                        for code in Self.chain(call.language.flatMap { $0.isEmpty ? nil : $0 } ?? \#(typeName).language.rawValue) {
                            let code = code.lowercased()
                            guard let place = _Languages.tags.firstIndex(where: { $0.lowercased() == code }) else { continue }
                            found = _catalog.textIfAny(entry, in: place, Decoder.Frame())
                            if found != nil { break }
                        }
                    }
                    guard var text = found ?? call.defaultValue else { return nil }
                    text = replacingVariables(text, variables)
                    text = nesting(text, variables)
                    return call.arguments.isEmpty ? text : String(format: text, arguments: call.arguments)
                }

                /// The languages that are tried.
                private static func chain(_ code: String) -> [String] {
                    var codes = [code]
                    if let cut = code.utf8.firstIndex(where: { $0 == 0x2D || $0 == 0x5F }) {
                        let language = code[..<cut].lowercased()
                        codes = [language + "-" + code[code.utf8.index(after: cut)...].uppercased(), language]
                    }
                    return codes + [_Languages.tags[0]]
                }

                // MARK: Values

                /// Puts values in the place of `__name__`; the longest name is taken, and unknown ones stay.
                private func replacingVariables(_ text: String, _ variables: [String: Any]) -> String {
                    guard text.contains("__") else { return text }
                    let scalars = Array(text.unicodeScalars)
                    var names: [String] = []
                    var index = 0
                    func isMark(_ place: Int) -> Bool {
                        place + 1 < scalars.count && scalars[place] == "_" && scalars[place + 1] == "_"
                    }
                    while index < scalars.count {
                        guard isMark(index) else {
                            index += 1
                            continue
                        }
                        var end = index + 2
                        var last: Int?
                        while end < scalars.count, Self.isWord(scalars[end]) || (end > index + 2 && scalars[end] == ".") {
                            end += 1
                            if isMark(end) { last = end }
                        }
                        guard let last else {
                            index += 1
                            continue
                        }
                        var name = String.UnicodeScalarView()
                        name.append(contentsOf: scalars[(index + 2)..<last])
                        if !names.contains(String(name)) { names.append(String(name)) }
                        index = last + 2
                    }
                    var result = text
                    for name in names {
                        var value: Any? = variables
                        for part in name.split(separator: ".", omittingEmptySubsequences: false) {
                            value = (value as? [String: Any])?[String(part)]
                        }
                        guard let value else { continue }
                        result = Self.replacing("__" + name + "__", in: result, by: Self.description(of: value))
                    }
                    return result
                }

                private static func description(of value: Any) -> String {
                    switch value {
                    case let text as String: text
                    case is NSNull: "<null>"
                    case let flag as Bool: flag ? "1" : "0"
                    case let number as any Numeric: Decoder.Value(number).text
                    default: "\(value)"
                    }
                }

                private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
                    switch scalar.properties.generalCategory {
                    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
                    default: scalar.properties.isAlphabetic || scalar.value == 0x200C || scalar.value == 0x200D
                    }
                }

                private static func replacing(_ part: String, in text: String, by other: String) -> String {
                    text.components(separatedBy: part).joined(separator: other)
                }

                // MARK: Texts in texts

                /// Puts other texts in the place of `$t(key, options)`; what they say is not searched again.
                private mutating func nesting(_ text: String, _ variables: [String: Any]) -> String {
                    guard text.contains("$t(") else { return text }
                    // An expression ends with the first parenthesis, even if another one begins before it.
                    var expressions: [String] = []
                    var rest = text[...]
                    while let opening = rest.range(of: "$t(", options: .literal),
                        let closing = rest[opening.upperBound...].range(of: ")", options: .literal)
                    {
                        let expression = String(rest[opening.upperBound..<closing.lowerBound])
                        if !expressions.contains(expression) { expressions.append(expression) }
                        rest = rest[closing.upperBound...]
                    }
                    var result = text
                    for expression in expressions {
                        let parts = expression.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
                        let key = parts[0].trimmingCharacters(in: .whitespacesAndNewlines)
                        var call = Call(variables: variables)
                        if parts.count > 1,
                            let options = try? JSONSerialization.jsonObject(with: Data(parts[1].utf8)) as? [String: Any]
                        {
                            call.language = options["lng"] as? String ?? options["lang"] as? String
                            call.namespace = options["ns"] as? String ?? options["namespace"] as? String
                            call.context = options["context"] as? String
                            if let number = options["count"] as? NSNumber {
                                let value = number.doubleValue
                                call.count = Int(exactly: value).map { $0 as any Numeric } ?? value
                            }
                            call.variables = options["variables"] as? [String: Any] ?? variables
                            call.defaultValue = options["defaultValue"] as? String
                        }
                        let shown = translate([key], call)
                        result = Self.replacing("$t(" + expression + ")", in: result, by: shown)
                    }
                    return result
                }

                // MARK: Forms

                /// A number as the library reads it: truncated, and 2⁶⁴ more if it is negative.
                private static func whole(_ value: Decoder.Value) -> UInt64 {
                    switch value {
                    case .integer(let value): UInt64(bitPattern: Int64(value))
                    case .unsigned(let value): UInt64(value)
                    case .decimal(let value):
                        UInt64(exactly: value.rounded(.towardZero))
                            ?? Int64(exactly: value.rounded(.towardZero)).map { UInt64(bitPattern: $0) } ?? (value < 0 ? 1 << 63 : .max)
                    default: 0
                    }
                }

                /// What is added to a key for a count other than 1.
                private static func suffix(_ code: String, _ count: UInt64) -> String {
                    var name = Substring(code)
                    if let hyphen = code.utf8.firstIndex(of: 0x2D) { name = Substring(code[..<hyphen].lowercased()) }
                    for line in forms.split(separator: "\n") {
                        let parts = line.split(separator: ":")
                        guard parts[1].split(separator: " ").contains(name) else { continue }
                        let numbers = parts[0].dropFirst(2).split(separator: ",")
                        let index = form(parts[0].utf8.first ?? 0, count)
                        guard index < numbers.count else { break }
                        if numbers.count == 2, numbers[0] == "1", numbers[index] == "2" { break }
                        return "_plural_" + numbers[index]
                    }
                    return "_plural"
                }

                /// The place of a number's form among the forms of a language.
                private static func form(_ letter: UInt8, _ n: UInt64) -> Int {
                    let (ten, hundred) = (n % 10, n % 100)
                    let isTeen = 10..<20 ~= hundred
                    switch Unicode.Scalar(letter) {
                    case "A": return n > 1 ? 1 : 0
                    case "B": return n != 1 ? 1 : 0
                    case "D": return ten == 1 && hundred != 11 ? 0 : 2...4 ~= ten && !isTeen ? 1 : 2
                    case "E": return n < 3 ? Int(n) : 3...10 ~= hundred ? 3 : hundred >= 11 ? 4 : 5
                    case "G": return n == 1 ? 0 : 2...4 ~= ten && !isTeen ? 1 : 2
                    case "H": return n == 1 ? 0 : n == 2 ? 1 : n != 8 && n != 11 ? 2 : 3
                    case "I": return n == 1 ? 0 : n == 2 ? 1 : n < 7 ? 2 : n < 11 ? 3 : 4
                    case "J": return n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n > 2 && n < 20 ? 2 : 3
                    case "K": return ten != 1 || hundred == 11 ? 1 : 0
                    case "L": return n != 0 ? 1 : 0
                    case "M": return n == 1 ? 0 : n == 2 ? 1 : n == 3 ? 2 : 3
                    case "N": return ten == 1 && hundred != 11 ? 0 : ten >= 2 && !isTeen ? 1 : 2
                    case "O": return ten == 1 && hundred != 11 ? 0 : n != 0 ? 1 : 2
                    case "P": return ten == 1 ? 0 : 1
                    case "Q": return n == 0 ? 0 : n == 1 ? 1 : 2
                    case "R": return n == 1 ? 0 : n == 0 || 2...10 ~= hundred ? 1 : 11...19 ~= hundred ? 2 : 3
                    case "S": return n == 1 ? 0 : n == 0 || 1...19 ~= hundred ? 1 : 2
                    case "T": return hundred == 1 ? 1 : hundred == 2 ? 2 : hundred == 3 || hundred == 4 ? 3 : 0
                    case "Z": return n == 1 ? 0 : 2...4 ~= n ? 1 : 2
                    default: return 0
                    }
                }

                /// For each way to choose a form a number of each, and the languages.
                private static let forms = """
                    \#(I18nextFormTable.appleLines.replacing("\n", with: "\n        "))
                    """
            }
            """#
    }
}
