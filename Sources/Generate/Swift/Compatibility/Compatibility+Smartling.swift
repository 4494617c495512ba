extension Compatibility {
    /// The calls of Smartling's library.
    func smartlingCalls(_ access: String, _ typeName: String) -> String {
        """
        // The calls of Smartling's ios-i18n, answered with the texts of this file in `\(typeName).language`. They give formats,
        // for `String(format:)`; comments and bundles take no part.

        /// The format of a key for a number.
        nonisolated \(access)func SLPluralizedString(_ key: String, _ number: Any?, _ comment: String? = nil) -> String {
            _smartling(key, nil, number) ?? key
        }

        /// The format of a key in a table for a number.
        nonisolated \(access)func SLPluralizedStringFromTable(
            _ key: String,
            _ table: String?,
            _ number: Any?,
            _ comment: String? = nil
        ) -> String {
            _smartling(key, table, number) ?? key
        }

        /// The format of a key in a table for a number.
        nonisolated \(access)func SLPluralizedStringFromTableInBundle(
            _ key: String,
            _ table: String?,
            _ bundle: Any?,
            _ number: Any?,
            _ comment: String? = nil
        ) -> String {
            _smartling(key, table, number) ?? key
        }

        /// The format of a key in a table for a number; where there is none the default value, or the key if that is empty.
        nonisolated \(access)func SLPluralizedStringWithDefaultValue(
            _ key: String,
            _ table: String?,
            _ bundle: Any?,
            _ number: Any?,
            _ defaultValue: String?,
            _ comment: String? = nil
        ) -> String {
            if let text = _smartling(key, table, number) { return text }
            guard let defaultValue, !defaultValue.isEmpty else { return key }
            return defaultValue
        }

        /// The format that the library finds; nil where it finds none.
        nonisolated private func _smartling(_ key: String, _ table: String?, _ number: Any?) -> String? {
            let table = table == "Localizable" ? "" : table ?? ""
            // Foundation's keys are other keys where they are spelled otherwise, even if they are the same to Unicode.
            guard let found = _keys.find("\\u{1}" + table + "\\n" + key) else { return nil }
            let value: Decoder.Value
            switch number {
            case nil: value = .integer(0)
            case let number as Bool: value = .integer(number ? 1 : 0)
            case let number as any Numeric: value = Decoder.Value(number)
            case let text as String: value = .text(text)
            default: value = .integer(0)
            }
            return _catalog.textIfAny(found.entry, in: _Languages.current, Decoder.Frame(values: [value]))
        }
        """
    }
}
