package import InterlinguaIR
package import InterlinguaSemantics

/// What a format's files can say, as data: passes and the table of formats know nothing else about a target.
package struct Capabilities: Sendable {
    /// Selectors that one message can hold together, each list from the outside in.
    package var selectors: [[SelectorKind]]

    /// The forms of a number select in a language, in the order they are tried; nil: any conditions.
    ///
    /// With forms, each variant of a number select that is written has the condition of one of them, in their order, and
    /// none stands twice. Without, the variants' conditions are tried in order as everywhere; `otherwise` is the complement
    /// of all before it.
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

    /// What stands around an argument's name in a placeholder; nil where placeholders have no names.
    package var placeholderMarks: (opening: String, closing: String)?

    /// What stands around the name of another entry in a text that refers to it; nil where texts do not refer by names.
    package var referenceMarks: (opening: String, closing: String)?

    /// What an app shows where a text is missing, by the entry's key and arguments; nil: the key as it is.
    package var missingText: (@Sendable (Key, [Argument]) -> Pattern)?

    /// What an app shows of an entry where no file has a text; nil if it has none by itself.
    package var textBesideFiles: (@Sendable (Key, Entry) -> String?)?

    /// What an app shows by a name that is no text but an object of texts, to users of a language; nil where there are no
    /// objects.
    package var objectText: (@Sendable (_ name: String, _ table: String, LanguageTag) -> String)?

    /// Where texts for single numbers go that are none of the forms.
    package var exactNumbers: ExactNumberSupport = .none

    /// Whether a message can hold a text for calls that pass no number.
    ///
    /// Where a form has no name of its own, as the first form of some languages, its text is that one too.
    package var optionalCount = false

    /// Whether files can hold a character, which is U+FFFD in them if they can't; nil if they hold all.
    package var canHold: (@Sendable (Unicode.Scalar) -> Bool)?

    /// Whether an app can ask for the form of a number, and so choose among entries itself.
    package var appKnowsForms = true

    /// Whether values are escaped for HTML unless a placeholder says otherwise.
    package var escapesValues = false

    /// Whether a number chooses by the rules of the user's language among the forms of another language's text, too.
    package var choosesByUserLanguage = false

    /// What becomes of elements such as `<b>`.
    package var markup: MarkupSupport

    /// How entries get their names.
    package var keys: KeyGrammar

    /// The look-ups that are told apart.
    package var kinds: Set<Key.Kind>

    /// What is shown when a language has no message for a key.
    package var fallback: Fallback

    /// For languages that are looked for in an order of the platform's own, that order, by the languages that there are and
    /// the source language; nil if `fallback` says it all.
    package var relatives: (@Sendable ([LanguageTag], LanguageTag) -> [LanguageTag: [LanguageTag]])?

    /// The language as which an app finds one's files, nil for a language that no file can be named for.
    ///
    /// Nil where the app tells all languages apart.
    package var languageOfFiles: (@Sendable (LanguageTag) -> LanguageTag?)?

    /// Whether an app sees only keys that the source language has.
    package var requiresSourceMessage = false

    /// Whether a key is the source language's text where there is no other.
    package var keysAreSourceTexts = false

    /// Whether a message can be a list.
    package var lists = false

    /// Whether a file has room for translators' comments.
    package var comments: Bool

    /// Whether comments that belong to no entry have a place, too.
    package var headings = true

    /// Whether a file says which texts are to be reviewed.
    package var states = false

    /// Whether names of arguments, with examples, can be written.
    package var argumentNames = false

    /// Whether a part's link to the whole entry can be written.
    package var partLinks = false

    /// Whether "not to be translated" can be written.
    package var untranslatable = false

    /// Whether apps have words inflected by `^[…](inflect: true)`.
    package var inflects = false

    /// Whether apps replace numbered tags in texts by components, as React's `Trans` does with `<1>Terms</1>`.
    package var numbersComponents = false

    /// Whether the widths and signs of C's integer types can be written.
    package var integerTypes = false

    /// Categories that can be written where a language lacks them, and are never chosen then.
    package var unusedCategories: Set<PluralCategory>
}

extension Capabilities {
    /// Something that a select can look at.
    package enum SelectorKind: String, Sendable, Hashable, CaseIterable {
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
    }

    /// How placeholders name their arguments.
    package enum ArgumentStyle: Sendable, Hashable {
        /// By position; whether a list may leave out positions that a text does not show.
        case positions(allowsGaps: Bool)
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

        /// Whether texts are printf's formats as well, to which arguments without a name are passed by position.
        package var passesPositions = false
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

            /// What tells an entry of a catalogue from all others there: its key, without the table if that tells nothing.
            package func identity(of key: Key, in catalog: Catalog) -> Key {
                if self == .table { return key }
                return Key(table: catalog.place(ofTable: key.table).folder, kind: key.kind, path: key.path)
            }
        }

        /// Which entries must have different names.
        package var scope: Scope

        /// Whether the files tell the tables of one folder apart.
        package var keepsTables = true

        /// Whether tables are files, whose names hold no slashes.
        package var tablesAreFiles = false

        /// Stands between an entry's name and the name of a part of its sentence that was split off.
        package var partSeparator = "_"

        /// Stands between an entry's name and what a separate entry is for: a text, a width, a number.
        package var choiceSeparator = "_"

        /// Stands between a list's name and the number of an item; nil if the item is a name below the list's.
        package var itemSeparator: String? = "."

        /// What follows an entry's name in the keys of its plural forms.
        package var formMarks: [String] = []
    }
}
