/// What a caller passes when it asks for a message, and what is known of the place where it is shown.
public struct RenderingContext: Sendable, Hashable {
    /// The values of the entry's arguments, by index.
    public var values: [ArgumentValue]

    /// Values by name, for arguments beyond `values` and for those that only referred entries have.
    public var namedValues: [String: ArgumentValue]

    /// The room there is, in the caller's unit; nil for room for everything.
    public var width: Int?

    /// The kind of device, such as `iphone`; nil for one that no variant names.
    public var device: String?

    /// The product, such as `tablet`; nil for the default one.
    public var product: String?

    /// Whose way of writing numbers is followed.
    public var numberStyle: NumberStyle

    /// Whether numbers are shown as the text's language writes them, in its digits and with its separators.
    ///
    /// Numbers in hexadecimal and octal digits stay as they are, and numbers filled up with zeros are not grouped.
    public var localizesNumbers = false

    /// What stands around all that an argument's value shows, also in texts that are referred to, by index.
    package var marks: [Int: Mark] = [:]

    /// What stands in front of and behind something shown.
    package struct Mark: Sendable, Hashable {
        package var opening: String
        package var closing: String

        package init(opening: String, closing: String) {
            self.opening = opening
            self.closing = closing
        }
    }

    public init(
        _ values: [ArgumentValue] = [],
        namedValues: [String: ArgumentValue] = [:],
        width: Int? = nil,
        device: String? = nil,
        product: String? = nil,
        numberStyle: NumberStyle = .c
    ) {
        self.values = values
        self.namedValues = namedValues
        self.width = width
        self.device = device
        self.product = product
        self.numberStyle = numberStyle
    }
}
