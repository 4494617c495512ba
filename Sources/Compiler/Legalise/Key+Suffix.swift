import InterlinguaFormats
import InterlinguaIR

extension Key {
    /// Makes the last component longer.
    mutating func append(_ suffix: String) {
        if path.isEmpty { path = [suffix] } else { path[path.count - 1] += suffix }
    }

    /// The key as near as a reference can name it: its marks and a comma end the name, and white space around it is not seen.
    func referable(between marks: (opening: String, closing: String)) -> Key {
        let ends = [marks.opening, marks.closing, ",", "\r", "\n"]
        func named(_ name: String) -> String {
            ends.reduce(name) { $0.replacing($1, with: "-") }[...].trimmingSpaces
        }
        var key = self
        key.path = key.path.map(named)
        return key
    }
}

extension Argument {
    /// How a part's link calls the argument where a number chooses: by position, else by name.
    var numberPartName: String { "argument" + partName }

    /// How a part's link calls the argument where a text chooses: by position, else by name.
    var textPartName: String { "text" + partName }

    private var partName: String { position.map { String($0) } ?? ":" + (name ?? "") }
}
