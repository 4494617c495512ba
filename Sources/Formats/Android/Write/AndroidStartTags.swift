import InterlinguaFormats

/// The start tags of entries that have one text and no attribute but their names, as most are.
///
/// No plan is touched for these: the cores that write the languages' files side by side would count references to the
/// same plans at the same time.
struct AndroidStartTags: Sendable {
    /// The start tag of one entry, and what else has to be known in order to write a plain text.
    struct Tag: Sendable {
        /// Where the tag stands among the bytes, up to the name's closing quote.
        var range: Range<Int>
        /// Whether only the file's namespace tells that the name has to be read back.
        var needsNamespace: Bool
        /// Whether translators are to touch the entry.
        var isTranslatable: Bool
        /// Whether the entry is used as a format.
        var isFormat: Bool
    }

    /// All tags, one behind the other.
    private(set) var bytes: [UInt8] = []

    private var tags: [Tag?] = []

    init(_ plans: [AndroidEntryPlan]) {
        tags.reserveCapacity(plans.count)
        bytes.reserveCapacity(plans.count * 48)
        for plan in plans {
            guard plan.kind == .string, plan.linkLanguage == nil, let startTag = plan.startTag else {
                tags.append(nil)
                continue
            }
            tags.append(
                Tag(
                    range: bytes.count..<bytes.count + startTag.count,
                    needsNamespace: plan.needsNamespace,
                    isTranslatable: plan.isTranslatable,
                    isFormat: plan.text.isFormat
                )
            )
            bytes += startTag
        }
    }

    /// The start tag of an entry by its place in the catalogue; nil if there is more to be written.
    subscript(entry: Int) -> Tag? { tags[entry] }
}
