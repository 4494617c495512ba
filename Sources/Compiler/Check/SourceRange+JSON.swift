import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR

extension SourceRange {
    /// The members that name the place for programs: file, line and column, both from 1.
    func jsonMembers(_ places: SourcePlaces) -> [JSONMember] {
        let start = places.start(of: self)
        return [
            JSONMember("file", .string(file.path)), JSONMember("line", .number(start.line)),
            JSONMember("column", .number(start.column)),
        ]
    }

    /// The members with the end as well.
    func jsonMembersWithEnd(_ places: SourcePlaces) -> [JSONMember] {
        let end = places.end(of: self)
        return jsonMembers(places)
            + [JSONMember("endLine", .number(end.line)), JSONMember("endColumn", .number(end.column))]
    }
}
