#if !NO_VARIANTS
extension Decoder.Writer {
    #if !NO_SELECTS
    /// Writes the first variant that holds for an argument; false if there is none.
    ///
    /// The argument, its reading, the places of the language's rules for counting and for ordering (0 where no variant asks
    /// for them), the number of bytes of all variants, and the variants: each a condition's kind, the number of its bytes
    /// and they themselves, the number of bytes of the pattern and it itself.
    @inline(never)
    mutating func writeSelect(_ cursor: inout Decoder.Cursor) -> Bool {
        let value = frame.selector(cursor.number())
        var selected = Decoder.Selected(value, reading: cursor.digit())
        #if !NO_RULES
        selected.cardinal = cursor.number()
        selected.ordinal = cursor.number()
        #else
        _ = (cursor.number(), cursor.number())
        #endif
        let length = cursor.number()
        let start = cursor.offset
        let end = start + length
        if value.isAbsent {
            // Nothing passed is a case of its own, whatever stands before it.
            var needsNumber = false
            let isWritten = writeVariant(&cursor, until: end) { kind, _ in
                if 2...6 ~= kind { needsNumber = true }
                return kind == 1
            }
            if isWritten { return true }
            if needsNumber { lacksValue = true }
            return writeVariant(&cursor, from: start, until: end) { kind, _ in kind == 0 }
        }
        return writeVariant(&cursor, until: end) { kind, condition in selected.satisfies(kind, condition) }
    }
    #endif

    #if !NO_WIDTHS
    /// Writes the widest variant for which there is room, else the last one; false if there is none.
    @inline(never)
    mutating func writeWidth(_ cursor: inout Decoder.Cursor) -> Bool {
        let length = cursor.number()
        let end = cursor.offset + length
        let width = frame.width ?? Int.max
        return writeVariant(&cursor, until: end) { _, condition in
            var condition = condition
            let isLast = condition.digit() == 1
            return isLast || condition.number() <= width
        }
    }
    #endif

    #if !NO_ENVIRONMENTS
    /// Writes the variant for a device or a product; false if there is none.
    @inline(never)
    mutating func writeEnvironment(_ cursor: inout Decoder.Cursor) -> Bool {
        let fact = cursor.digit() == 0 ? frame.device : frame.product
        let length = cursor.number()
        let end = cursor.offset + length
        return writeVariant(&cursor, until: end) { kind, condition in
            if kind == 0 { return true }
            var condition = condition
            return fact.map { Decoder.order(condition.span(), $0) == 0 } ?? false
        }
    }
    #endif

    private mutating func writeVariant(
        _ cursor: inout Decoder.Cursor,
        from start: Int? = nil,
        until end: Int,
        where holds: (Int, Decoder.Cursor) -> Bool
    ) -> Bool {
        if let start { cursor.offset = start }
        while cursor.offset < end {
            let kind = cursor.digit()
            let conditionLength = cursor.number()
            let condition = cursor
            cursor.offset += conditionLength
            let patternLength = cursor.number()
            if holds(kind, condition) {
                let isWritten = write(&cursor)
                cursor.offset = end
                return isWritten
            }
            cursor.offset += patternLength
        }
        return false
    }
}
#endif

#if !NO_SELECTS
extension Decoder {
    /// The value by which a variant is selected.
    struct Selected {
        /// What was passed.
        let value: Value

        /// How numbers are read, see `Decimal.read(as:)`.
        let reading: Int

        /// The number as it is read.
        let number: Decimal

        #if !NO_RULES
        /// Where the rules for counting stand.
        var cardinal = 0

        /// Where the rules for ordering stand.
        var ordinal = 0

        /// The categories of the number; -1 until they are asked for.
        private var cardinalCategory = -1
        private var ordinalCategory = -1
        #endif

        /// Reads a value.
        @inline(never)
        init(_ value: Value, reading: Int) {
            self.value = value
            self.reading = reading
            switch reading {
            case 0: number = value.number
            case 4: number = Decimal(prefixOf: value.text)
            default: number = value.number.read(as: reading)
            }
        }

        /// Whether a condition holds.
        @inline(never)
        mutating func satisfies(_ kind: Int, _ condition: Cursor) -> Bool {
            var condition = condition
            switch kind {
            case 0: return true
            #if !NO_RULES
            case 2:
                let asked = condition.digit()
                if cardinalCategory < 0 {
                    condition.offset = cardinal
                    cardinalCategory = number.category(condition, keepsSign: reading == 3)
                }
                return cardinalCategory == asked
            case 3:
                let asked = condition.digit()
                if ordinalCategory < 0 {
                    condition.offset = ordinal
                    ordinalCategory = number.category(condition, keepsSign: reading == 3)
                }
                return ordinalCategory == asked
            case 4: return number.satisfies(&condition, keepsSign: reading == 3)
            #endif
            case 5:
                let whole = condition.number()
                return number.whole == whole && number.largeDigits.isEmpty && !number.isNegative && number.isWhole
            #if !NO_RANGES
            case 6: return isInRange(&condition)
            #endif
            case 7:
                let text = value.text
                let span = condition.span()
                if order(span, text) == 0 { return true }
                // Other spellings of ASCII are other texts.
                return span.contains { $0 >= 0x80 } && text == String(decoding: span, as: UTF8.self)
            #if !NO_EXPRESSIONS
            case 8: return Expression(condition).isFound(in: value.text)
            #endif
            default: return false
            }
        }

        #if !NO_RANGES
        /// Whether the number lies in a range: a digit (1 for a lower bound, 2 if that belongs to it, 4 and 8 for an upper
        /// one), and the bounds.
        @inline(never)
        private func isInRange(_ condition: inout Cursor) -> Bool {
            let ends = condition.digit()
            var isInside = true
            if ends & 1 != 0 {
                let bound = condition.text(count: condition.number())
                isInside = ends & 2 != 0 ? !isBelow(bound) : isAbove(bound)
            }
            if ends & 4 != 0 {
                let bound = condition.text(count: condition.number())
                if ends & 8 != 0 ? isAbove(bound) : !isBelow(bound) { isInside = false }
            }
            return isInside
        }

        /// A number read from a text is compared in double precision, others exactly.
        @inline(never)
        private func isBelow(_ bound: String) -> Bool {
            if reading == 4, let bound = Double(bound) { return number.double < bound }
            return number.isBelow(Decimal(prefixOf: bound))
        }

        @inline(never)
        private func isAbove(_ bound: String) -> Bool {
            if reading == 4, let bound = Double(bound) { return number.double > bound }
            return Decimal(prefixOf: bound).isBelow(number)
        }
        #endif
    }
}
#endif
