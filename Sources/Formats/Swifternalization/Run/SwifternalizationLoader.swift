import InterlinguaFormats
import InterlinguaIR

/// Reads the entries of files into the shapes that the library makes of them, and finds what crashes it.
struct SwifternalizationLoader {
    /// The named expressions of the language.
    let names: SwifternalizationNames

    /// The ways in which an entry may be read, by its key.
    private(set) var entries: [String: [SwifternalizationTexts.Entry]] = [:]

    /// The first crash; one that may not happen counts as one.
    private(set) var crash: SwifternalizationTexts.Crash?

    /// Prepares for the files of one language.
    init(names: SwifternalizationNames) { self.names = names }

    var keys: Set<String> { Set(entries.keys) }

    /// Loads a file's entries; those that are overridden count for what crashes while they are loaded.
    mutating func load(_ root: JSONElement, isOverridden: (String) -> Bool) {
        for member in SwifternalizationSource.members(of: root) {
            load(member.name, member.key, member.value, isEffective: !isOverridden(member.name))
        }
    }

    private mutating func load(_ key: String, _ name: JSONElement, _ value: JSONElement, isEffective: Bool) {
        if let text = value.string {
            if isEffective { entries[key] = [.keyed(SwifternalizationPattern(key), .text(Self.text(text, value)))] }
            return
        }
        guard value.kind == .object else {
            return fail("the entry “\(key)” is neither a text nor an object", at: value)
        }
        let members = SwifternalizationSource.members(of: value)
        let hasObjects = members.contains { $0.value.kind == .object }
        let hasTexts = members.contains { $0.value.kind == .string }
        if hasObjects {
            if isEffective { loadNested(key, members) }
        } else if hasTexts {
            loadFlat(key, members, isEffective: isEffective)
        }
        // Anything else is left out, as if it were absent.
    }

    private typealias Members = [(name: String, key: JSONElement, value: JSONElement)]

    /// An entry by expression with widths in some members.
    private mutating func loadNested(_ key: String, _ members: Members) {
        var result: [SwifternalizationTexts.Member] = []
        for member in members {
            let pattern = SwifternalizationPattern(names.pattern(of: member.name))
            if let text = member.value.string {
                let content = SwifternalizationTexts.Result.text(Self.text(text, member.value))
                result.append(.init(name: member.name, pattern: pattern, result: content))
            } else if member.value.kind == .object {
                let inner = SwifternalizationSource.members(of: member.value)
                if inner.isEmpty {
                    fail("“\(member.name)” of the entry “\(key)” is an empty object", at: member.value)
                }
                // One with anything but texts in it is left out.
                guard !inner.isEmpty, inner.allSatisfy({ $0.value.kind == .string }) else { continue }
                guard let widths = widths(inner, key) else { continue }
                result.append(.init(name: member.name, pattern: pattern, result: .widths(widths)))
            }
        }
        entries[key] = [.members(result)]
    }

    /// An entry of texts only, by width or by expression.
    private mutating func loadFlat(_ key: String, _ members: Members, isEffective: Bool) {
        guard members.allSatisfy({ $0.value.kind == .string }) else {
            if isEffective { fail("the entry “\(key)” holds more than texts and objects", at: members[0].value) }
            return
        }
        // The library looks at the first sign of one name, whichever comes first in its hash table.
        if let empty = members.first(where: { $0.name.isEmpty }) {
            fail("the library may look for the first sign of an empty name in the entry “\(key)”", at: empty.key)
        }
        guard isEffective else { return }
        let withSign = members.count { $0.name.hasPrefix("@") }
        var readings: [SwifternalizationTexts.Entry] = []
        if withSign < members.count { readings.append(.members(members.map(member))) }
        if withSign > 0, let widths = widths(members, key) {
            readings.append(.keyed(SwifternalizationPattern(key), .widths(widths)))
        }
        entries[key] = readings
    }

    private func member(
        _ member: (name: String, key: JSONElement, value: JSONElement)
    ) -> SwifternalizationTexts.Member {
        let text = Self.text(member.value.string ?? "", member.value)
        let pattern = SwifternalizationPattern(names.pattern(of: member.name))
        return .init(name: member.name, pattern: pattern, result: .text(text))
    }

    /// Texts by width; nil, with a crash, if a name has no number.
    private mutating func widths(
        _ members: Members,
        _ key: String
    ) -> [(width: Int, text: SwifternalizationTexts.Text)]? {
        var result: [(width: Int, text: SwifternalizationTexts.Text)] = []
        for member in members {
            guard let width = WidthName.room(of: SwifternalizationPattern.visible(member.name)) else {
                fail("the name “\(member.name)” in the entry “\(key)” has no number after “@”", at: member.key)
                return nil
            }
            result.append((width, Self.text(member.value.string ?? "", member.value)))
        }
        return result
    }

    private static func text(_ text: String, _ value: JSONElement) -> SwifternalizationTexts.Text {
        SwifternalizationTexts.Text(text: text, origin: Origin(range: value.textRange))
    }

    private mutating func fail(_ description: String, at element: JSONElement) {
        if crash != nil { return }
        let failure = RuntimeFailure("load-failure", "the app crashes at its start: \(description)")
        crash = SwifternalizationTexts.Crash(failure: failure, origin: Origin(range: element.range))
    }
}
