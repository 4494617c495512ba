extension RuntimeRequest {
    /// What an app may pass beside its first key and its languages.
    package enum Field: String, Sendable, Hashable, CaseIterable {
        /// Further keys in order of preference.
        case keys
        /// The table or namespace.
        case table
        /// The kind of look-up.
        case kind
        /// The number that a plural is chosen by.
        case count
        /// What expressions are matched against.
        case value
        /// Arguments by position.
        case arguments
        /// Arguments by name.
        case namedArguments
        /// The context.
        case context
        /// The room there is.
        case width
        /// The kind of device.
        case device
        /// The product.
        case product
        /// A form of a plural to take without choosing.
        case form = "category"
        /// The text to show where there is none.
        case defaultText = "default"
        /// The languages to fall back to.
        case fallback
        /// What the app passes when it starts the library.
        case settings = "init"
        /// The library's variant.
        case consumer = "runtime"
    }

    /// What the request has.
    package var fields: [Field] {
        Field.allCases.filter { field in
            switch field {
            case .keys: keys.count > 1
            case .table: table != nil
            case .kind: kind != nil
            case .count: count != nil
            case .value: value != nil
            case .arguments: !arguments.isEmpty
            case .namedArguments: !namedArguments.isEmpty
            case .context: context != nil
            case .width: width != nil
            case .device: device != nil
            case .product: product != nil
            case .form: form != nil
            case .defaultText: defaultText != nil
            case .fallback: fallbackLanguages != nil
            case .settings: !settings.isEmpty
            case .consumer: consumer != nil
            }
        }
    }

    /// What the request has beside what a platform takes.
    package func fields(otherThan taken: Set<Field>) -> [Field] { fields.filter { !taken.contains($0) } }
}
