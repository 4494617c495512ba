public import InterlinguaIR

/// Says of what an app makes the text by which an entry chooses, where that is not one argument of its source.
///
/// Passes set it where a target can choose by one text only. The app joins the values in their order; a thing without a
/// value adds nothing, and if nothing has one, no text is passed. Unlike other annotations it belongs to no single format.
public struct ComposedTextAnnotation: Annotation {
    /// A thing that gives a value.
    public enum Component: Sendable, Hashable {
        /// An argument, as the source declares it: its text, if it is one of these.
        case argument(Argument, texts: [String])
        /// Numbers that an argument can be, as the source declares it, tried in order, with the value for each.
        case numbers(Argument, [NumberValue])
        /// The kind of device, if it is one of these.
        case device([String])
        /// The product, if it is one of these.
        case product([String])
        /// The room there is: `w` and the greatest of these widths, descending, that fits, else the smallest; nothing if
        /// there is room for the widest text of all, which needs `widest`, or no limit.
        case width([Int], widest: Int)
    }

    public struct NumberValue: Sendable, Hashable {
        public var range: NumberRange

        /// The value: `eq2`.
        public var value: String

        public init(_ range: NumberRange, _ value: String) {
            self.range = range
            self.value = value
        }
    }

    /// The name of the argument that is passed: `context`.
    public var argument: String

    /// What gives its value, in order.
    public var components: [Component]

    /// Stands between two values.
    public var separator: String

    public init(argument: String, components: [Component], separator: String) {
        self.argument = argument
        self.components = components
        self.separator = separator
    }
}
