/// The text that an object of a nib or storyboard has by itself, as Xcode repeats it in the comment of its translations.
///
/// Before the key `abc-12-xyz.normalTitle` stands `Class = "UIButton"; normalTitle = "Save"; ObjectID = "abc-12-xyz";`.
/// The nib shows its own text where its table lacks the key.
package struct NibText: Sendable {
    /// The text, escapes undone.
    package var text: String

    /// Where it stands in the file, without its quotes.
    package var bounds: Range<UInt32>

    /// Reads the comment of a key; nil if it says anything else than such fields, or speaks of another key.
    package init?(comment: Range<Int>, in utf8: UnsafeBufferPointer<UInt8>, key: @autoclosure () -> String) {
        guard let fields = Self.fields(of: comment, in: utf8) else { return nil }
        func text(_ range: Range<Int>) -> String {
            String(decoding: StringsEscapes.decode(Array(utf8[range])[...]), as: UTF8.self)
        }
        guard let object = fields.first(where: { text($0.name) == "ObjectID" }).map({ text($0.value) + "." }) else {
            return nil
        }
        let key = key()
        // Some properties are named like the whole key.
        let names = [key, String(key.dropFirst(object.count))]
        guard key.hasPrefix(object), let field = fields.first(where: { names.contains(text($0.name)) }) else {
            return nil
        }
        self.text = text(field.value)
        bounds = UInt32(clamping: field.value.lowerBound)..<UInt32(clamping: field.value.upperBound)
    }

    /// The text that one of some comments repeats.
    package static func text(in comments: [String], key: String) -> String? {
        comments.lazy.compactMap { comment in
            Array(comment.utf8).withUnsafeBufferPointer { NibText(comment: 0..<$0.count, in: $0, key: key)?.text }
        }.first
    }

    /// The fields `NAME = "TEXT";` that a comment consists of; nil if it does not.
    private static func fields(
        of comment: Range<Int>,
        in utf8: UnsafeBufferPointer<UInt8>
    ) -> [(name: Range<Int>, value: Range<Int>)]? {
        var fields: [(name: Range<Int>, value: Range<Int>)] = []
        var index = comment.lowerBound
        func skip(while isSkipped: (UInt8) -> Bool) {
            while index < comment.upperBound, isSkipped(utf8[index]) { index += 1 }
        }
        func take(_ sign: Unicode.Scalar) -> Bool {
            skip { $0 <= 0x20 }
            guard index < comment.upperBound, utf8[index] == UInt8(ascii: sign) else { return false }
            index += 1
            return true
        }
        while true {
            skip { $0 <= 0x20 }
            if index == comment.upperBound { return fields }
            let start = index
            skip { $0 > 0x20 && !"=\";".utf8.contains($0) }
            let name = start..<index
            guard !name.isEmpty, take("="), take("\"") else { return nil }
            let valueStart = index
            var isEscaped = false
            skip { byte in
                if !isEscaped, byte == UInt8(ascii: "\"") { return false }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                return true
            }
            let value = valueStart..<index
            guard index < comment.upperBound else { return nil }
            index += 1
            guard take(";") else { return nil }
            fields.append((name, value))
        }
    }
}
