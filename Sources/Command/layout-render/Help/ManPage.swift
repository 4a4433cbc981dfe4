import FileAccess

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
    for (title, rows) in sections {
      page += ".SH \(title)\n"
      for (name, meaning) in rows { page += ".TP\n.B \(escaped(name))\n\(escaped(meaning)).\n" }
    }
    return page
  }

  private static let sections: [(title: String, rows: [(name: String, meaning: String)])] = [
    (
      "ENVIRONMENT",
      [
        ("NO_COLOR", "If it is set to anything, messages on a terminal have no colours"),
        ("TERM", "If it is dumb, they have none either"),
        (
          "CI",
          "If it is set, unless to 0, false, no or off, a review makes no first baseline without --record, and records over none"
        ),
      ]
    ),
    (
      "FILES",
      [
        (
          FlagDefaults.fileName,
          "In the current folder: defaults for flags; --config names another file, and layout-render schema configuration prints its schema"
        ),
        ("../share/layout-render", "The engine of live pages, and the JSON Schemas of all formats"),
        ("../libexec/layout-render", "The reader of Swift source"),
      ]
    ),
    (
      "EXAMPLES",
      [
        ("\(CommandTable.program) card.json -o card.svg", "Draw every option of a scenario on one sheet"),
        (
          "\(CommandTable.program) Main.storyboard --device \"iPhone 15\" -o '{option}.png'",
          "Draw each scene of a storyboard on a device, in a picture of its own"
        ),
        ("\(CommandTable.program) check Sources/CardView.swift", "Print the findings about code"),
        ("\(CommandTable.program) explain log.txt", "Explain the conflicts that Xcode's console printed"),
        ("\(CommandTable.program) explain card.json title.width", "Say why a view is as wide as it is"),
        (
          "\(CommandTable.program) review layouts/*.json --baseline layouts/baseline",
          "Compare layouts with what was approved"
        ),
        ("\(CommandTable.program) approve report --only 'card*'", "Approve what was reviewed of some"),
        ("\(CommandTable.program) markdown guide.md -o docs/guide.md", "Draw the layouts in a page"),
      ]
    ),
  ]

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
      // A macro takes plain ones for those around its arguments.
      case "\"": result += "\\(dq"
      case "…": result += "\\&..."
      case "×": result += "\\(mu"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
