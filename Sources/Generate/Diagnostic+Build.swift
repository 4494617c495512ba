import InterlinguaFormats
package import InterlinguaIR

extension Diagnostic {
    /// Whether it says that a file is not of its syntax, or not text at all.
    package var isAboutSyntax: Bool { Self.syntaxKinds.contains(kind) }

    private static let syntaxKinds: Set<Kind> = Set(
        Kind.jsonKinds + Kind.xmlKinds + [
            .fileTooLarge, .i18nextRoot, .invalidEncoding, .notADictionary, .notAPropertyList, .propertyListSyntax,
            .rootNotObject, .secondByteOrderMark, .stringsSyntax, .unterminatedComment, .unterminatedString, .wrongRoot,
        ]
    )

    /// What the diagnostics of translations are to a build: errors only for files of which nothing could be read.
    ///
    /// A fault in a translation spoils one text, for which another language's is shown; no build has to wait until
    /// somebody mends it.
    static func ofBuild(_ loaded: Loader.Loaded) -> [Diagnostic] {
        guard loaded.diagnostics.contains(where: { $0.severity == .error }) else { return loaded.diagnostics }
        let translations = Set(loaded.files.map(\.path))
        var seen: Set<ObjectIdentifier> = []
        var read: Set<String> = []
        for entry in loaded.catalog.entries.values {
            for message in entry.messages.values {
                guard let place = message.place, seen.insert(place.file).inserted else { continue }
                if let path = message.origin.range?.file.path { read.insert(path) }
            }
        }
        return loaded.diagnostics.map { diagnostic in
            guard diagnostic.severity == .error, let path = diagnostic.range?.file.path, translations.contains(path),
                !diagnostic.isAboutSyntax || read.contains(path)
            else { return diagnostic }
            var diagnostic = diagnostic
            diagnostic.severity = .warning
            return diagnostic
        }
    }
}
