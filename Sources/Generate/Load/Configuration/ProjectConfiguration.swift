package import InterlinguaFormats
package import InterlinguaIR

/// What a project says about itself in its `interlingua.json`.
package struct ProjectConfiguration: Sendable, Hashable {
    /// The language the texts were first written in.
    package var sourceLanguage: LanguageTag?

    /// The name of the format of the files.
    package var formatName: String?

    /// What is said about formats, by their names; what is said about `i18next` holds for all of its versions.
    package var settings: [String: [String: RuntimeSetting]] = [:]

    /// What is wanted of the Swift file that is generated.
    package var swift = GenerationSettings()

    /// Whether it says anything of that file, be it what holds anyway.
    var mentionsSwift = false

    package var checks = CheckRules()

    /// The translated share below which `status` fails, in percent, by language; that of nil is for the others.
    package var failUnder: [LanguageTag?: Double] = [:]

    /// Creates a configuration that says nothing.
    package init() {}

    /// Whether it says anything, fixed names apart.
    var saysSomething: Bool {
        var other = self
        other.swift.lock = NameLock()
        return other != ProjectConfiguration()
    }

    /// What is said about a format, under one name each: that of its own name counts more than that of its family's.
    package func settings(of format: any SourceFormat) -> [String: RuntimeSetting] {
        format.unified(settings[format.family] ?? [:]).merging(format.unified(settings[format.name] ?? [:])) { $1 }
    }
}

extension ProjectConfiguration {
    /// The members of the outermost object.
    private static let members = ["sourceLanguage", "format", "settings", "swift", "checks", "failUnder"]

    /// Reads a configuration; what makes no sense is an error with its place, and passed over.
    package static func read(
        path: String,
        bytes: [UInt8]
    ) -> (configuration: ProjectConfiguration, diagnostics: [Diagnostic]) {
        let (document, diagnostics) = JSONReader.read(path: path, bytes: bytes)
        var reader = ConfigurationReader(diagnostics: diagnostics)
        guard let root = document.root else { return (reader.configuration, reader.diagnostics) }
        reader.read(root, names: members)
        return (reader.configuration, reader.diagnostics)
    }
}

/// Reads the members of a configuration.
private struct ConfigurationReader {
    var configuration = ProjectConfiguration()
    var diagnostics: [Diagnostic]

    mutating func read(_ root: JSONElement, names: [String]) {
        guard let members = root.members else {
            return report(.invalidConfiguration, "a configuration has to be an object", at: root.range)
        }
        for member in members {
            switch member.key.string ?? "" {
            // Editors look there for what a configuration may say.
            case "$schema": continue
            case "sourceLanguage": readSourceLanguage(member.value)
            case "format": readFormat(member.value)
            case "settings": readSettings(member.value)
            case "swift": readSwift(member.value)
            case "checks":
                configuration.checks = CheckRules(member.value) { report($0, $1, at: $2) }
            case "failUnder": readFailUnder(member.value)
            case let name:
                let list = names.joined(separator: ", ")
                report(
                    .unknownMember,
                    "a configuration has no member “\(name)”; it has \(list)",
                    at: member.key.range
                )
            }
        }
    }

    private mutating func report(_ kind: Diagnostic.Kind, _ message: String, at range: SourceRange) {
        diagnostics.append(Diagnostic(.error, kind, message, at: range))
    }

    private mutating func readSourceLanguage(_ value: JSONElement) {
        guard let text = value.string, let tag = LanguageTag(text) else {
            return report(
                .invalidConfiguration,
                "the source language has to be a BCP 47 tag such as “en”",
                at: value.range
            )
        }
        configuration.sourceLanguage = tag
    }

    private mutating func readFormat(_ value: JSONElement) {
        let names = SourceFormatRegistry.formats.map(\.name).joined(separator: ", ")
        guard let name = value.string, SourceFormatRegistry.format(named: name) != nil else {
            return report(.invalidConfiguration, "the format has to be one of \(names)", at: value.range)
        }
        configuration.formatName = name
    }

    private mutating func readFailUnder(_ value: JSONElement) {
        guard let members = value.members else {
            if let share = percentage(value) { configuration.failUnder[nil] = share }
            return
        }
        for member in members {
            guard let tag = member.key.string.flatMap({ LanguageTag($0) }) else {
                report(.invalidConfiguration, "a language has to be a BCP 47 tag such as “pl”", at: member.key.range)
                continue
            }
            if let share = percentage(member.value) { configuration.failUnder[tag] = share }
        }
    }

    private mutating func percentage(_ value: JSONElement) -> Double? {
        if case .number(let number) = value.value, let share = Double(number.spelling), (0...100).contains(share) {
            return share
        }
        let message = "“failUnder” has to be a percentage such as 95, or an object of percentages by language"
        report(.invalidConfiguration, message, at: value.range)
        return nil
    }

    // MARK: Swift

    /// The members that say something about the generated Swift file.
    private static let swiftMembers = [
        "typeName", "access", "keys", "texts", "runtime", "imports", "numbers", "values", "observable", "parts",
        "compatibility", "pseudo", "pseudoPlurals",
    ]

    private mutating func readSwift(_ value: JSONElement) {
        guard let members = value.members else {
            return report(.invalidConfiguration, "“swift” has to be an object", at: value.range)
        }
        configuration.mentionsSwift = members.contains { _ in true }
        for member in members {
            let name = member.key.string ?? ""
            guard let requirement = read(swiftMember: name, member.value) else {
                let names = Self.swiftMembers.joined(separator: ", ")
                report(.unknownMember, "“swift” has no member “\(name)”; it has \(names)", at: member.key.range)
                continue
            }
            if !requirement.isEmpty { report(.invalidConfiguration, requirement, at: member.value.range) }
        }
    }

    /// Takes one member; gives what its value has to be if it is not, and nil if there is no such member.
    private mutating func read(swiftMember name: String, _ value: JSONElement) -> String? {
        switch name {
        case "typeName":
            guard let text = value.string, GenerationSettings.isTypeName(text) else {
                return "the type's name has to be a Swift identifier such as “L10n”"
            }
            configuration.swift.typeName = text
        case "access":
            guard let text = value.string, GenerationSettings.accessLevels.contains(text) else {
                return "the access has to be one of \(GenerationSettings.accessLevels.joined(separator: ", "))"
            }
            configuration.swift.access = text
        case "keys":
            guard let style = value.string.flatMap({ KeyStyle(rawValue: $0) }) else {
                return "the keys' style has to be one of \(KeyStyle.allCases.map(\.rawValue).joined(separator: ", "))"
            }
            configuration.swift.keyStyle = style
        case "texts":
            guard let place = value.string.flatMap({ TextPlace(rawValue: $0) }) else {
                return "the texts' place has to be one of \(TextPlace.allCases.map(\.rawValue).joined(separator: ", "))"
            }
            configuration.swift.texts = place
        case "runtime":
            guard let place = value.string.flatMap({ RuntimePlace(rawValue: $0) }) else {
                let names = RuntimePlace.allCases.map(\.rawValue).joined(separator: ", ")
                return "the runtime's place has to be one of \(names)"
            }
            configuration.swift.runtime = place
        case "imports":
            guard case .array(let values) = value.value else { return "imports have to be a list of modules" }
            let names = values.compactMap { value in
                if case .string(let name) = value, GenerationSettings.isModuleName(name) { name } else { nil }
            }
            if names.count < values.count { return "imports have to be a list of modules" }
            configuration.swift.imports = names
        case "numbers":
            guard let text = value.string, GenerationSettings.numberStyles.contains(text) else {
                return "numbers have to be one of \(GenerationSettings.numberStyles.joined(separator: ", "))"
            }
            configuration.swift.localizesNumbers = text == "localized"
        case "values", "observable", "parts":
            guard case .boolean(let isWanted) = value.value else { return "“\(name)” must be true or false" }
            switch name {
            case "values": configuration.swift.hasValues = isWanted
            case "observable": configuration.swift.isObservable = isWanted
            default: configuration.swift.hasParts = isWanted
            }
        case "compatibility":
            guard let library = value.string.flatMap({ Compatibility(rawValue: $0) }) else {
                let names = Compatibility.allCases.map(\.rawValue).joined(separator: ", ")
                return "the library to be compatible with has to be one of \(names)"
            }
            configuration.swift.compatibility = library
        case "pseudo", "pseudoPlurals":
            guard let tag = value.string.flatMap({ LanguageTag($0) }) else {
                return "“\(name)” has to be a BCP 47 tag such as “en-XA”"
            }
            if name == "pseudo" {
                configuration.swift.pseudo = tag
            } else {
                configuration.swift.pseudoPlurals = tag
            }
        default: return nil
        }
        return ""
    }

    // MARK: Settings

    private mutating func readSettings(_ value: JSONElement) {
        guard let members = value.members else {
            return report(
                .invalidConfiguration,
                "settings have to be an object with names of formats",
                at: value.range
            )
        }
        for member in members {
            let name = member.key.string ?? ""
            guard let format = SourceFormatRegistry.format(named: name) else {
                let names = SourceFormatRegistry.formats.map(\.name).joined(separator: ", ")
                report(.unknownMember, "there is no format “\(name)”; there are: \(names)", at: member.key.range)
                continue
            }
            readSettings(of: format, member.value)
        }
    }

    private mutating func readSettings(of format: any SourceFormat, _ value: JSONElement) {
        guard let members = value.members else {
            let message = "the settings of \(format.name) have to be an object"
            return report(.invalidConfiguration, message, at: value.range)
        }
        for member in members {
            let name = member.key.string ?? ""
            let setting = RuntimeSetting(member.value.value)
            if format.accepts(setting: name, setting) {
                configuration.settings[format.name, default: [:]][name] = setting
                continue
            }
            guard format.settingNames.contains(name) else {
                let names = format.settingNames.joined(separator: ", ")
                let known = names.isEmpty ? "it has none" : "it has \(names)"
                let message = "\(format.name) has no setting “\(name)”; \(known)"
                report(.unknownMember, message, at: member.key.range)
                continue
            }
            let value = member.value.string.map { ", not “\($0)”" } ?? ""
            let message = "\(format.name).\(name) must be \(format.values(ofSetting: name))\(value)"
            report(.invalidSetting, message, at: member.value.range)
        }
    }
}
