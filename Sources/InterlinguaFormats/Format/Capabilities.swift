package import InterlinguaIR

/// What a format's files can say, as data: passes and the table of formats know nothing else about a target.
package struct Capabilities: Sendable {
    /// Something that a select can look at.
    package enum SelectorKind: String, Sendable, Hashable, CaseIterable {
        case device, product, width, text, number
    }

    /// Where in a message selects can stand.
    package enum SelectPlacement: Sendable, Hashable {
        /// One number select around the whole message.
        case oneAround
        /// Any number of them, anywhere in a pattern or its variants.
        case manyAnywhere
    }

    /// Where another entry can be referred to.
    package enum ReferenceSupport: Sendable, Hashable {
        case none
        /// A message can be a reference and nothing else.
        case whole
        /// In a pattern, with arguments bound.
        case inPattern
    }

    /// How placeholders name their arguments.
    package enum ArgumentStyle: Sendable, Hashable {
        /// By position; whether a list may leave out positions that a text does not show.
        case positions(allowsGaps: Bool)
        case names
    }

    /// A way to show an argument that not every format has.
    package enum FormatKind: Sendable, Hashable {
        case text, character, number
        /// A number in upper case: `%X`, `%E`.
        case uppercaseNumber
        /// A width or precision taken from an argument.
        case sizeFromArgument
        /// A least number of digits of an integer: `%.3d`.
        case integerPrecision
        /// Digits in groups.
        case grouping
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

        /// Creates a form.
        package init(name: String, condition: Condition, isRequired: Bool = false) {
            self.name = name
            self.condition = condition
            self.isRequired = isRequired
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

        /// Stands between an entry's name and the name of a part that was split off.
        package var partSeparator: String

        /// Stands between a list's name and the number of an item.
        package var itemSeparator: String

        /// Creates a grammar.
        package init(scope: Scope, partSeparator: String = "_", itemSeparator: String = ".") {
            self.scope = scope
            self.partSeparator = partSeparator
            self.itemSeparator = itemSeparator
        }
    }

    /// Selectors that one message can hold together, each list from the outside in.
    package var selectors: [[SelectorKind]]

    /// The forms of a number select in a language, in the order they are tried; nil: any conditions.
    package var forms: (@Sendable (LanguageTag, PluralKind) -> [Form])?

    /// How the number that selects is read.
    package var reading: Reading

    /// Where in a message selects can stand.
    package var selects: SelectPlacement

    /// Where another entry can be referred to.
    package var references: ReferenceSupport

    /// How placeholders name their arguments.
    package var arguments: ArgumentStyle

    /// Whether the number that selects is passed beside the argument list, so that it needs no position there.
    package var passesNumberApart: Bool

    /// The ways to show an argument.
    package var formats: Set<FormatKind>

    /// Whose way of writing numbers the app follows.
    package var numberStyle: NumberStyle

    /// Whether a reader would take a text without arguments for a format; nil if the files can say that it is none.
    package var looksLikeFormat: (@Sendable (String) -> Bool)?

    /// What an app shows where a text is missing, by the entry's key and arguments; nil: the key as it is.
    package var missingText: (@Sendable (Key, [Argument]) -> Pattern)?

    /// What becomes of elements such as `<b>`.
    package var markup: MarkupSupport

    /// How entries get their names.
    package var keys: KeyGrammar

    /// The look-ups that are told apart.
    package var kinds: Set<Key.Kind>

    /// What is shown when a language has no message for a key.
    package var fallback: Fallback

    /// Whether an app sees only keys that the source language has.
    package var requiresSourceMessage: Bool

    /// Whether a message can be a list.
    package var lists: Bool

    /// Whether a file has room for translators' comments.
    package var comments: Bool

    /// Whether names of arguments, with examples, can be written.
    package var argumentNames: Bool

    /// Whether a part's link to the whole entry can be written.
    package var partLinks: Bool

    /// Whether "not to be translated" can be written.
    package var untranslatable: Bool

    /// Whether the widths and signs of C's integer types can be written.
    package var integerTypes: Bool

    /// Categories that can be written where a language lacks them, and are never chosen then.
    package var unusedCategories: Set<PluralCategory>

    /// Creates capabilities.
    package init(
        selectors: [[SelectorKind]],
        forms: (@Sendable (LanguageTag, PluralKind) -> [Form])?,
        reading: Reading,
        selects: SelectPlacement,
        references: ReferenceSupport,
        arguments: ArgumentStyle,
        passesNumberApart: Bool,
        formats: Set<FormatKind>,
        numberStyle: NumberStyle,
        looksLikeFormat: (@Sendable (String) -> Bool)?,
        missingText: (@Sendable (Key, [Argument]) -> Pattern)?,
        markup: MarkupSupport,
        keys: KeyGrammar,
        kinds: Set<Key.Kind>,
        fallback: Fallback,
        requiresSourceMessage: Bool,
        lists: Bool,
        comments: Bool,
        argumentNames: Bool,
        partLinks: Bool,
        untranslatable: Bool,
        integerTypes: Bool,
        unusedCategories: Set<PluralCategory>
    ) {
        self.selectors = selectors
        self.forms = forms
        self.reading = reading
        self.selects = selects
        self.references = references
        self.arguments = arguments
        self.passesNumberApart = passesNumberApart
        self.formats = formats
        self.numberStyle = numberStyle
        self.looksLikeFormat = looksLikeFormat
        self.missingText = missingText
        self.markup = markup
        self.keys = keys
        self.kinds = kinds
        self.fallback = fallback
        self.requiresSourceMessage = requiresSourceMessage
        self.lists = lists
        self.comments = comments
        self.argumentNames = argumentNames
        self.partLinks = partLinks
        self.untranslatable = untranslatable
        self.integerTypes = integerTypes
        self.unusedCategories = unusedCategories
    }
}
