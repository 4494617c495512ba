package import InterlinguaIR

/// How a table's files lie in folders, where that is not what the languages' tags give.
package struct AppleTableAnnotation: Annotation {
    /// The name of a language's folder as spelled (`pt_BR.lproj`, `Base.lproj`); empty for files outside of any.
    package var folders: [LanguageTag: String]

    /// Comments behind the last entry of a language's .strings file.
    package var finalComments: [LanguageTag: [String]]

    /// Creates an annotation.
    package init(folders: [LanguageTag: String] = [:], finalComments: [LanguageTag: [String]] = [:]) {
        self.folders = folders
        self.finalComments = finalComments
    }
}

/// How an entry's files spell the types of arguments, where that is not what the arguments' types give.
package struct AppleEntryAnnotation: Annotation {
    /// C's spelling without the percent sign (`ld`, `zd`, `@`) by the argument's position.
    package var valueTypes: [Int: String]

    /// Creates an annotation.
    package init(valueTypes: [Int: String] = [:]) { self.valueTypes = valueTypes }
}

/// What a message's files hold beside what is said.
package struct AppleMessageAnnotation: Annotation {
    /// The text of the same key in .strings, where the .stringsdict has it too and wins; for systems without .stringsdict.
    package var stringsText: String?

    /// Whether the message stands in the .stringsdict although .strings could hold it.
    package var isStringsdict: Bool

    /// Variables that nothing refers to, as selects with their names.
    package var unusedVariables: [Select]

    /// Creates an annotation.
    package init(stringsText: String? = nil, isStringsdict: Bool = false, unusedVariables: [Select] = []) {
        self.stringsText = stringsText
        self.isStringsdict = isStringsdict
        self.unusedVariables = unusedVariables
    }
}
