import InterlinguaIR

/// Arguments of an entry by their indices; those below 64, which is nearly all, take no memory.
package struct ArgumentSet: Sendable, Equatable {
    private var bits: UInt64 = 0
    private var others: Set<Int> = []

    var isEmpty: Bool { bits == 0 && others.isEmpty }

    /// How many it holds.
    package var count: Int { bits.nonzeroBitCount + others.count }

    /// The highest index; nil if it holds none.
    package var highest: Int? { others.max() ?? (bits == 0 ? nil : 63 - bits.leadingZeroBitCount) }

    /// The indices, ascending.
    package var sorted: [Int] { (0..<64).filter { bits & 1 << UInt64($0) != 0 } + others.sorted() }

    /// Adds an argument.
    mutating func insert(_ index: Int) {
        if 0..<64 ~= index { bits |= 1 << UInt64(index) } else { others.insert(index) }
    }

    /// Whether an argument is among them.
    package func contains(_ index: Int) -> Bool {
        0..<64 ~= index ? bits & 1 << UInt64(index) != 0 : others.contains(index)
    }

    /// Whether another set holds all of them.
    func isSubset(of other: ArgumentSet) -> Bool {
        bits & ~other.bits == 0 && (others.isEmpty || others.isSubset(of: other.others))
    }

    /// Those that another set does not hold.
    func subtracting(_ other: ArgumentSet) -> ArgumentSet {
        var result = self
        result.bits &= ~other.bits
        if !others.isEmpty { result.others.subtract(other.others) }
        return result
    }
}

extension Pattern {
    /// The arguments that are shown, selected by, bound or used as a size, at any depth.
    package var argumentSet: ArgumentSet {
        var arguments = ArgumentSet()
        insertArguments(into: &arguments)
        return arguments
    }

    private func insertArguments(into arguments: inout ArgumentSet) {
        for element in elements {
            switch element {
            case .text: break
            case .placeholder(let placeholder): placeholder.insertArguments(into: &arguments)
            case .select(let select):
                if case .argument(let argument, _) = select.selector { arguments.insert(argument) }
                for variant in select.variants { variant.pattern.insertArguments(into: &arguments) }
            case .reference(let reference):
                for operand in reference.bindings.values {
                    switch operand {
                    case .argument(let argument): arguments.insert(argument)
                    case .pattern(let pattern): pattern.insertArguments(into: &arguments)
                    }
                }
            case .markup(let markup): markup.content.insertArguments(into: &arguments)
            }
        }
    }

    /// The arguments that are shown for most numbers.
    ///
    /// Of a select the variant for most numbers counts: those for few may spell their numbers, as “one file” does.
    var shownArguments: ArgumentSet {
        var arguments = ArgumentSet()
        insertShownArguments(into: &arguments)
        return arguments
    }

    private func insertShownArguments(into arguments: inout ArgumentSet) {
        for element in elements {
            switch element {
            case .placeholder(let placeholder): placeholder.insertArguments(into: &arguments)
            case .select(let select): select.variants.last?.pattern.insertShownArguments(into: &arguments)
            case .text, .markup, .reference: break
            }
        }
    }

    /// Whether there is a select at any depth.
    package var hasSelect: Bool {
        if plainText != nil { return false }
        return elements.contains { element in
            switch element {
            case .text, .placeholder: false
            case .select: true
            case .reference, .markup: Pattern([element]).contains { if case .select = $0 { true } else { false } }
            }
        }
    }
}

extension Placeholder {
    /// Adds the argument that is shown, and those that its width and precision are taken from.
    fileprivate func insertArguments(into arguments: inout ArgumentSet) {
        arguments.insert(argument)
        guard let field = format.field else { return }
        if case .argument(let size)? = field.width { arguments.insert(size) }
        if case .argument(let size)? = field.precision { arguments.insert(size) }
    }
}
