import AutoLayout
import LayoutDrawing

/// The one table of commands and flags. Parsing, help, the manual page and the completions are made from it.
enum CommandTable {
  static let program = "layout-render"
  static let version = "0.1.0"
  static let purpose = "solve Auto Layout and draw the solution"

  static let shells = ["bash", "zsh", "fish"]

  static let commands: [CommandSyntax] = [
    CommandSyntax(
      name: .render, operands: .files, summary: "Draw every option of a scenario on one sheet",
      details: [
        "FILE is a scenario in JSON, or - for standard input. The word render may be left out.",
        """
        Without --output a picture goes to the current folder, named after its input: NAME.png, or NAME.svg, \
        NAME.pdf and NAME.html with --format. JSON and text go to standard output, and so does everything that is read \
        from standard input.
        """,
        """
        Several inputs or several pictures of one input need a template, such as \
        -o '{scenario}-{option}@{scale}x-{appearance}.png'. A template with {option} draws each option on a \
        sheet of its own. Slashes and other signs that file names do not bear become hyphens.
        """,
      ]),
    CommandSyntax(
      name: .solve, operands: .files, summary: "Print the solution as JSON",
      details: ["The same as render with --format json: frames, constraints, conflicts, ambiguity, warnings."]
    ),
    CommandSyntax(
      name: .check, operands: .files, summary: "Print only the findings; exit 1 if there is one",
      details: [
        """
        A finding is a conflict of required constraints, or a warning such as an ambiguous view. Optional \
        constraints that give way are how a layout works, and no findings; text that is cut off is worth a note.
        """
      ]),
    CommandSyntax(
      name: .explain, operands: .fileAndView(placeholder: "[VIEW[.ATTRIBUTE]]"),
      summary: "Say why a view is where it is, or what is in conflict",
      details: [
        """
        For a view, or one attribute of it, such as title.width: its value, the constraints that decide it, \
        those that gave way and by how much, and what the constraints leave open. Without a view: the conflicts.
        """,
        "With --output also a picture that shows nothing but that view's constraints.",
      ]),
    CommandSyntax(
      name: .schema, operands: .none, summary: "Print the JSON Schema of scenario files", details: []),
    CommandSyntax(
      name: .devices, operands: .none, summary: "List the devices that a canvas can name", details: []),
    CommandSyntax(
      name: .fonts, operands: .none, summary: "List the fonts that texts are set in", details: []),
    CommandSyntax(
      name: .completions, operands: .oneOf(shells, placeholder: "SHELL"),
      summary: "Print the completion script for bash, zsh or fish",
      details: [
        """
        For bash: source <(layout-render completions bash). For zsh: layout-render completions zsh > \
        _layout-render, in a folder of $fpath. For fish: layout-render completions fish > \
        ~/.config/fish/completions/layout-render.fish.
        """
      ]),
    CommandSyntax(
      name: .help, operands: .optional(CommandName.allCases.map(\.rawValue), placeholder: "COMMAND"),
      summary: "Explain the program or one of its commands",
      details: ["With --man: the manual page, for man -l or a folder of $MANPATH."]),
  ]

  private static let drawing: [CommandName] = [.render, .solve]
  private static let writing: [CommandName] = [.render, .solve, .explain]
  private static let solving: [CommandName] = [.render, .solve, .check, .explain]
  private static let settingText: [CommandName] = [.render, .solve, .check, .explain, .fonts]

  static let flags: [FlagSyntax] = [
    FlagSyntax(
      flag: .output, short: "o", value: .path(placeholder: "PATH"), commands: writing,
      summary:
        "Write to this file, or to standard output for -; the extension sets the format; {scenario}, {option}, {appearance} and {scale} make it a template"
    ),
    FlagSyntax(
      flag: .format, short: "f",
      value: .choice(OutputFormat.allCases.map(\.rawValue), placeholder: "FORMAT"), commands: [.render],
      summary:
        "png, svg, pdf, html (a page in which the layout can be changed), json or text, whatever the extension; needed for pictures on standard output"
    ),
    FlagSyntax(
      flag: .format, value: .choice(CheckFormat.allCases.map(\.rawValue), placeholder: "FORMAT"),
      commands: [.check],
      summary: "messages (the default), or xcode for the conflicts as Xcode's console reports them"),
    FlagSyntax(
      flag: .option, value: .text(placeholder: "NAME"), isRepeatable: true, commands: solving,
      summary: "Take only this option of the scenario"),
    FlagSyntax(
      flag: .overlay,
      value: .choices(["all", "none"] + OverlayLayers.names, placeholder: "LIST"), commands: drawing,
      summary:
        "Draw these layers over the mockup, with commas between, or none (default: the scenario's, else all)"),
    FlagSyntax(
      flag: .axis, value: .choice(Axis.allCases.map(\.rawValue), placeholder: "AXIS"), commands: drawing,
      summary: "Draw only the constraints of this axis"),
    FlagSyntax(
      flag: .focus, value: .text(placeholder: "VIEW"), commands: drawing,
      summary: "Draw only the constraints that touch this view"),
    FlagSyntax(
      flag: .scale, value: .numbers(0.25...8), commands: writing,
      summary: "Pixels per point of PNG pictures, one picture each (default: the canvas's scale)"),
    FlagSyntax(
      flag: .appearance,
      value: .choices(Appearance.allCases.map(\.rawValue), placeholder: "LIST"), commands: writing,
      summary: "light (the default), dark, or both with a comma between, one picture each"),
    FlagSyntax(
      flag: .columns, value: .count(1...100), commands: drawing,
      summary: "Set the options of a sheet in this many columns"),
    FlagSyntax(
      flag: .device, value: .text(placeholder: "NAME"), commands: solving,
      summary: "Lay out for this device instead of the canvas's (see layout-render devices)"),
    FlagSyntax(
      flag: .size, value: .size(limit: 10_000), commands: solving,
      summary: "Lay out for a plain canvas of this size in points, such as 320x568"),
    FlagSyntax(
      flag: .orientation,
      value: .choice(DeviceOrientation.allCases.map(\.rawValue), placeholder: "ORIENTATION"),
      commands: solving, summary: "Turn the device to portrait or landscape"),
    FlagSyntax(
      flag: .rtl, value: .none, commands: solving, summary: "Lay out from right to left"),
    FlagSyntax(
      flag: .textSize,
      value: .choice(ContentSizeCategory.allCases.map(\.rawValue), placeholder: "CATEGORY"),
      commands: solving, summary: "Set text at this content size category"),
    FlagSyntax(
      flag: .jobs, value: .count(1...256), commands: solving,
      summary: "Work on this many inputs and pictures at once (default: one for each core)"),
    FlagSyntax(flag: .quiet, value: .none, commands: solving, summary: "Show no progress"),
    FlagSyntax(
      flag: .strict, value: .none, commands: solving, summary: "Exit 1 if there are findings"),
    FlagSyntax(
      flag: .trace, value: .none, commands: solving,
      summary: "Print the passes of the layout process, in order, to standard error"),
    FlagSyntax(
      flag: .diagnostics,
      value: .choice(MessageForm.allCases.map(\.rawValue), placeholder: "FORM"),
      commands: CommandName.allCases,
      summary: "The form of messages: human (the default), json (an object a line) or github"),
    FlagSyntax(
      flag: .fontDirectory, value: .folder(placeholder: "DIR"), isRepeatable: true, commands: settingText,
      summary: "Use the fonts of this folder too"),
    FlagSyntax(
      flag: .systemFonts, value: .none, commands: settingText,
      summary: "Use the fonts of this machine too (pictures may then differ between machines)"),
    FlagSyntax(flag: .man, value: .none, commands: [.help], summary: "Print the manual page"),
    FlagSyntax(
      flag: .help, short: "h", value: .none, commands: CommandName.allCases, summary: "Explain the command"),
    FlagSyntax(
      flag: .version, value: .none, commands: CommandName.allCases, summary: "Print the version"),
  ]

  static func syntax(of command: CommandName) -> CommandSyntax? { commands.first { $0.name == command } }

  static func flags(of command: CommandName) -> [FlagSyntax] {
    flags.filter { $0.commands.contains(command) }
  }
}
