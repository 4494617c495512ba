import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import OrderedCollections

/// What an argument's value looks like in two sentences that are otherwise the same.
struct PrintedValue {
    /// The argument, by its index in the source.
    let argument: Int
    let observation: Observation

    /// Why a value is printed in two ways.
    func cause(_ own: String, _ other: String) -> Cause {
        if own.isEscaped(other) || other.isEscaped(own) { return .escaping }
        guard let number = observation.number(argument) else {
            return observation.breaksOptions(argument, in: observation.language) ? .faultySource : .lostFormat
        }
        if own.isSameNumber(as: other) || other.isSameNumber(as: own) { return .numberStyle }
        let projects = observation.projects
        let values = values(of: number)
        for format in observation.formats {
            let meant = values.filter { printed($0, format, projects.source) == own }
            guard !meant.isEmpty else { continue }
            for value in values {
                let isPrinted =
                    printed(value, format, projects.target) == other
                    || printed(value, format, projects.source)?.isSameNumber(as: other) ?? false
                if isPrinted { return meant.contains(value) ? .numberStyle : projects.cause(ofReading: number) }
            }
        }
        return .lostFormat
    }

    /// The number and all that either platform may take it for.
    private func values(of number: DecimalNumber) -> OrderedSet<DecimalNumber> {
        var values: OrderedSet<DecimalNumber> = [number]
        for reading in [observation.projects.source.reading, observation.projects.target.reading] {
            values.append(number.read(as: reading))
        }
        if let double = Double(number.description), let rounded = DecimalNumber(shortest: double) {
            values.append(rounded)
        }
        return values
    }

    private func printed(_ number: DecimalNumber, _ format: Format, _ platform: Capabilities) -> String? {
        let catalog = observation.projects.catalog
        guard let entry = catalog.entries[observation.plan.key] else { return nil }
        var arguments = observation.arguments
        arguments.values[argument] = .number(number)
        let pattern = Pattern([.placeholder(Placeholder(argument: argument, format: format))])
        let context = arguments.context(platform.numberStyle)
        let said = Renderer(catalog).render(Message(pattern), of: entry, in: observation.language, context)
        if case .text(let text)? = said { return text }
        return nil
    }
}

extension Observation {
    /// More entries than these are not looked at for formats.
    private static let entryLimit = 64

    /// The formats in which the entry, and those that it refers to, show arguments.
    var formats: OrderedSet<Format> {
        let catalog = projects.catalog
        var formats: OrderedSet<Format> = [.text(Field()), .number(NumberFormat())]
        var keys: OrderedSet<Key> = [plan.key]
        var next = 0
        while next < min(keys.count, Self.entryLimit) {
            for (_, message) in catalog.entries[keys[next]]?.messages ?? [:] {
                message.forEachElement { element in
                    switch element {
                    case .placeholder(let placeholder): formats.append(placeholder.format)
                    case .reference(let reference):
                        if case .entry(let key) = reference.target { keys.append(key) }
                    case .text, .select, .markup: break
                    }
                }
            }
            next += 1
        }
        return formats
    }
}

extension DecimalNumber {
    /// Whether doubles or C's `int` don't hold the number.
    var isLarge: Bool { Int32(exactly: truncated) == nil }
}

extension String {
    /// Whether a text is another one with HTML's escapes, once or twice.
    fileprivate func isEscaped(_ text: String) -> Bool {
        let once = unescaped
        return once.isIdentical(to: text) || once.unescaped.isIdentical(to: text)
    }

    /// The text without the escapes that HTML has for its own characters.
    fileprivate var unescaped: String {
        guard utf8.contains(0x26) else { return self }
        let bytes = Array(utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let escape = bytes[index] == 0x26 ? Self.escapes.first { bytes[index...].starts(with: $0.spelling) } : nil
            result.append(escape?.character ?? bytes[index])
            index += escape?.spelling.count ?? 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The escapes that libraries write, and the characters that they are for.
    private static let escapes: [(spelling: [UInt8], character: UInt8)] = [
        ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&#39;", 0x27), ("&#x27;", 0x27), ("&#x2F;", 0x2F),
        ("&amp;", 0x26),
    ].map { (Array($0.0.utf8), $0.1) }
}
