import InterlinguaIR

/// A look-up in one package for one user: finds the resource, chooses the plural's item, follows references, formats.
///
/// Requests are passed along rather than kept: copying one costs more than the look-up.
struct AndroidLookup {
    let resources: AndroidResources
    let package: AndroidPackage
    private let index: Int
    private let languages: [LanguageTag]
    /// The folders that serve the user, the best first.
    let choice: AndroidLocaleChoice

    /// A resource that was found, and the configuration that has it.
    struct Found {
        let name: String
        let slot: AndroidPackage.Slot
        /// The folder that it was found in.
        let configuration: Int
    }

    /// A text that was found: its file, and its index there.
    struct FoundText {
        let file: Int
        let text: Int
    }

    /// How many references may lead from one to the next before Android gives up.
    static let maximumReferences = 20

    /// Finds the package that a request's table names.
    init(_ request: RuntimeRequest, in resources: AndroidResources) throws(RuntimeFailure) {
        do throws(RuntimeFailure) {
            try self.init(languages: request.languages, table: request.table, in: resources)
        } catch {
            // Of several modules none has to be named to say that none has the resource.
            let key = request.keys.first ?? ""
            let kinds: [AndroidResourceFile.Kind] = [.string, .plurals, .array]
            let isKnown = resources.packages.contains { own in kinds.contains { own.number(of: key, $0) != nil } }
            if request.table != nil || resources.packages.isEmpty || isKnown { throw error }
            throw RuntimeFailure(error.identifier, "there is no resource called “\(key)”")
        }
    }

    /// Finds the package that a table names, and what a user's languages mean for it.
    init(languages: [LanguageTag], table: String?, in resources: AndroidResources) throws(RuntimeFailure) {
        guard let index = resources.package(of: table) else {
            let place = table.map { " for the table “\($0)”" } ?? ""
            throw RuntimeFailure("missing-resource", "there is no folder of texts\(place)")
        }
        self.init(languages: languages, package: index, in: resources)
    }

    private init(languages: [LanguageTag], package index: Int, in resources: AndroidResources) {
        self.resources = resources
        self.index = index
        self.languages = languages
        package = resources.packages[index]
        choice = resources.choice(for: languages, in: index)
    }

    /// What the app shows.
    func answer(_ request: RuntimeRequest) throws(RuntimeFailure) -> RuntimeAnswer {
        let kind = kind(of: request)
        return try answer(request, with: try find(request.keys.first ?? "", kind, product: request.product), kind)
    }

    /// What the app shows of a resource that was found.
    func answer(
        _ request: RuntimeRequest,
        with found: Found,
        _ kind: AndroidResourceFile.Kind
    ) throws(RuntimeFailure) -> RuntimeAnswer {
        switch kind {
        case .string: return .text(try shown(text(of: found), request))
        case .plurals: return .text(try shown(try item(of: found, request), request))
        case .array:
            var texts: [String] = []
            texts.reserveCapacity(found.slot.texts.count)
            for index in found.slot.texts {
                // The app gets null, of which nothing is shown.
                if case .reference(.nothing) = resources.files[Int(found.slot.file)].texts[index].kind {
                    texts.append("")
                    continue
                }
                // `getStringArray` formats nothing; with arguments the app has each item formatted.
                texts.append(try shown(FoundText(file: Int(found.slot.file), text: index), request))
            }
            return .list(texts)
        }
    }

    /// The characters of a string of the default product, where no reference leads on.
    func plainText(of name: String) -> String? {
        guard let number = package.number(of: name, .string), !package.isRemoved(number) else { return nil }
        for configuration in choice.configurations {
            let slot = package.slot(number, in: configuration, product: nil)
            if slot.isEmpty { continue }
            let text = resources.files[Int(slot.file)].texts[Int(slot.first)]
            return text.isPlain ? text.string : nil
        }
        return nil
    }

    // MARK: The resource

    func kind(of request: RuntimeRequest) -> AndroidResourceFile.Kind {
        switch request.kind {
        case .text?: return .string
        case .plural?: return .plurals
        case .list?: return .array
        case .ordinal?, nil: break
        }
        if request.count != nil || request.form != nil { return .plurals }
        let key = request.keys.first ?? ""
        return package.number(of: key, .string) == nil && package.number(of: key, .array) != nil ? .array : .string
    }

    /// The resource in the best configuration that has it.
    func find(
        _ name: String,
        _ kind: AndroidResourceFile.Kind,
        product: String?
    ) throws(RuntimeFailure) -> Found {
        guard let number = package.number(of: name, kind) else {
            let isPlural = kind == .string && package.number(of: name, .plurals) != nil
            let hint = isPlural ? "; a plural of that name needs a count" : ""
            throw RuntimeFailure("missing-resource", "there is no \(kind.noun) called “\(name)”\(hint)")
        }
        if package.isRemoved(number) {
            let reason = "has no default text, so that it is left out when the app is linked"
            throw RuntimeFailure("missing-resource", "the \(kind.noun) “\(name)” \(reason)")
        }
        for configuration in choice.configurations {
            let slot = package.slot(number, in: configuration, product: product)
            if !slot.isEmpty { return Found(name: name, slot: slot, configuration: configuration) }
        }
        throw RuntimeFailure("missing-resource", "the \(kind.noun) “\(name)” has no text that serves the language")
    }

    /// The one text of a string.
    func text(of found: Found) -> FoundText { FoundText(file: Int(found.slot.file), text: Int(found.slot.first)) }

    // MARK: Plurals

    /// The whole number that a plural is chosen by.
    func number(_ request: RuntimeRequest) throws(RuntimeFailure) -> DecimalNumber {
        if case .number(let number, _)? = request.count { return number.truncated }
        throw RuntimeFailure("invalid-count", "a plural is chosen by a whole number")
    }

    /// The category of the number, or the one that was asked for.
    func category(_ request: RuntimeRequest) throws(RuntimeFailure) -> PluralCategory {
        if let form = request.form {
            if let category = PluralCategory(rawValue: form) { return category }
            throw RuntimeFailure("missing-resource", "“\(form)” is no quantity")
        }
        let number = try number(request)
        if let small = Int(exactly: number) { return choice.rules.category(of: small < 0 ? 0 &- small : small) }
        return choice.rules.category(of: PluralOperands(number))
    }

    /// The item of the number's category, else that of `other`; an item asked for by its form has to be there.
    func item(of found: Found, _ request: RuntimeRequest) throws(RuntimeFailure) -> FoundText {
        let category = try category(request)
        let file = resources.files[Int(found.slot.file)]
        var other: Int?
        for index in found.slot.texts {
            let candidate = file.texts[index].category
            if candidate == category { return FoundText(file: Int(found.slot.file), text: index) }
            if candidate == .other { other = index }
        }
        if let other, request.form == nil { return FoundText(file: Int(found.slot.file), text: other) }
        let missing = category == .other || request.form != nil ? "“\(category)”" : "“\(category)” or “other”"
        throw RuntimeFailure("missing-resource", "the plural “\(found.name)” has no item for \(missing)")
    }

    // MARK: Texts

    /// The text as the app sees it.
    private func shown(_ found: FoundText, _ request: RuntimeRequest) throws(RuntimeFailure) -> String {
        let end = try follow(found, product: request.product)
        let file = resources.files[end.file]
        let isFormat = !request.isRaw && !request.arguments.isEmpty
        var string = file.texts[end.text].string
        if request.markup != .dropped, case .styled(let spans) = file.texts[end.text].kind {
            string = AndroidMarkedText(string, spans, areTags: request.markup == .asTags, isFormat: isFormat).text
            if !isFormat { return string }
        } else if !isFormat || !file.texts[end.text].hasPercent {
            return string
        }
        var formatter = JavaFormatter(request.arguments, as: file.dialect)
        formatter.marksArguments = request.marksArguments
        return try format(string, &formatter)
    }

    func format(_ text: String, _ formatter: inout JavaFormatter) throws(RuntimeFailure) -> String {
        do throws(JavaFormatException) {
            return try formatter.format(text)
        } catch {
            throw RuntimeFailure(error.isModeled ? "format-exception" : "unmodeled-format", error.description)
        }
    }

    /// Follows references up to a text with characters, also into other modules; reports every reference with where it leads.
    func follow(
        _ found: FoundText,
        product: String?,
        _ report: (FoundText, Found, AndroidPackage) -> Void = { _, _, _ in }
    ) throws(RuntimeFailure) -> FoundText {
        // As most are.
        if resources.files[found.file].texts[found.text].isText { return found }
        var current = found
        var lookup = self
        for _ in 0...Self.maximumReferences {
            let file = resources.files[current.file]
            if file.texts[current.text].isText { return current }
            switch file.texts[current.text].kind {
            case .plain, .styled: return current
            case .refused(let reason):
                throw RuntimeFailure("refused-text", "the resource compiler refuses the text: \(reason)")
            case .reference(.nothing(let spelling)):
                throw RuntimeFailure("missing-resource", "the text is \(spelling), and looking it up throws")
            case .reference(.external(let spelling)):
                let message = "the text is \(spelling), which is not in the project's files"
                throw RuntimeFailure(RuntimeFailure.externalReference, message)
            case .reference(.other(let type, let name)):
                throw RuntimeFailure(
                    RuntimeFailure.externalReference,
                    "the text is @\(type)/\(name), which is no string"
                )
            case .reference(.string(let name)):
                guard let owner = resources.package(of: name, referredToIn: lookup.index) else {
                    let message = "the text is @string/\(name), and nothing tells a module that has it"
                    throw RuntimeFailure(RuntimeFailure.externalReference, message)
                }
                if owner != lookup.index {
                    lookup = AndroidLookup(languages: languages, package: owner, in: resources)
                }
                let next = try lookup.find(name, .string, product: product)
                report(current, next, lookup.package)
                current = text(of: next)
            }
        }
        throw RuntimeFailure("reference-cycle", "the references lead in a circle")
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
