import InterlinguaFormats
import InterlinguaIR

/// The resources of one folder with its translations: what one app or library has at run time.
final class AndroidPackage: Sendable {
    /// Where the value of a resource in a configuration is.
    struct Slot: Sendable {
        /// The index of the file.
        let file: Int
        /// The index of the resource in the file.
        let resource: Int
        /// The indices of its texts in the file.
        let texts: Range<Int>
    }

    /// What a resource is found by.
    struct Name: Hashable {
        let kind: AndroidResourceFile.Kind
        let name: String
        /// The product that has it; nil for the default one.
        var product: String?
    }

    /// The texts for one locale.
    struct Configuration: Sendable {
        /// The locale; nil for the default texts.
        let locale: AndroidLocale?
        /// The locale's tag; nil for the default texts.
        let tag: LanguageTag?
        /// The name of the first folder that holds it.
        let folder: String
        /// Its resources.
        fileprivate(set) var slots: [Name: Slot] = [:]
    }

    /// The path up to the values folders, with a slash at its end; empty for the topmost one.
    let module: String

    /// The configurations in the order of their files.
    let configurations: [Configuration]

    /// The names of all resources, without their products.
    private let names: Set<Name>

    /// The default texts; nil without any, as they must be elsewhere then.
    private let defaults: Int?

    /// Merges files, given with their indices; of several values for one resource the first counts.
    init(_ module: String, _ files: [(file: AndroidResourceFile, index: Int, path: AndroidResourcePath)]) {
        self.module = module
        var configurations: [Configuration] = []
        var known: Set<Name> = []
        for (file, index, path) in files where file.isReadable {
            let place = configurations.firstIndex { $0.locale == path.locale } ?? configurations.count
            if place == configurations.count {
                configurations.append(Configuration(locale: path.locale, tag: path.tag, folder: path.folder))
            }
            for (number, resource) in file.resources.enumerated() {
                var name = Name(kind: resource.kind, name: resource.name)
                known.insert(name)
                name.product = resource.product
                if configurations[place].slots[name] != nil { continue }
                configurations[place].slots[name] = Slot(file: index, resource: number, texts: resource.texts)
            }
        }
        self.configurations = configurations
        names = known
        defaults = configurations.firstIndex { $0.locale == nil }
    }

    /// Whether a file has a resource.
    func has(_ name: String, _ kind: AndroidResourceFile.Kind) -> Bool { names.contains(Name(kind: kind, name: name)) }

    /// Whether a resource is removed when an app is linked, since it has no default text.
    func isRemoved(_ name: String, _ kind: AndroidResourceFile.Kind) -> Bool {
        defaults.map { configurations[$0].slots[Name(kind: kind, name: name)] == nil } ?? false
    }

    /// Where a resource is in a configuration, for a product if that has its own; nil if it is nowhere.
    func slot(
        _ name: String,
        _ kind: AndroidResourceFile.Kind,
        in configuration: Int,
        product: String?
    ) -> Slot? {
        let slots = configurations[configuration].slots
        guard let slot = slots[Name(kind: kind, name: name)] else { return nil }
        return product.flatMap { slots[Name(kind: kind, name: name, product: $0)] } ?? slot
    }
}
