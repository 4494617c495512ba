package import InterlinguaFormats

extension RuntimeSetting {
    init(_ value: JSONValue) {
        self =
            switch value {
            case .null: .null
            case .boolean(let flag): .flag(flag)
            case .number(let number): .number(number.value)
            case .string(let text): .text(text)
            case .array(let values): .list(values.map { RuntimeSetting($0) })
            case .object(let members): .group(Self.group(of: members))
            }
    }

    /// The settings of an object; the depth is what a JSON file may have.
    package static func group(of members: [JSONMember]) -> [String: RuntimeSetting] {
        var group: [String: RuntimeSetting] = [:]
        for member in members { group[member.key] = RuntimeSetting(member.value) }
        return group
    }
}
