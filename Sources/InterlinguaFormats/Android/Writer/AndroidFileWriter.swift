import InterlinguaIR

/// Writes one file.
struct AndroidFileWriter {
    let content: AndroidWriter.Content
    let sourceLanguage: LanguageTag
    let plans: [AndroidEntryPlan]
    let names: AndroidNamePlan
    var output: [UInt8] = []
    var diagnostics: [Diagnostic] = []

    /// The messages that could not be written as they are.
    private(set) var losses: [WritingLoss] = []

    /// The entry that is being written.
    private var key: Key?

    /// The namespaces that attributes and elements written so far need: addresses and prefixes.
    private var prefixes: [(namespace: String, prefix: String)] = []
    private var usesTools = false
    private var usesOwn = false
    var usesXliff = false

    /// Where the message stands that is written.
    private var range: SourceRange?

    init(
        _ content: AndroidWriter.Content,
        sourceLanguage: LanguageTag,
        plans: [AndroidEntryPlan],
        names: AndroidNamePlan
    ) {
        self.content = content
        self.sourceLanguage = sourceLanguage
        self.plans = plans
        self.names = names
    }

    private var isSource: Bool { content.language == sourceLanguage }

    /// Writes the file.
    mutating func write() -> [UInt8] {
        output.reserveCapacity(content.messages.count * 96)
        for (plan, message) in content.messages {
            range = message.origin.range
            key = plans[plan].key
            write(plans[plan], message)
        }
        key = nil
        for footer in content.facts?.footers ?? [] { writeComment(footer) }
        let body = output
        output = []
        output.reserveCapacity(body.count + 512)
        output += "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8
        for header in content.facts?.headers ?? [] { writeComment(header, indentation: 0) }
        writeRoot()
        output += body
        output += "</resources>\n".utf8
        return output
    }

    private mutating func writeRoot() {
        var attributes: [(name: String, value: String)] = []
        var rest: [(name: String, value: String)] = []
        if isSource {
            rest.append(
                (prefix(of: AndroidNameTable.toolsNamespace, "tools") + "locale", sourceLanguage.identifier)
            )
        }
        for attribute in content.facts?.attributes ?? [] {
            rest.append((prefix(of: attribute.namespace, attribute.prefix) + attribute.name, attribute.value))
        }
        if !isSource, AndroidFolder(name: content.path.folder).language != content.language {
            rest.append((prefix(of: AndroidNameTable.ownNamespace, "i") + "language", content.language.identifier))
        }
        if usesTools { attributes.append(("xmlns:tools", AndroidNameTable.toolsNamespace)) }
        if usesXliff { attributes.append(("xmlns:xliff", AndroidNameTable.xliffNamespace)) }
        if usesOwn { attributes.append(("xmlns:i", AndroidNameTable.ownNamespace)) }
        for (namespace, prefix) in prefixes { attributes.append(("xmlns:" + prefix, namespace)) }
        output += "<resources".utf8
        for (index, attribute) in (attributes + rest).enumerated() {
            output += index == 0 ? " ".utf8 : "\n    ".utf8
            writeAttribute(attribute.name, attribute.value)
        }
        output += ">\n".utf8
    }

    /// The prefix of a namespace with its colon; it is declared from now on.
    private mutating func prefix(of namespace: String?, _ wanted: String?) -> String {
        switch namespace {
        case nil: return ""
        case AndroidNameTable.toolsNamespace:
            usesTools = true
            return "tools:"
        case AndroidNameTable.xliffNamespace:
            usesXliff = true
            return "xliff:"
        case AndroidNameTable.ownNamespace:
            usesOwn = true
            return "i:"
        case "http://www.w3.org/XML/1998/namespace": return "xml:"
        case let namespace?:
            if let known = prefixes.first(where: { $0.namespace == namespace }) { return known.prefix + ":" }
            var prefix = wanted ?? "ns"
            while ["tools", "xliff", "i", "xml", "xmlns"].contains(prefix)
                || prefixes.contains(where: { $0.prefix == prefix })
            {
                prefix += "x"
            }
            prefixes.append((namespace, prefix))
            return prefix + ":"
        }
    }

    // MARK: Entries

    /// One element of an entry: of several if they differ by product.
    private struct Element {
        var product: String?
        var pattern: Pattern
        var comment: String?
        var headings: [String]
        var attributes: [AndroidAttribute]
    }

    private mutating func write(_ plan: AndroidEntryPlan, _ message: Message) {
        let annotation = message.annotations[AndroidMessageAnnotation.self] ?? AndroidMessageAnnotation()
        switch message.content {
        case .list(let patterns):
            let element = Element(
                product: annotation.products.first?.name,
                pattern: Pattern(),
                comment: message.comment,
                headings: message.headings,
                attributes: annotation.attributes
            )
            let start = begin(plan, element, annotation, patterns)
            if patterns.isEmpty {
                output += "</\(start)>\n".utf8
            } else {
                output.append(0x0A)
                for pattern in patterns {
                    output += "        <item>".utf8
                    write(pattern, plan.text)
                    output += "</item>\n".utf8
                }
                output += "    </\(start)>\n".utf8
            }
        case .pattern(let pattern):
            for element in elements(of: pattern, message, annotation) {
                if plan.kind == .plurals {
                    writePlural(plan, element, annotation)
                } else {
                    let start = begin(plan, element, annotation, [element.pattern])
                    write(element.pattern, plan.text)
                    output += "</\(start)>\n".utf8
                }
            }
        }
    }

    private func elements(
        of pattern: Pattern,
        _ message: Message,
        _ annotation: AndroidMessageAnnotation
    ) -> [Element] {
        var elements: [Element] = []
        if pattern.elements.count == 1, case .select(let select) = pattern.elements[0],
            select.selector == .environment(.product)
        {
            for variant in select.variants {
                var product: String?
                if case .text(let name) = variant.condition { product = name }
                elements.append(element(product, variant.pattern, message, annotation))
            }
            // The file's order, if there was one.
            let order = annotation.products.map { $0.isStandard ? nil : $0.name }
            let places = elements.map { element in order.firstIndex { $0 == element.product } ?? order.count }
            let sorted = elements.indices.sorted { (places[$0], $0) < (places[$1], $1) }
            elements = sorted.map { elements[$0] }
        } else {
            elements.append(element(nil, pattern, message, annotation))
        }
        elements[0].headings = message.headings
        for index in elements.indices where elements[index].product == nil {
            elements[index].product = annotation.products.first { $0.isStandard }?.name
        }
        return elements
    }

    private func element(
        _ product: String?,
        _ pattern: Pattern,
        _ message: Message,
        _ annotation: AndroidMessageAnnotation
    ) -> Element {
        let facts = annotation.products.first { product == nil ? $0.isStandard : $0.name == product }
        return Element(
            product: product,
            pattern: pattern,
            comment: product == nil ? message.comment : facts?.comment,
            headings: facts?.headings ?? [],
            attributes: product == nil ? annotation.attributes : facts?.attributes ?? []
        )
    }

    /// Writes comments and the start tag; gives the name of the element.
    private mutating func begin(
        _ plan: AndroidEntryPlan,
        _ element: Element,
        _ annotation: AndroidMessageAnnotation,
        _ patterns: [Pattern]
    ) -> String {
        writeComments(element)
        let kind = plan.kind
        let usual = kind == .string ? "string" : kind == .plurals ? "plurals" : "string-array"
        var name = usual
        switch (annotation.element, kind) {
        case ("item", .string), ("bag", .plurals), ("array", .array): name = annotation.element ?? usual
        default: break
        }
        output += "    <\(name) ".utf8
        if name == "item" || name == "bag" { output += "type=\"\(usual)\" ".utf8 }
        if plan.spelling != plan.key.name { usesOwn = true }
        writeAttribute("name", plan.spelling)
        if isSource, !plan.isTranslatable, !content.path.name.hasPrefix("donottranslate") {
            output += " translatable=\"false\"".utf8
        }
        let spelled = element.attributes.first { $0.name == "formatted" && $0.namespace == nil }
        if let spelled {
            output.append(0x20)
            writeAttribute("formatted", spelled.value)
        } else if !plan.text.isFormat,
            patterns.contains(where: { plan.text.looksLikeFormat($0, isString: kind == .string) })
        {
            output += " formatted=\"false\"".utf8
        }
        if let product = element.product {
            output.append(0x20)
            writeAttribute("product", product)
        }
        let attributes = element.attributes.filter { !($0.name == "formatted" && $0.namespace == nil) }
        for attribute in attributes {
            output.append(0x20)
            writeAttribute(prefix(of: attribute.namespace, attribute.prefix) + attribute.name, attribute.value)
        }
        if plan.linkLanguage == content.language {
            for (name, value) in plan.links {
                output.append(0x20)
                writeAttribute(prefix(of: AndroidNameTable.ownNamespace, "i") + name, value)
            }
        }
        output.append(UInt8(ascii: ">"))
        return name
    }

    private mutating func writePlural(
        _ plan: AndroidEntryPlan,
        _ element: Element,
        _ annotation: AndroidMessageAnnotation
    ) {
        var variants: [Variant] = [Variant(.otherwise, element.pattern)]
        if element.pattern.elements.count == 1, case .select(let select) = element.pattern.elements[0],
            case .argument = select.selector
        {
            variants = select.variants
        }
        var items: [(category: PluralCategory, pattern: Pattern)] = []
        for variant in variants {
            switch variant.condition {
            case .category(let category, .cardinal): items.append((category, variant.pattern))
            case .otherwise: items.append((.other, variant.pattern))
            default: report(.error, "unsupported-condition", "the condition of a variant can't be written")
            }
        }
        items.sort { $0.category.order < $1.category.order }
        if items.last?.category != .other {
            report(.error, "missing-other", "a plural needs an item for “other”, without which apps crash")
        }
        let start = begin(plan, element, annotation, items.map(\.pattern))
        output.append(0x0A)
        for item in items {
            output += "        <item quantity=\"\(item.category.rawValue)\">".utf8
            write(item.pattern, plan.text)
            output += "</item>\n".utf8
        }
        output += "    </\(start)>\n".utf8
    }

    // MARK: Comments and attributes

    private mutating func writeComments(_ element: Element) {
        let isFirst = output.isEmpty
        for (index, heading) in element.headings.enumerated() {
            if index == 0, !isFirst { output.append(0x0A) }
            let isEaten = index == element.headings.count - 1 && element.comment == nil
            writeComment(heading, isEaten: isEaten)
        }
        if let comment = element.comment { writeComment(comment) }
    }

    private mutating func writeComment(_ text: String, indentation: Int = 4, isEaten: Bool = false) {
        output += String(repeating: " ", count: indentation).utf8
        output += "<!-- ".utf8
        var isFirst = true
        for line in text.split(
            omittingEmptySubsequences: false,
            whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        ) {
            if !isFirst {
                output.append(0x0A)
                if !line.isEmpty { output += String(repeating: " ", count: indentation + 5).utf8 }
            }
            isFirst = false
            AndroidTextEncoder.appendComment(String(line), to: &output)
        }
        output += isEaten ? " --><eat-comment />\n".utf8 : " -->\n".utf8
    }

    mutating func writeAttribute(_ name: String, _ value: String) {
        output += name.utf8
        output += "=\"".utf8
        if !AndroidTextEncoder.appendAttribute(value, to: &output) {
            let message = "the attribute “\(name)” holds a character that XML does not allow"
            report(.error, "invalid-character", message)
        }
        output.append(UInt8(ascii: "\""))
    }

    mutating func report(
        _ severity: Diagnostic.Severity,
        _ identifier: String,
        _ message: String
    ) {
        diagnostics.append(Diagnostic(severity, identifier, message, at: range))
        if let key { losses.append(WritingLoss(identifier, of: key, in: content.language)) }
    }
}

extension AndroidMessageAnnotation.Product {
    /// Whether it is the product that apps get unless they ask for another one.
    var isStandard: Bool { name == nil || name == "" || name == "default" }
}

extension AndroidFolder {
    /// The language of a folder that says nothing else.
    var language: LanguageTag? {
        if case .language(let language, _) = self { return language }
        return nil
    }
}
