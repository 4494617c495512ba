extension Compatibility {
    func swifternalizationCalls(_ access: String, _ typeName: String) -> String {
        """
        /// The calls of the library Swifternalization, answered with the texts of this file in `\(typeName).language`.
        ///
        /// Texts are given as they are written: what looks like `%d` in them is left to `String(format:)`.
        nonisolated \(access)enum Swifternalization {
            /// Does nothing: there is nothing to load.
            \(access)static func configure(_ bundle: Any? = nil) {}

            /// The text of a key.
            ///
            /// - Parameters:
            ///   - key: the key, which expressions are matched against as well.
            ///   - fittingWidth: the room there is; nil for room for everything.
            ///   - defaultValue: what is given where there is no text; nil for the key.
            ///   - comment: takes no part.
            \(access)static func localizedString(
                _ key: String,
                fittingWidth: Int? = nil,
                defaultValue: String? = nil,
                comment: String? = nil
            ) -> String {
                _swifternalized(key, nil, fittingWidth) ?? defaultValue ?? key
            }

            /// The text of a key whose expression matches a text.
            \(access)static func localizedString(
                _ key: String,
                stringValue: String,
                fittingWidth: Int? = nil,
                defaultValue: String? = nil,
                comment: String? = nil
            ) -> String {
                _swifternalized(key, stringValue, fittingWidth) ?? defaultValue ?? key
            }

            /// The text of a key whose expression matches a number.
            \(access)static func localizedString(
                _ key: String,
                intValue: Int,
                fittingWidth: Int? = nil,
                defaultValue: String? = nil,
                comment: String? = nil
            ) -> String {
                _swifternalized(key, String(intValue), fittingWidth) ?? defaultValue ?? key
            }
        }

        /// The library's other name.
        \(access)typealias I18n = Swifternalization

        /// The text that the library finds; nil where it finds none.
        nonisolated private func _swifternalized(_ key: String, _ value: String?, _ width: Int?) -> String? {
            guard let name = _keys.spelling(of: "\\u{1}\\n" + key), let found = _keys.find(name) else { return nil }
            // Keys are the same if they are so to Unicode; without a value the key is the value.
            let spelled = String(name.unicodeScalars.dropFirst(2))
            let text = value.map { $0 == spelled ? spelled : $0 } ?? spelled
            let frame = Decoder.Frame(values: [.text(text)], width: width)
            return _catalog.textIfAny(found.entry, in: _Languages.current, frame)
        }
        """
    }
}
