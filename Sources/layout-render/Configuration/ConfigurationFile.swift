import Glibc
import LayoutFiles
import LayoutReview

/// The file that gives flags their defaults, for everyone who works in a folder.
enum ConfigurationFile {
  /// Flags of single runs. The form of messages must be known before a file can be wrong.
  private static let others: [Flag] = [
    .help, .version, .configuration, .man, .output, .diagnostics, .merge, .record, .against, .decisions,
    .sweep,
  ]

  /// The flags that a file can set.
  static var flags: [ConfigurableFlag] {
    CommandTable.flags.filter { !others.contains($0.flag) }.map { syntax in
      ConfigurableFlag(
        name: syntax.flag.rawValue, kind: syntax.configurationKind, words: syntax.value.choices,
        commands: syntax.commands.map(\.rawValue), summary: syntax.summary)
    }
  }

  /// The arguments with the defaults of the file that they name or that is in the current folder.
  ///
  /// What the command line says comes first: a default is left out if the flag is given, if it cannot be combined
  /// with one that is, or if it needs one that is not.
  static func applied(to arguments: ParsedArguments) throws(Failure) -> ParsedArguments {
    // What explains the program also explains what may be wrong with the file.
    if [.help, .schema, .completions, .devices].contains(arguments.command) { return arguments }
    let named = arguments.value(of: .configuration)
    let file = InputFile(argument: named ?? FlagDefaults.fileName)
    if named == nil, access(file.argument, F_OK) != 0 { return arguments }
    let bytes = try Failure.from({ Failure($0).about(file) }) { () throws(InputError) in
      try file.readRegular()
    }
    let configuration = try Failure.from({ (error: ConfigurationError) in
      Failure(.badInput, error.errors.map { Message($0, input: file.path) })
    }) { () throws(ConfigurationError) in try FlagDefaults.read(bytes, flags: flags) }
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
    for value in setting.values {
      do throws(Failure) {
        try syntax.value.check(value, of: setting.flag)
      } catch {
        throw Failure(
          .badInput,
          error.messages.map { message in
            var diagnostic = message.diagnostic
            (diagnostic.place, diagnostic.code) = (setting.place, "unknown-value")
            return Message(diagnostic, input: file.path)
          })
      }
    }
    arguments.values[flag] = syntax.value == .none ? [""] : setting.values
    arguments.defaulted.insert(flag)
  }
}

extension FlagSyntax {
  fileprivate var configurationKind: ConfigurableFlag.Kind {
    if value == .none { return .presence }
    switch value {
    case .choices, .numbers: return .list
    case .none, .text, .device, .option, .path, .folder, .choice, .count, .length, .size, .shard, .sweep:
      return isRepeatable ? .list : .value
    }
  }
}

extension ValueSyntax {
  /// The words of which it takes nothing else.
  fileprivate var choices: [String] {
    switch self {
    case .choice(let words, _), .choices(let words, _): words
    case .none, .text, .path, .folder, .device, .option, .count, .numbers, .length, .size, .shard, .sweep: []
    }
  }
}
