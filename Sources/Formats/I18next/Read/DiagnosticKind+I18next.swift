package import InterlinguaIR

/// What is reported of i18next.
extension Diagnostic.Kind {
    package static let i18nextComputedKey = Diagnostic.Kind(
        "i18next-computed-key",
        "The key of a nested call is computed or nested itself. i18next looks up another key than it seems.",
        repair: "Nest by a fixed key."
    )
    package static let i18nextIosKey = Diagnostic.Kind(
        "i18next-ios-key",
        "A key begins with “@”. i18next on iOS takes it for an operator and crashes.",
        repair: "Rename the key."
    )
    package static let i18nextIosVariable = Diagnostic.Kind(
        "i18next-ios-variable",
        "i18next on iOS reads the variable differently.",
        repair: "Use letters and digits in names of variables."
    )
    package static let i18nextMixedArray = Diagnostic.Kind(
        "i18next-mixed-array",
        "The entry is an array in one language and a text in another.",
        repair: "Use the same shape in all languages."
    )
    package static let i18nextNestedCount = Diagnostic.Kind(
        "i18next-nested-count",
        "The count of a nested call is no number. i18next chooses no plural form by it.",
        repair: "Write the number without quotes, or a variable."
    )
    package static let i18nextNestedKey = Diagnostic.Kind(
        "i18next-nested-key",
        "A nested call names a key that doesn't exist, or that has no text in the language. i18next shows the key.",
        repair: "Add the key, or correct its name."
    )
    package static let i18nextNestedList = Diagnostic.Kind(
        "i18next-nested-list",
        "A nested call names a list or an object. i18next shows an error in its place.",
        repair: "Nest a text."
    )
    package static let i18nextNestedOption = Diagnostic.Kind(
        "i18next-nested-option",
        "i18next ignores an option of a nested call such as `$t(key, {…})`, or what the call shows with it can't be decided.",
        repair: "Remove it; on iOS, put variables into “variables”."
    )
    package static let i18nextNesting = Diagnostic.Kind(
        "i18next-nesting",
        "A nested call has no end. i18next shows it as it stands, or nothing.",
        repair: "Close it with “)”."
    )
    package static let i18nextNestingCycle = Diagnostic.Kind(
        "i18next-nesting-cycle",
        "Texts nest each other in a circle. i18next shows an incomplete text or overflows its stack.",
        repair: "Break the circle."
    )
    package static let i18nextNestingOptions = Diagnostic.Kind(
        "i18next-nesting-options",
        "The options of a nested call, `{…}` in `$t(key, {…})`, are not valid JSON. i18next ignores them, or shows the call as it stands.",
        repair: "Write JSON with double quotes."
    )
    package static let i18nextNoLanguage = Diagnostic.Kind(
        "i18next-no-language",
        "Nothing tells the language of the file. It is not read.",
        repair: "Name the file or folder after the language: `locales/pl.json`."
    )
    package static let i18nextNoNamespace = Diagnostic.Kind(
        "i18next-no-namespace",
        "The value stands where namespaces are, and is none. i18next never finds it.",
        repair: "Put texts into an object that is named like the namespace."
    )
    package static let i18nextNoText = Diagnostic.Kind(
        "i18next-no-text",
        "An array or object stands where a text is expected. i18next shows an error in its place.",
        repair: "Write a text."
    )
    package static let i18nextOtherLibrary = Diagnostic.Kind(
        "i18next-other-library",
        "The files seem to be those of another library: entries are objects around their texts, or placeholders stand in single braces. They are read as i18next reads them.",
        repair:
            "Leave the files out with --exclude, convert them to JSON of i18next first, or say the delimiters of the app in the settings."
    )
    package static let i18nextRoot = Diagnostic.Kind(
        "i18next-root",
        "The file holds no object. i18next takes no texts from it.",
        repair: "Write {…}."
    )
    package static let i18nextVariableName = Diagnostic.Kind(
        "i18next-variable-name",
        "i18next finds no variable of this name and shows the placeholder as it stands.",
        repair: "Use letters and digits in names of variables."
    )
    package static let invalidSetting = Diagnostic.Kind(
        "invalid-setting",
        "A setting in interlingua.json has a value of the wrong type, or one that it can't have.",
        repair: "Use a value that Documentation/configuration.md lists."
    )
    package static let missingForm = Diagnostic.Kind(
        "missing-form",
        "The language lacks a plural form that it needs. i18next shows another language's text or the key.",
        repair: "Add the form."
    )
    package static let mixedVersions = Diagnostic.Kind(
        "mixed-versions",
        "The files have plural forms of several versions of i18next.",
        repair: "Set the version, or rename the forms of the other one."
    )
    package static let repeatedLanguage = Diagnostic.Kind(
        "repeated-language",
        "Two files hold the same language and namespace. One of them is never read.",
        repair: "Merge the files."
    )
    package static let unreachableForm = Diagnostic.Kind(
        "unreachable-form",
        "i18next never asks for this form in this language.",
        repair: "Remove it, or use a form of the language."
    )
    package static let unreachableKey = Diagnostic.Kind(
        "unreachable-key",
        "No call can ask for the key.",
        repair: "Rename or remove it."
    )
    package static let unreachableLanguage = Diagnostic.Kind(
        "unreachable-language",
        "i18next spells the code of the language differently when it looks for the file, which it never finds, or the app doesn't have it among `supportedLngs` or `resources`.",
        repair: "Rename the file or folder as the message says, or add the language to that option."
    )
    package static let invalidArgumentName = Diagnostic.Kind(
        "invalid-argument-name",
        "The name of an argument can't be written in i18next.",
        repair: "Rename the argument."
    )
    package static let languageCode = Diagnostic.Kind(
        "language-code",
        "The files of a language get another code than in the source: the one that existing files have, such as `pl-PL`, or the one that i18next knows, which finds neither the plural rules nor the parents of `pt_BR`.",
        repair: "Ask for the language by the new code, such as `pt-BR`."
    )
    package static let layoutWithoutNamespace = Diagnostic.Kind(
        "layout-without-namespace",
        "The layout has no place for the namespace, and there are several.",
        repair: "Add {namespace} to the layout."
    )
    package static let seemingForm = Diagnostic.Kind(
        "seeming-form",
        "Names look like plural forms or contexts of other texts. Apps find them as before.",
        repair: "Rename the keys, if people edit the files."
    )

    package static let i18nextKinds: [Diagnostic.Kind] = [
        .i18nextComputedKey, .i18nextIosKey, .i18nextIosVariable, .i18nextMixedArray, .i18nextNestedCount,
        .i18nextNestedKey, .i18nextNestedList, .i18nextNestedOption, .i18nextNesting, .i18nextNestingCycle,
        .i18nextNestingOptions, .i18nextNoLanguage, .i18nextNoNamespace, .i18nextNoText,
        .i18nextOtherLibrary, .i18nextRoot, .i18nextVariableName, .invalidSetting, .missingForm, .mixedVersions,
        .repeatedLanguage, .unreachableForm,
        .unreachableKey, .unreachableLanguage, .invalidArgumentName, .languageCode,
        .layoutWithoutNamespace, .seemingForm,
    ]
}
