import InterlinguaFormats
import InterlinguaIR

struct AndroidFileWriter {
    let content: AndroidWriter.Content
    /// Who will read the file.
    let dialect: AndroidDialect
    /// The language of the default folder.
    let sourceLanguage: LanguageTag
    /// How each entry of the catalogue is written.
    let plans: [AndroidEntryPlan]
    /// How entries are called.
    let names: AndroidNamePlan
    /// What was written so far.
    var output: [UInt8] = []
    /// What could not be written as it was meant.
    var diagnostics: [Diagnostic] = []

    /// The namespaces that attributes and elements written so far need: addresses and prefixes.
    private var prefixes: [(namespace: String, prefix: String)] = []
    private var usesTools = false
    private var usesOwn = false
    /// Whether an element of XLIFF was written.
    var usesXliff = false

    /// Room for the bytes of a piece of text.
    var spareBytes: [UInt8] = []

    private let isSource: Bool

    /// Whether the file's name says that nothing in it is to be translated.
    private let isUntranslatable: Bool

    /// Where the first element of the body begins.
    private var bodyStart = 0

    /// Where the message stands that is written.
    private var origin = Origin()

    init(
        _ content: AndroidWriter.Content,
        dialect: AndroidDialect,
        sourceLanguage: LanguageTag,
        plans: [AndroidEntryPlan],
        names: AndroidNamePlan
    ) {
        self.content = content
        self.dialect = dialect
        self.sourceLanguage = sourceLanguage
        self.plans = plans
        self.names = names
        isSource = content.language == sourceLanguage
        isUntranslatable = content.path.name.hasPrefix("donottranslate")
    }

    mutating func write() -> [UInt8] {
        let head = expectedHead()
        // Memory that stays untouched costs nothing.
        output.reserveCapacity(head.count + content.messages.count * 192 + 512)
        output += head
        bodyStart = head.count
        writeMessages()
        for footer in content.facts?.footers ?? [] { writeComment(footer) }
        output += "</resources>\n".utf8
        // Only now it is known which namespaces the root has to declare.
        let body = output
        output = []
        writeHead()
        if output == head { return body }
        output += body[head.count...]
        return output
    }

    private mutating func writeMessages() {
        for index in OriginOrder.indices(of: content.messages.map(\.message.place)) { write(index) }
    }

    private mutating func write(_ index: Int) {
        let (entry, message) = content.messages[index]
        origin = message.origin
        write(plans[entry], message)
    }

    /// What the file will most probably begin with, so that nothing has to be moved once it is known.
    private func expectedHead() -> [UInt8] {
        var writer = self
        writer.usesXliff = content.messages.contains { plans[$0.entry].text.showsNames }
        writer.usesOwn = content.messages.contains { plans[$0.entry].hasLinks(in: content.language) }
        writer.writeHead()
        return writer.output
    }

    private mutating func writeHead() {
        output += "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8
        for header in content.facts?.headers ?? [] { writeComment(header, indentation: 0) }
        writeRoot()
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
        if let table = content.tableName {
            rest.append((prefix(of: AndroidNameTable.ownNamespace, "i") + "table", table))
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
        var itemGaps: [AndroidItemGap]
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
                attributes: annotation.attributes,
                itemGaps: annotation.itemGaps
            )
            let start = begin(plan, element, annotation, patterns)
            if patterns.isEmpty, element.itemGaps.isEmpty {
                output += "</\(start)>\n".utf8
            } else {
                output.append(0x0A)
                for (index, pattern) in patterns.enumerated() {
                    writeGaps(element.itemGaps, before: index)
                    output += "        <item>".utf8
                    if pattern.isEmpty, let spelling = annotation.nullItems[index] {
                        output += spelling.utf8
                    } else {
                        write(pattern, plan.text)
                    }
                    output += "</item>\n".utf8
                }
                writeGaps(element.itemGaps, before: patterns.count, isEnd: true)
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
        if let select = pattern.onlySelect,
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
            attributes: product == nil ? annotation.attributes : facts?.attributes ?? [],
            itemGaps: product == nil ? annotation.itemGaps : facts?.itemGaps ?? []
        )
    }

    /// Writes comments and the start tag; gives the name of the element.
    private mutating func begin(
        _ plan: AndroidEntryPlan,
        _ element: Element,
        _ annotation: AndroidMessageAnnotation,
        _ patterns: [Pattern]
    ) -> String {
        writeComments(element.headings, element.comment)
        let kind = plan.kind
        let usual = kind.element
        var name = usual
        switch (annotation.element, kind) {
        case ("item", .string), ("bag", .plurals), ("array", .array): name = annotation.element ?? usual
        default: break
        }
        output += "    <\(name) ".utf8
        if name == "item" || name == "bag" { output += "type=\"\(usual)\" ".utf8 }
        if plan.needsNamespace { usesOwn = true }
        writeAttribute("name", plan.spelling)
        if isSource, !plan.isTranslatable, !isUntranslatable {
            output += " translatable=\"false\"".utf8
        }
        let spelled = element.attributes.first { $0.name == "formatted" && $0.namespace == nil }
        if let spelled {
            output.append(0x20)
            writeAttribute("formatted", spelled.value)
        } else if !plan.text.isFormat, kind != .plurals,
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
        for (name, value) in plan.links
        where plan.linkLanguage == content.language || plan.linksKeyEverywhere && name == "key" {
            output.append(0x20)
            writeAttribute(prefix(of: AndroidNameTable.ownNamespace, "i") + name, value)
        }
        output.append(UInt8(ascii: ">"))
        return name
    }

    private mutating func writePlural(
        _ plan: AndroidEntryPlan,
        _ element: Element,
        _ annotation: AndroidMessageAnnotation
    ) {
        let items = items(of: element.pattern)
        let start = begin(plan, element, annotation, items.map(\.pattern))
        write(items, plan, element.itemGaps)
        output += "    </\(start)>\n".utf8
    }

    /// The texts of a plural in CLDR's order of categories.
    private mutating func items(of pattern: Pattern) -> [(category: PluralCategory, pattern: Pattern)] {
        guard let select = pattern.onlySelect,
            case .argument = select.selector
        else { return [(.other, pattern)] }
        var items: [(category: PluralCategory, pattern: Pattern)] = []
        items.reserveCapacity(select.variants.count)
        var isOrdered = true
        for variant in select.variants {
            let category: PluralCategory
            switch variant.condition {
            case .category(let given, .cardinal): category = given
            case .otherwise: category = .other
            default:
                report(.error, .unwritable, "the condition of a variant can't be written")
                continue
            }
            if let last = items.last, last.category.order > category.order { isOrdered = false }
            items.append((category, variant.pattern))
        }
        if !isOrdered { items.sort { $0.category.order < $1.category.order } }
        if items.last?.category != .other {
            report(.error, .missingOther, "a plural requires “other”: apps crash without it")
        }
        return items
    }

    private mutating func write(
        _ items: [(category: PluralCategory, pattern: Pattern)],
        _ plan: AndroidEntryPlan,
        _ gaps: [AndroidItemGap] = []
    ) {
        output.append(0x0A)
        for (index, item) in items.enumerated() {
            writeGaps(gaps, before: index)
            output += "        <item quantity=\"".utf8
            output += item.category.rawValue.utf8
            output += "\">".utf8
            write(item.pattern, plan.text)
            output += "</item>\n".utf8
        }
        writeGaps(gaps, before: items.count, isEnd: true)
    }

    /// Writes the comments and blank lines before an item; at the end also those of items that are no more.
    private mutating func writeGaps(_ gaps: [AndroidItemGap], before item: Int, isEnd: Bool = false) {
        for gap in gaps where gap.item == item || (isEnd && gap.item > item) {
            for line in gap.lines {
                switch line {
                case .blank: output.append(0x0A)
                case .comment(let text): writeComment(text, indentation: 8)
                case .trailingComment(let text):
                    // Behind the line that was ended already.
                    if item > 0, output.last == 0x0A { output.removeLast() }
                    writeComment(text, indentation: item > 0 ? 1 : 8)
                }
            }
        }
    }

    // MARK: Comments and attributes

    private mutating func writeComments(_ headings: [String], _ comment: String?) {
        let isFirst = output.count == bodyStart
        for (index, heading) in headings.enumerated() {
            if index == 0, !isFirst { output.append(0x0A) }
            let isEaten = index == headings.count - 1 && comment == nil
            writeComment(heading, isEaten: isEaten)
        }
        if let comment { writeComment(comment) }
    }

    private mutating func writeComment(_ text: String, indentation: Int = 4, isEaten: Bool = false) {
        output.append(contentsOf: repeatElement(0x20, count: indentation))
        output += "<!-- ".utf8
        var isFirst = true
        let isOneLine = !text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
        if isOneLine { AndroidTextEncoder.appendComment(text, to: &output) }
        for line in isOneLine
            ? []
            : text.split(
                omittingEmptySubsequences: false,
                whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
            )
        {
            if !isFirst {
                output.append(0x0A)
                if !line.isEmpty { output.append(contentsOf: repeatElement(0x20, count: indentation + 5)) }
            }
            isFirst = false
            AndroidTextEncoder.appendComment(String(line), to: &output)
        }
        output += isEaten ? " --><eat-comment />\n".utf8 : " -->\n".utf8
    }

    /// Writes an attribute, without white space before it.
    mutating func writeAttribute(_ name: String, _ value: String) {
        output += name.utf8
        output += "=\"".utf8
        if !AndroidTextEncoder.appendAttribute(value, to: &output) {
            let message = "the attribute “\(name)” holds a character that XML does not allow"
            report(.error, .invalidCharacter, message)
        }
        output.append(UInt8(ascii: "\""))
    }

    /// Reports something about the message that is written.
    mutating func report(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String
    ) {
        diagnostics.append(Diagnostic(severity, kind, message, at: origin.range))
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
