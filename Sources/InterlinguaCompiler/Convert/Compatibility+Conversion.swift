package import InterlinguaGenerator
import InterlinguaPlatforms

extension Compatibility {
    /// Converts with the passes and the back ends.
    package static let converter: Conversion = { catalog, source, target in
        let result = Converter().convert(catalog, from: source.platform, to: target.platform)
        return (result.files, result.diagnostics)
    }
}
