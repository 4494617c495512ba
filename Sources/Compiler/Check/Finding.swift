package import InterlinguaGenerator
import InterlinguaFormats
package import InterlinguaIR

/// A diagnostic with the message that it is about.
package struct Finding: Sendable {
    package var diagnostic: Diagnostic

    /// The message; nil for what concerns a file or the whole project.
    package var message: MessageName?

    package var key: Key? { message?.key }
    package var language: LanguageTag? { message?.language }

    /// What the diagnostics of a project are about.
    package static func findings(_ diagnostics: [Diagnostic], in catalog: Catalog) -> [Finding] {
        let files = Set(diagnostics.compactMap { $0.range.map { ObjectIdentifier($0.file) } })
        let index = MessageIndex(catalog, files: files)
        return diagnostics.map { Finding(diagnostic: $0, message: index.message(of: $0)) }
    }

    /// The finding for programs.
    var json: JSONValue {
        var members = [
            JSONMember("kind", .string(diagnostic.kind.name)),
            JSONMember("severity", .string(diagnostic.severity.rawValue)),
            JSONMember("message", .string(diagnostic.message)),
        ]
        members += identity
        if let range = diagnostic.range { members += range.jsonMembersWithEnd }
        members.append(JSONMember("help", .string(diagnostic.kind.repair)))
        if !diagnostic.notes.isEmpty {
            let notes = diagnostic.notes.map { note in
                JSONValue.object(
                    [JSONMember("message", .string(note.message))] + (note.range?.jsonMembersWithEnd ?? [])
                )
            }
            members.append(JSONMember("notes", .array(notes)))
        }
        return .object(members)
    }

    /// The message that it is about.
    var identity: [JSONMember] {
        guard let key else { return [] }
        var members = key.nameAndTable
        if let language { members.append(JSONMember("language", .string(language.identifier))) }
        return members
    }
}

extension Key {
    /// The name, and the table if there is one, as members for programs.
    var nameAndTable: [JSONMember] {
        [JSONMember("key", .string(name))] + (table.isEmpty ? [] : [JSONMember("table", .string(table))])
    }
}
