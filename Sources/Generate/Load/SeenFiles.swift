package import InterlinguaFormats

/// What lies in folders without translations, counted by ending: `3 .arb, 12 .json whose names tell no language`.
package struct SeenFiles: Sendable, CustomStringConvertible {
    /// The kinds of which there are most.
    private static let shownCount = 5

    /// The kinds with their numbers, the most frequent first.
    package let description: String

    /// Counts files, whose paths are below the folder that was searched.
    ///
    /// - Parameters:
    ///   - unsearched: folders in that one which were not looked through; said if nothing else lies there.
    ///   - formats: those of which to say why the files are none of theirs.
    package init(_ paths: [String], unsearched: [String] = [], as formats: [any SourceFormat]) {
        var counts: [String: Int] = [:]
        for path in paths {
            let name = path.split(separator: "/").last ?? ""
            guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { continue }
            counts[name[name.index(after: dot)...].lowercased(), default: 0] += 1
        }
        let order = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        var list = order.prefix(Self.shownCount).map { ending, count in
            "\(count) .\(ending)" + Self.remark(onEnding: ending, paths, formats)
        }
        if order.count > Self.shownCount { list.append("others") }
        if paths.isEmpty { list = unsearched.map { $0 + " (searched only if given as an input)" } }
        description = list.joined(separator: ", ")
    }

    /// Why files are no translations whose ending some format has.
    private static func remark(
        onEnding ending: String,
        _ paths: [String],
        _ formats: [any SourceFormat]
    ) -> String {
        guard formats.contains(where: { $0.recognizes(path: "values/en." + ending) }) else { return "" }
        let own = paths.filter { $0.lowercased().hasSuffix("." + ending) }
        let isNamed = own.contains { path in formats.contains { $0.tellsLanguage(path: path) } }
        if isNamed { return " whose content is of no format (name it with --from)" }
        let layout = ending == "json" ? "name folders or files by languages, such as locales/pl/…; or " : ""
        return " whose paths tell no language (\(layout)read a file as one with --language)"
    }
}
