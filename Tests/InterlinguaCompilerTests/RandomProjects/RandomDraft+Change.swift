extension RandomDraft {
    /// Does to the entry what people do.
    mutating func change(_ feature: RandomFeature, _ dialect: any RandomDialect, _ random: inout RandomSource) {
        guard !messages.isEmpty else { return }
        // The first language is the source.
        let place = messages.count > 1 && random.chance(80) ? 1 + random.below(messages.count - 1) : 0
        let choice = random.below(6)
        switch feature {
        case .missingText:
            if place > 0 { messages.remove(at: place) }
        case .missingInSource:
            if messages.count > 1 { messages.removeFirst() }
        case .missingForms:
            messages[place].content.changeForms { forms in
                if forms.count > 1 { forms.remove(at: choice % forms.count) }
            }
        case .foreignForms:
            let form = random.pick(dialect.foreignForms)
            messages[place].content.changeForms { forms in
                guard let last = forms.last, !forms.contains(where: { $0.form == form }) else { return }
                forms.append((form, last.text + [.words(" foreign")]))
            }
        case .plainHerePluralThere:
            if case .plural(let forms) = messages[place].content, let last = forms.last {
                messages[place].content = .text(last.text)
            }
        case .sameForms:
            messages[place].content.changeForms { forms in
                guard let last = forms.last else { return }
                for index in forms.indices { forms[index].text = last.text }
            }
        case .emptyText: messages[place].content.changeTexts { _, text in text = [] }
        case .emptyForm:
            messages[place].content.changeForms { forms in
                if !forms.isEmpty { forms[choice % forms.count].text = [] }
            }
        case .otherArgumentInForm:
            messages[place].content.changeForms { forms in
                if let last = forms.indices.last { forms[last].text.changeArguments { $0.kind = .text } }
            }
        case .swappedArguments, .unnumberedOrder:
            let isNumbered = feature == .swappedArguments
            messages[place].content.changeTexts { _, text in text.swapArguments(isNumbered: isNumbered) }
        case .hiddenNumber:
            guard let selector else { return }
            let isEverywhere = choice < 3
            for index in messages.indices where isEverywhere || index == place {
                messages[index].content.changeTexts { _, text in text.removeArgument(selector.index) }
            }
        case .numberAsText, .gapInPositions:
            for index in messages.indices {
                messages[index].content.changeTexts { _, text in text.change(feature, selector) }
            }
            if feature == .numberAsText { selector?.kind = .text }
            if feature == .gapInPositions {
                selector?.index += 1
                selector?.isNumbered = true
            }
        default:
            messages[place].content.changeTexts { _, text in text.change(feature, selector) }
        }
    }
}

extension [RandomPiece] {
    fileprivate mutating func changeArguments(_ change: (inout RandomArgument) -> Void) {
        for index in indices {
            if case .argument(var argument) = self[index] {
                change(&argument)
                self[index] = .argument(argument)
            }
        }
    }

    fileprivate var arguments: [RandomArgument] {
        compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
    }

    fileprivate mutating func removeArgument(_ index: Int) {
        removeAll { if case .argument(let argument) = $0 { argument.index == index } else { false } }
    }

    fileprivate mutating func swapArguments(isNumbered: Bool) {
        let places = indices.filter { if case .argument = self[$0] { true } else { false } }
        guard places.count > 1, let first = places.first, let last = places.last else { return }
        swapAt(first, last)
        changeArguments { $0.isNumbered = isNumbered }
    }

    fileprivate mutating func change(_ feature: RandomFeature, _ selector: RandomArgument?) {
        switch feature {
        case .otherArgumentType:
            changeArguments { $0.kind = $0.kind == .text ? .integer : .text }
        case .otherNumberType:
            changeArguments { if $0.kind == .integer { $0.kind = .decimal } }
        case .numberAsText:
            changeArguments { if $0.index == selector?.index { $0.kind = .text } }
        case .gapInPositions:
            changeArguments {
                $0.index += 1
                $0.isNumbered = true
            }
        case .missingArgument:
            if let last = arguments.last { removeArgument(last.index) }
        case .additionalArgument:
            let count = (arguments.map(\.index).max() ?? -1) + 1
            let isNumbered = arguments.contains { $0.isNumbered }
            append(.words(" "))
            append(.argument(RandomArgument(index: count, name: "more", kind: .text, isNumbered: isNumbered)))
        default: break
        }
    }
}
