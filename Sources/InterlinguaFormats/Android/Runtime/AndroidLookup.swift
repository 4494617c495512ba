import InterlinguaIR

/// One look-up: finds the resource, chooses the plural's item, follows references, formats.
struct AndroidLookup {
    let request: RuntimeRequest
    let resources: AndroidResources

    /// A resource that was found: its file, and its index there.
    struct Found {
        let file: Int
        let resource: Int
        let configuration: Int
    }

    /// A text that was found.
    struct FoundText {
        let file: Int
        let text: Int
    }

    /// How many references may lead from one to the next before Android gives up.
    static let maximumReferences = 20

    /// Prepares for a request.
    init(_ request: RuntimeRequest, in resources: AndroidResources) {
        self.request = request
        self.resources = resources
    }

    /// What the app shows.
    func answer() -> RuntimeAnswer {
        do throws(RuntimeFailure) {
            let package = try package()
            return try answer(in: package, resources.choice(for: request.languages, in: package))
        } catch {
            return .failure(error)
        }
    }

    private func answer(in package: Int, _ choice: AndroidLocaleChoice) throws(RuntimeFailure) -> RuntimeAnswer {
        let kind = kind(in: package)
        let found = try find(key, kind, in: package, choice)
        switch kind {
        case .string:
            return .text(try shown(try textOfResource(found), choice, package))
        case .plurals:
            return .text(try shown(try item(of: found, try category(choice)), choice, package))
        case .array:
            let resource = resources.files[found.file].resources[found.resource]
            var texts: [String] = []
            for index in Int(resource.first)..<Int(resource.first + resource.count) {
                texts.append(try string(of: FoundText(file: found.file, text: index), choice, package).string)
            }
            return .list(texts)
        }
    }

    // MARK: The resource

    /// The name that is looked up; Android takes one.
    var key: String { request.keys.first ?? "" }

    /// The package that the table names.
    func package() throws(RuntimeFailure) -> Int {
        if let package = resources.package(of: request.table) { return package }
        let place = request.table.map { " for the table “\($0)”" } ?? ""
        throw RuntimeFailure("missing-resource", "there is no folder of texts\(place)")
    }

    /// The kind of resource that the request asks for.
    func kind(in package: Int) -> AndroidResourceFile.Kind {
        switch request.kind {
        case .text?: return .string
        case .plural?: return .plurals
        case .list?: return .array
        case .ordinal?, nil: break
        }
        if request.count != nil || request.form != nil { return .plurals }
        let package = resources.packages[package]
        if package.number(of: key, .string) == nil, package.number(of: key, .array) != nil { return .array }
        return .string
    }

    /// The resource in the best configuration that has it.
    func find(
        _ name: String,
        _ kind: AndroidResourceFile.Kind,
        in package: Int,
        _ choice: AndroidLocaleChoice
    ) throws(RuntimeFailure) -> Found {
        guard let number = resources.packages[package].number(of: name, kind) else {
            let other = kind == .string && resources.packages[package].number(of: name, .plurals) != nil
            let hint = other ? "; a plural of that name needs a count" : ""
            throw RuntimeFailure("missing-resource", "there is no \(kind.noun) called “\(name)”\(hint)")
        }
        if resources.packages[package].isRemoved(number) {
            let reason = "has no default text, so that it is left out when the app is linked"
            throw RuntimeFailure("missing-resource", "the \(kind.noun) “\(name)” \(reason)")
        }
        for configuration in choice.configurations {
            let slot = resources.packages[package].slot(number, in: configuration, product: request.product)
            if let slot {
                return Found(file: Int(slot.file), resource: Int(slot.resource), configuration: configuration)
            }
        }
        throw RuntimeFailure("missing-resource", "the \(kind.noun) “\(name)” has no text that serves the language")
    }

    /// The one text of a string.
    func textOfResource(_ found: Found) throws(RuntimeFailure) -> FoundText {
        FoundText(file: found.file, text: Int(resources.files[found.file].resources[found.resource].first))
    }

    // MARK: Plurals

    /// The whole number that a plural is chosen by.
    func number() throws(RuntimeFailure) -> DecimalNumber {
        switch request.count {
        case .number(let number, _)?: return number.truncated
        default: throw RuntimeFailure("invalid-count", "a plural is chosen by a whole number")
        }
    }

    /// The category of the number, or the one that was asked for.
    func category(_ choice: AndroidLocaleChoice) throws(RuntimeFailure) -> PluralCategory {
        if let form = request.form {
            if let category = PluralCategory(rawValue: form) { return category }
            throw RuntimeFailure("missing-resource", "“\(form)” is no quantity")
        }
        let number = try number()
        if let small = Int(exactly: number) { return choice.rules.category(of: small < 0 ? 0 &- small : small) }
        return choice.rules.category(of: PluralOperands(number))
    }

    /// The item of a category, else that of `other`; an item asked for by its form has to be there.
    func item(of found: Found, _ category: PluralCategory) throws(RuntimeFailure) -> FoundText {
        let file = resources.files[found.file]
        let resource = file.resources[found.resource]
        var other: Int?
        for index in Int(resource.first)..<Int(resource.first + resource.count) {
            let candidate = file.texts[index].category
            if candidate == category { return FoundText(file: found.file, text: index) }
            if candidate == .other { other = index }
        }
        guard let other, request.form == nil else {
            let missing = category == .other || request.form != nil ? "“\(category)”" : "“\(category)” or “other”"
            throw RuntimeFailure("missing-resource", "the plural “\(resource.name)” has no item for \(missing)")
        }
        return FoundText(file: found.file, text: other)
    }

    // MARK: Texts

    /// The text as the app sees it.
    private func shown(
        _ found: FoundText,
        _ choice: AndroidLocaleChoice,
        _ package: Int
    ) throws(RuntimeFailure) -> String {
        let text = try string(of: found, choice, package)
        if request.isRaw || request.arguments.isEmpty || !text.hasPercent { return text.string }
        return try format(text.string)
    }

    /// The formatted text.
    func format(_ text: String) throws(RuntimeFailure) -> String {
        var formatter = JavaFormatter(request.arguments)
        do throws(JavaFormatException) {
            return try formatter.format(text)
        } catch {
            throw RuntimeFailure("format-exception", error.description)
        }
    }

    /// The characters of a text, those of what it refers to.
    private func string(
        of found: FoundText,
        _ choice: AndroidLocaleChoice,
        _ package: Int
    ) throws(RuntimeFailure) -> (string: String, hasPercent: Bool) {
        let text = resources.files[found.file].texts[found.text]
        switch text.text.kind {
        case .plain, .styled: return (text.text.string, text.hasPercent)
        default:
            let end = try follow(found, choice, package) { _, _ in }
            let text = resources.files[end.file].texts[end.text]
            return (text.text.string, text.hasPercent)
        }
    }

    /// Follows references up to a text with characters; reports every reference with where it leads.
    func follow(
        _ found: FoundText,
        _ choice: AndroidLocaleChoice,
        _ package: Int,
        _ report: (FoundText, Found) -> Void
    ) throws(RuntimeFailure) -> FoundText {
        var current = found
        for _ in 0...Self.maximumReferences {
            let text = resources.files[current.file].texts[current.text]
            switch text.text.kind {
            case .plain, .styled: return current
            case .refused(let reason):
                throw RuntimeFailure("refused-text", "the resource compiler refuses the text: \(reason)")
            case .reference(.nothing(let spelling)):
                throw RuntimeFailure("missing-resource", "the text is \(spelling), and looking it up throws")
            case .reference(.external(let spelling)):
                let message = "the text is \(spelling), which is not in the project's files"
                throw RuntimeFailure("external-reference", message)
            case .reference(.other(let type, let name)):
                throw RuntimeFailure("external-reference", "the text is @\(type)/\(name), which is no string")
            case .reference(.string(let name)):
                let next = try find(name, .string, in: package, choice)
                report(current, next)
                current = try textOfResource(next)
            }
        }
        throw RuntimeFailure("reference-cycle", "the references of “\(key)” lead in a circle")
    }
}

extension AndroidResourceFile.Kind {
    /// What a resource of this kind is called in messages.
    var noun: String {
        switch self {
        case .string: "string"
        case .plurals: "plural"
        case .array: "array"
        }
    }
}
