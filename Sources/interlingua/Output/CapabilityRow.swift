import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms

/// One line of the table of formats.
struct CapabilityRow: Sendable {
    let name: String

    /// What a format answers.
    let value: @Sendable (Capabilities) -> String

    /// All lines, in order.
    static let all: [CapabilityRow] = [
        CapabilityRow(name: "chooses by") { capabilities in
            capabilities.selectors.map { $0.map(\.rawValue).joined(separator: " › ") }.joined(separator: ", ")
        },
        CapabilityRow(name: "numbers in one message") {
            switch $0.selects {
            case .oneAround: "one, around it"
            case .composedAround: "several, around it, as one text"
            case .manyAnywhere: "many, anywhere"
            }
        },
        CapabilityRow(name: "forms in English") { forms($0, "en") },
        CapabilityRow(name: "forms in Polish") { forms($0, "pl") },
        CapabilityRow(name: "forms in Latvian") { forms($0, "lv") },
        CapabilityRow(name: "reads numbers as") { capabilities in
            switch capabilities.reading {
            case .decimal: "decimals"
            case .integer: "whole numbers"
            case .unsignedInteger: "whole numbers from 0"
            case .signedFloat: "single precision"
            case .text: "texts"
            }
        },
        CapabilityRow(name: "references") { capabilities in
            switch capabilities.references {
            case .none: "no"
            case .whole: "whole messages"
            case .inPattern: "anywhere"
            }
        },
        CapabilityRow(name: "arguments") { capabilities in
            switch capabilities.arguments {
            case .positions(let allowsGaps): allowsGaps ? "by position, gaps allowed" : "by position"
            case .names: "by name"
            }
        },
        CapabilityRow(name: "names of arguments") { yesOrNo($0.argumentNames) },
        CapabilityRow(name: "C's integer types") { yesOrNo($0.integerTypes) },
        CapabilityRow(name: "spans such as <b>") { $0.markup == .elements ? "yes" : "as text" },
        CapabilityRow(name: "lists") { yesOrNo($0.lists) },
        CapabilityRow(name: "comments") { yesOrNo($0.comments) },
        CapabilityRow(name: "“not to be translated”") { yesOrNo($0.untranslatable) },
        CapabilityRow(name: "links from parts to wholes") { yesOrNo($0.partLinks) },
        CapabilityRow(name: "a missing text is sought in") { capabilities in
            switch capabilities.fallback.languages {
            case .none: "no other language"
            case .source: "the source language"
            case .truncatedThenSource: "the language without region and script, then the source language"
            case .parentsThenSource: "parents, then the source language"
            }
        },
    ]

    private static func yesOrNo(_ value: Bool) -> String { value ? "yes" : "no" }

    private static func forms(_ capabilities: Capabilities, _ language: String) -> String {
        guard let forms = capabilities.forms, let tag = LanguageTag(language) else { return "any conditions" }
        return forms(tag, .cardinal).map { form in
            if case .number(let range) = form.condition, let number = range.onlyNumber {
                return "\(form.name) (=\(number))"
            }
            return form.name
        }.joined(separator: " ")
    }
}
