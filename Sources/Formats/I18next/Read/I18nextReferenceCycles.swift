import InterlinguaIR
import OrderedCollections

/// Puts what libraries show in the place of nested calls that lead back to the text in which they stand, or to one that
/// says something else there than where the app asks for it.
///
/// JavaScript leaves out a call by the name by which the text around the one that calls was asked for. So texts that nest
/// themselves or each other are shown once more, which is what the catalogue says then; all other circles overflow the
/// stack, as all do on iOS. How often they are shown hangs on the text that calls them, too, which then says it itself.
struct I18nextReferenceCycles {
    /// The catalogue, without the calls that were replaced.
    private(set) var catalog: Catalog

    private(set) var diagnostics: [Diagnostic] = []

    private let dialect: I18nextDialect

    /// The names by which apps ask for entries.
    private let names: [Key: String]

    /// Entries that only texts ask for, and as which apps know them.
    private let variants: [Key: Key]

    /// How the calls are written.
    private let spellings: CallSpellings

    /// How much may still be shown once more: no texts but hostile ones come near.
    private var room = 1 << 22

    /// A call that stands in one entry's text and asks for another one's.
    private struct Link: Hashable {
        let from: Key
        let to: Key
    }

    private var told: Set<Link> = []

    /// The endless circles that were said, as apps know the entries.
    private var endless: Set<Set<Key>> = []

    /// Takes a catalogue over.
    init(_ built: I18nextCatalogBuilder.Result, dialect: I18nextDialect) {
        catalog = built.catalog
        names = built.callers
        variants = built.variants
        spellings = CallSpellings(built.calls)
        self.dialect = dialect
    }

    /// Replaces the calls, language by language: each finds its own texts, and those of others where it has none.
    mutating func cut() {
        var referring: [Key] = []
        var languages = OrderedSet<LanguageTag>()
        for (key, entry) in catalog.entries {
            let targets = entry.messages.values.flatMap(\.targets)
            if targets.isEmpty { continue }
            referring.append(key)
            languages.formUnion(entry.messages.keys)
            for target in targets { languages.formUnion(catalog.entries[target]?.messages.keys ?? []) }
        }
        var changed: OrderedDictionary<Key, OrderedDictionary<LanguageTag, Message>> = [:]
        var arguments: [Key: [Argument]] = [:]
        for language in languages {
            var texts = Texts(catalog, spellings, language: language)
            var unrolled: [Key: Message] = [:]
            // Those that others lead to come first.
            for circle in texts.circles(of: referring) {
                for (key, message) in mended(circle, texts, &unrolled, &arguments) {
                    changed[key, default: [:]][language] = message
                }
            }
            if unrolled.isEmpty, variants.isEmpty { continue }
            for key in referring where variants[key] == nil {
                let isFollowed = texts.targets(of: key).contains { unrolled[$0] != nil || variants[$0] != nil }
                guard isFollowed, changed[key]?[language] == nil, let message = texts.message(of: key),
                    let shown = self.unrolled(message, of: key, [], texts, unrolled, &arguments), shown != message
                else { continue }
                changed[key, default: [:]][language] = shown
            }
        }
        for (key, messages) in changed { put(messages, arguments[key], into: key, languages) }
        if !variants.isEmpty { dropVariants(from: referring) }
    }

    /// Takes the entries that only texts ask for out of the catalogue, with the calls of them that were not replaced.
    private mutating func dropVariants(from referring: [Key]) {
        catalog.entries.removeAll { variants[$0.key] != nil }
        for variant in variants.keys { catalog.tables[variant.table] = nil }
        let said = endless.reduce(into: Set<Key>()) { $0.formUnion($1) }
        for key in referring {
            guard let messages = catalog.entries[key]?.messages else { continue }
            for (language, message) in messages {
                let left = message.replacing { element in
                    guard case .reference(let reference) = element, case .entry(let target) = reference.target,
                        variants[target] != nil
                    else { return nil }
                    return Pattern()
                }
                if left == message { continue }
                catalog.entries[key]?.messages[language] = left
                if said.contains(key) { continue }
                let words = "“\(key.name)” nests texts too deep, or beyond any usable length; they were left out"
                diagnostics.append(Diagnostic(.error, .nestingTooLong, words, at: message.origin.range))
            }
        }
    }

    /// Says what was found, also in languages that show another one's text where nothing of the kind was found.
    private mutating func put(
        _ messages: OrderedDictionary<LanguageTag, Message>,
        _ arguments: [Argument]?,
        into key: Key,
        _ languages: OrderedSet<LanguageTag>
    ) {
        guard var entry = catalog.entries[key] else { return }
        if let arguments { entry.arguments = arguments }
        for language in languages {
            if entry.messages[language] != nil {
                if let message = messages[language] { entry.messages[language] = message }
                continue
            }
            let asked = catalog.languagesAsked(for: key, in: language)
            guard let shown = asked.first(where: { catalog.entries[key]?.messages[$0] != nil }),
                let original = catalog.entries[key]?.messages[shown]
            else { continue }
            var message = messages[language] ?? original
            guard message.content != (messages[shown] ?? original).content else { continue }
            message.state = .inherited
            entry.messages[language] = message
        }
        catalog.entries[key] = entry
    }

    /// What the entries of a circle say in a language; those that come to an end are added to the unrolled ones.
    private mutating func mended(
        _ circle: OrderedSet<Key>,
        _ texts: Texts,
        _ unrolled: inout [Key: Message],
        _ arguments: inout [Key: [Argument]]
    ) -> [(Key, Message)] {
        guard dialect == .js else { return broken(circle, texts) }
        var mended: [(Key, Message)] = []
        for key in circle {
            guard let message = texts.message(of: key) else { continue }
            guard let shown = self.unrolled(message, of: key, circle, texts, unrolled, &arguments) else {
                return broken(circle, texts)
            }
            mended.append((key, shown))
        }
        for (key, message) in mended {
            unrolled[key] = message
            for target in texts.targets(of: key) where target == key || texts.targets(of: target).contains(key) {
                tell(Link(from: key, to: target), .warning, "which i18next shows once more and then leaves out", texts)
            }
        }
        return mended
    }

    /// What an entry says with the calls of a circle and of unrolled entries followed; nil if that comes to no end.
    private mutating func unrolled(
        _ message: Message,
        of key: Key,
        _ circle: OrderedSet<Key>,
        _ texts: Texts,
        _ unrolled: [Key: Message],
        _ arguments: inout [Key: [Argument]]
    ) -> Message? {
        var unrolling = Unrolling(
            circle: circle,
            unrolled: unrolled,
            variants: variants,
            texts: texts,
            arguments: arguments[key] ?? catalog.entries[key]?.arguments ?? [],
            room: room
        )
        let asked = Unrolling.Asked(key: key, name: names[key] ?? key.name)
        var shown = message.mapPatterns { unrolling.unrolled($0, asked, within: nil, []) }
        // What was read shows just that to the same library.
        if var annotation = shown.annotations[I18nextMessageAnnotation.self] {
            for index in annotation.members.indices {
                guard case .pattern(let pattern) = annotation.members[index].content else { continue }
                annotation.members[index].content = .pattern(unrolling.unrolled(pattern, asked, within: nil, []))
            }
            shown.annotations[I18nextMessageAnnotation.self] = annotation
        }
        room = unrolling.room
        if unrolling.isEndless { return nil }
        arguments[key] = unrolling.arguments
        return shown
    }

    /// The messages of a circle without the calls that close it.
    private mutating func broken(_ circle: OrderedSet<Key>, _ texts: Texts) -> [(Key, Message)] {
        let links = circle.linksClosingCircles { texts.targets(of: $0).filter(circle.contains) }
        let closing = Set(links.map { Link(from: $0.from, to: $0.to) })
        // Texts of several namespaces make the same circle from where each of them is asked for.
        let isNew = endless.insert(Set(circle.map { variants[$0] ?? $0 })).inserted
        for link in links where isNew {
            tell(Link(from: link.from, to: link.to), .error, "endlessly, at which i18next crashes", texts)
        }
        return circle.compactMap { key in
            texts.message(of: key).map { message in
                let open = message.replacing { element in
                    guard case .reference(let reference) = element, case .entry(let target) = reference.target,
                        closing.contains(Link(from: key, to: target))
                    else { return nil }
                    return Pattern()
                }
                return (key, open)
            }
        }
    }

    private mutating func tell(_ link: Link, _ severity: Diagnostic.Severity, _ outcome: String, _ texts: Texts) {
        let link = Link(from: variants[link.from] ?? link.from, to: variants[link.to] ?? link.to)
        guard told.insert(link).inserted else { return }
        let over = link.to == link.from ? "itself" : "itself over “\(link.to.name)”"
        let message = "“\(link.from.name)” nests \(over), \(outcome)"
        let range = texts.message(of: link.from)?.origin.range
        diagnostics.append(Diagnostic(severity, .i18nextNestingCycle, message, at: range))
    }
}

/// The names by which texts call entries.
private struct CallSpellings {
    private struct Place: Hashable {
        let from: Key
        let to: Key

        /// The language of the text; nil for any.
        let language: LanguageTag?
    }

    private var names: [Place: String] = [:]

    init(_ calls: [Key: [I18nextWrittenCall]]) {
        for (key, calls) in calls {
            for call in calls {
                for language in [call.language, nil] {
                    // The first call counts.
                    let place = Place(from: key, to: call.target, language: language)
                    if names[place] == nil { names[place] = call.name }
                }
            }
        }
    }

    /// The name in the text of a language, or in that of another one.
    func name(of target: Key, in key: Key, _ language: LanguageTag?) -> String? {
        names[Place(from: key, to: target, language: language)] ?? names[Place(from: key, to: target, language: nil)]
    }
}

/// The texts that a language shows.
private struct Texts {
    let catalog: Catalog
    let language: LanguageTag
    private let spellings: CallSpellings
    private var links: [Key: [Key]] = [:]

    init(_ catalog: Catalog, _ spellings: CallSpellings, language: LanguageTag) {
        self.catalog = catalog
        self.spellings = spellings
        self.language = language
    }

    /// What an entry says.
    func message(of key: Key) -> Message? { shownLanguage(of: key).flatMap { catalog.entries[key]?.messages[$0] } }

    /// Whose text an entry shows.
    private func shownLanguage(of key: Key) -> LanguageTag? {
        let messages = catalog.entries[key]?.messages
        return catalog.languagesAsked(for: key, in: language).first { messages?[$0] != nil }
    }

    /// The name by which an entry's text calls another one.
    func name(of target: Key, in key: Key) -> String {
        spellings.name(of: target, in: key, shownLanguage(of: key)) ?? target.name
    }

    /// The entries that an entry's text refers to.
    func targets(of key: Key) -> [Key] { links[key] ?? [] }

    /// The entries that refer to themselves, or to each other over any number of others.
    mutating func circles(of referring: [Key]) -> [OrderedSet<Key>] {
        for key in referring { links[key] = Array(message(of: key)?.targets ?? []) }
        var circles: [OrderedSet<Key>] = []
        // Tarjan's algorithm with a stack of its own.
        var numbers: [Key: Int] = [:]
        var lowest: [Key: Int] = [:]
        var open: OrderedSet<Key> = []
        for start in referring where numbers[start] == nil {
            var path: [(key: Key, rest: ArraySlice<Key>)] = []
            func enter(_ key: Key) {
                lowest[key] = numbers.count
                numbers[key] = numbers.count
                open.append(key)
                path.append((key, targets(of: key)[...]))
            }
            enter(start)
            while let last = path.last {
                if let target = last.rest.first {
                    path[path.count - 1].rest.removeFirst()
                    if numbers[target] == nil {
                        enter(target)
                    } else if open.contains(target), let number = numbers[target], let own = lowest[last.key] {
                        lowest[last.key] = min(own, number)
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.key, let own = lowest[last.key], let other = lowest[parent] {
                    lowest[parent] = min(other, own)
                }
                guard lowest[last.key] == numbers[last.key], let first = open.firstIndex(of: last.key) else { continue }
                let circle = OrderedSet(open[first...])
                open.removeSubrange(first...)
                if circle.count > 1 || targets(of: last.key).contains(last.key) { circles.append(circle) }
            }
        }
        return circles
    }
}

/// Follows the calls of one entry's text as JavaScript does.
private struct Unrolling {
    /// The entries whose calls are followed.
    let circle: OrderedSet<Key>

    /// Others that lead back to themselves, with what they show if the app asks for them.
    let unrolled: [Key: Message]

    /// Those that only texts ask for.
    let variants: [Key: Key]

    let texts: Texts

    /// The entry's arguments, and those of the texts that it shows.
    var arguments: [Argument]

    /// How much may still be shown.
    var room: Int

    /// Whether the library never comes to an end.
    var isEndless = false

    /// An entry, and the name by which it was asked for: libraries compare names.
    struct Asked: Hashable {
        let key: Key
        let name: String
    }

    /// A text with what calls in it show.
    ///
    /// - Parameters:
    ///   - asked: the entry whose text it is.
    ///   - outer: the name of the entry in whose text that one was called; nil for the app.
    ///   - path: the calls that lead here.
    mutating func unrolled(_ pattern: Pattern, _ asked: Asked, within outer: String?, _ path: [[Asked]]) -> Pattern {
        pattern.replacing { element in
            guard case .reference(let reference) = element, case .entry(let target) = reference.target,
                circle.contains(target) || unrolled[target] != nil || variants[target] != nil
            else { return nil }
            let call = Asked(key: target, name: texts.name(of: target, in: asked.key))
            if call.name == outer { return Pattern() }
            guard !path.contains([asked, call]), path.count < 64, let entry = texts.catalog.entries[target],
                case .pattern(let text)? = texts.message(of: target)?.content
            else {
                isEndless = true
                return Pattern()
            }
            let known = arguments
            addArguments(of: entry, text, reference)
            // One step can multiply, so that room is looked for before it.
            room -= text.size + reference.growth(of: text, declared: entry.arguments)
            guard room > 0 else {
                isEndless = true
                return Pattern()
            }
            func said(_ text: Pattern) -> Pattern {
                reference.said(text, declared: entry.arguments, among: arguments, in: texts.language)
            }
            let shown = unrolled(said(text), call, within: asked.name, path + [[asked, call]])
            if path.isEmpty, case .pattern(let own)? = unrolled[target]?.content, said(own) == shown {
                arguments = known
                return nil
            }
            return shown
        }
    }

    /// Declares what a text is handed on.
    private mutating func addArguments(of entry: Entry, _ text: Pattern, _ reference: Reference) {
        if reference.inherited.isEmpty { return }
        for index in text.argumentIndices where entry.arguments.indices.contains(index) {
            let argument = entry.arguments[index]
            if let name = argument.name, reference.bindings[name] != nil { continue }
            let isKnown = arguments.contains { $0.name == argument.name && $0.position == argument.position }
            if !isKnown { arguments.append(argument) }
        }
    }
}
