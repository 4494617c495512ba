import InterlinguaIR

extension Pattern {
    /// How many arguments specifiers would take if they had no numbers; selects are left out.
    var specifierCount: Int {
        var count = 0
        for element in elements {
            switch element {
            case .placeholder(let placeholder):
                count += 1
                guard let field = placeholder.format.field else { continue }
                if case .argument? = field.width { count += 1 }
                if case .argument? = field.precision { count += 1 }
            case .markup(let markup): count += markup.content.specifierCount
            case .text, .select, .reference: break
            }
        }
        return count
    }
}
