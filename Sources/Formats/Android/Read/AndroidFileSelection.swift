import InterlinguaIR

/// The files that are read, and what their paths say about them.
struct AndroidFileSelection {
    struct File: Sendable {
        let input: InputFile
        let path: AndroidPath
        /// Nil for the default language.
        let language: LanguageTag?
    }

    /// The files of texts, in the order in which they were given.
    private(set) var files: [File] = []
    /// What is to be said about paths.
    var diagnostics: [Diagnostic] = []
    private var unqualifiedLanguage: LanguageTag?
    private var reportedFolders: Set<String> = []

    /// Sorts files out by their paths.
    init(_ inputs: [InputFile]) {
        for input in inputs {
            if input.layoutPath.hasSuffix("resources.properties") {
                readProperties(input)
                continue
            }
            guard let path = AndroidPath(input.layoutPath) else { continue }
            if path.name.utf8.contains(UInt8(ascii: ".")) {
                let message = "aapt2 takes a file with a dot in its name only with --legacy, which Gradle passes"
                diagnostics.append(Diagnostic(.note, .invalidFileName, message, at: input.start))
            }
            switch AndroidFolder(name: path.folder) {
            case .defaultLanguage: files.append(File(input: input, path: path, language: nil))
            case .language(let language, let code):
                files.append(File(input: input, path: path, language: language))
                report(code, of: language, input, path)
            case .variant:
                // Most such folders hold colours, styles and dimensions.
                if isReported(path) || AndroidFileReader.read(input, path: path, .android).resources.isEmpty {
                    continue
                }
                let message = "\(path.folder) is for some devices only, is not read, and stays as it is"
                reportFolder(.note, .variantFolder, message, input, path)
            case .pseudoLocale:
                let message = "\(path.folder) is a pseudo-locale, is not read, and stays as it is"
                reportFolder(.note, .pseudoLocale, message, input, path)
            case .rejected(let reason):
                let message = "\(path.folder) is no folder that Android knows: \(reason)"
                reportFolder(.error, .invalidFolder, message, input, path)
            }
        }
    }

    /// The language of the default folder as the project or its files say it; else English is guessed.
    func guess(_ parsed: [AndroidFile]) -> SourceLanguageGuess {
        if let language = unqualifiedLanguage { return SourceLanguageGuess(language, because: .files) }
        for (file, content) in zip(files, parsed) where file.language == nil {
            if let language = content.ownLanguage ?? content.locale.flatMap({ LanguageTag($0) }) {
                return SourceLanguageGuess(language, because: .files)
            }
        }
        return SourceLanguageGuess(files.lazy.map { ($0.language, $0.input.bytes.count) })
    }

    /// Says that English is assumed where it was.
    mutating func report(_ guess: SourceLanguageGuess) {
        guard case .unlabelled(let isBesideEnglish) = guess.reason else { return }
        var message = "the language of the folder “values” is unknown; English is assumed"
        if isBesideEnglish {
            message += ", so that “values-en” takes the place of others (say another one with --base-language)"
        }
        diagnostics.append(Diagnostic(isBesideEnglish ? .warning : .note, .assumedLanguage, message))
    }

    private mutating func readProperties(_ input: InputFile) {
        for line in String(decoding: input.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, String(parts[0]).trimmingWhitespace == "unqualifiedResLocale" else { continue }
            unqualifiedLanguage = LanguageTag(String(parts[1]).trimmingWhitespace)
        }
    }

    /// Reports a folder that Android, or an older release of it, never asks for.
    private mutating func report(_ code: String, of language: LanguageTag, _ input: InputFile, _ path: AndroidPath) {
        if AndroidFolder.newCodes.contains(code) {
            let message =
                "only newer releases of Android find \(path.folder); older ones look for the old language code"
            reportFolder(.warning, .newLanguageCode, message, input, path)
        } else if code.utf8.count == 3, language.language.utf8.count == 2 {
            let message =
                "Android asks for this language by “\(language.language)”, and never finds \(path.folder); its texts are "
                + "read as those of “\(language)”"
            reportFolder(.warning, .unknownLanguage, message, input, path)
        } else if let diagnostic = KnownLanguages.diagnostic(for: path.folder, language, at: input.start) {
            reportFolder(.warning, diagnostic.kind, diagnostic.message, input, path)
        }
    }

    private func isReported(_ path: AndroidPath) -> Bool { reportedFolders.contains(path.module + path.folder) }

    private mutating func reportFolder(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        _ input: InputFile,
        _ path: AndroidPath
    ) {
        if isReported(path) { return }
        reportedFolders.insert(path.module + path.folder)
        diagnostics.append(Diagnostic(severity, kind, message, at: input.start))
    }
}
