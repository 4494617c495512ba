/// The name of a variant for a width, such as `@100`.
package enum WidthName {
    /// The least width at which the library takes the variant: the number behind the last `@` that has one.
    ///
    /// Nil where there is none, and the library crashes. Larger numbers than 64 bits hold are taken as the largest.
    package static func room(of name: String) -> Int? {
        var room: Int?
        var digits: Int?
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "@"): digits = 0
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard let value = digits else { continue }
                let (product, overflow) = value.multipliedReportingOverflow(by: 10)
                let (sum, carry) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
                let next = overflow || carry ? Int.max : sum
                digits = next
                room = next
            default: digits = nil
            }
        }
        return room
    }
}
