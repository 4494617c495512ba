package import OrderedCollections

/// A text with its moving parts, in order; adjacent texts are one and no text is empty.
///
/// Nearly every pattern is one text, which is held without an array around it. Who looks at very many patterns asks for
/// `plainText` first.
public struct Pattern: Sendable, Hashable {
    /// What a pattern holds; one text is never held as elements, unless it is empty.
    @usableFromInline
    enum Storage: Sendable, Hashable {
        /// One text; empty if there is no element.
        case text(String)
        /// One element that is no text, or several elements.
        case elements([Element])
    }

    /// What the pattern holds.
    @usableFromInline var storage: Storage

    /// The parts, in order; what is set is kept as it is, and the validator tells whether texts are joined in it.
    public var elements: [Element] {
        get {
            switch storage {
            case .text(let text): text.isEmpty ? [] : [.text(text)]
            case .elements(let elements): elements
            }
        }
        set { storage = Self.storage(of: newValue) }
        _modify {
            var elements = elements
            // The array has to be the only one for changes in place.
            storage = .text("")
            defer { storage = Self.storage(of: elements) }
            yield &elements
        }
    }

    /// Creates a pattern, joining adjacent texts and leaving empty ones out.
    public init(_ elements: [Element] = []) {
        if elements.count == 1, !elements[0].isText {
            storage = .elements(elements)
            return
        }
        storage = .text("")
        if elements.isEmpty { return }
        for element in elements { append(element) }
    }

    @inlinable public init(_ text: String) { storage = .text(text) }

    /// Appends an element; a text is joined to a text before it.
    public mutating func append(_ element: Element) {
        if case .text(let text) = element, text.isEmpty { return }
        // Taken out and consumed, so that texts and arrays grow in place: files hold texts of a million pieces.
        let held = storage
        storage = .text("")
        switch consume held {
        case .text(var own):
            if case .text(let text) = element {
                own += text
                storage = .text(own)
            } else {
                // What is more than a text has several elements, for which room is made at once.
                var elements: [Element] = []
                elements.reserveCapacity(3)
                if !own.isEmpty { elements.append(.text(own)) }
                elements.append(element)
                storage = .elements(elements)
            }
        case .elements(var elements):
            if case .text(let text) = element, case .text(var joined)? = elements.last {
                elements.removeLast()
                joined += text
                elements.append(.text(joined))
            } else {
                elements.append(element)
            }
            storage = .elements(elements)
        }
    }

    /// Appends all elements of another pattern.
    public mutating func append(_ other: Pattern) {
        switch other.storage {
        case .text(let text): append(.text(text))
        case .elements(let elements): for element in elements { append(element) }
        }
    }

    /// The text, if the pattern is nothing else.
    @inlinable public var plainText: String? {
        if case .text(let text) = storage { return text }
        return nil
    }

    /// Whether the pattern is one text, or nothing; the text itself is not looked at.
    @inlinable public var isPlainText: Bool { if case .text = storage { true } else { false } }

    /// Whether there is nothing in the pattern.
    @inlinable public var isEmpty: Bool {
        if case .text(let text) = storage { return text.isEmpty }
        return false
    }

    /// The element that is all of the pattern; nil if there are several, or none.
    public var onlyElement: Element? {
        switch storage {
        case .text(let text): text.isEmpty ? nil : .text(text)
        case .elements(let elements): elements.count == 1 ? elements[0] : nil
        }
    }

    public var onlySelect: Select? {
        guard case .elements(let elements) = storage, elements.count == 1, case .select(let select) = elements[0]
        else { return nil }
        return select
    }

    private static func storage(of elements: [Element]) -> Storage {
        switch elements.count {
        case 0: return .text("")
        case 1:
            if case .text(let text) = elements[0], !text.isEmpty { return .text(text) }
            return .elements(elements)
        default: return .elements(elements)
        }
    }
}

/// One part of a pattern.
///
/// Texts are stored in place and all others behind a reference.
public enum Element: Sendable, Hashable {
    /// A text that stands for itself.
    case text(String)
    /// The place where an argument is shown.
    indirect case placeholder(Placeholder)
    /// A choice among variants.
    indirect case select(Select)
    /// Another entry's message.
    indirect case reference(Reference)
    /// A span that the text keeps.
    indirect case markup(Markup)

    var isText: Bool {
        if case .text = self { return true }
        return false
    }
}

extension Pattern {
    /// How deep selects, markup and bindings may stand inside each other; what is deeper is not looked at.
    public static let maximumDepth = 64
}

extension Pattern {
    /// Replaces elements at any depth, from the outside in.
    ///
    /// - Parameter transform: gives what stands in an element's place, or nil to keep the element and look into it.
    ///   What it gives is not looked into.
    public func replacing(_ transform: (Element) -> Pattern?) -> Pattern {
        replacingIfNeeded(transform) ?? self
    }

    /// Replaces elements at any depth, from the outside in; nil if there was nothing to replace.
    public func replacingIfNeeded(_ transform: (Element) -> Pattern?) -> Pattern? {
        if let plainText { return plainText.isEmpty ? nil : transform(.text(plainText)) }
        let elements = elements
        var result: Pattern?
        for index in elements.indices {
            let replacement = transform(elements[index]) ?? elements[index].replacingInside(transform)
            if let replacement {
                if result == nil { result = Pattern(Array(elements[..<index])) }
                result?.append(replacement)
            } else {
                result?.append(elements[index])
            }
        }
        return result
    }

    /// Calls a function with every element at any depth, outer ones before inner ones.
    @inlinable
    public func forEachElement(_ visit: (Element) -> Void) {
        switch storage {
        case .text(let text): if !text.isEmpty { visit(.text(text)) }
        case .elements(let elements):
            for element in elements {
                visit(element)
                element.forEachPattern { $0.forEachElement(visit) }
            }
        }
    }

    /// Whether an element at any depth meets a condition.
    @inlinable
    public func contains(where predicate: (Element) -> Bool) -> Bool {
        switch storage {
        case .text(let text): return !text.isEmpty && predicate(.text(text))
        case .elements(let elements):
            for element in elements
            where predicate(element) || element.containsPattern(where: { $0.contains(where: predicate) }) {
                return true
            }
            return false
        }
    }

    /// The selects at any depth, outer ones before inner ones.
    public var selects: [Select] {
        if isPlainText { return [] }
        var selects: [Select] = []
        forEachElement { if case .select(let select) = $0 { selects.append(select) } }
        return selects
    }

    /// Replaces selects by the variant chosen for each, at any depth, also inside what was chosen.
    ///
    /// - Parameter choose: gives the pattern that stands in a select's place, or nil to keep the select.
    public func resolvingSelects(_ choose: (Select) -> Pattern?) -> Pattern {
        replacing { element in
            guard case .select(let select) = element, let chosen = choose(select) else { return nil }
            return chosen.resolvingSelects(choose)
        }
    }

    /// The same pattern with the indices of its arguments changed, sizes and bindings included.
    public func mappingArguments(_ map: (Int) -> Int) -> Pattern {
        replacing { element in
            switch element {
            case .placeholder(var placeholder):
                placeholder.argument = map(placeholder.argument)
                placeholder.format = placeholder.format.mappingSizes(map)
                return Pattern([.placeholder(placeholder)])
            case .select(var select):
                if case .argument(let argument, let reading) = select.selector {
                    select.selector = .argument(map(argument), reading)
                }
                for index in select.variants.indices {
                    select.variants[index].pattern = select.variants[index].pattern.mappingArguments(map)
                }
                return Pattern([.select(select)])
            case .reference(var reference):
                for (name, operand) in reference.bindings {
                    switch operand {
                    case .argument(let argument): reference.bindings[name] = .argument(map(argument))
                    case .pattern(let pattern): reference.bindings[name] = .pattern(pattern.mappingArguments(map))
                    }
                }
                return Pattern([.reference(reference)])
            case .text, .markup: return nil
            }
        }
    }

    /// The indices of the arguments that are shown, selected by, bound or used as a size, ascending.
    public var argumentIndices: [Int] {
        if isPlainText { return [] }
        var indices: Set<Int> = []
        forEachElement { element in
            switch element {
            case .placeholder(let placeholder):
                indices.insert(placeholder.argument)
                placeholder.format.forEachSize { if case .argument(let argument) = $0 { indices.insert(argument) } }
            case .select(let select):
                if case .argument(let argument, _) = select.selector { indices.insert(argument) }
            case .reference(let reference):
                for case .argument(let argument) in reference.bindings.values { indices.insert(argument) }
            case .text, .markup: break
            }
        }
        return indices.sorted()
    }
}

extension Element {
    /// The element with what stands in it replaced; nil if there was nothing to replace.
    fileprivate func replacingInside(_ transform: (Element) -> Pattern?) -> Pattern? {
        switch self {
        case .text, .placeholder: return nil
        case .select(let select):
            var changed: Select?
            for index in select.variants.indices {
                guard let pattern = select.variants[index].pattern.replacingIfNeeded(transform) else { continue }
                if changed == nil { changed = select }
                changed?.variants[index].pattern = pattern
            }
            return changed.map { Pattern([.select($0)]) }
        case .reference(let reference):
            var changed: Reference?
            for (name, operand) in reference.bindings {
                guard case .pattern(let pattern) = operand, let pattern = pattern.replacingIfNeeded(transform) else {
                    continue
                }
                if changed == nil { changed = reference }
                changed?.bindings[name] = .pattern(pattern)
            }
            return changed.map { Pattern([.reference($0)]) }
        case .markup(let markup):
            guard let content = markup.content.replacingIfNeeded(transform) else { return nil }
            return Pattern([.markup(Markup(markup.kind, content))])
        }
    }

    /// Calls a function with every pattern that stands directly in the element.
    @usableFromInline
    func forEachPattern(_ visit: (Pattern) -> Void) {
        switch self {
        case .text, .placeholder: break
        case .select(let select):
            // By index: a copy of a whole variant would be counted in all its parts.
            for index in select.variants.indices { visit(select.variants[index].pattern) }
        case .reference(let reference):
            for case .pattern(let pattern) in reference.bindings.values { visit(pattern) }
        case .markup(let markup): visit(markup.content)
        }
    }

    /// Whether a pattern that stands directly in the element meets a condition.
    @usableFromInline
    func containsPattern(where predicate: (Pattern) -> Bool) -> Bool {
        switch self {
        case .text, .placeholder: return false
        case .select(let select):
            return select.variants.indices.contains { predicate(select.variants[$0].pattern) }
        case .reference(let reference):
            return reference.bindings.values.contains { operand in
                if case .pattern(let pattern) = operand { return predicate(pattern) }
                return false
            }
        case .markup(let markup): return predicate(markup.content)
        }
    }
}

extension Format {
    /// Width and precision, where given.
    public var sizes: [Field.Size] {
        field.map { [$0.width, $0.precision].compactMap { $0 } } ?? []
    }

    /// Calls a function with the width and the precision, where given.
    public func forEachSize(_ visit: (Field.Size) -> Void) {
        guard let field else { return }
        if let width = field.width { visit(width) }
        if let precision = field.precision { visit(precision) }
    }

    /// The field of the format; nil for functions.
    public var field: Field? {
        switch self {
        case .text(let field), .character(let field): field
        case .number(let number): number.field
        case .functions: nil
        }
    }

    /// The same format with another field; functions have none.
    public func withField(_ field: Field) -> Format {
        switch self {
        case .text: return .text(field)
        case .character: return .character(field)
        case .number(var number):
            number.field = field
            return .number(number)
        case .functions: return self
        }
    }

    /// The format with other arguments for widths and precisions that are taken from arguments.
    package func mappingSizes(_ map: (Int) -> Int) -> Format {
        guard var field else { return self }
        if case .argument(let argument)? = field.width { field.width = .argument(map(argument)) }
        if case .argument(let argument)? = field.precision { field.precision = .argument(map(argument)) }
        return withField(field)
    }
}

extension Pattern {
    /// Whether it refers to other entries, or to what is no entry.
    package var hasReferences: Bool { !isPlainText && contains { if case .reference = $0 { true } else { false } } }
}

extension Message {
    /// The entries that it refers to.
    package var targets: OrderedSet<Key> {
        var targets: OrderedSet<Key> = []
        forEachElement { element in
            if case .reference(let reference) = element, case .entry(let key) = reference.target {
                targets.append(key)
            }
        }
        return targets
    }
}
