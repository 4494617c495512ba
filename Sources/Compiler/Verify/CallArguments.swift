import InterlinguaIR
package import InterlinguaSemantics

/// What an app passes for one comparison, and where it runs.
package struct CallArguments: Sendable, Hashable {
    /// The values of the source's arguments, by index.
    package var values: [ArgumentValue]

    /// The room there is; nil for room for everything.
    package var width: Int?

    /// The kind of device; nil for one that no variant names.
    package var device: String?

    /// The product; nil for the default one.
    package var product: String?

    package init(_ values: [ArgumentValue] = [], width: Int? = nil, device: String? = nil, product: String? = nil) {
        self.values = values
        self.width = width
        self.device = device
        self.product = product
    }
}

extension CallArguments {
    /// The arguments as people read them: `2, “Ann”, width 60`; empty if there are none.
    package var text: String {
        var parts = values.map { value in
            switch value {
            case .number(let number, let spelling): spelling ?? number.description
            case .absent: "nothing"
            default: "“\(value.text)”"
            }
        }
        if let width { parts.append("width \(width)") }
        if let device { parts.append("device \(device)") }
        if let product { parts.append("product \(product)") }
        return parts.joined(separator: ", ")
    }
}
