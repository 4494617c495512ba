extension XMLScanner {
    /// Reads a start tag; gives the offset behind it, nil if it is left to libxml2.
    mutating func readStartTag(at start: Int) -> Int? {
        guard let name = readName(at: start + 1), !(names.isReserved(name)) else { return nil }
        pending.removeAll(keepingCapacity: true)
        var hasDeclarations = false
        var position = name.end
        while true {
            let end = position
            skipSpace(&position)
            guard position < count else { return nil }
            if base[position] == UInt8(ascii: ">") || base[position] == UInt8(ascii: "/") { break }
            guard position > end, let attribute = readAttribute(&position) else { return nil }
            if attribute.isDeclaration { hasDeclarations = true }
            pending.append(attribute)
        }
        let isEmpty = base[position] == UInt8(ascii: "/")
        position += isEmpty ? 2 : 1
        guard position <= count, base[position - 1] == UInt8(ascii: ">") else { return nil }

        let bindings = names.bindingCount
        let first = attributes.count
        if hasDeclarations, !addDeclarations() { return nil }
        for attribute in pending where !attribute.isDeclaration {
            guard let index = names.index(of: attribute.name) else { return nil }
            add(attribute, name: index)
        }
        guard pending.count < 2 || !hasDuplicates(first..<attributes.count), let index = names.index(of: name) else {
            return nil
        }
        var event = XMLEvent(
            .startElement,
            start..<position,
            first: first,
            count: attributes.count - first,
            partner: events.count
        )
        event.name = index
        event.isEmptyElementTag = isEmpty
        let opened = (event: events.count, nameCount: name.end - name.start, bindings: bindings)
        events.append(event)
        if isEmpty {
            close(opened, position..<position)
        } else {
            openElements.append(opened)
        }
        return position
    }

    /// The name at an offset; nil if there is none that is in ASCII, or none with at most one colon.
    private func readName(at start: Int) -> XMLScannerName? {
        guard start < count, XMLNameByte.isStart(base[start]) else { return nil }
        var name = XMLScannerName(start: start, end: start + 1, colon: -1)
        while name.end < count {
            let byte = base[name.end]
            if byte == UInt8(ascii: ":") {
                guard name.colon < 0, name.end + 1 < count, XMLNameByte.isStart(base[name.end + 1]) else { return nil }
                name.colon = name.end
            } else if !XMLNameByte.isNameByte(byte) {
                return byte < 0x80 && name.end - start < Self.nameLimit ? name : nil
            }
            name.end += 1
        }
        return nil
    }

    private static let nameLimit = 1_000

    private mutating func readAttribute(_ position: inout Int) -> PendingAttribute? {
        guard let name = readName(at: position) else { return nil }
        position = name.end
        skipSpace(&position)
        guard position < count, base[position] == UInt8(ascii: "=") else { return nil }
        position += 1
        skipSpace(&position)
        guard position < count, base[position] == UInt8(ascii: "\"") || base[position] == UInt8(ascii: "'") else {
            return nil
        }
        let first = position + 1
        guard let end = find(base[position], from: first, to: count), end - first < 1 << 20 else { return nil }
        for index in first..<end {
            // White space becomes spaces, which is left to libxml2.
            if base[index] == UInt8(ascii: "<") || base[index] < 0x20 { return nil }
        }
        position = end + 1
        if names.isDeclaration(name) {
            // Some addresses libxml2 has something to say about.
            guard names.isOrdinaryAddress(first..<end) else { return nil }
            return PendingAttribute(name: name, first: first, count: end - first, isDeclaration: true)
        }
        guard !names.isReserved(name), let value = decode(first..<end) else { return nil }
        return PendingAttribute(name: name, first: value.first, count: value.count, isDeclaration: false)
    }

    private mutating func addDeclarations() -> Bool {
        let count = names.bindingCount
        for attribute in pending where attribute.isDeclaration {
            let address = attribute.first..<attribute.first + attribute.count
            guard let index = names.bind(attribute.name, to: address, notSince: count) else { return false }
            add(attribute, name: index)
        }
        return true
    }

    private mutating func add(_ attribute: PendingAttribute, name: UInt32) {
        attributes.append(
            XMLAttribute(
                name: name,
                first: UInt32(truncatingIfNeeded: attribute.first),
                count: UInt32(truncatingIfNeeded: attribute.count),
                isDefaulted: false
            )
        )
    }

    /// Whether two attributes have the same name, or names that may be the same.
    private func hasDuplicates(_ range: Range<Int>) -> Bool {
        if range.count > 32 { return true }
        for index in range {
            let name = names.names[Int(attributes[index].name)]
            for other in index + 1..<max(index + 1, range.upperBound) {
                let second = names.names[Int(attributes[other].name)]
                if name.local == second.local, name.namespace == second.namespace { return true }
            }
        }
        return false
    }
}
