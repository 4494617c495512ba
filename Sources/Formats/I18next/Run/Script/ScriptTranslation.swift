import InterlinguaFormats
import InterlinguaIR

/// One call of the JavaScript library's `t`, 2 and later, with all the calls that it leads to.
///
/// Where the library's behaviour hangs on the state of its only interpolator, that state is kept here.
struct ScriptTranslation: I18nextTranslation {
    /// What all calls share.
    let platform: ScriptPlatform

    /// What the app said when it started the library.
    let configuration: ScriptConfiguration

    /// The language that the library was set to.
    let language: String?

    /// The rules of interpolation that are in force: a call may have its own.
    var interpolation: ScriptInterpolation

    /// Where the search for nested look-ups goes on.
    var nestingIndex = 0

    /// Whether some text put another one into itself.
    var nestsTexts = false

    /// The forms of languages that were asked for.
    private var forms: [String: ScriptForms] = [:]

    /// Which arguments the values are that texts print.
    var marks = I18nextMarks.none

    /// Whether formats that the app adds show themselves around the value.
    var showsOwnFormats = false

    var depth = 0
    var work = 0
    var steps: I18nextSteps?

    /// JavaScript's stack is deeper.
    static let depthLimit = 96

    init(_ platform: ScriptPlatform, _ configuration: ScriptConfiguration, language: String?, explains: Bool) {
        self.platform = platform
        self.configuration = configuration
        self.language = language
        interpolation = configuration.interpolation
        steps = explains ? I18nextSteps() : nil
    }

    mutating func forms(of code: String, isOrdinal: Bool) -> ScriptForms {
        if let prepared = platform.forms(of: code, isOrdinal: isOrdinal, configuration) { return prepared }
        let name = isOrdinal ? code + "/" : code
        if let known = forms[name] { return known }
        let found = configuration.forms(of: code, isOrdinal: isOrdinal)
        forms[name] = found
        return found
    }
}

/// The options of one call: the library keeps variables and options in one object.
struct ScriptOptions: Sendable {
    var members: [String: I18nextValue]

    /// An option; `undefined` if it is not there.
    subscript(_ name: String) -> I18nextValue {
        get { members[name] ?? .undefined }
        set { members[name] = newValue }
    }

    /// The number that chooses a plural; nil for none, and for a text.
    var count: I18nextValue? {
        guard let count = members["count"], count != .undefined, count.text == nil else { return nil }
        return count
    }

    /// A separator that the call names itself, else the app's; nil where nothing is split.
    func separator(_ name: String, _ usual: String?) -> String? {
        guard let own = members[name], own != .undefined else { return usual }
        return own.isTruthy ? own.scriptText : nil
    }

    var isOrdinal: Bool { members["ordinal"]?.isTruthy ?? false }

    /// The context as it stands in names; nil for none.
    var context: String? {
        switch members["context"] {
        case .text(let text)?: text.isEmpty ? nil : text
        case .number(let number)?: number.scriptText
        default: nil
        }
    }

    /// Whether some default is given, whatever its value.
    var hasDefault: Bool {
        members.contains { $0.key.utf8.starts(with: "defaultValue".utf8) && $0.value != .undefined }
    }
}
