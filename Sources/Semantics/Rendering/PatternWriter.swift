import InterlinguaIR

/// Why a pattern says nothing.
enum PatternFailure: Error {
    /// A select has no variant for the value.
    case gap
    /// A select hangs on a regular expression that can't be evaluated; its source.
    case undecided(String)
}

/// Writes what a pattern says.
struct PatternWriter {
    /// The catalogue that references lead into.
    let renderer: Renderer
    /// The entry that is said.
    let entry: Entry

    /// The language of the message, with whose rules categories are read.
    let language: LanguageTag

    /// The language that was asked for, in which references are looked up.
    let asked: LanguageTag

    /// The values of its arguments.
    let scope: Scope
    /// The language, the room and the device.
    var context: RenderingContext
    /// How many references lead here.
    let referenceDepth: Int
    /// How many references may still be followed.
    var remaining: Int

    /// What was written so far.
    var text = ""

    /// Whether a value or another entry's message was shown, be it an empty one.
    var hasShown = false

    /// Writes a pattern at a depth of nesting.
    mutating func write(_ pattern: Pattern, depth: Int) throws(PatternFailure) {
        if depth > Pattern.maximumDepth { throw .gap }
        for element in pattern.elements {
            switch element {
            case .text(let part): text += part
            case .placeholder(let placeholder):
                hasShown = true
                text += show(placeholder)
            case .markup(let markup): try write(markup.content, depth: depth + 1)
            case .reference(let reference):
                hasShown = true
                try write(reference, depth: depth)
            case .select(let select):
                guard let variant = try chosen(from: select) else { throw .gap }
                try write(variant.pattern, depth: depth + 1)
            }
        }
    }

    /// Says the other entry's message; a missing one says its key, an external one its name.
    private mutating func write(_ reference: Reference, depth: Int) throws(PatternFailure) {
        let key: Key
        switch reference.target {
        case .external(let name):
            text += name
            return
        case .entry(let target): key = target
        }
        guard let target = renderer.catalog.entries[key], referenceDepth < Renderer.maximumReferenceDepth, remaining > 0
        else {
            text += key.name
            return
        }
        remaining -= 1
        var bound: [String: ArgumentValue] = [:]
        for (name, operand) in reference.bindings {
            switch operand {
            case .argument(let index): bound[name] = scope[index].shown
            case .pattern(let pattern):
                var writer = self
                writer.text = ""
                // What is bound may be read as a number.
                writer.context.localizesNumbers = false
                try writer.write(pattern, depth: depth + 1)
                remaining = writer.remaining
                bound[name] = .text(writer.text)
            }
        }
        let inner = Scope(of: target, referredToBy: entry, scope, bound: bound, inherited: reference.inherited)
        let rendering = renderer.render(key, target, in: asked, inner, context, depth: referenceDepth + 1, &remaining)
        if case .undecided(let source) = rendering { throw .undecided(source) }
        text += rendering.shown ?? ""
    }
}
