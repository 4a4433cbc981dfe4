import FileAccess

/// Failures about the command line.
extension Failure {
  static func unknownFlag(_ flag: String, suggestion: String?) -> Failure {
    .usage(
      "no flag named \"\(flag)\"",
      help: question(suggestion)
        ?? "\"\(CommandTable.program) help\" lists the flags; put a file with such a name after --")
  }

  static func missingValue(flag: String, placeholder: String) -> Failure {
    .usage("\(flag) needs a value: \(flag) \(placeholder)")
  }

  static func unexpectedValue(flag: String) -> Failure { .usage("\(flag) does not take a value") }

  static func badValue(flag: String, value: String, expected: String, suggestion: String? = nil) -> Failure {
    .usage(
      "\"\(value)\" is not a valid value for \(flag), which takes \(expected)", help: question(suggestion))
  }

  static func repeatedFlag(_ flag: Flag, for command: CommandName) -> Failure {
    let text = "\(flag.long) is given twice"
    if CommandTable.syntax(of: flag, for: command)?.value.isList == true {
      return .usage(text, help: "give it one list, separated by commas")
    }
    let others = CommandTable.flags.filter { $0.flag == flag && $0.isRepeatable }.flatMap(\.commands)
    guard !others.isEmpty else { return .usage(text) }
    return .usage(
      text,
      help: "run \(command.rawValue) once for each, with other names for its outputs; "
        + "\(others.map(\.rawValue).joined(separator: ", ")) takes several")
  }

  static func flagOfOtherCommand(flag: String, command: CommandName, commands: [CommandName]) -> Failure {
    .usage(
      "\(command.rawValue) does not take \(flag)",
      help: "it belongs to \(commands.map(\.rawValue).joined(separator: ", "))")
  }

  static func missingFile(_ command: CommandName) -> Failure {
    .usage("\(command.rawValue) needs a file, or - for standard input", help: explanation(of: command))
  }

  static func missingOperand(_ command: CommandName, placeholder: String) -> Failure {
    .usage("\(command.rawValue) needs a \(placeholder)", help: explanation(of: command))
  }

  static func badOperand(
    _ command: CommandName, _ operand: String, expected: String, suggestion: String?
  ) -> Failure {
    .usage(
      "\"\(operand)\" is not valid for \(command.rawValue), which takes \(expected)",
      help: question(suggestion))
  }

  static func unexpectedOperand(_ command: CommandName, _ operand: String) -> Failure {
    .usage("\(command.rawValue) does not take \"\(operand)\"", help: explanation(of: command))
  }

  static let standardInputTwice = usage("standard input can be read only once")

  static func exclusiveFlags(_ first: String, _ second: String) -> Failure {
    .usage("\(first) and \(second) cannot be used together")
  }

  static func neededFlag(flag: String, needed: String) -> Failure {
    .usage("\(flag) has no effect without \(needed)")
  }

  static func unknownCommand(_ word: String, suggestion: String) -> Failure {
    .usage("there is no command or file named \"\(word)\"", help: question(suggestion))
  }

  static func explanation(of command: CommandName) -> String {
    explanation(of: command.rawValue)
  }
}
