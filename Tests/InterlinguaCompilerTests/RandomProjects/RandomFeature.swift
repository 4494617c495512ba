/// Something that a random project does; projects draw a handful of them.
enum RandomFeature: String, CaseIterable {
    // Languages.
    case manyFormLanguage, oneFormLanguage, twoFormLanguage, regionLanguage, scriptLanguage, areaLanguage
    case regionBesideLanguage
    case unknownLanguage, legacyLanguage, privateLanguage, underscoredLanguage, pseudoLanguage, wrongCaseLanguage
    case regionalSource, otherSource, scriptWithRegion, threeLetterLanguage

    // Shapes of an entry that all formats know.
    case plain, argument, severalArguments, number, decimal, plural, pluralWithText

    // Shapes that some formats know.
    case list, emptyList, listsOfOtherLengths, nestedKeys, context, contextWithPlural, ordinal, zeroForm, twoNumbers
    case reference, nesting, nestingWithCount, numberStyle, unescaped
    case missingReference, circularReference, referenceToTable, nullValue, numberValue, truthValue, sentenceKey
    case formLikeContext, objectBesideText, listOfObjects, referenceInList, callsAcrossTables, numberStyleInForms
    case width, device, deviceWithPlural, nestedVariable, swappedVariables, objectNumber, typeWithPercent, noNumberType
    case missingOther, missingVariable, unusedVariable, bothFiles, formatWithoutVariable, baseFolder
    case plainBesidePlural, falseForm
    case expression, range, pattern, literal, overlappingExpressions, gapInExpressions, widthInExpression, sharedName
    case severalNumbers
    case span, storedMarkup, namedPart, characterData, notTranslatable, notFormatted, product, quotedSpaces, typedItem
    case unescapedApostrophe, previousArgument, javaConversion, emptyPlural

    // What texts hold.
    case percent, lineBreak, quotes, backslash, markup, pictures, apostrophe, comment
    case edgeSpaces, invisibleCharacters, strayPercent, percentBeforeWord, hash, textLikeReference, textLikeArgument
    case entityInText, repeatedArgument, paddedArgument, controlCharacter

    // What people do to entries.
    case swappedArguments
    case missingText, missingInSource, missingForms, foreignForms, plainHerePluralThere, otherArgumentType
    case otherArgumentInForm, missingArgument, additionalArgument, unnumberedOrder, gapInPositions, emptyText, emptyForm
    case hiddenNumber, numberAsText, sameForms, otherNumberType

    // Names.
    case dottedKey, colonKey, spacedKey, keyLikeForm, keysDifferingInCase, duplicateKey, emptyKey, underscoredKey
    case foreignKey, digitKey

    // Projects.
    case secondTable, sameKeyInTables, halfTranslated, onlySource

    /// What the feature belongs to.
    enum Group { case language, shape, text, change, name, project }

    /// Whether well-formed projects of usual apps have it.
    var isMainstream: Bool { Self.mainstream.contains(self) }

    private static let mainstream: Set<RandomFeature> = [
        .manyFormLanguage, .oneFormLanguage, .twoFormLanguage, .regionLanguage, .scriptLanguage, .areaLanguage,
        .regionBesideLanguage, .plain, .argument, .severalArguments, .number, .decimal, .plural, .pluralWithText, .list,
        .nestedKeys, .context,
        .zeroForm, .twoNumbers, .reference, .nesting, .storedMarkup, .span, .namedPart, .notTranslatable,
        .expression, .range, .sharedName, .percent, .lineBreak, .quotes, .markup, .pictures, .apostrophe, .comment,
        .swappedArguments, .missingText, .secondTable, .halfTranslated, .onlySource, .sentenceKey, .dottedKey,
    ]

    /// What the feature belongs to.
    var group: Group {
        let order = Self.firstOfGroup
        let own = Self.places[self] ?? 0
        return order.last { (Self.places[$0.first] ?? 0) <= own }?.group ?? .shape
    }

    private static let firstOfGroup: [(first: RandomFeature, group: Group)] = [
        (.manyFormLanguage, .language), (.plain, .shape), (.percent, .text), (.swappedArguments, .change),
        (.dottedKey, .name), (.secondTable, .project),
    ]

    private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

    /// Features of a group in a mode.
    static func all(_ group: Group, mainstream: Bool) -> [RandomFeature] {
        allCases.filter { $0.group == group && (!mainstream || $0.isMainstream) }
    }
}
