package import InterlinguaIR

extension Capabilities {
    /// Something that a select can look at.
    package enum SelectorKind: String, Sendable, Hashable, CaseIterable {
        /// The kinds of selectors.
        case device, product, width, text, number
    }

    /// Where in a message selects can stand.
    package enum SelectPlacement: Sendable, Hashable {
        /// One select of each kind, around the whole message and each other in the order of `selectors`.
        case oneAround
        /// As `oneAround`, but with any number of selects by text and by number, on one argument each.
        ///
        /// The app passes one text: the values of the arguments that they look at, from the outside in, with the separator
        /// between them.
        case composedAround(separator: String)
        /// Any number of them, anywhere in a pattern or its variants.
        case manyAnywhere
    }

    /// Where another entry can be referred to.
    package enum ReferenceSupport: Sendable, Hashable {
        /// Nowhere.
        case none
        /// A message can be a reference and nothing else.
        case whole
        /// In a pattern, with arguments bound by name.
        case inPattern(Bindings)
    }

    /// What a reference hands on.
    package struct Bindings: Sendable, Hashable {
        /// The names that can be bound; nil for any.
        package var names: Set<String>?

        /// What the other entry sees of our arguments beside those that are bound.
        package var inherited: Reference.Inherited

        /// Creates bindings.
        package init(names: Set<String>? = nil, inherited: Reference.Inherited) {
            self.names = names
            self.inherited = inherited
        }
    }

    /// How placeholders name their arguments.
    package enum ArgumentStyle: Sendable, Hashable {
        /// By position; whether a list may leave out positions that a text does not show.
        case positions(allowsGaps: Bool)
        /// By name.
        case names(ArgumentNames)
    }

    /// The names of arguments that a format gives a meaning to.
    package struct ArgumentNames: Sendable, Hashable {
        /// The number that chooses the form.
        package var number: String

        /// The text that chooses among variants.
        package var text: String

        /// Stands between the values of which that text is made where a message chooses by several things.
        package var textSeparator: String

        /// Creates names.
        package init(number: String, text: String, textSeparator: String) {
            self.number = number
            self.text = text
            self.textSeparator = textSeparator
        }
    }

    /// Where texts for single numbers go that are none of the forms.
    package enum ExactNumberSupport: Sendable, Hashable {
        /// Nowhere; they are lost.
        case none
        /// To entries of their own, which the app asks for when it has that number; also those of ranges of so many numbers.
        case entries(rangeLimit: Int)
        /// To the text that chooses among variants: `eq2`.
        case text
    }

    /// A way to show an argument that not every format has.
    package enum FormatKind: Sendable, Hashable {
        /// How an argument is shown.
        case text, character, number
        /// A number in upper case: `%X`, `%E`.
        case uppercaseNumber
        /// A width or precision taken from an argument.
        case sizeFromArgument
        /// A least number of digits of an integer: `%.3d`.
        case integerPrecision
        /// Digits in groups.
        case grouping
        /// Fields of a least width, decimals, signs and notations other than plain digits.
        case fields
        /// Decimals, least digits and groups of a number as options of a function `number` of a namespace (ECMA-402).
        case numberOptions(String)
        /// Functions of a namespace, such as `java`.
        case functions(String)
    }

    /// What becomes of elements such as `<b>`.
    package enum MarkupSupport: Sendable, Hashable {
        /// They are kept as elements.
        case elements
        /// They become a part of the text.
        case asText
    }

    /// One of the forms in which a number select can be written.
    package struct Form: Sendable, Hashable {
        /// The form's name in the file: `few`.
        package var name: String

        /// Which numbers get it, unless an earlier form holds.
        package var condition: Condition

        /// Whether a message must have it.
        package var isRequired: Bool

        /// The name of the form whose text is shown where a message lacks this one.
        package var standIn: String?

        /// Creates a form.
        package init(name: String, condition: Condition, isRequired: Bool = false, standIn: String? = nil) {
            self.name = name
            self.condition = condition
            self.isRequired = isRequired
            self.standIn = standIn
        }
    }

    /// How entries get their names.
    package struct KeyGrammar: Sendable, Hashable {
        /// Which entries must have different names.
        package enum Scope: Sendable, Hashable {
            /// Those of one table.
            case table
            /// Those of all tables in one folder.
            case folder
        }

        /// Which entries must have different names.
        package var scope: Scope

        /// Whether the files tell the tables of one folder apart.
        package var keepsTables: Bool

        /// Stands between an entry's name and the name of a part of its sentence that was split off.
        package var partSeparator: String

        /// Stands between an entry's name and what a separate entry is for: a text, a width, a number.
        package var choiceSeparator: String

        /// Stands between a list's name and the number of an item; nil if the item is a name below the list's.
        package var itemSeparator: String?

        /// Creates a grammar.
        package init(
            scope: Scope,
            keepsTables: Bool = true,
            partSeparator: String = "_",
            choiceSeparator: String = "_",
            itemSeparator: String? = "."
        ) {
            self.scope = scope
            self.keepsTables = keepsTables
            self.partSeparator = partSeparator
            self.choiceSeparator = choiceSeparator
            self.itemSeparator = itemSeparator
        }
    }
}
