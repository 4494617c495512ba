#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif
import InterlinguaPlatforms

extension RuntimeAnswer {
    /// Whether the target says what the source says, or one of the texts that the source leaves to chance.
    func isSaid(by target: RuntimeAnswer) -> Bool {
        switch (self, target) {
        case (.text(let expected), .text(let actual)): expected.isIdentical(to: actual)
        case (.list(let expected), .list(let actual)):
            expected.count == actual.count && zip(expected, actual).allSatisfy { $0.isIdentical(to: $1) }
        case (.outcomes(let expected), .text(let actual)): expected.contains { $0.isIdentical(to: actual) }
        case (.outcomes(let expected), .outcomes(let actual)):
            !actual.isEmpty && actual.allSatisfy { text in expected.contains { $0.isIdentical(to: text) } }
        case (.text(let expected), .outcomes(let actual)):
            !actual.isEmpty && actual.allSatisfy { $0.isIdentical(to: expected) }
        default: false
        }
    }
}

extension String {
    /// Whether two texts are the same byte for byte; Swift's `==` takes composed and decomposed letters as equal.
    func isIdentical(to other: String) -> Bool {
        let own = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in
                guard left.count == right.count else { return false }
                guard let first = left.baseAddress, let second = right.baseAddress else { return true }
                return memcmp(first, second, left.count) == 0
            }
        }
        if let result = own ?? nil { return result }
        return utf8.elementsEqual(other.utf8)
    }
}
