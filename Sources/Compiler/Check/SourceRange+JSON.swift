import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR

extension SourceFile {
    /// The path without `./` before it, since services compare it with those of a repository.
    var plainPath: String {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        return String(path)
    }
}

extension SourceRange {
    /// The members that name the place for programs: file, line and column, both from 1.
    var jsonMembers: [JSONMember] {
        let start = start
        return [
            JSONMember("file", .string(file.plainPath)), JSONMember("line", .number(start.line)),
            JSONMember("column", .number(start.column)),
        ]
    }

    /// The members with the end as well.
    var jsonMembersWithEnd: [JSONMember] {
        let end = end
        return jsonMembers
            + [JSONMember("endLine", .number(end.line)), JSONMember("endColumn", .number(end.column))]
    }
}
