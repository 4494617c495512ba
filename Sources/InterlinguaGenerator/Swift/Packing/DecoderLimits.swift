import InterlinguaIR

/// What generated code can't do as the platforms do it.
enum DecoderLimits {
    /// Reports regular expressions that are not understood, and formats of one platform.
    static func diagnostics(of catalog: Catalog) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for (key, entry) in catalog.entries {
            var reported: Set<String> = []
            for message in entry.messages.values {
                func report(_ identifier: String, _ text: String) {
                    guard reported.insert(text).inserted else { return }
                    diagnostics.append(Diagnostic(.warning, identifier, text, at: message.origin.range))
                }
                for pattern in message.patterns where pattern.plainText == nil {
                    pattern.forEachElement { element in
                        switch element {
                        case .placeholder(let placeholder):
                            guard case .functions(let functions) = placeholder.format else { return }
                            let names = functions.map { $0.namespace + ":" + $0.name }.joined(separator: ", ")
                            report("unfollowed-format", "“\(key.name)” is shown without the format \(names)")
                        case .select(let select):
                            for case .matches(let expression) in select.variants.map(\.condition)
                            where expression.isFound(in: "") == nil {
                                let source = expression.source
                                report(
                                    "unfollowed-expression",
                                    "the expression “\(source)” is not understood and never holds"
                                )
                            }
                        default: break
                        }
                    }
                }
            }
        }
        return diagnostics
    }
}
