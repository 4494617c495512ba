import InterlinguaIR

/// Tells a look-up step by step, for people who wonder why an app says what it says.
struct AndroidExplanation {
    /// The answer with the steps.
    private(set) var explanation: RuntimeExplanation

    private let lookup: AndroidLookup
    private let resources: AndroidResources

    /// Explains a request.
    init(of request: RuntimeRequest, in resources: AndroidResources) {
        self.resources = resources
        lookup = AndroidLookup(request, in: resources)
        explanation = RuntimeExplanation(answer: lookup.answer(), steps: [])
        do throws(RuntimeFailure) {
            try explain()
        } catch {
            say("That fails: \(error.description).")
        }
    }

    private mutating func say(_ text: String, at origin: Origin = Origin()) {
        explanation.steps.append(RuntimeExplanation.Step(text, at: origin))
    }

    private mutating func explain() throws(RuntimeFailure) {
        for file in resources.unread { say("\(file.path) is not read: \(file.reason).") }
        let package = try lookup.package()
        let choice = resources.choice(for: lookup.request.languages, in: package)
        explainLanguages(choice)
        let kind = lookup.kind(in: package)
        explainOrder(choice, package)
        let found = try explainSearch(kind, choice, package)
        switch kind {
        case .string: try explainText(try lookup.textOfResource(found), choice, package)
        case .plurals: try explainPlural(found, choice, package)
        case .array:
            let resource = resources.files[found.file].resources[found.resource]
            say("It is an array of \(resource.count) texts, taken as a whole: no other language fills it up.")
            for index in Int(resource.first)..<Int(resource.first + resource.count) {
                try explainText(AndroidLookup.FoundText(file: found.file, text: index), choice, package)
            }
        }
    }

    // MARK: Languages

    private mutating func explainLanguages(_ choice: AndroidLocaleChoice) {
        let languages = lookup.request.languages
        guard let language = choice.language else {
            say("The user has no language that is known; only the default texts serve.")
            return
        }
        if languages.count > 1 {
            let list = languages.map(\.identifier).joined(separator: ", ")
            let reason =
                language == languages.first
                ? "the first" : "the first that the app has texts for (English counts as always there)"
            say("Of the user's languages \(list) Android takes \(language), \(reason), and looks up everything for it.")
        } else {
            say("The user's language is \(language).")
        }
    }

    private mutating func explainOrder(_ choice: AndroidLocaleChoice, _ package: Int) {
        let folders = choice.configurations.map { name(of: $0, package) }
        if folders.isEmpty {
            say("No folder serves this language.")
        } else {
            let order = folders.count == 1 ? "only \(folders[0])" : folders.joined(separator: ", then ")
            say("Folders that serve it, the best first: \(order).")
        }
    }

    private func name(of configuration: Int, _ package: Int) -> String {
        resources.packages[package].module + resources.packages[package].configurations[configuration].folder
    }

    // MARK: The resource

    private mutating func explainSearch(
        _ kind: AndroidResourceFile.Kind,
        _ choice: AndroidLocaleChoice,
        _ package: Int
    ) throws(RuntimeFailure) -> AndroidLookup.Found {
        let found = try lookup.find(lookup.key, kind, in: package, choice)
        for configuration in choice.configurations {
            if configuration == found.configuration { break }
            say("\(name(of: configuration, package)) has no \(kind.noun) “\(lookup.key)”.")
        }
        let file = resources.files[found.file]
        let product = file.resources[found.resource].product.map { ", for the product “\($0)”" } ?? ""
        let origin = file.origin(ofResource: found.resource)
        say("\(name(of: found.configuration, package)) has the \(kind.noun) “\(lookup.key)”\(product).", at: origin)
        return found
    }

    private mutating func explainPlural(
        _ found: AndroidLookup.Found,
        _ choice: AndroidLocaleChoice,
        _ package: Int
    ) throws(RuntimeFailure) {
        let category = try lookup.category(choice)
        if lookup.request.form == nil {
            explainCategory(category, of: try lookup.number(), choice)
        } else {
            say("The item for “\(category)” is asked for, whatever the number is.")
        }
        let text = try lookup.item(of: found, category)
        let file = resources.files[text.file]
        let origin = file.origin(ofText: text.text)
        if file.texts[text.text].category == category {
            say("The plural has an item for “\(category)”.", at: origin)
        } else {
            say("The plural has no item for “\(category)”, so that the one for “other” is taken.", at: origin)
        }
        try explainText(text, choice, package)
    }

    private mutating func explainCategory(
        _ category: PluralCategory,
        of number: DecimalNumber,
        _ choice: AndroidLocaleChoice
    ) {
        let operands = PluralOperands(number)
        if case .number(let passed, _)? = lookup.request.count, passed != number {
            say("Android chooses plurals by whole numbers only, so that \(passed) counts as \(number).")
        }
        say(
            "The number \(number) has the operands n = \(operands.i), i = \(operands.i), v = \(operands.v), "
                + "f = \(operands.f), t = \(operands.t)."
        )
        let rules = "the rules of the user's language \(choice.ruleLanguage)"
        if let rule = choice.rules.rule(for: category) {
            say("By \(rules) that is “\(category)”: \(rule).")
        } else {
            let others = choice.rules.rules.map { "“\($0.category)” (\($0.rule))" }.joined(separator: ", ")
            say("By \(rules) that is “other”" + (others.isEmpty ? ", as every number is." : ": it is not \(others)."))
        }
    }

    // MARK: Texts

    private mutating func explainText(
        _ found: AndroidLookup.FoundText,
        _ choice: AndroidLocaleChoice,
        _ package: Int
    ) throws(RuntimeFailure) {
        var steps: [(String, Origin)] = []
        let end = try lookup.follow(found, choice, package) { from, next in
            let file = resources.files[next.file]
            let target = file.resources[next.resource].name
            let origin = resources.files[from.file].origin(ofText: from.text)
            steps.append(("The text refers to the string “\(target)”.", origin))
            steps.append(("\(name(of: next.configuration, package)) has it.", file.origin(ofResource: next.resource)))
        }
        for (text, origin) in steps { say(text, at: origin) }
        let text = resources.files[end.file].texts[end.text]
        say("The text is “\(text.text.string)”.", at: resources.files[end.file].origin(ofText: end.text))
        if case .styled = text.text.kind {
            say("It has markup, which only getText gives; here it is dropped.")
        }
        try explainFormatting(text.text.string)
    }

    private mutating func explainFormatting(_ text: String) throws(RuntimeFailure) {
        if lookup.kind(in: try lookup.package()) == .array { return }
        if lookup.request.isRaw {
            say("It is asked for as it is, without formatting.")
        } else if lookup.request.arguments.isEmpty {
            if text.utf8.contains(UInt8(ascii: "%")) {
                say("No arguments are passed, so that it is not formatted and percent signs stay as they are.")
            }
        } else {
            var formatter = JavaFormatter(lookup.request.arguments)
            formatter.keepsUses = true
            let shown: String
            do throws(JavaFormatException) {
                shown = try formatter.format(text)
            } catch {
                throw RuntimeFailure("format-exception", error.description)
            }
            let uses = formatter.uses.map { "argument \($0.argument + 1) as “\($0.text)”" }.joined(separator: ", ")
            say("Formatted" + (uses.isEmpty ? "" : " with \(uses)") + " it is “\(shown)”.")
        }
    }
}
