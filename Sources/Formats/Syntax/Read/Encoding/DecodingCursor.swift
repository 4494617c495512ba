/// How far a text was compared with its source, so that the search for a later place goes on from there.
///
/// A text of thousands of specifiers needs a place for each: every search from the start would take quadratic time.
struct DecodingCursor {
    /// The offset into the source, from the start of the text.
    var raw = 0

    /// The offset into the decoded text.
    var decoded = 0

    /// Whether the offset lies within a CDATA section.
    var isInSection = false

    /// Whether the source is the text, byte for byte; nil until somebody looks.
    var isVerbatim: Bool?
}
