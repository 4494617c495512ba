package import InterlinguaIR

/// A locale as Android's resource system sees it (Android: `ResTable_config`).
///
/// Codes are canonical, so that `iw` and `he` are one language; which of them a folder is named by is kept, since Android
/// asks by the old codes.
package struct AndroidLocale: Sendable, Hashable {
    /// The language's canonical code.
    let language: String

    /// The script, as written, or as the language and region make likely; nil if that is not known.
    package let script: String?

    /// The region; empty for none.
    let region: String

    /// The variant; empty for none.
    let variant: String

    /// The region, its parent and so on up to none.
    let regionChain: [String]

    /// Whether a folder is named by a code that Android itself does not ask by: `he`, `id`, `yi`, `tl`.
    let hasUnaskedCode: Bool

    package init(_ tag: LanguageTag, hasUnaskedCode: Bool = false) {
        language = tag.language
        region = tag.region ?? ""
        variant = tag.variants.joined(separator: "-")
        script = tag.script ?? Self.likelyScript(language: tag.language, region: tag.region ?? "")
        regionChain = Self.regionChain(from: region, language: language, script: script)
        self.hasUnaskedCode = hasUnaskedCode
    }

    /// The tag of the locale, its script written out; all tags of one locale have the same.
    package var tag: LanguageTag? {
        LanguageTag([language, script ?? "", region, variant].filter { !$0.isEmpty }.joined(separator: "-"))
    }

    /// The script that a language is most likely written in where a region is; nil if that is not known.
    private static func likelyScript(language: String, region: String) -> String? {
        if !region.isEmpty, let script = LikelySubtags.regionalScripts["\(language)-\(region)"] { return script }
        return LikelySubtags.languages[language]?.script
    }

    /// Whether texts for this locale serve a user of another one at all: language and script have to be the same, regions
    /// only where a script is unknown.
    package func serves(_ request: AndroidLocale) -> Bool {
        guard language == request.language else { return false }
        guard let script, let requested = request.script else { return region.isEmpty || region == request.region }
        return script == requested
    }

    private static func regionChain(from region: String, language: String, script: String?) -> [String] {
        var chain = [region]
        var current = region
        while !current.isEmpty, chain.count < 8 {
            let row = AndroidLocaleTable.parents.first {
                $0.language == language && $0.script == script && $0.children.contains(current)
            }
            current = row?.parent ?? ""
            chain.append(current)
        }
        return chain
    }
}

/// Which of two configurations is the better one for a user (Android: `isBetterThan` since API 24).
extension AndroidLocale {
    /// Whether texts for `left` are better than texts for `right` for a user of this locale, both of which serve him; nil
    /// stands for the default texts.
    package func prefers(_ left: AndroidLocale?, to right: AndroidLocale?) -> Bool {
        switch (left, right) {
        case (nil, nil): return false
        case (let left?, nil): return prefersToDefault(left)
        case (nil, let right?): return !prefersToDefault(right)
        case (let left?, let right?):
            let order = compareRegions(of: left, right)
            if order != 0 { return order > 0 }
            if (left.variant == variant) != (right.variant == variant) { return left.variant == variant }
            return right.hasUnaskedCode && !left.hasUnaskedCode
        }
    }

    /// Whether a language's texts are better than the default ones, which are held to be in the English of the USA.
    private func prefersToDefault(_ locale: AndroidLocale) -> Bool {
        guard language == "en" else { return true }
        if region == "US" { return locale.region.isEmpty || locale.region == "US" }
        return !isCloseToUSEnglish || locale.isCloseToUSEnglish
    }

    /// Whether an English locale comes to English without coming to international English first.
    private var isCloseToUSEnglish: Bool {
        !regionChain.contains("001")
    }

    /// Above zero if the left locale's region is the better one, below zero if the right one's is.
    private func compareRegions(of left: AndroidLocale, _ right: AndroidLocale) -> Int {
        if left.region == right.region { return 0 }
        var chains = (left.regionChain, right.regionChain)
        if language == "es" {
            // The Spanish of the USA and of Mexico stand in for that of Latin America.
            let special: Set = ["US", "MX"]
            let areSpecial = (special.contains(left.region), special.contains(right.region))
            if areSpecial.0, !areSpecial.1, right.region != "419" { chains.0 = Self.latinAmerica }
            if areSpecial.1, !areSpecial.0, left.region != "419" { chains.1 = Self.latinAmerica }
        }
        let (first, second) = (chains.0.first ?? "", chains.1.first ?? "")
        for ancestor in regionChain {
            if ancestor == first { return 1 }
            if ancestor == second { return -1 }
        }
        let distances = (distance(of: chains.0), distance(of: chains.1))
        if distances.0 != distances.1 { return distances.1 - distances.0 }
        let common = commonRegion
        if (first == common) != (second == common) { return first == common ? 1 : -1 }
        return Self.sortsBefore(first, second) ? 1 : -1
    }

    private static let latinAmerica = ["419", ""]

    /// The steps from the start of a chain up to where it meets the own one, and from there down to that one's start.
    private func distance(of chain: [String]) -> Int {
        for (steps, ancestor) in chain.enumerated() {
            if let meeting = regionChain.firstIndex(of: ancestor) { return steps + meeting }
        }
        return chain.count + regionChain.count
    }

    /// The region where most readers of the language in its script live; nil if that is not known.
    private var commonRegion: String? {
        guard let script, let likely = LikelySubtags.languages[language] else { return nil }
        return likely.script == script
            ? likely.region : LikelySubtags.regionsOfOtherScripts["\(language)-\(script)"]
    }

    /// Alphabetical order, regions of letters before those of digits.
    private static func sortsBefore(_ left: String, _ right: String) -> Bool {
        let isNumber = { (region: String) in region.utf8.first.map { $0 < 0x3A } == true }
        if isNumber(left) != isNumber(right) { return isNumber(right) }
        return left < right
    }
}
