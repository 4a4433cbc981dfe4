package import Diagnostics
import JSONText

/// A flag as a configuration file may set it.
package struct ConfigurableFlag: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// true, or false for its absence.
    case presence
    /// A string or a number.
    case value
    /// One string or number, or a list of them.
    case list
  }

  package var name: String
  package var kind: Kind
  /// Whether its values are files and folders in that of the configuration.
  package var isPath: Bool
  /// The values that it can have; empty for any.
  package var words: [String]
  /// The commands that take it.
  package var commands: [String]
  package var summary: String

  package init(name: String, kind: Kind, isPath: Bool, words: [String], commands: [String], summary: String) {
    self.name = name
    self.kind = kind
    self.isPath = isPath
    self.words = words
    self.commands = commands
    self.summary = summary
  }
}

/// The contents of a configuration file: defaults for flags, and views that reviews ignore.
package struct FlagDefaults: Hashable, Sendable {
  /// A default for a flag.
  package struct Setting: Hashable, Sendable {
    package var flag: String
    /// The command that it is for; nil: all that take the flag.
    package var command: String?
    /// Empty for a flag without a value.
    package var values: [String]
    /// Whether the flag is there; false only for one without a value.
    package var isOn = true
    package var place: SourcePlace?
  }

  /// A view whose differences reviews ignore.
  package struct Ignored: Hashable, Sendable {
    /// Patterns for names.
    package var scenario = "*"
    package var option = "*"
    package var view = ""
    package var reason = ""
  }

  package static let fileName = "layout-render.json"

  /// The settings, those for all commands first.
  package var settings: [Setting] = []
  package var ignored: [Ignored] = []

  static let ignoredFormat = ObjectFormat<Ignored>(
    "ignored view", "A view whose differences reviews do not report, nor those of its subviews.",
    [
      Field("view", .text, \.view, required: true, "The id of the view."),
      Field("reason", .text, \.reason, required: true, "Why it may differ; the report shows it."),
      Field("scenario", .text, \.scenario, "The names of scenarios: * is anything, ? one character."),
      Field("option", .text, \.option, "The names of options, likewise."),
    ])
}

extension FlagDefaults {
  /// - Parameters:
  ///   - flags: those that can be set.
  ///   - others: those that only a command line has.
  /// - Throws: the errors, with their places.
  package static func read(
    _ bytes: [UInt8], flags: [ConfigurableFlag], others: [String] = []
  ) throws(ConfigurationError) -> FlagDefaults {
    var findings = Findings(source: SourceText(bytes))
    var reader = ConfigurationReader(flags: flags, others: others)
    if let root = JSONParser.parse(&findings) { reader.read(root, &findings) }
    let errors = findings.diagnostics().filter { $0.severity == .error }
    guard errors.isEmpty else { throw ConfigurationError(errors: errors) }
    return reader.configuration
  }
}

/// The errors in a configuration file.
package struct ConfigurationError: Error, Hashable {
  package var errors: [Diagnostic]
}
