import InterlinguaGenerator
package import InterlinguaIR
package import InterlinguaPlatforms

/// A sentence that the target's app shows otherwise than the source's.
package struct Difference: Sendable, Hashable {
    /// The entry of the source.
    package var key: Key

    /// The languages that have the causes in common, in the order in which they are asked for; without a cause, those whose
    /// users see the same two sentences.
    package var languages: [LanguageTag]

    /// The first arguments for which the sentences of the first language differ.
    package var arguments: CallArguments

    /// For how many languages and arguments that were tried they differ in this way.
    package var count: Int

    /// What the source's app shows to users of the first language.
    package var expected: RuntimeAnswer

    /// What the target's app shows them.
    package var actual: RuntimeAnswer

    /// Why, each cause building on the ones before; empty where no rule accounts for the difference.
    package var causes: [Cause]

    /// The class of numbers for which it is: a category, or a number that stands for itself; nil where none chooses.
    package var numberClass: String?

    /// The entry of the target that was asked for.
    package var targetKey: Key?

    /// Whether the language stands for all that the project has no texts in.
    package var isOfOtherLanguages = false

    /// Whether no rule accounts for it: a defect of the conversion, or a target that says something else.
    package var isUnexplained: Bool { causes.isEmpty }

    /// Whether it is due to facts of the two platforms alone.
    package var isPlatformFact: Bool { !causes.isEmpty && causes.allSatisfy(\.isPlatformFact) }

    /// The language of the users who see it; the first of several.
    package var language: LanguageTag { languages.first ?? .undetermined }
}

extension RuntimeAnswer {
    /// The answer as people read it.
    package var text: String {
        switch self {
        case .text(let text): text
        case .list(let texts): texts.joined(separator: "\n")
        case .outcomes(let texts): texts.joined(separator: " or ")
        case .failure(let failure): failure.description
        }
    }

    /// The answer between quotation marks, or why there is none.
    ///
    /// - Parameter showingAll: whether all characters but ASCII's are spelled by their codes.
    func quoted(showingAll: Bool) -> String {
        func quoted(_ text: String) -> String { "“\(text.spelled(showingAll: showingAll))”" }
        return switch self {
        case .text(let text): quoted(text)
        case .list(let texts): texts.map(quoted).joined(separator: ", ")
        case .outcomes(let texts): texts.map(quoted).joined(separator: " or ")
        case .failure(let failure): "nothing (\(failure.description))"
        }
    }
}

extension String {
    /// The text with characters spelled out that nobody sees, or takes for others: a line break is `\n`, a backslash
    /// `\\`, a blank other than the common one `\u{A0}`.
    func spelled(showingAll: Bool) -> String {
        func isSpelled(_ scalar: Unicode.Scalar) -> Bool {
            if scalar == "\\" { return true }
            if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
            if showingAll { return true }
            switch scalar.properties.generalCategory {
            case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return true
            default: return false
            }
        }
        guard unicodeScalars.contains(where: isSpelled) else { return self }
        return unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isSpelled(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}

extension DifferenceGroup {
    /// Whether it is due to facts of the two platforms alone.
    package var isPlatformFact: Bool { !causes.isEmpty && causes.allSatisfy(\.isPlatformFact) }

    /// The kind of the diagnostic about the group: that of its last cause that is no fact of the two platforms, of those
    /// that show another text if there are any.
    package var kind: Diagnostic.Kind {
        let own = causes.filter { !$0.isPlatformFact }
        return (own.last { !$0.altersParts } ?? own.last ?? causes.last)?.kind ?? .unexplained
    }

    /// The group as one diagnostic with a note for each difference, which shows both sentences and both places.
    package func diagnostic(_ severity: Diagnostic.Severity, _ places: DifferencePlaces) -> Diagnostic {
        let words = causes.isEmpty ? "the target shows another text" : causes.map(\.words).joined(separator: "; ")
        let keys = Set(differences.map(\.key))
        let notes = differences.map { difference in
            let place = places.target(of: difference).map { "; \($0.place)" }
            return Diagnostic.Note(difference.description + (place ?? ""), at: places.source(of: difference))
        }
        return Diagnostic(
            severity,
            kind,
            "\(words) (\(CountedNoun(keys.count, "entry", plural: "entries")))",
            at: differences.first.flatMap { places.source(of: $0) ?? places.target(of: $0) },
            notes: notes
        )
    }
}

extension Diagnostic {
    /// What to do about differences without a cause, and about files that can't be read back.
    package static let defectOfConversion = Diagnostic(
        .note,
        .defect,
        "this is a defect of interlingua. Please report it: “interlingua convert … --reproduce FOLDER” writes the smallest "
            + "part of the project that shows the first unexplained text",
        at: nil
    )
}

extension Difference: CustomStringConvertible {
    /// Both sentences with the first arguments: `“count” in pl for 2: “2 files” became “2 file”`; of long ones the stretch
    /// where they differ.
    package var description: String {
        let arguments = arguments.text.isEmpty ? "" : " for \(arguments.text.excerpt(from: 0))"
        var spelled = (expected.quoted(showingAll: false), actual.quoted(showingAll: false))
        // Texts that look alike are told apart by the codes of their characters.
        if spelled.0 == spelled.1 { spelled = (expected.quoted(showingAll: true), actual.quoted(showingAll: true)) }
        let common = zip(spelled.0.unicodeScalars, spelled.1.unicodeScalars).prefix { $0 == $1 }.count
        spelled = (spelled.0.excerpt(from: common - 30), spelled.1.excerpt(from: common - 30))
        let others =
            languages.count > 1
            ? " and \(CountedNoun(languages.count - 1, "other language"))" : ""
        let language = isOfOtherLanguages ? "languages without texts, such as \(language)" : "\(language)"
        return "“\(key.name)” in \(language)\(others)\(arguments): \(spelled.0) became \(spelled.1)"
    }
}

extension String {
    /// The text if a line of a terminal has room for it, else a stretch from a place on, quoted as the text is.
    fileprivate func excerpt(from start: Int) -> String {
        let (all, length) = (unicodeScalars, 60)
        guard all.count > length + 20 else { return self }
        let start = max(0, start)
        let rest = all.dropFirst(start)
        let opening = start == 0 ? "" : hasPrefix("“") ? "“…" : "…"
        let closing = rest.count <= length ? "" : hasSuffix("”") ? "…”" : "…"
        return opening + String(String.UnicodeScalarView(rest.prefix(length))) + closing
    }
}
