package import InterlinguaGenerator
import InterlinguaPlatforms

extension Compatibility {
    /// Converts what was read with the passes and the back ends, and compares what the old library's calls will show.
    package static func conversion(of loaded: Loader.Loaded) -> Conversion {
        { target in
            let target = target.platform
            let converter = Converter(
                options: Converter.Options(
                    settings: loaded.configuration.settings(of: target),
                    sourceSettings: loaded.configuration.settings(of: loaded.format),
                    // Who reads the files next knows what the project says.
                    mayChooseSettings: false
                )
            )
            let projects = loaded.projects
            var result = converter.convert(loaded.catalog, of: SourceApps(of: projects), to: target)
            result.joinPieces()
            guard let verification = converter.verify(result, of: projects, for: target) else {
                return (result.files, result.diagnostics)
            }
            let observed = Observations(verification, converter, of: loaded, result, as: target)
            return (result.files, result.diagnostics + observed.diagnostics(writesTarget: false))
        }
    }
}
