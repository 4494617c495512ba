import InterlinguaFormats
import InterlinguaIR

extension AppleI18nextTranslation.Call {
    /// What an app passes: count, context and variables are apart from each other.
    init(_ request: RuntimeRequest, namespace: String?) throws(RuntimeFailure) {
        variables = I18nextValue.variables(request.namedArguments)
        self.namespace = namespace
        context = request.context ?? variables["context"]?.text
        if let value = request.count ?? request.namedArguments["count"], value != .absent {
            count = I18nextValue(value)
        }
        for name in ["count", "context"] { variables[name] = nil }
        defaultValue = request.defaultText.map { .text($0) }
        if !request.isRaw { arguments = request.arguments }
        try take(request.callOptions.mapValues { I18nextValue($0) })
    }
}
