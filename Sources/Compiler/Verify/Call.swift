package import InterlinguaIR

/// How an app asks its platform for what one entry of the source says.
///
/// Most entries are one look-up. Where a conversion split an entry, the app puts look-ups into each other, or chooses
/// among them.
package indirect enum Call: Sendable, Hashable {
    case lookUp(LookUp)
    /// The items of a list, each with a name of its own.
    case items([Call])
    case choice(Choice)

    /// One question to the platform.
    package struct LookUp: Sendable, Hashable {
        /// The entry that is asked for, named as in the target's catalogue.
        package var key: Key

        /// The name by which the platform finds it.
        package var name: String

        package var isFormat: Bool

        /// The number that is passed apart from the arguments, where the platform takes one.
        package var number: Operand?

        package var operands: [Operand]

        /// The arguments by name, in order.
        package var named: [NamedOperand] = []

        /// The number or text by which the platform's library chooses, where it takes one beside everything else.
        package var value: Operand?

        /// Whether the key is a text, which the platform shows in the source language: then no text is missing.
        package var showsKey = false

        /// Whether texts are chosen by the room there is, so that the app always says how much.
        package var passesWidth = false
    }

    /// What an app passes under a name.
    package struct NamedOperand: Sendable, Hashable {
        package var name: String

        package var operand: Operand
    }

    /// What an app passes.
    package enum Operand: Sendable, Hashable {
        /// An argument of the source's entry, by index.
        case argument(Int)
        /// The text that another call gives.
        case call(Call)
        /// A text that the app makes.
        case text(ComposedText)
        case nothing
    }

    /// A text that an app makes of several values; those that there are, joined.
    package struct ComposedText: Sendable, Hashable {
        /// A thing that gives a value.
        ///
        /// Arguments are those of the source's entry, by index.
        package enum Component: Sendable, Hashable {
            /// The argument's own text.
            case argument(Int)
            /// The argument's text, if it is one of these.
            case oneOf(Int, [String])
            /// The value for the first of some ranges that holds the argument's number.
            case numbers(Int, [NumberValue])
            /// The kind of device, if it is one of these.
            case device([String])
            /// The product, if it is one of these.
            case product([String])
            /// `w` and the greatest of some widths, descending, that fits, else the smallest; nothing where there is room
            /// for the widest text.
            case width([Int], widest: Int)
        }

        /// The value for some numbers.
        package struct NumberValue: Sendable, Hashable {
            package var range: NumberRange
            package var value: String
        }

        /// What gives the values, in order.
        package var components: [Component]

        /// Stands between two values.
        package var separator: String
    }

    /// A choice that the app makes because the platform's files can't.
    package struct Choice: Sendable, Hashable {
        /// What the app looks at.
        package enum Selector: Sendable, Hashable {
            case width, device, product
            /// An argument of the source's entry, by index.
            case argument(Int)
        }

        /// What the app looks at.
        package var selector: Selector

        /// The conditions and what is asked for then: exact numbers before categories, widths descending.
        package var branches: [Branch]

        /// What is asked for where no condition holds; nil where that can't be.
        package var otherwise: Call?
    }

    /// One branch of a choice.
    package struct Branch: Sendable, Hashable {
        /// When it applies.
        package var condition: Condition

        /// What is asked for then.
        package var call: Call
    }
}

extension Call {
    /// The only look-up, if the call is nothing else and puts no other calls into it.
    var singleLookUp: LookUp? {
        guard case .lookUp(let lookUp) = self, !lookUp.isComposed else { return nil }
        return lookUp
    }

    /// The call with another name in all look-ups, those of its operands included.
    func named(_ name: String) -> Call {
        func renamed(_ operand: Operand) -> Operand {
            if case .call(let call) = operand { return .call(call.named(name)) }
            return operand
        }
        switch self {
        case .lookUp(var lookUp):
            lookUp.name = name
            for index in lookUp.operands.indices { lookUp.operands[index] = renamed(lookUp.operands[index]) }
            for index in lookUp.named.indices { lookUp.named[index].operand = renamed(lookUp.named[index].operand) }
            return .lookUp(lookUp)
        case .items(let calls): return .items(calls.map { $0.named(name) })
        case .choice(var choice):
            for index in choice.branches.indices {
                choice.branches[index].call = choice.branches[index].call.named(name)
            }
            choice.otherwise = choice.otherwise?.named(name)
            return .choice(choice)
        }
    }

    /// All look-ups, outer ones before inner ones.
    var lookUps: [LookUp] {
        switch self {
        case .lookUp(let lookUp):
            return [lookUp]
                + lookUp.allOperands.flatMap { operand -> [LookUp] in
                    if case .call(let call) = operand { return call.lookUps }
                    return []
                }
        case .items(let calls): return calls.flatMap(\.lookUps)
        case .choice(let choice):
            return choice.branches.flatMap(\.call.lookUps) + (choice.otherwise?.lookUps ?? [])
        }
    }
}

extension Call.LookUp {
    /// Whether the text of another call is put in.
    var isComposed: Bool {
        allOperands.contains { operand in
            if case .call = operand { return true }
            return false
        }
    }

    var allOperands: [Call.Operand] { operands + named.map(\.operand) + [number, value].compactMap { $0 } }
}
