/// A catalogue as the decoder reads it: texts, programs and rules one after the other, and where they begin.
struct PackedCatalog: Sendable {
    /// The records: each a text, a program, a key that stands for a missing text, or the rules of a language.
    var texts = PackedBytes()

    /// Where each record begins, language by language and in each entry by entry.
    var offsets = PackedBytes()

    /// What the decoder needs to read it.
    var features: DecoderFeatures = []

    /// How many digits an offset has.
    var offsetWidth = 1

    /// The places in `texts` behind which a line may end in the source, ascending.
    var recordEnds: [Int] = []
}
