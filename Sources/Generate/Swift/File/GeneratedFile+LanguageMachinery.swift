import InterlinguaIR

extension GeneratedFile {
    /// Writes how the language of texts is found.
    mutating func writeLanguageMachinery(takesDevice: Bool) {
        let tags = "static let tags = [\(languages.map { SourceWriter.literal($0.name) }.joined(separator: ", "))]"
        if hasOneLanguage {
            let tags = options.compatibility == nil ? "" : "    \(tags)\n"
            source.lines("nonisolated private enum _Languages {\n\(tags)    static var current: Int { 0 }\n}\n")
            source.lines("extension \(options.typeName).Language {\n    fileprivate var index: Int { 0 }\n}\n")
        } else {
            let cases = languageCases.enumerated().map { "        case .\($1): \($0)" }.joined(separator: "\n")
            source.lines(
                """
                extension \(options.typeName).Language {
                    fileprivate var index: Int {
                        switch self {
                \(cases)
                        }
                    }
                }

                """
            )
            source.lines(Self.negotiation(tags, languages, isObservable: options.isObservable))
            source.lines(Self.processLanguage)
            if options.isObservable { source.lines(Self.observed) }
        }
        if takesDevice { source.lines(Self.device) }
    }

    private static let available = "macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *"

    private static func negotiation(_ tags: String, _ languages: [LanguageTag], isObservable: Bool) -> String {
        let access = """
            #if canImport(Observation)
                        if #available(\(available)) { _Observed.shared.isRead() }
                        #endif

            """
        let change = """
            #if canImport(Observation)
                        if #available(\(available)) {
                            return _Observed.shared.changes { _ProcessLanguage.place = newValue }
                        }
                        #endif

            """
        return """
            nonisolated private enum _Languages {
                \(tags)

                private static let parents = \(SourceWriter.literal(languages.parentExceptions))

                private static let aliases = \(SourceWriter.literal(languages.aliases))

                static let ofTask = TaskLocal<Int?>(wrappedValue: nil)

                static var current: Int { ofTask.get() ?? ofProcess }

                static var ofProcess: Int {
                    get {
                        \(isObservable ? access + "            " : "")let place = _ProcessLanguage.place
                        if place >= 0 { return place }
                        let negotiated = negotiated(preferences)
                        _ProcessLanguage.place = negotiated
                        return negotiated
                    }
                    set {
                        \(isObservable ? change + "            " : "")_ProcessLanguage.place = newValue
                    }
                }

                static func negotiated(_ preferences: [String]) -> Int {
                    Decoder.language(preferred: preferences, available: tags, parents: parents, aliases: aliases) ?? 0
                }

                static func accepted(_ header: String) -> Int {
                    Decoder.language(accepted: header, available: tags, parents: parents, aliases: aliases) ?? 0
                }

                private static var preferences: [String] {
                    #if canImport(Glibc) || canImport(Musl) || canImport(Android)
                    Decoder.preferences { name in getenv(name).map { String(cString: $0) } }
                    #else
                    Locale.preferredLanguages
                    #endif
                }
            }

            """
    }

    private static let observed = """
        #if canImport(Observation)
        @available(\(available))
        nonisolated private final class _Observed: Observable, Sendable {
            static let shared = _Observed()
            private let registrar = ObservationRegistrar()
            private var language: Void { () }
            func isRead() { registrar.access(self, keyPath: \\.language) }
            func changes(_ change: () -> Void) { registrar.withMutation(of: self, keyPath: \\.language, change) }
        }
        #endif

        """

    private static let processLanguage = """
        nonisolated private enum _ProcessLanguage {
            static var place: Int {
                get {
                    #if canImport(Darwin)
                    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return Locked.shared.place }
                    #endif
                    return Stored.place.load(ordering: .relaxed)
                }
                set {
                    #if canImport(Darwin)
                    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
                        Locked.shared.place = newValue
                        return
                    }
                    #endif
                    Stored.place.store(newValue, ordering: .relaxed)
                }
            }

            @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
            private enum Stored {
                static let place = Atomic<Int>(-1)
            }

            #if canImport(Darwin)
            // Systems without atomics in Swift's library.
            private final class Locked: @unchecked Sendable {
                static let shared = Locked()
                private let lock = NSLock()
                private var stored = -1
                var place: Int {
                    get { lock.withLock { stored } }
                    set { lock.withLock { stored = newValue } }
                }
            }
            #endif
        }

        """

    private static let device = """
        nonisolated private var _device: String? {
            #if os(macOS) || targetEnvironment(macCatalyst)
            "mac"
            #elseif os(iOS)
            "iphone"
            #elseif os(tvOS)
            "appletv"
            #elseif os(watchOS)
            "applewatch"
            #elseif os(visionOS)
            "applevision"
            #else
            nil
            #endif
        }

        """
}
