import InterlinguaIR

/// A variable of an entry as nearly all texts show it: `{{name}}` or `{{- name}}`.
final class I18nextUsualVariable {
    let name: String
    let argument: Int

    /// What its name alone says of its value; nil if that is nothing.
    let claim: ArgumentType?

    /// Whether a back end would give the variable this name.
    let isUsual: Bool

    /// What stands for it in patterns, all of which share it: escaped for HTML, and as it is.
    let elements: (escaped: Element, unescaped: Element)

    init(name: String, argument: Int) {
        self.name = name
        self.argument = argument
        let type = I18nextArguments.type(in: name)
        isUsual = type == nil
        // Under the name `count` apps pass the number that forms are chosen by, also where there are none.
        claim = type ?? (name == "count" ? .number : nil)
        elements = (
            .placeholder(Placeholder(argument: argument)),
            .placeholder(Placeholder(argument: argument, isUnescaped: true))
        )
    }
}

/// A short way for texts whose variables are all spelled in the usual way, by far the most.
extension I18nextPatternReader {
    /// Whether every brace that opens belongs to a `{{name}}` or `{{- name}}` of letters, digits and underscores.
    static func hasOnlyUsualVariables(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = text.baseAddress else { return true }
        var index = 0
        while let start = text.firstIndex(ofByte: UInt8(ascii: "{"), from: index) {
            let name = startOfName(base, start, text.count)
            let end = endOfName(base, name, text.count)
            // Three braces in a row are left to the long way.
            guard name > 0, end > name, end + 1 < text.count, base[end] == UInt8(ascii: "}"),
                base[end + 1] == UInt8(ascii: "}"), end + 2 == text.count || base[end + 2] != UInt8(ascii: "}")
            else { return false }
            index = end + 2
        }
        return true
    }

    /// Where the name behind two braces begins; 0 if none can.
    private static func startOfName(_ base: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
        guard start + 4 < count, base[start + 1] == UInt8(ascii: "{") else { return 0 }
        if base[start + 2] != UInt8(ascii: "-") { return start + 2 }
        return base[start + 3] == UInt8(ascii: " ") ? start + 4 : 0
    }

    private static func endOfName(_ base: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
        var end = start
        while end < count {
            let byte = base[end]
            guard (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") else { break }
            end += 1
        }
        return end
    }

    /// What a text says that has only usual variables.
    mutating func usualPattern(of text: UnsafeBufferPointer<UInt8>) -> Pattern {
        guard let base = text.baseAddress else { return Pattern() }
        var elements: [Element] = []
        elements.reserveCapacity(3)
        var index = 0
        while let start = text.firstIndex(ofByte: UInt8(ascii: "{"), from: index) {
            if start > index {
                elements.append(.text(String(decoding: text.slice(from: index, to: start), as: UTF8.self)))
            }
            let name = Self.startOfName(base, start, text.count)
            let end = Self.endOfName(base, name, text.count)
            let variable = usualVariable(String(decoding: text.slice(from: name, to: end), as: UTF8.self))
            if !variable.isUsual { isUsual = false }
            if let type = variable.claim { claim(type, of: variable.argument) }
            elements.append(name == start + 2 ? variable.elements.escaped : variable.elements.unescaped)
            index = end + 2
        }
        if index < text.count {
            elements.append(.text(String(decoding: text.slice(from: index, to: text.count), as: UTF8.self)))
        }
        var pattern = Pattern()
        pattern.elements = elements
        return pattern
    }

    private mutating func usualVariable(_ name: String) -> I18nextUsualVariable {
        // Nearly all entries have a few; those of which an entry has very many are found by a table.
        var index = 0
        while index < min(usualVariables.count, 8) {
            if usualVariables[index].name == name { return usualVariables[index] }
            index += 1
        }
        if let place = placesOfUsualVariables[name] { return usualVariables[place] }
        let variable = I18nextUsualVariable(name: name, argument: arguments.index(of: name))
        if usualVariables.count >= 8 { placesOfUsualVariables[name] = usualVariables.count }
        usualVariables.append(variable)
        return variable
    }
}
