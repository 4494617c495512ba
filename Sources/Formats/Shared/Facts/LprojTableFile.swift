package import InterlinguaIR

/// One language's files of a table, which are not named and ended as the language suggests.
package struct LprojTableFile: Hashable, Sendable {
    package let language: LanguageTag

    /// The folder without `.lproj` as it is spelled on disk; nil for a file outside of such folders.
    let folder: String?

    package var isOutsideOfFolders: Bool { folder == nil }

    /// Comments behind the last entry of the .strings file.
    package let finalComments: [StringsFinalComment]

    /// Nil for files that are as the language suggests.
    init?(language: LanguageTag, place: LprojPath.Place?, finalComments: [StringsFinalComment]) {
        self.language = language
        self.finalComments = finalComments
        folder =
            switch place {
            case .language(let name): name
            case .base: "Base"
            case .unlocalized, .misspelt, nil: nil
            }
        if folder == language.name, finalComments.isEmpty { return nil }
    }

    /// Whether a table translates Info.plist, which itself has the source's texts.
    package static func isOfPropertyList(table: String) -> Bool {
        table == "InfoPlist" || table.hasSuffix("/InfoPlist")
    }

    /// The path of a table's files in a language, without ending; `file` is what is known of them.
    package static func path(ofTable table: String, in language: LanguageTag, _ file: LprojTableFile?) -> String {
        let components = table.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = components.last ?? ""
        var parents = Array(components.dropLast())
        if let file {
            if let folder = file.folder { parents.append(folder + ".lproj") }
        } else {
            parents.append(LprojFolder.folderName(for: language))
        }
        return (parents + [name.isEmpty ? "Localizable" : name]).joined(separator: "/")
    }
}
