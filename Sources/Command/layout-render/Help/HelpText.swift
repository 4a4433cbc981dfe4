import FileAccess

/// The texts that `help`, `help COMMAND` and `--help` print.
enum HelpText {
  private static let width = 92

  static func overview() -> String {
    var text = "\(CommandTable.program): \(CommandTable.purpose)\n\n"
    text += usageLine(for: nil) + "\n\nCommands:\n"
    text += table(CommandTable.commands.map { ($0.usage, $0.summary) })
    if let render = CommandTable.syntax(of: .render) { text += "\n" + details(of: render) }
    text += "\nFlags of render:\n" + flagTable(of: .render)
    text += "\nExit status:\n"
    text += table(ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) })
    return text
  }

  /// - Parameter topic: nil: the program.
  static func help(on topic: CommandName?) -> String {
    topic.flatMap(CommandTable.syntax).map(help) ?? overview()
  }

  /// The text that `--help` prints: the overview for render, whose name may be left out.
  static func help(for arguments: ParsedArguments) -> String {
    switch arguments.command {
    case .render: overview()
    case .help: help(on: arguments.operands.first.flatMap(CommandName.init))
    case let command: help(on: command)
    }
  }

  static func help(for syntax: CommandSyntax) -> String {
    var text = "\(syntax.summary).\n\n\(usageLine(for: syntax))\n"
    let paragraphs = details(of: syntax)
    if !paragraphs.isEmpty { text += "\n" + paragraphs }
    text += "\nFlags:\n" + flagTable(of: syntax.name)
    return text
  }

  private static func usageLine(for syntax: CommandSyntax?) -> String {
    guard let syntax else { return "Usage: \(CommandTable.program) [render] FILE… [-o OUT] [flags]" }
    return "Usage: \(CommandTable.program) \(syntax.usage) [flags]"
  }

  private static func details(of syntax: CommandSyntax) -> String {
    syntax.details.map { wrapped($0, width: width).joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func flagTable(of command: CommandName) -> String {
    table(
      CommandTable.flags(of: command).map {
        ($0.usage, $0.summary + ($0.isRepeatable ? " (repeatable)" : ""))
      })
  }

  /// Two columns, the second wrapped.
  private static func table(_ rows: [(String, String)]) -> String {
    let left = rows.map { $0.0.count }.max() ?? 0
    var text = ""
    for (name, meaning) in rows {
      let lines = wrapped(meaning, width: max(30, width - left - 4))
      for (index, line) in lines.enumerated() {
        let head = index == 0 ? name : ""
        text += "  " + head + String(repeating: " ", count: left - head.count + 2) + line + "\n"
      }
    }
    return text
  }

  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [String]()
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return lines + [line]
  }
}

extension CommandSyntax {
  /// `completions SHELL`.
  var usage: String {
    switch operands {
    case .none: name.rawValue
    case .files: "\(name.rawValue) FILE…"
    case .fileAndView(let placeholder): "\(name.rawValue) FILE \(placeholder)"
    case .oneOf(_, let placeholder): "\(name.rawValue) \(placeholder)"
    case .optional(_, let placeholder): "\(name.rawValue) [\(placeholder)]"
    }
  }
}
