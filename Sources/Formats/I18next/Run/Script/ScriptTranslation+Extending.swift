import InterlinguaFormats
import InterlinguaIR

/// The library's `extendTranslation`: interpolation, nesting and post-processing of what was found.
extension ScriptTranslation {
    /// Puts values and other texts into a value.
    ///
    /// - Parameter text: The value as a text of a file, with what was told of it beforehand.
    mutating func extend(
        _ value: I18nextValue,
        _ text: ResourceText?,
        _ keys: [String],
        _ options: ScriptOptions,
        outerKeys: [String]?
    ) throws(RuntimeFailure) -> I18nextValue {
        var result = value
        if !options["skipInterpolation"].isTruthy {
            if let string = value.text {
                if let quick = quickText(string, text, options) {
                    nestingIndex = 0
                    result = .text(quick)
                } else {
                    result = try filled(string, keys, options, outerKeys)
                }
            } else {
                try fill(value, options)
            }
        }
        return result.isPresent ? try processed(result, options) : result
    }

    // MARK: Texts without surprises

    /// The text where no value that is put in can be taken for something special; nil if that is not certain.
    private mutating func quickText(_ string: String, _ text: ResourceText?, _ options: ScriptOptions) -> String? {
        guard let delimiters = platform.delimiters(configuration), options.members["interpolation"] == nil else {
            return nil
        }
        guard let text else { return delimiters.areAbsent(from: string) ? string : nil }
        if text.isPlain { return string }
        guard let pieces = text.pieces, options.members["replace"] == nil, interpolation.defaultVariables == nil,
            interpolation.skipsVariables, pieces.count < interpolation.maximumReplacements
        else {
            return nil
        }
        var result = ""
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .variable(let variable):
                let value = Self.value(at: variable.path, in: options.members)
                if value == .undefined {
                    if options.members[variable.name] == nil { result += variable.spelling }
                    continue
                }
                let inserted = value.insertedText
                guard delimiters.areAbsent(from: inserted) else { return nil }
                let shown = marks.marked(inserted, variable.name)
                if interpolation.escapesValues, !variable.isUnescaped {
                    result += shown.escapedForHTML
                } else {
                    result += shown
                }
                note("“\(variable.name)” is “\(inserted)”")
            }
        }
        return result
    }

    // MARK: All others

    private mutating func filled(
        _ string: String,
        _ keys: [String],
        _ options: ScriptOptions,
        _ outerKeys: [String]?
    ) throws(RuntimeFailure) -> I18nextValue {
        // Another library shows ICU's messages.
        if interpolation.prefix == Self.braces, string.isICUMessage { return .text(string) }
        var options = options
        let own = options["interpolation"].members
        if let own { start(with: own) }
        let skips = own?["skipOnVariables"].flatMap { $0 == .undefined ? nil : $0.isTruthy }
        let skipsVariables = skips ?? configuration.interpolation.skipsVariables
        var units = Array(string.utf16)
        var before = 0
        if skipsVariables {
            nestingIndex = 0
            before = nestingCount(in: units)
        }
        var data = options.members
        if options["replace"].isTruthy, options["replace"].text == nil { data = options["replace"].members ?? [:] }
        if let defaults = configuration.interpolation.defaultVariables { data = defaults.merging(data) { $1 } }
        let locale = options["lng"].isTruthy ? options["lng"].text : language
        units = try interpolate(units, data, locale, options)
        if skipsVariables {
            nestingIndex = 0
            if nestingCount(in: units) > before { options["nest"] = .boolean(false) }
        }
        var result = I18nextValue.undefined
        if options["nest"] != .boolean(false) {
            result = try nest(&units, keys, options, outerKeys)
        }
        if own != nil { reset() }
        return result == .undefined ? .text(String(utf16: units[...])) : result
    }

    private static let braces = Array("{{".utf16)

    /// Goes through what is no text as the library does, whose rules begin anew with it.
    private mutating func fill(_ value: I18nextValue, _ options: ScriptOptions) throws(RuntimeFailure) {
        nestingIndex = 0
        let own = options["interpolation"].members
        if let own { start(with: own) }
        // A function of JavaScript's own is searched by its source, and has none that could be replaced.
        if case .function(let name) = value {
            let source = Array("function \(name)() { [native code] }".utf16)
            guard try interpolate(source, options.members, language, options) == source else {
                throw RuntimeFailure("type-error", "the library throws, since JavaScript’s own “\(name)” is no text")
            }
        }
        if own != nil { reset() }
    }

    /// Takes over a call's own rules of interpolation.
    private mutating func start(with own: [String: I18nextValue]) {
        interpolation = ScriptInterpolation(configuration.interpolationOptions.merging(own) { $1 })
        nestingIndex = 0
    }

    /// Goes back to the app's rules: also where the call around this one has its own.
    private mutating func reset() {
        interpolation = configuration.interpolation
        nestingIndex = 0
    }

    // MARK: Post-processing

    private mutating func processed(
        _ value: I18nextValue,
        _ options: ScriptOptions
    ) throws(RuntimeFailure) -> I18nextValue {
        if configuration.processors.isEmpty, options.members["postProcess"] == nil { return value }
        if options["applyPostProcessor"] == .boolean(false) { return value }
        var names = configuration.processors
        switch options["postProcess"] {
        case .text(let name): names = name.isEmpty ? names : [name]
        case .list(let list): names = list.compactMap(\.text)
        default: break
        }
        guard names.contains("sprintf"), let text = value.text else { return value }
        return .text(try ScriptSprintf.process(text, options["sprintf"], isNewer: true, marks))
    }
}
