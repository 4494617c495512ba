extension Pattern {
    /// Replaces elements at any depth, from the outside in.
    ///
    /// - Parameter transform: gives what stands in an element's place, or nil to keep the element and look into it.
    ///   What it gives is not looked into.
    public func replacing(_ transform: (Element) -> Pattern?) -> Pattern {
        var result = Pattern()
        result.elements.reserveCapacity(elements.count)
        for element in elements {
            if let replacement = transform(element) {
                result.append(replacement)
                continue
            }
            switch element {
            case .text, .placeholder: result.append(element)
            case .select(var select):
                for index in select.variants.indices {
                    select.variants[index].pattern = select.variants[index].pattern.replacing(transform)
                }
                result.append(.select(select))
            case .reference(var reference):
                for (name, operand) in reference.bindings {
                    if case .pattern(let pattern) = operand {
                        reference.bindings[name] = .pattern(pattern.replacing(transform))
                    }
                }
                result.append(.reference(reference))
            case .markup(var markup):
                markup.content = markup.content.replacing(transform)
                result.append(.markup(markup))
            }
        }
        return result
    }

    /// Calls a function with every element at any depth, outer ones before inner ones.
    public func forEachElement(_ visit: (Element) -> Void) {
        for element in elements {
            visit(element)
            switch element {
            case .text, .placeholder: break
            case .select(let select):
                for variant in select.variants { variant.pattern.forEachElement(visit) }
            case .reference(let reference):
                for case .pattern(let pattern) in reference.bindings.values { pattern.forEachElement(visit) }
            case .markup(let markup): markup.content.forEachElement(visit)
            }
        }
    }

    /// Whether an element at any depth meets a condition.
    public func contains(where predicate: (Element) -> Bool) -> Bool {
        elements.contains { element in
            if predicate(element) { return true }
            switch element {
            case .text, .placeholder: return false
            case .select(let select): return select.variants.contains { $0.pattern.contains(where: predicate) }
            case .reference(let reference):
                return reference.bindings.values.contains { operand in
                    if case .pattern(let pattern) = operand { return pattern.contains(where: predicate) }
                    return false
                }
            case .markup(let markup): return markup.content.contains(where: predicate)
            }
        }
    }

    /// The selects at any depth, outer ones before inner ones.
    public var selects: [Select] {
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
        var indices: Set<Int> = []
        forEachElement { element in
            switch element {
            case .placeholder(let placeholder):
                indices.insert(placeholder.argument)
                for case .argument(let argument) in placeholder.format.sizes { indices.insert(argument) }
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

extension Format {
    /// Width and precision, where given.
    public var sizes: [Field.Size] {
        field.map { [$0.width, $0.precision].compactMap { $0 } } ?? []
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

    func mappingSizes(_ map: (Int) -> Int) -> Format {
        guard var field else { return self }
        if case .argument(let argument)? = field.width { field.width = .argument(map(argument)) }
        if case .argument(let argument)? = field.precision { field.precision = .argument(map(argument)) }
        return withField(field)
    }
}
