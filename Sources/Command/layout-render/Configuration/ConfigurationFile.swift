import Diagnostics
import FileAccess
import Glibc
import LayoutReview
import SafeText

/// The file that gives flags their defaults, for everyone who works in a folder.
///
/// It comes with the folder, perhaps from a stranger, so it must not choose which files are read and written on the
/// machine of the person who runs the command. The files that it names are in its own folder or below, and the only
/// outputs that it names are a cache and a baseline, which replace only files made by this program.
enum ConfigurationFile {
  /// Flags of single runs, including all that write files, except for folders of this program's own. The form of
  /// messages must be known before a file can be wrong.
  private static let others: [Flag] = [
    .help, .version, .configuration, .man, .output, .docc, .dependencies, .diagnostics, .merge,
    .record, .against, .decisions, .sweep,
  ]

  /// The flags that a file can set.
  static var flags: [ConfigurableFlag] {
    CommandTable.flags.filter { !others.contains($0.flag) }.map { syntax in
      ConfigurableFlag(
        name: syntax.flag.rawValue, kind: syntax.configurationKind, isPath: syntax.value.isPath,
        words: syntax.value.choices,
        commands: syntax.commands.map(\.rawValue), summary: syntax.summary)
    }
  }

  /// The arguments with the defaults of the file that they name or that is in the current folder.
  ///
  /// The command line takes precedence: a default is left out if the flag is given, if it cannot be combined with one
  /// that is, or if it needs one that is not.
  static func applied(to arguments: ParsedArguments) throws(Failure) -> ParsedArguments {
    // Commands that explain the program also explain what may be wrong with the file.
    if [.help, .schema, .completions, .devices].contains(arguments.command) { return arguments }
    let named = arguments.value(of: .configuration)
    let file = InputFile(argument: named ?? FlagDefaults.fileName)
    if named == nil, access(file.argument, F_OK) != 0 { return arguments }
    let chooser =
      named == nil ? PathChooser.input(InputFolder(path: "", endings: [".json"])) : .person
    let bytes = try Failure.from({ Failure($0).about(file) }) { () throws(InputError) in
      try FileReading.content(of: file.argument, chosenBy: chooser)
    }
    let configuration = try Failure.from({ (error: ConfigurationError) in
      Failure(.badInput, error.errors.map { Message($0, input: file.path) })
    }) { () throws(ConfigurationError) in
      try FlagDefaults.read(bytes, flags: flags, others: others.map(\.rawValue))
    }
    var result = arguments
    for setting in configuration.settings {
      try apply(setting, to: &result, given: arguments, file)
    }
    for flag in result.defaulted {
      guard let syntax = CommandTable.syntax(of: flag, for: arguments.command) else { continue }
      let needed = syntax.needed.map(result.has) ?? true
      if !needed { result.values[flag] = nil }
    }
    result.ignoredViews = configuration.ignored.map {
      IgnoredViewRule(
        scenario: Glob($0.scenario), option: Glob($0.option), view: $0.view, reason: $0.reason)
    }
    return result
  }

  private static func apply(
    _ setting: FlagDefaults.Setting, to arguments: inout ParsedArguments, given: ParsedArguments,
    _ file: InputFile
  ) throws(Failure) {
    guard setting.command == nil || setting.command == given.command.rawValue,
      let flag = Flag(rawValue: setting.flag), !given.has(flag),
      let syntax = CommandTable.syntax(of: flag, for: given.command),
      !CommandTable.flags(of: given.command).contains(where: { other in
        given.has(other.flag) && (other.excluded.contains(flag) || syntax.excluded.contains(other.flag))
      })
    else { return }
    guard setting.isOn else {
      arguments.values[flag] = nil
      return
    }
    func failure(_ diagnostic: Diagnostic) -> Failure {
      var diagnostic = diagnostic
      diagnostic.place = setting.place
      return Failure(.badInput, [Message(diagnostic, about: file)])
    }
    var values = setting.values
    for (index, value) in values.enumerated() {
      do throws(Failure) {
        try syntax.value.check(value, of: setting.flag)
      } catch {
        throw error.messages.map { message in
          var diagnostic = message.diagnostic
          diagnostic.code = "unknown-value"
          return failure(diagnostic)
        }.reduce(Failure(.badInput, [])) { $0.and($1) }
      }
      guard syntax.value.isPath else { continue }
      values[index] = file.imageFolder + value
      if let problem = Self.problem(of: value, for: flag, in: file) { throw failure(problem) }
    }
    arguments.values[flag] = syntax.value == .none ? [""] : values
    arguments.defaulted.insert(flag)
  }
}

extension ConfigurationFile {
  /// Why a configuration may not name this path; nil if it may.
  private static func problem(of path: String, for flag: Flag, in file: InputFile) -> Diagnostic? {
    let place = Folder(path: file.imageFolder + path)
    guard PathText.staysInside(path), !place.leads(outOf: Folder(path: file.imageFolder)) else {
      return Diagnostic(
        .error, code: "outside", "\"\(path)\" is not in the configuration's folder or below",
        help: "give \(flag.long) on the command line")
    }
    guard flag == .cache, let names = place.names,
      !names.allSatisfy({ ContentCache.folders.contains($0) || $0.hasPrefix(".") })
    else {
      return nil
    }
    return Diagnostic(
      .error, code: "foreign-cache", "the folder \"\(path)\" has other files than a cache",
      help: "name a new folder, or give \(flag.long) on the command line")
  }
}

extension FlagSyntax {
  fileprivate var configurationKind: ConfigurableFlag.Kind {
    if value == .none { return .presence }
    switch value {
    case .choices, .numbers: return .list
    case .none, .text, .device, .option, .path, .folder, .choice, .count, .number, .length, .size, .shard,
      .sweep:
      return isRepeatable ? .list : .value
    }
  }
}

extension ValueSyntax {
  fileprivate var isPath: Bool {
    switch self {
    case .path, .folder: true
    case .none, .text, .device, .option, .choice, .choices, .count, .number, .numbers, .length, .size, .shard,
      .sweep:
      false
    }
  }

  /// The words to which the values are limited; empty if there are other values.
  fileprivate var choices: [String] {
    switch self {
    case .choice(let words, _), .choices(let words, _): words
    case .none, .text, .path, .folder, .device, .option, .count, .number, .numbers, .length, .size, .shard,
      .sweep:
      []
    }
  }
}
