import InterlinguaIR

/// The part of a generated file that knows which language texts are in.
enum LanguagesSource {
    /// The source for some languages.
    static func text(_ languages: [LanguageTag]) -> String {
        """
        /// Which language texts are in.
        nonisolated private enum _Languages {
            /// The tags of the languages, in their order.
            static let tags = [\(languages.map { SourceWriter.literal($0.name) }.joined(separator: ", "))]

            /// Tags whose parent is not they themselves cut short.
            private static let parents = \(SourceWriter.literal(languages.parentExceptions))

            /// Codes that others replace, by those.
            private static let aliases = \(SourceWriter.literal(languages.aliases))

            /// The place of the language that was set for the current task.
            static let ofTask = TaskLocal<Int?>(wrappedValue: nil)

            /// The place of the language of the next text.
            static var current: Int { ofTask.get() ?? ofProcess }

            /// The place of the language of the process; negotiated when it is first asked for.
            static var ofProcess: Int {
                get {
                    let place = _ProcessLanguage.place
                    if place >= 0 { return place }
                    let negotiated = negotiated(preferences)
                    _ProcessLanguage.place = negotiated
                    return negotiated
                }
                set { _ProcessLanguage.place = newValue }
            }

            /// The place of the language that serves a user best; the first one if none does.
            static func negotiated(_ preferences: [String]) -> Int {
                Decoder.language(preferred: preferences, available: tags, parents: parents, aliases: aliases) ?? 0
            }

            /// What the user prefers.
            private static var preferences: [String] {
                #if canImport(Glibc) || canImport(Musl) || canImport(Android)
                Decoder.preferences { name in getenv(name).map { String(cString: $0) } }
                #else
                Locale.preferredLanguages
                #endif
            }
        }

        /// The place of the language of the process; -1 until it is known.
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
            /// Systems without atomics in Swift's library.
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

        /// The kind of device that the program is built for.
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
}
