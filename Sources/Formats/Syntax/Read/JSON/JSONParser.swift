import InterlinguaIR

/// Parses JSON in one pass over the bytes and without recursion, and goes on behind an error.
struct JSONParser {
    /// What the grammar asks for next.
    enum Expectation {
        case value(Position)
        /// The key of a member.
        case key(Position)
        /// The colon behind a key.
        case colon
        /// A comma, or the end of what is open.
        case separator
        /// The end of the file.
        case end
    }

    /// What stands before a value or key.
    enum Position {
        /// The start of the file.
        case start
        /// An opening bracket.
        case opening
        /// A comma, at an offset.
        case comma(Int)
        /// A key and its colon.
        case colon
    }

    /// How deep containers may stand within each other; Foundation's limit is the same.
    static let depthLimit = 512

    let file: SourceFile
    /// The file's bytes.
    let bytes: UnsafeBufferPointer<UInt8>

    /// The offset of the byte that is to be read next.
    var index = 0

    /// What was read, in the order of the file.
    var nodes: [JSONNode] = []

    /// The indices of the containers that are not closed yet, the innermost last.
    var open: [Int] = []

    /// What is to be said about the file.
    var diagnostics: [Diagnostic] = []

    /// How many errors were reported; beyond a limit parsing stops.
    var errorCount = 0

    /// The keys of the object that was closed last.
    var keys: [Int] = []

    /// How many repeated keys were found.
    var duplicateCount = 0

    /// Whether the rest of the file can not be read.
    var hasStopped = false

    /// Whether the file ends within a text or a comment, which was said.
    var endsWithinToken = false

    /// What stands behind a run of white space in a text, so that it is looked at only once.
    var lookahead: (end: Int, isEndOfText: Bool) = (0, false)

    /// What the grammar asks for next.
    private var expectation = Expectation.value(.start)

    /// Begins with the first byte.
    init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>) {
        self.file = file
        self.bytes = bytes
    }

    /// Reads the whole file.
    mutating func parse() {
        nodes.reserveCapacity(bytes.count / 16)
        while readToken() {}
    }

    /// Reads the next key, value or sign between them; false at the end of the file, or where parsing stops.
    mutating func readToken() -> Bool {
        if !hasStopped { skipTrivia() }
        if index >= bytes.count || hasStopped {
            finish()
            return false
        }
        switch expectation {
        case .value(let position): expectation = value(position)
        case .key(let position): expectation = key(position)
        case .colon: expectation = colon()
        case .separator: expectation = separator()
        case .end:
            reportRest()
            hasStopped = true
        }
        return true
    }

    /// Closes what is open at the end of the file, or where parsing stops.
    private mutating func finish() {
        if !hasStopped { reportEnd(expectation) }
        switch expectation {
        case .colon, .value(.colon): appendNull()
        case .value, .key, .separator, .end: break
        }
        while let last = open.last { close(last, at: bytes.count) }
        reportUncountedDuplicates()
    }

    // MARK: Values

    private mutating func value(_ position: Position) -> Expectation {
        switch bytes[index] {
        case UInt8(ascii: "\""):
            string(.string)
            return afterValue
        case UInt8(ascii: "{"): return openContainer(.object)
        case UInt8(ascii: "["): return openContainer(.array)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "."):
            number()
            return afterValue
        case UInt8(ascii: "}"), UInt8(ascii: "]"): return closeInsteadOfValue(position)
        case UInt8(ascii: ","): return commaInsteadOfValue(position)
        default: break
        }
        if isQuote {
            foreignString(.string)
        } else if isWordStart(at: index) {
            word()
        } else {
            junk()
            return .value(position)
        }
        return afterValue
    }

    /// What follows a value; like all that is asked for at every token not computed of a copy of the parser, which a debug
    /// build would make.
    private var afterValue: Expectation {
        mutating get { open.isEmpty ? .end : .separator }
    }

    private mutating func closeInsteadOfValue(_ position: Position) -> Expectation {
        switch position {
        case .start:
            report(.jsonMismatchedBracket, "“\(character)” closes nothing; remove it", at: here)
            index += 1
            return .value(.start)
        case .opening: break
        case .comma(let offset): reportTrailingComma(at: offset)
        case .colon:
            report(.jsonMissingValue, "the key has no value; write one before “\(character)”", at: here)
            appendNull()
        }
        return closeBracket()
    }

    private mutating func commaInsteadOfValue(_ position: Position) -> Expectation {
        switch position {
        case .start:
            junk()
            return .value(.start)
        case .colon:
            report(.jsonMissingValue, "the key has no value; write one before “,”", at: here)
            appendNull()
            return .separator
        case .opening, .comma:
            report(.jsonExtraComma, "there is nothing before this comma; remove it", at: here)
            index += 1
            return .value(position)
        }
    }

    // MARK: Members

    private mutating func key(_ position: Position) -> Expectation {
        switch bytes[index] {
        case UInt8(ascii: "\""): return string(.key) ? .colon : withoutValue
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if case .comma(let offset) = position { reportTrailingComma(at: offset) }
            return closeBracket()
        case UInt8(ascii: ","):
            report(.jsonExtraComma, "there is nothing before this comma; remove it", at: here)
            index += 1
            return .key(position)
        case UInt8(ascii: ":"):
            report(.jsonMissingKey, "a key in double quotes is missing before “:”", at: here)
            append(JSONNode(lowerBound: offset(index), upperBound: offset(index), next: 0, kind: .key))
            return .colon
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            report(.jsonMissingKey, "a key in double quotes and “:” are missing before “\(character)”", at: here)
            append(JSONNode(lowerBound: offset(index), upperBound: offset(index), next: 0, kind: .key))
            return .value(.colon)
        default: break
        }
        if isQuote { return foreignString(.key) ? .colon : withoutValue }
        guard isWordStart(at: index) || JSONNumberScanner.isDigit(bytes[index]) else {
            junk()
            return .key(position)
        }
        let start = index
        while index < bytes.count, isWord(at: index) { index += 1 }
        let word = text(start..<index)
        report(.jsonUnquotedKey, "a key has to stand in double quotes; write \"\(word)\"", at: start..<index)
        append(JSONNode(lowerBound: offset(start), upperBound: offset(index), next: 0, kind: .key))
        return .colon
    }

    /// What follows a key whose end is unknown: its value is lost.
    private var withoutValue: Expectation {
        mutating get {
            appendNull()
            return .separator
        }
    }

    private mutating func colon() -> Expectation {
        switch bytes[index] {
        case UInt8(ascii: ":"):
            index += 1
            return .value(.colon)
        case UInt8(ascii: "="):
            let end = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ">") ? index + 2 : index + 1
            report(.jsonMissingColon, "a key is followed by “:”, not by “\(text(index..<end))”", at: index..<end)
            index = end
            return .value(.colon)
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
            report(.jsonMissingColon, "“:” and a value are missing after the key", at: behindLastNode)
            appendNull()
            return .separator
        default:
            guard canStartValue else {
                junk()
                return .colon
            }
            report(.jsonMissingColon, "“:” is missing after the key", at: behindLastNode)
            return .value(.colon)
        }
    }

    private mutating func separator() -> Expectation {
        let isObject = isInObject
        switch bytes[index] {
        case UInt8(ascii: ","):
            index += 1
            return isObject ? .key(.comma(index - 1)) : .value(.comma(index - 1))
        case UInt8(ascii: "}"), UInt8(ascii: "]"): return closeBracket()
        case UInt8(ascii: ";"):
            report(.jsonMissingComma, "values are separated by “,”, not by “;”", at: here)
            index += 1
            return isObject ? .key(.comma(index - 1)) : .value(.comma(index - 1))
        case UInt8(ascii: ":"):
            let message =
                isObject ? "a key has only one value; remove the second" : "a list has no keys; write “{” and “}”"
            report(.jsonSyntax, message, at: here)
            skipToSeparator()
            return .separator
        default:
            guard canStartValue else {
                junk()
                return .separator
            }
            report(.jsonMissingComma, "“,” is missing after the value", at: behindLastNode)
            // What the comma would have stood at, should a closing bracket follow.
            return isObject ? .key(.opening) : .value(.opening)
        }
    }

    // MARK: Containers

    /// Whether the innermost open value is an object.
    var isInObject: Bool {
        mutating get {
            guard let last = open.last, case .object = nodes[last].kind else { return false }
            return true
        }
    }

    private mutating func openContainer(_ kind: JSONNode.Kind) -> Expectation {
        guard open.count < Self.depthLimit else {
            report(.tooDeep, "values are nested more than \(Self.depthLimit) deep", at: here)
            hasStopped = true
            return .value(.colon)
        }
        open.append(nodes.count)
        append(JSONNode(lowerBound: offset(index), upperBound: offset(index + 1), next: 0, kind: kind))
        index += 1
        return kind == .object ? .key(.opening) : .value(.opening)
    }

    /// Closes the innermost container, or with a report the one that the bracket belongs to.
    private mutating func closeBracket() -> Expectation {
        guard let last = open.last else { return .end }
        let kind: JSONNode.Kind = bytes[index] == UInt8(ascii: "}") ? .object : .array
        if nodes[last].kind != kind {
            let opening = Int(nodes[last].lowerBound)
            let expected = nodes[last].kind == .object ? "}" : "]"
            let note = Diagnostic.Note("it begins here", at: range(opening..<opening + 1))
            let name = nodes[last].kind == .object ? "object" : "list"
            let message = "“\(character)” does not close this \(name); write “\(expected)”"
            report(.jsonMismatchedBracket, message, at: here, notes: [note])
            if open.contains(where: { nodes[$0].kind == kind }) {
                while let inner = open.last, nodes[inner].kind != kind { close(inner, at: index) }
            }
        }
        index += 1
        if let last = open.last { close(last, at: index) }
        return afterValue
    }

    private mutating func close(_ container: Int, at end: Int) {
        open.removeLast()
        nodes[container].upperBound = offset(end)
        nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
        if case .object = nodes[container].kind { reportDuplicates(in: container) }
    }

    // MARK: Nodes

    /// Byte offsets fit: the reader refuses larger files.
    mutating func offset(_ value: Int) -> UInt32 { UInt32(truncatingIfNeeded: min(value, bytes.count)) }

    /// Adds a node behind those there are.
    mutating func append(_ node: JSONNode) {
        var node = node
        node.next = UInt32(truncatingIfNeeded: nodes.count + 1)
        nodes.append(node)
    }

    /// Stands for a value that is missing or has no meaning in JSON.
    mutating func appendNull() {
        append(JSONNode(lowerBound: offset(index), upperBound: offset(index), next: 0, kind: .null))
    }
}
