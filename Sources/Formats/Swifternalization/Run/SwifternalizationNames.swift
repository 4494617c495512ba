import InterlinguaFormats

/// The named expressions that hold in a language.
struct SwifternalizationNames: Sendable {
    let shared: SharedExpressions
    let language: String

    /// The pattern that a name stands for: its own if nothing has that name; what it stands for is not looked up again.
    func pattern(of name: String) -> String { shared.pattern(named: name, for: language)?.pattern ?? name }

    /// The sections of `expressions.json`; one with anything but texts in it counts as empty.
    static func shared(of root: JSONElement?) -> SharedExpressions {
        let sections = root.map(SwifternalizationSource.members) ?? []
        return SharedExpressions(
            sections.filter { $0.value.kind == .object }.map { section in
                let members = SwifternalizationSource.members(of: section.value)
                let expressions = members.compactMap { member in
                    member.value.string.map { SharedExpressions.Expression(member.name, $0) }
                }
                let isUsable = expressions.count == members.count
                return SharedExpressions.Section(identifier: section.name, expressions: isUsable ? expressions : [])
            }
        )
    }
}
