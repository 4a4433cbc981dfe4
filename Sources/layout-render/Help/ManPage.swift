/// The manual page in man(7) macros, from the command table.
enum ManPage {
  static func text() -> String {
    let program = CommandTable.program
    var page = """
      .TH \(program.uppercased()) 1 "" "\(program) \(CommandTable.version)"
      .SH NAME
      \(escaped(program)) \\- \(escaped(CommandTable.purpose))
      .SH SYNOPSIS

      """
    for command in CommandTable.commands { page += ".B \(escaped(program)) \(escaped(command.usage))\n.br\n" }
    page += ".SH COMMANDS\n"
    for command in CommandTable.commands {
      page += ".TP\n.B \(escaped(command.usage))\n\(escaped(command.summary)).\n"
      for paragraph in command.details { page += ".IP\n\(escaped(paragraph))\n" }
    }
    page += ".SH FLAGS\n"
    for flag in CommandTable.flags {
      let many = flag.isRepeatable ? " (repeatable)" : ""
      let commands = flag.commands.count == CommandName.allCases.count ? "" : commandList(of: flag)
      page += ".TP\n.B \(escaped(flag.usage))\n\(escaped(flag.summary + many)).\(escaped(commands))\n"
    }
    page += ".SH EXIT STATUS\n"
    for status in ExitStatus.allCases { page += ".TP\n.B \(status.rawValue)\n\(escaped(status.meaning)).\n" }
    return page
  }

  private static func commandList(of flag: FlagSyntax) -> String {
    " For " + flag.commands.map(\.rawValue).joined(separator: ", ") + "."
  }

  /// Text escaped for troff: backslashes and hyphens are literal, and no line is a macro.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "\\&..."
      case "×": result += "\\(mu"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
