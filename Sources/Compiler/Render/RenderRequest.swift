import InterlinguaFormats
import InterlinguaIR
package import InterlinguaPlatforms

/// A request as a script sends it: one JSON object.
package struct RenderRequest: Sendable {
    package var request = RuntimeRequest()

    /// Whether the answer is to say how the platform came to it.
    package var explains = false

    /// The fields there are, in the order in which messages list them.
    private static let fields = [
        "key", "language", "table", "namespace", "kind", "count", "value", "arguments", "context", "width", "device",
        "product", "category", "default", "raw", "fallback", "init", "options", "runtime", "explain",
    ]

    /// Reads a request.
    ///
    /// - Throws: `RenderRequestError` for what is no JSON, and for fields that are unknown or of a wrong type.
    package init(json bytes: [UInt8]) throws(RenderRequestError) {
        let (document, diagnostics) = JSONReader.read(path: "", bytes: bytes)
        if let problem = diagnostics.first(where: { $0.severity == .error || $0.kind == .duplicateKey }) {
            let column = problem.range?.start.column ?? 1
            throw RenderRequestError("the request can't be read at column \(column): \(problem.message)")
        }
        guard let members = document.root?.members else {
            throw RenderRequestError(
                "a request has to be an object, such as {\"key\": \"title\", \"language\": \"pl\"}"
            )
        }
        for member in members {
            let name = member.key.string ?? ""
            if !Self.fields.contains(name) {
                let list = Self.fields.joined(separator: ", ")
                throw RenderRequestError("a request has no field “\(name)”; its fields are \(list)")
            }
            if !member.value.isNull { try read(RequestField(name: name, value: member.value)) }
        }
        if request.keys.isEmpty { throw RenderRequestError("the request has no “key”") }
    }

    private mutating func read(_ field: RequestField) throws(RenderRequestError) {
        switch field.name {
        case "key": request.keys = try field.texts()
        case "language": request.languages = try field.languages()
        case "table", "namespace":
            if request.table != nil { throw RenderRequestError("“table” and “namespace” are the same; give one") }
            request.table = try field.text()
        case "kind": request.kind = try field.kind()
        case "count": request.count = try field.numberOrText()
        case "value": request.value = try field.numberOrText()
        case "arguments": (request.arguments, request.namedArguments) = try field.arguments()
        case "context": request.context = try field.text()
        case "width": request.width = try field.wholeNumber()
        case "device": request.device = try field.text()
        case "product": request.product = try field.text()
        case "category": request.form = try field.text()
        case "default": request.defaultText = try field.text()
        case "raw": request.isRaw = try field.flag()
        case "fallback": request.fallbackLanguages = try field.fallback()
        case "init": request.settings = try field.settings()
        case "options": request.callOptions = try field.settings()
        case "runtime": request.consumer = try field.consumer()
        default: explains = try field.flag()
        }
    }
}

/// Why a request can't be answered.
package struct RenderRequestError: Error, Sendable, Hashable, CustomStringConvertible {
    package var description: String

    init(_ description: String) { self.description = description }
}
