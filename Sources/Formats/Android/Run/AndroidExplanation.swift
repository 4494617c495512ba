import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

/// Tells a look-up step by step, for people who wonder why an app says what it says.
struct AndroidExplanation {
    private(set) var explanation: RuntimeExplanation

    private let request: RuntimeRequest
    private let resources: AndroidResources

    init(of request: RuntimeRequest, in resources: AndroidResources) {
        self.request = request
        self.resources = resources
        explanation = RuntimeExplanation(answer: .text(""), steps: [])
        do throws(RuntimeFailure) {
            for file in resources.broken {
                let origin = Origin(range: file.start)
                say("this file is left out, since it is no XML with the root element <resources>", at: origin)
            }
            let lookup = try AndroidLookup(request, in: resources)
            try explain(lookup)
            explanation.answer = try lookup.answer(request)
        } catch {
            explanation.answer = .failure(error)
            say("that fails: \(error.description)")
        }
    }

    private mutating func say(_ text: String, at origin: Origin = Origin()) {
        explanation.steps.append(RuntimeExplanation.Step(text, at: origin))
    }

    private mutating func explain(_ lookup: AndroidLookup) throws(RuntimeFailure) {
        explainLanguages(lookup.choice)
        explainOrder(lookup)
        let kind = lookup.kind(of: request)
        let found = try explainSearch(kind, lookup)
        switch kind {
        case .string: try explainText(lookup.text(of: found), lookup)
        case .plurals: try explainPlural(found, lookup)
        case .array:
            let count = found.slot.texts.count
            say("it is an array of \(count) texts, taken as a whole: no other language fills it up")
            for index in found.slot.texts {
                try explainText(AndroidLookup.FoundText(file: Int(found.slot.file), text: index), lookup)
            }
        }
    }

    // MARK: Languages

    private mutating func explainLanguages(_ choice: AndroidLocaleChoice) {
        let languages = request.languages
        guard let language = choice.language else {
            say("the user has no language that is known; only the default texts serve")
            return
        }
        if languages.count > 1 {
            let list = languages.map(\.name).joined(separator: ", ")
            let reason =
                language == languages.first
                ? "the first" : "the first that the app has texts for (English counts as always there)"
            say("of the user's languages \(list) Android takes \(language), \(reason), and looks up everything for it")
        } else {
            say("the user's language is \(language)")
        }
    }

    private mutating func explainOrder(_ lookup: AndroidLookup) {
        let folders = lookup.choice.configurations.map { name(of: $0, lookup.package) }
        if folders.isEmpty {
            say("no folder serves this language")
        } else {
            let order = folders.count == 1 ? "only \(folders[0])" : folders.joined(separator: ", then ")
            say("folders that serve it, the best first: \(order)")
        }
        if !resources.unknownFolders.isEmpty {
            let folders = resources.unknownFolders.joined(separator: ", ")
            say("folders for some devices only, and those that Android does not know, are left out: \(folders)")
        }
    }

    private func name(of configuration: Int, _ package: AndroidPackage) -> String {
        package.module + package.configurations[configuration].folder
    }

    // MARK: The resource

    private mutating func explainSearch(
        _ kind: AndroidResourceFile.Kind,
        _ lookup: AndroidLookup
    ) throws(RuntimeFailure) -> AndroidLookup.Found {
        let key = request.keys.first ?? ""
        let found = try lookup.find(key, kind, product: request.product)
        for configuration in lookup.choice.configurations {
            if configuration == found.configuration { break }
            say("\(name(of: configuration, lookup.package)) has no \(kind.noun) “\(key)”")
        }
        let file = resources.files[Int(found.slot.file)]
        let resource = Int(found.slot.resource)
        let product = file.resources[resource].product.map { ", for the product “\($0)”" } ?? ""
        let origin = file.origin(ofResource: resource)
        say("\(name(of: found.configuration, lookup.package)) has the \(kind.noun) “\(key)”\(product)", at: origin)
        return found
    }

    private mutating func explainPlural(
        _ found: AndroidLookup.Found,
        _ lookup: AndroidLookup
    ) throws(RuntimeFailure) {
        let category = try lookup.category(request)
        if request.form == nil {
            explainCategory(of: try lookup.number(request), lookup.choice)
        } else {
            say("the item for “\(category)” is asked for, whatever the number is")
        }
        let text = try lookup.item(of: found, request)
        let file = resources.files[text.file]
        let origin = file.origin(ofText: text.text)
        if file.texts[text.text].category == category {
            say("the plural has an item for “\(category)”", at: origin)
        } else {
            say("the plural has no item for “\(category)”, so that the one for “other” is taken", at: origin)
        }
        try explainText(text, lookup)
    }

    private mutating func explainCategory(
        of number: DecimalNumber,
        _ choice: AndroidLocaleChoice
    ) {
        let operands = PluralOperands(number)
        if case .number(let passed, _)? = request.count, passed != number {
            say("Android chooses plurals by whole numbers only, so that \(passed) counts as \(number)")
        }
        let reason = choice.rules.explanation(of: operands, in: choice.ruleLanguage)
        say("by the rules of the user's language, \(reason)")
    }

    // MARK: Texts

    private mutating func explainText(
        _ found: AndroidLookup.FoundText,
        _ lookup: AndroidLookup
    ) throws(RuntimeFailure) {
        var steps: [(String, Origin)] = []
        let result: Result<AndroidLookup.FoundText, RuntimeFailure>
        do throws(RuntimeFailure) {
            let end = try lookup.follow(found, product: request.product) { from, next, package in
                let file = resources.files[Int(next.slot.file)]
                let resource = Int(next.slot.resource)
                let origin = resources.files[from.file].origin(ofText: from.text)
                steps.append(("the text refers to the string “\(next.name)”", origin))
                steps.append(("\(name(of: next.configuration, package)) has it", file.origin(ofResource: resource)))
            }
            result = .success(end)
        } catch {
            result = .failure(error)
        }
        for (text, origin) in steps { say(text, at: origin) }
        let end = try result.get()
        let text = resources.files[end.file].texts[end.text]
        say("the text is “\(text.string)”", at: resources.files[end.file].origin(ofText: end.text))
        if case .styled = text.kind { say("it has markup, which only getText gives; here it is dropped") }
        if lookup.kind(of: request) != .array {
            try explainFormatting(text.string, resources.files[end.file].dialect, lookup)
        }
    }

    private mutating func explainFormatting(
        _ text: String,
        _ dialect: AndroidDialect,
        _ lookup: AndroidLookup
    ) throws(RuntimeFailure) {
        let hasPercent = text.utf8.contains(UInt8(ascii: "%"))
        if request.isRaw {
            if hasPercent { say("it is asked for as it is, without formatting") }
        } else if request.arguments.isEmpty {
            if hasPercent {
                say("no arguments are passed, so that it is not formatted and percent signs stay as they are")
            }
        } else {
            var formatter = JavaFormatter(request.arguments, as: dialect)
            formatter.keepsUses = true
            let shown = try lookup.format(text, &formatter)
            let uses = formatter.uses.map { "argument \($0.argument + 1) as “\($0.text)”" }.joined(separator: ", ")
            say("formatted" + (uses.isEmpty ? "" : " with \(uses)") + " it is “\(shown)”")
        }
    }
}
