extension Decoder {
    /// The names of the entries, to find them at run time.
    struct Keys: Sendable {
        /// For each name, ascending by its bytes: the name, the place of the entry, and the names of its arguments.
        let names: StaticString

        /// Where each name begins.
        let offsets: StaticString

        /// How many digits an offset has.
        let width: Int

        /// How many names there are.
        let count: Int

        /// An entry that was found.
        struct Found {
            /// The place of the entry.
            let entry: Int

            /// The names of the arguments, in their order.
            let arguments: [String]
        }

        /// A name as it is spelled here; nil where no name is the same to Unicode.
        func spelling(of name: String) -> String? {
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

        /// Looks a name up: the table, a line's end, and the key.
        func find(_ name: String) -> Found? {
            var lower = 0
            var upper = count
            while lower < upper {
                let middle = (lower + upper) / 2
                var cursor = Cursor(names, at: offset(of: middle))
                let candidate = cursor.span()
                if candidate.elementsEqual(name.utf8) {
                    let entry = cursor.number()
                    return Found(
                        entry: entry,
                        arguments: (0..<cursor.number()).map { _ in cursor.text(count: cursor.number()) }
                    )
                }
                if candidate.lexicographicallyPrecedes(name.utf8) { lower = middle + 1 } else { upper = middle }
            }
            return nil
        }

        private func offset(of index: Int) -> Int {
            var place = Cursor(offsets, at: index * width)
            var offset = 0
            for _ in 0..<width { offset = offset << 6 | place.digit() }
            return offset
        }
    }
}

extension Decoder.Value {
    /// Takes a value of any type: texts, numbers, lists, or what describes itself.
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
    init(_ number: any Numeric) {
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
