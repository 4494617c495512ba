import InterlinguaIR

/// The resources of one folder with its translations: what one app or library has at run time.
///
/// A look-up hashes the key once and then follows indices: every resource has a number, and every configuration a slot for
/// each number.
struct AndroidPackage: Sendable {
    /// Where the value of a resource in a configuration is.
    struct Slot: Sendable {
        /// The index of the file; -1 for none.
        var file: Int32 = -1
        /// The index of the resource in the file.
        var resource: Int32 = 0

        var isEmpty: Bool { file < 0 }
    }

    /// The texts for one locale.
    struct Configuration: Sendable {
        /// The locale; nil for the default texts.
        let locale: AndroidLocale?
        /// The locale's tag; nil for the default texts.
        let tag: LanguageTag?
        /// The name of the first folder that holds it.
        let folder: String
        /// The slots by the numbers of the resources.
        var slots: [Slot] = []
    }

    /// A resource as a product has it.
    private struct ProductKey: Hashable {
        let configuration: Int
        let resource: Int32
        let product: String
    }

    /// The path up to the values folders, with a slash at its end; empty for the topmost one.
    let module: String

    /// The configurations; the default one first, if there is one.
    private(set) var configurations: [Configuration] = []

    /// Whether there are default texts at all.
    private(set) var hasDefaults = false

    private var strings: [String: Int32] = [:]
    private var plurals: [String: Int32] = [:]
    private var arrays: [String: Int32] = [:]
    private var names: [(kind: AndroidResourceFile.Kind, name: String)] = []
    private var products: [ProductKey: Slot] = [:]
    private var removed: [Bool] = []

    /// Merges files, given by index, which are all of this package.
    init(module: String, files: [(index: Int, path: AndroidResourcePath)], contents: [AndroidResourceFile]) {
        self.module = module
        for (index, path) in files {
            add(contents[index], index, to: configuration(of: path))
        }
        if let place = configurations.firstIndex(where: { $0.locale == nil }) {
            hasDefaults = true
            configurations.swapAt(0, place)
            // Keys of products name configurations by index; the swap keeps them right.
            products = Dictionary(
                uniqueKeysWithValues: products.map { key, slot in
                    let index = key.configuration == place ? 0 : key.configuration == 0 ? place : key.configuration
                    return (ProductKey(configuration: index, resource: key.resource, product: key.product), slot)
                }
            )
        }
        for index in configurations.indices {
            let missing = names.count - configurations[index].slots.count
            if missing > 0 { configurations[index].slots += Array(repeating: Slot(), count: missing) }
        }
        // What has no default text is removed when an app is linked.
        removed = names.indices.map { hasDefaults && configurations[0].slots[$0].isEmpty }
    }

    private mutating func configuration(of path: AndroidResourcePath) -> Int {
        if let index = configurations.firstIndex(where: { $0.locale == path.locale }) { return index }
        configurations.append(Configuration(locale: path.locale, tag: path.tag, folder: path.folder))
        return configurations.count - 1
    }

    private mutating func add(_ file: AndroidResourceFile, _ index: Int, to configuration: Int) {
        guard file.isReadable else { return }
        var slots = configurations[configuration].slots
        configurations[configuration].slots = []
        var expected = 0
        for (place, resource) in file.resources.enumerated() {
            let number = self.number(of: resource, expected: expected)
            expected = Int(number) + 1
            let slot = Slot(file: Int32(truncatingIfNeeded: index), resource: Int32(truncatingIfNeeded: place))
            if let product = resource.product {
                let key = ProductKey(configuration: configuration, resource: number, product: product)
                if products[key] == nil { products[key] = slot }
                continue
            }
            if slots.count < names.count { slots += Array(repeating: Slot(), count: names.count - slots.count) }
            if slots[Int(number)].isEmpty { slots[Int(number)] = slot }
        }
        configurations[configuration].slots = slots
    }

    /// The number of a resource; translations mostly have the order of the default texts, so that the next one is tried
    /// first.
    private mutating func number(of resource: AndroidResourceFile.Resource, expected: Int) -> Int32 {
        if expected < names.count, names[expected].kind == resource.kind, names[expected].name == resource.name {
            return Int32(truncatingIfNeeded: expected)
        }
        if let number = number(of: resource.name, resource.kind) { return number }
        let number = Int32(truncatingIfNeeded: names.count)
        names.append((resource.kind, resource.name))
        switch resource.kind {
        case .string: strings[resource.name] = number
        case .plurals: plurals[resource.name] = number
        case .array: arrays[resource.name] = number
        }
        return number
    }

    // MARK: Look-ups

    /// The number of a resource; nil if no file has it.
    func number(of name: String, _ kind: AndroidResourceFile.Kind) -> Int32? {
        switch kind {
        case .string: strings[name]
        case .plurals: plurals[name]
        case .array: arrays[name]
        }
    }

    /// Whether a resource is removed from the app since it has no default text.
    func isRemoved(_ number: Int32) -> Bool { removed[Int(number)] }

    /// Where a resource is in a configuration, for a product if that has its own.
    func slot(_ number: Int32, in configuration: Int, product: String?) -> Slot? {
        let slot = configurations[configuration].slots[Int(number)]
        if slot.isEmpty { return nil }
        if let product, !products.isEmpty {
            let key = ProductKey(configuration: configuration, resource: number, product: product)
            if let special = products[key] { return special }
        }
        return slot
    }
}
