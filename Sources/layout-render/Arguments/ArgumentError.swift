import LayoutFiles

/// What can be wrong with a command line.
enum ArgumentError: Error, Hashable {
  case unknownFlag(String, suggestion: String?)
  case missingValue(flag: String, placeholder: String)
  case unexpectedValue(flag: String)
  case badValue(flag: String, value: String, expected: String, suggestion: String?)
  case repeatedFlag(String)
  case flagOfOtherCommand(flag: String, command: CommandName, commands: [CommandName])
  case missingFile(CommandName)
  case missingOperand(CommandName, placeholder: String)
  case badOperand(CommandName, String, expected: String, suggestion: String?)
  case unexpectedOperand(CommandName, String)
  case standardInputTwice
  case exclusiveFlags(String, String)
  case neededFlag(flag: String, needed: String)
  case unknownCommand(String, suggestion: String)

  var diagnostic: Diagnostic {
    Diagnostic(.error, code: "usage", message, help: help)
  }

  private var message: String {
    switch self {
    case .unknownFlag(let flag, _): "no flag named \"\(flag)\""
    case .missingValue(let flag, let placeholder): "\(flag) needs a value: \(flag) \(placeholder)"
    case .unexpectedValue(let flag): "\(flag) takes no value"
    case .badValue(let flag, let value, let expected, _):
      "\"\(value)\" is no value for \(flag), which takes \(expected)"
    case .repeatedFlag(let flag): "\(flag) is given twice"
    case .flagOfOtherCommand(let flag, let command, _): "\(command.rawValue) takes no \(flag)"
    case .missingFile(let command): "\(command.rawValue) needs a file, or - for standard input"
    case .missingOperand(let command, let placeholder): "\(command.rawValue) needs a \(placeholder)"
    case .badOperand(let command, let operand, let expected, _):
      "\"\(operand)\" is nothing for \(command.rawValue), which takes \(expected)"
    case .unexpectedOperand(let command, let operand): "\(command.rawValue) takes no \"\(operand)\""
    case .standardInputTwice: "standard input can be read only once"
    case .exclusiveFlags(let first, let second): "\(first) and \(second) exclude each other"
    case .neededFlag(let flag, let needed): "\(flag) changes nothing without \(needed)"
    case .unknownCommand(let word, _): "there is no command and no file called \"\(word)\""
    }
  }

  private var help: String? {
    switch self {
    case .unknownFlag(_, let suggestion?), .unknownCommand(_, let suggestion):
      "did you mean \"\(suggestion)\"?"
    case .badValue(_, _, _, let suggestion?), .badOperand(_, _, _, let suggestion?):
      "did you mean \"\(suggestion)\"?"
    case .flagOfOtherCommand(_, _, let commands):
      "it belongs to \(commands.map(\.rawValue).joined(separator: ", "))"
    case .unknownFlag: "\"\(CommandTable.program) help\" lists the flags; a file of such a name goes after --"
    case .missingFile(let command), .missingOperand(let command, _), .unexpectedOperand(let command, _):
      "\"\(CommandTable.program) help \(command.rawValue)\" explains it"
    default: nil
    }
  }
}
