#if !NO_PROGRAMS
extension Decoder {
    /// What a caller passes for one argument.
    public enum Value: Sendable {
        case absent
        case text(String)
        case integer(Int)
        case unsigned(UInt)
        case decimal(Double)

        /// Whether nothing is passed.
        var isAbsent: Bool {
            if case .absent = self { return true }
            return false
        }

        /// The value's own text: a number is written in plain digits, as few as give it back.
        @inline(never)
        public var text: String {
            switch self {
            case .absent: ""
            case .text(let text): text
            case .integer(let value): String(value)
            case .unsigned(let value): String(value)
            #if !NO_DECIMALS
            case .decimal(let value): value.isFinite ? Decimal(value).description : "\(value)"
            #else
            case .decimal(let value): Int(exactly: value).map { String($0) } ?? "\(value)"
            #endif
            }
        }

        #if !NO_DECIMALS
        /// The number itself; for a text the number that it begins with, else 0.
        var number: Decimal {
            switch self {
            case .absent: Decimal(0)
            case .text(let text): Decimal(prefixOf: text)
            case .integer(let value): Decimal(value)
            case .unsigned(let value): Decimal(whole: UInt64(value))
            case .decimal(let value): Decimal(value)
            }
        }

        /// The number in double precision.
        var double: Double {
            switch self {
            case .decimal(let value): value == 0 ? 0 : value
            default: number.double
            }
        }
        #endif
    }

    /// What a text is said with.
    public struct Frame: Sendable {
        /// The arguments, in the order of the entry: to show, and to select by unless `selecting` has them.
        var values: [Value] = []

        #if !NO_REFERENCES
        /// The arguments to select by where those are not the ones to show.
        var selecting: [Value]?
        #endif

        /// The room there is; nil for room for everything.
        var width: Int?

        /// The kind of device.
        var device: String?

        var product: String?

        #if !NO_REFERENCES
        /// How many texts lie around this one.
        var depth = 0
        #endif

        #if !NO_PARTS
        /// What notes the parts of texts; nil where nobody asks for them.
        var parts: Parts?

        #endif
        #if !NO_MODULE
        public init(
            values: [Value] = [],
            width: Int? = nil,
            device: String? = nil,
            product: String? = nil,
            parts: Parts? = nil
        ) {
            self.values = values
            self.width = width
            self.device = device
            self.product = product
            self.parts = parts
        }

        #endif
        /// An argument to show.
        func shown(_ index: Int) -> Value { index < values.count ? values[index] : .absent }

        /// An argument to select by.
        func selector(_ index: Int) -> Value {
            #if !NO_REFERENCES
            if let selecting { return selecting.indices.contains(index) ? selecting[index] : .absent }
            #endif
            return shown(index)
        }
    }
}
#endif
