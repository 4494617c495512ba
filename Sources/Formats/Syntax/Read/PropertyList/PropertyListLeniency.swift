/// What Apple's parser of property lists passes over and XML forbids: anything before the declaration, rows of hyphens in
/// comments, and text behind the root (`plutil -lint` takes all of it).
enum PropertyListLeniency {
    /// The bytes with blanks in the places of what is passed over; nil if nothing has to be, or it is no property list.
    static func blanked(_ utf8: [UInt8]) -> [UInt8]? {
        guard utf8.prefix(1024).containsBytes("<plist"), !utf8.containsBytes("<![CDATA[") else { return nil }
        var result = utf8
        var changed = false
        func blank(_ range: Range<Int>) {
            for index in range where !result[index].isASCIISpace {
                result[index] = UInt8(ascii: " ")
                changed = true
            }
        }
        var index = 0
        var end: Int?
        while let start = utf8.withUnsafeBufferPointer({ $0.firstIndex(ofByte: UInt8(ascii: "<"), from: index) }) {
            let rest = utf8[start...]
            index = start + 1
            // Nothing has to be known of most tags.
            let next = rest.dropFirst().first
            if next == UInt8(ascii: "!"), rest.starts(with: "<!--".utf8) {
                guard let length = rest.dropFirst(4).offset(of: "-->") else { return nil }
                index = start + 4 + length + 3
                let content = start + 4..<start + 4 + length
                let hasRows = utf8[content].containsBytes("--") || utf8[content].last == UInt8(ascii: "-")
                if hasRows { for place in content where utf8[place] == UInt8(ascii: "-") { blank(place..<place + 1) } }
            } else if next == UInt8(ascii: "?"), start > 0, rest.starts(with: "<?xml ".utf8),
                let length = rest.offset(of: "?>")
            {
                index = start + length + 2
                blank(start..<index)
            } else if next == UInt8(ascii: "/"), rest.starts(with: "</plist>".utf8) {
                end = start + "</plist>".utf8.count
            }
        }
        if let end { blank(end..<result.count) }
        return changed ? result : nil
    }
}

extension Collection<UInt8> where Index == Int {
    fileprivate func containsBytes(_ text: StaticString) -> Bool { offset(of: text) != nil }

    /// Where a text of several bytes begins, counted from the start of the bytes.
    fileprivate func offset(of text: StaticString) -> Int? {
        text.withUTF8Buffer { word in
            var place = startIndex
            while let found = self[place...].firstIndex(of: word[0]) {
                if self[found...].dropFirst().first == word[1], self[found...].starts(with: word) {
                    return found - startIndex
                }
                place = found + 1
            }
            return nil
        }
    }
}
