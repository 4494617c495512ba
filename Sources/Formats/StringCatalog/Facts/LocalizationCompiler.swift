import InterlinguaIR

/// Compiles what a String Catalog has for a key in one language to a value of a .strings or .stringsdict file.
struct LocalizationCompiler: DiagnosticCollector {
    /// Names of the .stringsdict.
    private typealias Name = DictionaryEntryReader.Name

    /// The variable that Xcode makes of a plural without a substitution.
    static let pluralVariable = "value"

    private let document: PropertyListDocument

    /// Stretches of texts that Xcode rewrites.
    private(set) var rewrites: [UInt32: [TextRewrite]] = [:]

    var diagnostics: [Diagnostic] = []

    /// How far the translation has come where it comes least far.
    private(set) var state = Message.State.translated

    /// The texts that were met, which may show the number that another language's plural goes by.
    private(set) var texts: [String] = []

    /// The positions of the arguments that texts name, by their names: the source language's come first.
    private(set) var arguments: [String: Int]

    private let sourceTexts: [String]
    private var substitutions: [Substitution] = []

    /// Where substitutions stand, by their names.
    private var places: [String: Int] = [:]

    /// How many substitutions may yet be put beside texts: devices have the same ones.
    private var budget = 4096

    private struct Substitution {
        var name: String
        var key: JSONElement
        var value: JSONElement
        var specifier: JSONElement?

        /// The argument that it goes by; nil where neither the file tells it nor a reference.
        var argument: Int?

        /// Whether the file gives the number, which Xcode puts into references then.
        var isNumbered = false
    }

    /// Prepares for one localisation.
    ///
    /// - Parameters:
    ///   - sourceTexts: What the source language says.
    ///   - arguments: The positions of the arguments that it names.
    init(document: PropertyListDocument, sourceTexts: [String], arguments: [String: Int]) {
        self.document = document
        self.sourceTexts = sourceTexts
        self.arguments = arguments
    }

    /// The value; nil with a diagnostic if it makes no sense.
    mutating func node(of localization: JSONElement, _ language: JSONElement) -> PropertyListNode? {
        readSubstitutions(of: localization)
        return node(of: localization, key: language, isInDevice: false)
    }

    // MARK: Nodes

    /// The value of a localisation, or of a device in one.
    private mutating func node(of value: JSONElement, key: JSONElement, isInDevice: Bool) -> PropertyListNode? {
        let unit = value.value(of: "stringUnit")
        let variations = value.value(of: "variations")
        if unit != nil, let variations {
            report(.error, .invalidLocalization, "a text can't have variations beside it", at: variations.range)
        }
        if let unit { return text(of: unit).map { format($0, of: value, isInDevice: isInDevice) } }
        guard let variations else {
            let message = "there is neither “stringUnit” nor “variations” for “\(key.string ?? "")”"
            report(.error, .invalidLocalization, message, at: value.range)
            return nil
        }
        var result: PropertyListNode?
        for member in variations.members?.map({ $0 }) ?? [] {
            switch member.key.string {
            case "plural" where result == nil: result = plural(member, of: value)
            case "device" where result == nil && !isInDevice: result = device(member, of: value)
            case "width": report(.warning, .unknownVariation, "Xcode knows no texts by width", at: member.key.textRange)
            default:
                let message =
                    "“\(member.key.string ?? "")” can't be here: texts vary by plural, or by device and then plural"
                report(.error, .unknownVariation, message, at: member.key.textRange)
            }
        }
        if result == nil, !diagnostics.contains(where: { $0.severity == .error }) {
            report(.error, .invalidLocalization, "“variations” has to hold “plural” or “device”", at: variations.range)
        }
        return result
    }

    private mutating func device(_ member: JSONElementMember, of localization: JSONElement) -> PropertyListNode? {
        let members = member.value.members?.map { $0 } ?? []
        var devices: [PropertyListMember] = []
        for device in members {
            guard let node = node(of: device.value, key: device.key, isInDevice: true) else { continue }
            devices.append(PropertyListMember(device.key.string ?? "", node, keyBounds: device.key.textBounds))
        }
        if devices.isEmpty, !members.isEmpty { return nil }
        let rule = PropertyListMember(
            Name.device,
            dictionary(devices, of: member.value),
            keyBounds: member.key.textBounds
        )
        return dictionary([rule], of: localization)
    }

    /// A plural whose number is the one that its texts show.
    private mutating func plural(_ member: JSONElementMember, of localization: JSONElement) -> PropertyListNode? {
        let texts = self.texts(of: member.value)
        let nodes = texts.map { rewritten($0.text, argument: nil, conversion: nil) }
        let shown = zip(texts, nodes).map { (category: $0.category, text: $1.string ?? "") }
        guard let number = PluralNumber(shownIn: shown) ?? PluralNumber(shownIn: sourceTexts.map { ("other", $0) })
        else {
            let message =
                "no text of the plural shows a number, nor does the source text: Xcode can't tell which one chooses"
            report(.error, .missingNumber, message, at: member.key.textRange)
            return nil
        }
        let bounds = member.key.textBounds
        var variable = [
            PropertyListMember(Name.ruleType, PropertyListNode(.string(Name.pluralRule))),
            PropertyListMember(Name.valueType, PropertyListNode(.string(number.conversion), bounds: bounds)),
        ]
        for (item, node) in zip(texts, nodes) {
            variable.append(PropertyListMember(item.category, node, keyBounds: item.key.textBounds))
        }
        let reference =
            number.position == 1 ? "%#@\(Self.pluralVariable)@" : "%\(number.position)$#@\(Self.pluralVariable)@"
        let members = [
            PropertyListMember(Name.formatKey, PropertyListNode(.string(reference), bounds: bounds), keyBounds: bounds),
            PropertyListMember(Self.pluralVariable, dictionary(variable, of: member.value), keyBounds: bounds),
        ]
        return dictionary(members, of: localization)
    }

    /// A text with the variables for its substitutions.
    ///
    /// Devices have the substitutions of their localisation in common, and need not refer to all of them.
    private mutating func format(
        _ text: JSONElement,
        of localization: JSONElement,
        isInDevice: Bool
    ) -> PropertyListNode {
        resolveArguments(in: text)
        let format = rewritten(text, argument: nil, conversion: nil)
        let used = isInDevice ? substitutions(usedIn: text) : substitutions
        if used.isEmpty { return format }
        budget -= used.count
        guard budget >= 0 else {
            report(.error, .tooManyExpansions, "the devices have too many substitutions", at: text.textRange)
            return format
        }
        var members = [PropertyListMember(Name.formatKey, format, keyBounds: text.textBounds)]
        for substitution in used {
            members.append(
                PropertyListMember(
                    substitution.name,
                    variable(for: substitution),
                    keyBounds: substitution.key.textBounds
                )
            )
        }
        return dictionary(members, of: localization)
    }

    private mutating func variable(for substitution: Substitution) -> PropertyListNode {
        var members = [PropertyListMember(Name.ruleType, PropertyListNode(.string(Name.pluralRule)))]
        if let specifier = substitution.specifier, let text = specifier.string {
            let node = PropertyListNode(.string(text), bounds: specifier.textBounds)
            members.append(PropertyListMember(Name.valueType, node, keyBounds: specifier.textBounds))
        }
        guard let plural = substitution.value.value(of: "variations")?.value(of: "plural") else {
            let message = "the substitution “\(substitution.name)” has to vary by plural"
            report(.error, .invalidSubstitution, message, at: substitution.key.textRange)
            members.append(PropertyListMember("other", PropertyListNode(.string(""))))
            return dictionary(members, of: substitution.value)
        }
        for item in texts(of: plural) {
            let node = rewritten(
                item.text,
                argument: substitution.argument,
                conversion: substitution.specifier?.string ?? "@"
            )
            members.append(PropertyListMember(item.category, node, keyBounds: item.key.textBounds))
        }
        return dictionary(members, of: substitution.value)
    }

    /// A dictionary that an object of the catalogue is compiled to, and whose place is that of the object.
    private func dictionary(_ members: [PropertyListMember], of element: JSONElement) -> PropertyListNode {
        let range = element.range
        return PropertyListNode(.dictionary(members), bounds: range.lowerBound..<range.upperBound)
    }

    // MARK: Substitutions

    private mutating func readSubstitutions(of localization: JSONElement) {
        guard let element = localization.value(of: "substitutions") else { return }
        for member in element.members?.map({ $0 }) ?? [] {
            var substitution = Substitution(name: member.key.string ?? "", key: member.key, value: member.value)
            substitution.specifier = member.value.value(of: "formatSpecifier")
            if let number = member.value.value(of: "argNum") {
                substitution.argument = Int(number.spelling).flatMap { 1...Self.highestArgument ~= $0 ? $0 : nil }
                substitution.isNumbered = substitution.argument != nil
                if substitution.argument == nil {
                    report(.error, .invalidArgumentNumber, "“argNum” counts arguments from 1", at: number.range)
                }
            }
            places[substitution.name] = substitutions.count
            substitutions.append(substitution)
        }
    }

    /// No app passes so many arguments.
    private static let highestArgument = 255

    /// A substitution without a number takes the argument that its reference comes to.
    private mutating func resolveArguments(in text: JSONElement) {
        for variable in variables(in: text) {
            guard let place = places[variable.name], substitutions[place].argument == nil else { continue }
            substitutions[place].argument = variable.position
        }
    }

    private func variables(in text: JSONElement) -> [FormatVariable] {
        FormatString(parsing: text.string ?? "", as: .foundation).pieces.compactMap { piece in
            if case .variable(let variable) = piece.kind { variable } else { nil }
        }
    }

    /// The substitutions that a text refers to, be it by way of others.
    private func substitutions(usedIn text: JSONElement) -> [Substitution] {
        var texts = [text]
        var used: Set<Int> = []
        while let text = texts.popLast() {
            for variable in variables(in: text) {
                guard let place = places[variable.name], used.insert(place).inserted else { continue }
                let plural = substitutions[place].value.value(of: "variations")?.value(of: "plural")
                for member in plural?.members?.map({ $0 }) ?? [] {
                    if let text = member.value.value(of: "stringUnit")?.value(of: "value") { texts.append(text) }
                }
            }
        }
        return used.sorted().map { substitutions[$0] }
    }

    // MARK: Texts

    private mutating func texts(of plural: JSONElement) -> [(category: String, key: JSONElement, text: JSONElement)] {
        var result: [(category: String, key: JSONElement, text: JSONElement)] = []
        for member in plural.members?.map({ $0 }) ?? [] {
            guard let unit = member.value.value(of: "stringUnit") else {
                let message = "“\(member.key.string ?? "")” has to hold a text: nothing varies within a plural"
                report(.error, .invalidLocalization, message, at: member.value.range)
                continue
            }
            if let text = text(of: unit) { result.append((member.key.string ?? "", member.key, text)) }
        }
        return result
    }

    /// The text of a string unit, whose state is taken notice of.
    private mutating func text(of unit: JSONElement) -> JSONElement? {
        if let state = unit.value(of: "state") {
            switch state.string {
            case "translated": break
            case "new": self.state = .new
            case "needs_review", "stale": if self.state == .translated { self.state = .needsReview }
            default: report(.warning, .unknownState, "the state of the translation is unknown", at: state.range)
            }
        }
        guard let value = unit.value(of: "value"), let text = value.string else {
            let range = unit.value(of: "value")?.range ?? unit.range
            report(.error, .notAString, "“value” has to be a text", at: range)
            return nil
        }
        texts.append(text)
        return value
    }

    /// A text as Xcode writes it: references with the numbers of their arguments, specifiers without the names of theirs
    /// and in place of `%arg`.
    ///
    /// - Parameters:
    ///   - argument: The argument of the substitution that the text belongs to; nil if it takes the next one.
    ///   - conversion: How the argument is read; nil for a text outside of substitutions.
    private mutating func rewritten(_ element: JSONElement, argument: Int?, conversion: String?) -> PropertyListNode {
        let text = element.string ?? ""
        let bounds = element.textBounds
        guard text.containsByte(UInt8(ascii: "%")) else { return PropertyListNode(.string(text), bounds: bounds) }
        let utf8 = Array(text.utf8)
        var output: [UInt8] = []
        var found: [TextRewrite] = []
        var copied = 0
        let pieces = FormatString(parsing: text, as: .stringCatalog).pieces
        let unnamed = specifiersWithoutNames(pieces, in: utf8)
        for (index, piece) in pieces.enumerated() {
            var range = piece.range
            let replacement: String
            switch piece.kind {
            case _ where unnamed[index] != nil: replacement = unnamed[index] ?? ""
            case .variable(let variable) where variable.numbering == .implicit:
                guard let place = places[variable.name], substitutions[place].isNumbered,
                    let argument = substitutions[place].argument
                else { continue }
                replacement = "%\(argument)$#@\(variable.name)@"
            case _ where Self.isArgument(piece, in: utf8):
                range = range.lowerBound..<range.upperBound + 2
                guard let conversion, utf8[range].elementsEqual("%arg".utf8) else {
                    reportArgument(document.range(ofBytes: range, in: bounds))
                    continue
                }
                replacement = "%" + (argument.map { "\($0)$" } ?? "") + conversion
            default: continue
            }
            output += utf8[copied..<range.lowerBound]
            let start = output.count
            output += replacement.utf8
            found.append(TextRewrite(compiled: start..<output.count, original: range))
            copied = range.upperBound
        }
        if found.isEmpty { return PropertyListNode(.string(text), bounds: bounds) }
        output += utf8[copied...]
        rewrites[bounds.lowerBound] = found
        return PropertyListNode(.string(String(decoding: output, as: UTF8.self)), bounds: bounds)
    }

    /// Reports what a key says where it stands for the source language's text.
    mutating func check(_ key: JSONElement) {
        let utf8 = Array((key.string ?? "").utf8)
        for piece in FormatString(parsing: key.string ?? "", as: .stringCatalog).pieces
        where Self.isArgument(piece, in: utf8) {
            let range = piece.range.lowerBound..<piece.range.upperBound + 2
            reportArgument(document.range(ofBytes: range, in: key.textBounds))
        }
    }

    /// Whether a piece begins `%arg`, which may have a position; behind a digit, as in `1%arg`, it is no specifier.
    private static func isArgument(_ piece: FormatPiece, in utf8: [UInt8]) -> Bool {
        let spelled = utf8[piece.range]
        guard utf8[piece.range.upperBound...].starts(with: "rg".utf8), spelled.first == UInt8(ascii: "%"),
            spelled.last == UInt8(ascii: "a")
        else { return false }
        let position = spelled.dropFirst().dropLast()
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return position.isEmpty
            || position.last == UInt8(ascii: "$") && position.dropLast().allSatisfy { digits ~= $0 }
    }

    private mutating func reportArgument(_ place: SourceRange) {
        let message = "“%arg” means nothing outside of a substitution, and prints a number and “rg”"
        report(.warning, .argOutsideSubstitution, message, at: place)
    }

    /// The numbered specifiers for those of a text that names arguments, by their places among its pieces.
    ///
    /// Xcode numbers names by their first use. A translation's have the numbers of the source language's; a name that is new
    /// there takes the first number that no other has.
    private mutating func specifiersWithoutNames(_ pieces: [FormatPiece], in utf8: [UInt8]) -> [Int: String] {
        var spellings: [Int: String] = [:]
        var hasNames = false
        var next = 1
        for (index, piece) in pieces.enumerated() {
            guard case .specifier(let specifier) = piece.kind, specifier.sizePositions.isEmpty,
                !utf8[piece.range.lowerBound...].starts(with: "%arg".utf8)
            else { continue }
            let spelled = utf8[piece.range]
            let isNumbered = specifier.numbering == .explicit
            var position = specifier.position
            var rest = (isNumbered ? spelled.drop { $0 != UInt8(ascii: "$") } : spelled).dropFirst()
            let name = FormatString.argumentName(in: utf8[piece.range])
            let known = name.flatMap { arguments[String(decoding: $0, as: UTF8.self)] }
            if !isNumbered, arguments.count < maximumArgumentPosition {
                while known == nil, arguments.values.contains(next) { next += 1 }
                position = known ?? next
                if known == nil { next += 1 }
            }
            if let name {
                hasNames = true
                rest = rest[(name.endIndex + 1)...]
                arguments[String(decoding: name, as: UTF8.self)] = known ?? position
            }
            spellings[index] = "%\(position)$" + String(decoding: rest, as: UTF8.self)
        }
        return hasNames ? spellings : [:]
    }
}

/// The number that a plural without a substitution goes by: the first one that its texts show.
package struct PluralNumber: Equatable {
    /// The position of the argument, from 1.
    package var position: Int

    /// Size and conversion of its specifier.
    package var conversion: String

    /// Looks at `other` first, as it nearly always shows the number; nil if no text does.
    package init?(shownIn texts: [(category: String, text: String)]) {
        let ordered = texts.filter { $0.category == "other" } + texts.filter { $0.category != "other" }
        for text in ordered {
            for case .specifier(let specifier) in FormatString(parsing: text.text, as: .foundation).pieces.map(\.kind) {
                guard ArgumentClaim.Storage(conversion: specifier.conversion) == .number else { continue }
                (position, conversion) = (specifier.position, specifier.conversion)
                return
            }
        }
        return nil
    }
}
