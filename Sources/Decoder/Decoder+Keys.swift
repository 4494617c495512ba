extension Decoder {
    /// The names of the entries, to find them at run time.
    public struct Keys: Sendable {
        /// Lists of arguments, each one of them with its names, the best one first; behind the lists for each key,
        /// ascending by its bytes: the key, the place of the entry, and the place of its list.
        ///
        /// At the place 0 stands the list without arguments.
        let names: StaticString

        /// Where each name begins.
        let offsets: StaticString

        /// How many digits an offset has.
        let width: Int

        /// How many names there are.
        let count: Int

        /// An entry that was found.
        public struct Found {
            /// The place of the entry.
            public let entry: Int

            /// The place of the arguments' names.
            let arguments: Int
        }

        #if !NO_MODULE
        public init(names: StaticString, offsets: StaticString, width: Int, count: Int) {
            self.names = names
            self.offsets = offsets
            self.width = width
            self.count = count
        }

        #endif
        #if !NO_CALLS
        /// A name as it is spelled here; nil where no name is the same to Unicode.
        @inline(never)
        public func spelling(of name: String) -> String? {
            if find(name) != nil { return name }
            // Other spellings of ASCII are other names.
            if name.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
            for index in 0..<count {
                var cursor = Cursor(names, at: offset(of: index))
                let candidate = cursor.text(count: cursor.number())
                if candidate == name { return candidate }
            }
            return nil
        }
        #endif

        /// Looks a name up: the table, a line's end, and the key.
        @inline(never)
        public func find(_ name: String) -> Found? {
            var lower = 0
            var upper = count
            while lower < upper {
                let middle = (lower + upper) / 2
                var cursor = Cursor(names, at: offset(of: middle))
                let candidate = cursor.span()
                let order = Decoder.order(candidate, name)
                if order == 0 { return Found(entry: cursor.number(), arguments: cursor.number()) }
                if order < 0 { lower = middle + 1 } else { upper = middle }
            }
            return nil
        }

        #if !NO_PROGRAMS
        /// The values of an entry's arguments, in their order, of those that are passed by any of their names.
        @inline(never)
        public func values(_ found: Found, _ passed: [String: Any]) -> [Value] {
            var cursor = Cursor(names, at: found.arguments)
            var values: [Value] = []
            for _ in 0..<cursor.number() {
                var value = Value.absent
                for _ in 0..<cursor.number() {
                    let name = cursor.text(count: cursor.number())
                    if value.isAbsent { value = Value(any: passed[name]) }
                }
                values.append(value)
            }
            return values
        }
        #endif

        private func offset(of index: Int) -> Int {
            var place = Cursor(offsets, at: index * width)
            var offset = 0
            for _ in 0..<width { offset = offset << 6 | place.digit() }
            return offset
        }
    }
}

extension Decoder {
    /// Compares bytes with those of a text: below 0 if they stand before it, 0 if they are the same.
    @inline(never)
    static func order(_ bytes: UnsafeBufferPointer<UInt8>, _ text: String) -> Int {
        var index = 0
        for byte in text.utf8 {
            if index == bytes.count { return -1 }
            if bytes[index] != byte { return Int(bytes[index]) - Int(byte) }
            index += 1
        }
        return bytes.count - index
    }
}

#if !NO_PROGRAMS
extension Decoder.Value {
    /// Takes a value of any type: texts, numbers, lists, or what describes itself.
    @inline(never)
    init(any value: Any?) {
        switch value {
        case nil: self = .absent
        case let text as String: self = .text(text)
        case let number as any Numeric: self = .init(number)
        case let list as [Any]: self = .text(list.map { Decoder.Value(any: $0).text }.joined(separator: ", "))
        case let value?: self = .text("\(value)")
        }
    }

    /// Takes a number of any type.
    @inline(never)
    public init(_ number: any Numeric) {
        switch number {
        case let number as Int: self = .integer(number)
        case let number as Double: self = .decimal(number)
        case let number as any BinaryInteger:
            self = Int(exactly: number).map { .integer($0) } ?? .unsigned(UInt(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint: self = .decimal(Double(number))
        default: self = .text("\(number)")
        }
    }
}
#endif
