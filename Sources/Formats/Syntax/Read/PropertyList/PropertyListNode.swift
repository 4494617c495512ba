/// One value of a property list with its place in the file.
package struct PropertyListNode: Sendable {
    /// The kinds of values; numbers and dates as they are written.
    package enum Value: Sendable, Hashable {
        case string(String)
        /// Keys with their values, in the order of the file.
        case dictionary([PropertyListMember])
        case array([PropertyListNode])
        /// A whole number, in digits.
        case integer(String)
        /// A number with a point or an exponent.
        case real(String)
        /// True or false.
        case boolean(Bool)
        case date(String)
        /// Bytes; of the text form the digits themselves.
        case data([UInt8])
    }

    package var value: Value

    /// Byte offsets into the file.
    ///
    /// Of a string its text without tags or quotes, of others all of it. Empty for values that were made, or read from a
    /// binary file.
    package var bounds: Range<UInt32>

    /// What stands between a dictionary's last value and its end, as far as the serialisation tells.
    package var finalGap = PropertyListGap()

    package init(_ value: Value, bounds: Range<UInt32> = 0..<0) {
        self.value = value
        self.bounds = bounds
    }

    /// The text, if the value is a string.
    package var string: String? {
        if case .string(let text) = value { return text }
        return nil
    }

    /// The members, if the value is a dictionary.
    package var members: [PropertyListMember]? {
        if case .dictionary(let members) = value { return members }
        return nil
    }

    /// What kind of value it is, as people say it.
    package var kindName: String {
        switch value {
        case .string: "a string"
        case .dictionary: "a dictionary"
        case .array: "an array"
        case .integer, .real: "a number"
        case .boolean: "true or false"
        case .date: "a date"
        case .data: "data"
        }
    }
}

/// One key of a dictionary with its value; keys are unique in their dictionary.
package struct PropertyListMember: Sendable {
    package var key: String

    /// Byte offsets of the key, without tags or quotes.
    package var keyBounds: Range<UInt32>

    package var value: PropertyListNode

    /// What stands between the value before and the key.
    package var gap: PropertyListGap

    /// The comments between the value before and the key, without white space at their ends.
    package var comments: [String] { gap.comments }

    package init(_ key: String, _ value: PropertyListNode, keyBounds: Range<UInt32> = 0..<0, comments: [String] = []) {
        self.init(key, value, keyBounds: keyBounds, gap: PropertyListGap(comments: comments))
    }

    package init(_ key: String, _ value: PropertyListNode, keyBounds: Range<UInt32>, gap: PropertyListGap) {
        self.key = key
        self.value = value
        self.keyBounds = keyBounds
        self.gap = gap
    }
}

/// The comments and empty lines between two values of a dictionary.
package struct PropertyListGap: Sendable, Hashable {
    /// The comments, without white space at their ends.
    package var comments: [String] = []

    /// The indices of the comments that an empty line precedes; the number of comments for one behind all of them.
    package var emptyLines: [Int] = []

    package init(comments: [String] = [], emptyLines: [Int] = []) {
        self.comments = comments
        self.emptyLines = emptyLines
    }

    /// Whether there is nothing in it.
    package var isEmpty: Bool { comments.isEmpty && emptyLines.isEmpty }
}

/// Values are equal wherever they stand.
extension PropertyListNode: Hashable {
    /// Whether two values are equal, wherever they stand.
    package static func == (left: PropertyListNode, right: PropertyListNode) -> Bool { left.value == right.value }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Members are equal wherever they stand.
extension PropertyListMember: Hashable {
    /// Whether two members and the comments before them are equal, wherever they stand.
    package static func == (left: PropertyListMember, right: PropertyListMember) -> Bool {
        left.key == right.key && left.value == right.value && left.comments == right.comments
    }

    /// Feeds the key and the value.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(value)
    }
}
