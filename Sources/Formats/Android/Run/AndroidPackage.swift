import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// The resources of one folder with its translations: what one app or library has at run time.
///
/// A look-up hashes the key once and then follows indices: every resource has a number, and every configuration a slot for
/// each number.
final class AndroidPackage: Sendable {
    /// Where the value of a resource in a configuration is.
    struct Slot: Sendable {
        /// The index of the file; -1 for none.
        var file: Int32 = -1
        /// The index of the resource in the file.
        var resource: Int32 = 0
        /// The index of its first text in the file.
        var first: Int32 = 0
        /// How many texts it has.
        var count: Int32 = 0

        /// Whether the configuration lacks the resource.
        var isEmpty: Bool { file < 0 }

        var texts: Range<Int> { Int(first)..<Int(first + count) }
    }

    /// The texts for one locale.
    struct Configuration: Sendable {
        /// The locale; nil for the default texts.
        let locale: AndroidLocale?
        /// The locale's tag; nil for the default texts.
        let tag: LanguageTag?
        /// The name of the first folder that holds it.
        let folder: String
    }

    /// A resource as a product has it.
    struct ProductKey: Hashable {
        /// The folder.
        let configuration: Int
        let number: Int
        let product: String
    }

    /// The path up to the values folders, with a slash at its end; empty for the topmost one.
    let module: String

    let configurations: [Configuration]

    private let numbers: AndroidResourceNumbers
    private let slots: [[Slot]]
    private let products: [ProductKey: Slot]

    /// By number, whether a resource is removed when an app is linked, since it has no default text.
    private let removed: [Bool]

    /// Takes over what a builder has merged.
    init(_ builder: AndroidPackageBuilder) {
        module = builder.module
        configurations = builder.configurations
        numbers = builder.numbers
        products = builder.products
        let count = numbers.count
        slots = builder.slots.map { $0 + Array(repeating: Slot(), count: count - $0.count) }
        let place = builder.configurations.firstIndex { $0.locale == nil }
        let defaults: [Slot]? = if let place { slots[place] } else { nil }
        // Without any default texts, they must be elsewhere.
        removed = (0..<count).map { defaults?[$0].isEmpty ?? false }
    }

    /// The number of a resource; nil if no file has it.
    func number(of name: String, _ kind: AndroidResourceFile.Kind) -> Int? { numbers[name, kind] }

    /// Whether a resource is removed from the app since it has no default text.
    func isRemoved(_ number: Int) -> Bool { removed[number] }

    /// Where a resource is in a configuration, for a product if that has its own; empty if it is nowhere.
    func slot(_ number: Int, in configuration: Int, product: String?) -> Slot {
        let slot = slots[configuration][number]
        if let product, !products.isEmpty, !slot.isEmpty {
            let key = ProductKey(configuration: configuration, number: number, product: product)
            return products[key] ?? slot
        }
        return slot
    }
}

/// The numbers of a package's resources by their kinds and names.
struct AndroidResourceNumbers: Sendable {
    private struct Name: Hashable {
        let kind: AndroidResourceFile.Kind
        let name: String
    }

    private var names: OrderedSet<Name> = []

    var count: Int { names.count }

    /// The number of a resource; nil if there is none of that kind and name.
    subscript(name: String, kind: AndroidResourceFile.Kind) -> Int? {
        names.firstIndex(of: Name(kind: kind, name: name))
    }

    /// The number of a resource, a new one if it has none.
    ///
    /// Translations mostly have the order of the default texts, so that the number that is expected is tried first.
    mutating func insert(_ name: String, _ kind: AndroidResourceFile.Kind, expected: Int) -> Int {
        let name = Name(kind: kind, name: name)
        if expected < names.count, names[expected] == name { return expected }
        return names.append(name).index
    }
}
