/// Reads a regular expression in ICU's syntax by recursive descent; groups nest no deeper than `maximumDepth`.
struct RegularExpressionParser {
    /// A node of the parsed expression.
    typealias Node = RegularExpression.Node
    /// Why an expression can not be parsed.
    typealias Problem = RegularExpression.Problem

    /// How deep groups may be nested.
    static let maximumDepth = 50
    /// How many scalars an expression may have.
    static let maximumLength = 10_000
    /// How often something may be repeated.
    static let maximumRepetition = 1_000

    let scalars: [Unicode.Scalar]
    /// The scalar that is read next.
    var index = 0
    /// How deep the group is that is read.
    var depth = 0
    /// Whether letters match in either case here.
    var ignoresCase = true

    /// Begins with the first scalar.
    init(_ source: String) { scalars = Array(source.unicodeScalars) }

    mutating func parse() throws(Problem) -> Node {
        if scalars.isEmpty { throw problem(.invalid, "the expression is empty") }
        if scalars.count > Self.maximumLength { throw problem(.unsupported, "the expression is too long") }
        let node = try alternatives()
        if index < scalars.count { throw problem(.invalid, "a ) closes nothing") }
        return node
    }

    /// A problem at a place; without one, where the parser stands.
    func problem(_ kind: Problem.Kind, _ message: String, at place: Int? = nil) -> Problem {
        let offset = scalars.prefix(place ?? index).reduce(0) { $0 + UTF8.width($1) }
        return Problem(kind, message, offset: offset)
    }

    /// A scalar ahead, without reading it; nil behind the end.
    func peek(_ distance: Int = 0) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    /// Reads a scalar if it is the next one.
    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard peek() == scalar else { return false }
        index += 1
        return true
    }

    /// Everything up to the end or the `)` of the group; a case flag set inside ends with it.
    private mutating func alternatives() throws(Problem) -> Node {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth { throw problem(.unsupported, "groups are nested too deeply") }
        let outerCase = ignoresCase
        defer { ignoresCase = outerCase }
        var branches = [try sequence()]
        while skip("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .alternatives(branches)
    }

    private mutating func sequence() throws(Problem) -> Node {
        var nodes: [Node] = []
        while let next = peek(), next != "|", next != ")" {
            let term = try term()
            if let node = term.node, term.isQuantifiable {
                try skipComments()
                nodes.append(try quantified(node))
            } else if let node = term.node {
                nodes.append(node)
            }
            if let after = peek(), "*+?{".unicodeScalars.contains(after) {
                throw problem(.invalid, "there is nothing to repeat")
            }
        }
        switch nodes.count {
        case 0: return .empty
        case 1: return nodes[0]
        default: return .sequence(nodes)
        }
    }

    /// What one term matches, nil for a comment or a flag, and whether it takes a quantifier.
    typealias Term = (node: Node?, isQuantifiable: Bool)

    private mutating func term() throws(Problem) -> Term {
        let start = index
        guard let scalar = peek() else { return (nil, false) }
        index += 1
        switch scalar {
        case "(":
            let isLookAround =
                peek() == "?" && (isLookAroundSign(peek(1)) || (peek(1) == "<" && isLookAroundSign(peek(2))))
            let node = try group()
            return (node, node != nil && !isLookAround)
        case "[": return (.scalar(try set()), true)
        case ".":
            let lineEnds = RegularExpression.ScalarSet(classes: [.init(.lineEnd, isNegated: true)], ignoresCase: false)
            return (.scalar(lineEnds), true)
        case "^": return (.assertion(.start), true)
        case "$": return (.assertion(.endOrLastLineEnd), true)
        case "\\": return try escape()
        case "*", "+", "?", "{", "}":
            throw problem(.invalid, "a \(scalar) stands where nothing is to repeat", at: start)
        default: return (try literal(scalar, at: start), true)
        }
    }

    private func isLookAroundSign(_ scalar: Unicode.Scalar?) -> Bool { scalar == "=" || scalar == "!" }

    /// A scalar that stands for itself; one that folds to several, as ß to ss, is not supported where case is ignored.
    func literal(_ scalar: Unicode.Scalar, at place: Int) throws(Problem) -> Node {
        let properties = scalar.properties
        if ignoresCase, !scalar.isASCII,
            properties.uppercaseMapping.unicodeScalars.count > 1 || properties.lowercaseMapping.unicodeScalars.count > 1
        {
            throw problem(.unsupported, "\(scalar) is not supported where case is ignored", at: place)
        }
        return .scalar(RegularExpression.ScalarSet(ranges: [scalar.value...scalar.value], ignoresCase: ignoresCase))
    }

    private mutating func skipComments() throws(Problem) {
        while peek() == "(", peek(1) == "?", peek(2) == "#" {
            index += 1
            _ = try group()
        }
    }

    /// What follows `(`.
    private mutating func group() throws(Problem) -> Node? {
        let start = index - 1
        guard skip("?") else { return try closed(start) }
        guard let kind = peek() else { throw problem(.invalid, "a group is not closed", at: start) }
        index += 1
        switch kind {
        case ":": return try closed(start)
        case "=": return .lookAround(.init(isBehind: false, isNegated: false), try closed(start))
        case "!": return .lookAround(.init(isBehind: false, isNegated: true), try closed(start))
        case "#":
            while let next = peek(), next != ")" { _ = skip(next) }
            guard skip(")") else { throw problem(.invalid, "a comment is not closed", at: start) }
            return nil
        case "<":
            if skip("=") { return try lookBehind(start, isNegated: false) }
            if skip("!") { return try lookBehind(start, isNegated: true) }
            return try named(start)
        case ">": throw problem(.unsupported, "atomic groups are not supported", at: start)
        default:
            index -= 1
            return try flags(start)
        }
    }

    private mutating func closed(_ start: Int) throws(Problem) -> Node {
        let node = try alternatives()
        guard skip(")") else { throw problem(.invalid, "a group is not closed", at: start) }
        return node
    }

    /// `(?<name>…)`, whose name is letters and digits of ASCII, a letter first.
    private mutating func named(_ start: Int) throws(Problem) -> Node {
        var isEmpty = true
        while let next = peek(), next != ">" {
            let isLetter = ("a"..."z").contains(next) || ("A"..."Z").contains(next)
            guard isLetter || (!isEmpty && ("0"..."9").contains(next)) else { break }
            isEmpty = false
            index += 1
        }
        guard !isEmpty, skip(">") else { throw problem(.invalid, "the name of a group is no name", at: start) }
        return try closed(start)
    }

    private mutating func lookBehind(_ start: Int, isNegated: Bool) throws(Problem) -> Node {
        let node = try closed(start)
        guard node.maximumLength != nil else {
            throw problem(.invalid, "a look-behind has no greatest length", at: start)
        }
        return .lookAround(.init(isBehind: true, isNegated: isNegated), node)
    }

    /// `(?i)` for the rest of the group, `(?-i:…)` for a group of its own.
    private mutating func flags(_ start: Int) throws(Problem) -> Node? {
        var isOn = true
        var setsCase: Bool?
        while let flag = peek() {
            index += 1
            switch flag {
            case "-": isOn = false
            case "i": setsCase = isOn
            case "d", "m", "s", "u", "w", "x":
                throw problem(.unsupported, "the flag \(flag) is not supported", at: index - 1)
            case ")":
                if index - start == 3 { throw problem(.invalid, "a group names no flag", at: start) }
                if let setsCase { ignoresCase = setsCase }
                return nil
            case ":":
                let outerCase = ignoresCase
                defer { ignoresCase = outerCase }
                if let setsCase { ignoresCase = setsCase }
                return try closed(start)
            default: throw problem(.invalid, "\(flag) is no flag", at: index - 1)
            }
        }
        throw problem(.invalid, "a group is not closed", at: start)
    }

    /// The node with the quantifiers that follow it.
    mutating func quantified(_ node: Node) throws(Problem) -> Node {
        var repetition: RegularExpression.Repetition
        let start = index
        switch peek() {
        case "*": repetition = .init(minimum: 0, maximum: nil)
        case "+": repetition = .init(minimum: 1, maximum: nil)
        case "?": repetition = .init(minimum: 0, maximum: 1)
        case "{":
            index += 1
            repetition = try interval(start)
        default: return node
        }
        index += 1
        if skip("+") { throw problem(.unsupported, "possessive quantifiers are not supported", at: start) }
        repetition.isLazy = skip("?")
        if repetition.isLazy, repetition.maximum == nil, node.canBeEmpty {
            // ICU goes round in circles until its stack is full, and then finds nothing.
            throw problem(.unsupported, "a lazy repetition of what can be empty is not supported", at: start)
        }
        return .repetition(node, repetition)
    }

    /// `{2}`, `{2,}`, `{2,5}`, up to before its `}`.
    private mutating func interval(_ start: Int) throws(Problem) -> RegularExpression.Repetition {
        guard let minimum = try count() else { throw problem(.invalid, "an interval has no number", at: start) }
        var maximum: Int? = minimum
        if skip(",") { maximum = try count() }
        guard peek() == "}" else { throw problem(.invalid, "an interval is not closed", at: start) }
        if let maximum, maximum < minimum { throw problem(.invalid, "an interval ends before it begins", at: start) }
        return .init(minimum: minimum, maximum: maximum)
    }

    private mutating func count() throws(Problem) -> Int? {
        var value: Int?
        while let digit = peek(), ("0"..."9").contains(digit) {
            let next = (value ?? 0) * 10 + Int(digit.value - 0x30)
            if next > Self.maximumRepetition {
                throw problem(.unsupported, "more than \(Self.maximumRepetition) repetitions are not supported")
            }
            value = next
            index += 1
        }
        return value
    }
}

extension RegularExpression.Node {
    /// Whether the node can match without taking a scalar.
    var canBeEmpty: Bool {
        switch self {
        case .empty, .assertion, .lookAround: true
        case .scalar: false
        case .sequence(let nodes): nodes.allSatisfy(\.canBeEmpty)
        case .alternatives(let nodes): nodes.contains(where: \.canBeEmpty)
        case .repetition(let node, let repetition): repetition.minimum == 0 || node.canBeEmpty
        }
    }

    /// The greatest number of scalars that the node matches; nil if there is none.
    var maximumLength: Int? {
        switch self {
        case .empty, .assertion, .lookAround: return 0
        case .scalar: return 1
        case .sequence(let nodes):
            var length = 0
            for node in nodes {
                guard let part = node.maximumLength else { return nil }
                length = min(length + part, 1_000_000)
            }
            return length
        case .alternatives(let nodes):
            var length = 0
            for node in nodes {
                guard let part = node.maximumLength else { return nil }
                length = max(length, part)
            }
            return length
        case .repetition(let node, let repetition):
            guard let maximum = repetition.maximum, let length = node.maximumLength else { return nil }
            return min(length * maximum, 1_000_000)
        }
    }
}
