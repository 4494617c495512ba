import InterlinguaIR

/// Merges the files of a package.
struct AndroidPackageBuilder {
    /// The path up to the values folders, with a slash at its end; empty for the topmost one.
    let module: String

    /// The configurations in the order of their files.
    private(set) var configurations: [AndroidPackage.Configuration] = []

    private(set) var numbers = AndroidResourceNumbers()

    /// For each configuration the slots by number; those behind its last resource are lacking.
    private(set) var slots: [[AndroidPackage.Slot]] = []

    /// The values for products other than the default one.
    private(set) var products: [AndroidPackage.ProductKey: AndroidPackage.Slot] = [:]

    /// Adds a file, given with its resources' names and its index; of several values for one resource the first counts.
    mutating func add(_ file: AndroidResourceFile, _ names: [String], _ index: Int, at path: AndroidResourcePath) {
        guard file.isReadable else { return }
        let configuration = configuration(of: path)
        var own = slots[configuration]
        slots[configuration] = []
        defer { slots[configuration] = own }
        own.reserveCapacity(max(numbers.count, file.resources.count))
        var expected = 0
        for (place, resource) in file.resources.enumerated() {
            let number = numbers.insert(names[place], resource.kind, expected: expected)
            expected = number + 1
            let slot = AndroidPackage.Slot(
                file: Int32(truncatingIfNeeded: index),
                resource: Int32(truncatingIfNeeded: place),
                first: resource.first,
                count: resource.count
            )
            if let product = resource.product {
                let key = AndroidPackage.ProductKey(configuration: configuration, number: number, product: product)
                if products[key] == nil { products[key] = slot }
                continue
            }
            while own.count <= number { own.append(AndroidPackage.Slot()) }
            if own[number].isEmpty { own[number] = slot }
        }
    }

    private mutating func configuration(of path: AndroidResourcePath) -> Int {
        if let index = configurations.firstIndex(where: { $0.locale == path.locale }) { return index }
        configurations.append(
            AndroidPackage.Configuration(locale: path.locale, tag: path.tag, folder: path.folder)
        )
        slots.append([])
        return configurations.count - 1
    }
}
