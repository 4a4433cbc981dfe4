import AutoLayout
import CRevision
import FileAccess
import LayoutDrawing
import LayoutScene
import LayoutWords

/// The table of commands and flags from which parsing, help, the manual page and the completions are made.
enum CommandTable {
  static let program = "layout-render"
  static let version = "0.1.0"
  /// The version that `--version` prints: with the commit, if the build knew it.
  static var fullVersion: String {
    let revision = String(cString: layout_render_revision())
    return revision.isEmpty ? version : "\(version) (\(revision))"
  }
  static let purpose = "solve Auto Layout and draw the solution"

  static let shells = ["bash", "zsh", "fish"]

  private static let drawing: [CommandName] = [.render, .animate]
  private static let making: [CommandName] = [.render, .solve, .animate]
  private static let writing: [CommandName] = [
    .render, .solve, .explain, .animate, .convert, .markdown, .review, .playground,
  ]
  private static let solving: [CommandName] = [.render, .solve, .check, .explain, .animate]
  private static let reading: [CommandName] = solving + [.convert]
  private static let choosing: [CommandName] = [.render, .solve, .check, .explain, .convert]
  private static let batching: [CommandName] = [.render, .solve, .check, .animate, .review]
  private static let settingText: [CommandName] = solving + [.fonts, .markdown, .review, .playground]

  private static func format(
    _ words: [String], _ commands: [CommandName], _ summary: String
  ) -> FlagSyntax {
    FlagSyntax(
      flag: .format, short: "f", value: .choice(words, placeholder: "FORMAT"), commands: commands,
      summary: summary)
  }

  private static func scale(_ commands: [CommandName], needed: Flag? = nil) -> FlagSyntax {
    FlagSyntax(
      flag: .scale, value: .numbers(0.25...8), commands: commands,
      effect: FlagEffect(formats: [.png], field: .scale), needed: needed,
      summary: "Pixels per point of PNG pictures, one picture each (default: the canvas's scale)")
  }

  private static func appearance(_ commands: [CommandName], needed: Flag? = nil) -> FlagSyntax {
    FlagSyntax(
      flag: .appearance, value: .choices(PictureAppearance.allCases.map(\.rawValue), placeholder: "LIST"),
      commands: commands, effect: FlagEffect(formats: FlagEffect.pictures.formats, field: .appearance),
      valueEffects: [PictureAppearance.auto.rawValue: FlagEffect(formats: [.svg])], needed: needed,
      summary:
        "light (the default), dark, or several separated by commas, one picture each; auto: an SVG file that follows its reader's appearance"
    )
  }

  private static let reviewedAppearance = FlagSyntax(
    flag: .appearance, value: .choices(Appearance.allCases.map(\.rawValue), placeholder: "LIST"),
    commands: [.review],
    summary: "light (the default), dark, or both separated by a comma, one picture each")

  private static func columns(
    _ command: CommandName, _ effect: FlagEffect, _ summary: String
  ) -> FlagSyntax {
    FlagSyntax(
      flag: .columns, value: .count(1...100), commands: [command], effect: effect, summary: summary)
  }

  static let flags = common + reviewing

  private static let common: [FlagSyntax] = [
    FlagSyntax(
      flag: .output, short: "o", value: .path(placeholder: "PATH"), commands: writing, excluded: [.docc],
      summary:
        "Write to this file, or to standard output for -; the extension sets the format; {scenario}, {option}, {appearance}, {scale} and {variant} make it a template; for review, the report's folder"
    ),
    FlagSyntax(
      flag: .docc, value: .folder(placeholder: "DIR"), commands: [.render],
      summary:
        "Write pictures for DocC into this folder, NAME@2x.png and NAME~dark@2x.png, none wider than 700 points; with {option} in DIR/NAME each option gets its own"
    ),
    FlagSyntax(
      flag: .markdown, value: .none, commands: [.render],
      summary:
        "Draw light and dark pictures for a page, and print the <picture> element with its alternative text"),
    FlagSyntax(
      flag: .embed, value: .choice(PageForm.allCases.map(\.rawValue), placeholder: "FORM"),
      commands: [.render, .markdown], excluded: [.markdown],
      summary:
        "Embed pictures as this program shows them: markdown (for GitHub; the default), mdx, mkdocs (Material), sphinx (MyST), asciidoc or docc; render prints what to write into the page"
    ),
    FlagSyntax(
      flag: .block,
      value: .choice(BlockFate.allCases.map(\.rawValue), placeholder: "FATE"),
      commands: [.markdown],
      summary:
        "drop the blocks that are drawn (the default, but for Swift code), keep them above their pictures, or fold them below"
    ),
    FlagSyntax(
      flag: .drawErrors, value: .none, commands: [.markdown],
      summary: "Where a block has an error, draw its message, and write the page nevertheless"),
    format(
      OutputFormat.allCases.map(\.rawValue), [.render],
      "png, svg, pdf, html (a page in which the layout can be changed), json or text, whatever the extension; needed for pictures on standard output"
    ),
    format(
      [OutputFormat.json, .text].map(\.rawValue), [.solve],
      "json (the default) or text, whatever the extension"),
    format(
      [OutputFormat.text, .json].map(\.rawValue), [.devices, .fonts, .options],
      "text (the default) or json, for programs"),
    format(
      CheckFormat.allCases.map(\.rawValue), [.check],
      "messages (the default), or xcode for the conflicts as Xcode's console reports them"),
    format(
      OutputFormat.allCases.filter(\.isPainted).map(\.rawValue), [.animate],
      "svg (the default), png or pdf, whatever the extension"),
    FlagSyntax(
      flag: .option, value: .option(placeholder: "NAME"), isRepeatable: true, commands: choosing,
      summary: "Use only this option of the scenario"),
    FlagSyntax(
      flag: .from, value: .option(placeholder: "OPTION"), commands: [.animate],
      summary: "Begin with this option (default: the first)"),
    FlagSyntax(
      flag: .to, value: .option(placeholder: "OPTION"), isRepeatable: true, commands: [.animate],
      summary: "Move to this option, and then to the next one given (default: the one after the first)"),
    FlagSyntax(
      flag: .frames, value: .count(2...100), commands: [.animate],
      summary: "Draw a film strip of this many moments (default: 5 for PNG and PDF; an SVG file plays)"),
    FlagSyntax(
      flag: .overlay,
      value: .choices(["all", "none"] + OverlayLayers.layerNames, placeholder: "LIST"),
      commands: drawing + [.markdown],
      effect: .picturesAndPages,
      summary:
        "Draw these layers over the mockup, separated by commas, or none (default: the scenario's, otherwise all)"
    ),
    FlagSyntax(
      flag: .withPlain, value: .none, commands: [.render], effect: .pictures,
      summary: "Also draw the plain mockup of every option, beside the one with the overlay"),
    FlagSyntax(
      flag: .axis, value: .choice(Axis.allCases.map(\.rawValue), placeholder: "AXIS"), commands: [.animate],
      effect: .picturesAndPages,
      summary: "Draw only the constraints of this axis"),
    FlagSyntax(
      flag: .axis,
      value: .choice(Axis.allCases.map(\.rawValue) + ["both", "split"], placeholder: "AXIS"),
      commands: [.render],
      effect: .picturesAndPages,
      summary:
        "Draw only the constraints of this axis, both in one picture (the default), or split, each in its own"
    ),
    FlagSyntax(
      flag: .focus, value: .text(placeholder: "VIEW"), commands: drawing, effect: .pictures,
      summary: "Draw only the constraints that touch this view"),
    FlagSyntax(
      flag: .boxes, value: .none, commands: drawing + [.markdown], effect: .picturesAndPages,
      summary: "Draw the views' text as bars, one per line, to show only the layout"),
    scale(drawing), scale([.explain], needed: .output),
    FlagSyntax(
      flag: .scale, value: .number(0.25...8), commands: [.markdown], effect: FlagEffect(formats: [.png]),
      summary: "Pixels per point of the PNG pictures of DocC's pages (default: 2)"),
    appearance(drawing), appearance([.explain], needed: .output), reviewedAppearance,
    FlagSyntax(
      flag: .sharedModule, value: .none, commands: [.render], effect: FlagEffect(formats: [.html]),
      summary:
        "Write the engine of pages into one script beside them, which all pages of the folder load, instead of into each"
    ),
    FlagSyntax(
      flag: .crop, value: .text(placeholder: "VIEW|auto|none", words: ["auto", "none"]),
      commands: [.render], effect: .pictures,
      summary:
        "Draw only this view and a little of its surroundings; auto (the default) leaves out long stretches where no option has anything; none draws all of it"
    ),
    columns(.render, .pictures, "Arrange the options of a sheet in this many columns"),
    columns(
      .animate, FlagEffect(formats: [.png, .pdf], flag: .frames),
      "Arrange the moments of a film strip in this many columns"),
    FlagSyntax(
      flag: .device, value: .device(placeholder: "NAME"), commands: reading + [.markdown],
      summary: "Lay out for this device instead of the canvas's (see layout-render devices)"),
    FlagSyntax(
      flag: .device, value: .device(placeholder: "NAME"), isRepeatable: true, commands: [.review],
      summary: "Lay out for this device, and for the others that are given, instead of the canvas's"),
    FlagSyntax(
      flag: .size, value: .size(limit: 10_000), commands: reading + [.markdown], excluded: [.device],
      summary: "Lay out for a plain canvas of this size in points, such as 320x568"),
    FlagSyntax(
      flag: .orientation,
      value: .choice(DeviceOrientation.allCases.map(\.rawValue), placeholder: "ORIENTATION"),
      commands: reading + [.markdown], summary: "Turn the device to portrait or landscape"),
    FlagSyntax(
      flag: .rtl, value: .none, commands: reading + [.markdown], summary: "Lay out from right to left"),
    FlagSyntax(
      flag: .rtl, value: .none, commands: [.review], summary: "Lay out from right to left as well"),
    FlagSyntax(
      flag: .textSize,
      value: .choice(ContentSizeCategory.allCases.map(\.rawValue), placeholder: "CATEGORY"),
      commands: reading + [.markdown], summary: "Set text at this content size category"),
    FlagSyntax(
      flag: .textSize,
      value: .choices(ContentSizeCategory.allCases.map(\.rawValue), placeholder: "LIST"), isRepeatable: true,
      commands: [.review], summary: "Set text at each of these content size categories"),
    FlagSyntax(
      flag: .watch, value: .none, commands: making + [.markdown], excluded: [.strict, .dependencies],
      summary: "Draw again whenever an input changes, until Ctrl-C"),
    FlagSyntax(
      flag: .jobs, value: .count(1...256), commands: batching + [.markdown],
      summary: "Work on this many inputs at once (default: one for each core)"),
    FlagSyntax(
      flag: .shard, value: .shard, commands: [.render, .solve, .check, .animate, .review],
      summary: "Process only the K-th of N equal parts of the inputs, sorted by name"),
    FlagSyntax(
      flag: .cache, value: .folder(placeholder: "DIR"), commands: batching,
      excluded: [.systemFonts, .sharedModule, .trace],
      summary: "Keep results in this folder, by what they are made from, and take those that are there"),
    FlagSyntax(
      flag: .dependencies, value: .path(placeholder: "FILE"), commands: making,
      summary: "Write a dependency file for Make or Ninja, with the inputs of each output"),
    FlagSyntax(
      flag: .sweep, value: .sweep, commands: [.solve],
      summary:
        "Print the widths, or heights, of the canvas in a range at which something changes: lines, truncated texts, constraints that give way, conflicts, ambiguity"
    ),
    FlagSyntax(
      flag: .timings, value: .none, commands: solving,
      summary: "Print to standard error where time and memory went, phase by phase"),
    FlagSyntax(flag: .quiet, value: .none, commands: batching + [.markdown], summary: "Show no progress"),
    FlagSyntax(
      flag: .noWarnings, value: .none, commands: [.render, .solve, .animate, .convert, .markdown],
      excluded: [.strict], summary: "Print errors only"),
    FlagSyntax(
      flag: .strict, value: .none, commands: reading + [.markdown], summary: "Exit 1 if there are findings"),
    FlagSyntax(
      flag: .ignore, value: .choices(LayoutRemark.Kind.allCases.map(\.rawValue), placeholder: "LIST"),
      commands: [.check], summary: "Do not remark on these, separated by commas"),
    FlagSyntax(
      flag: .trace, value: .none, commands: solving,
      summary: "Print the passes of the layout process, in order, to standard error"),
    FlagSyntax(
      flag: .diagnostics,
      value: .choice(MessageForm.allCases.map(\.rawValue), placeholder: "FORM"),
      commands: CommandName.allCases,
      summary: "The form of messages: human (the default), json (one object per line) or github"),
    FlagSyntax(
      flag: .configuration, value: .path(placeholder: "FILE"), commands: CommandName.allCases,
      summary:
        "Take defaults for flags from this file (default: layout-render.json in the current folder, if it is there)"
    ),
    FlagSyntax(
      flag: .fontDirectory, value: .folder(placeholder: "DIR"), isRepeatable: true, commands: settingText,
      summary: "Also use the fonts in this folder"),
    FlagSyntax(
      flag: .systemFonts, value: .none, commands: solving + [.review, .playground],
      summary: "Also use the fonts of this machine (pictures may then differ between machines)"),
    FlagSyntax(flag: .man, value: .none, commands: [.help], summary: "Print the manual page"),
    FlagSyntax(
      flag: .help, short: "h", value: .none, commands: CommandName.allCases, summary: "Explain the command"),
    FlagSyntax(
      flag: .version, value: .none, commands: CommandName.allCases, summary: "Print the version"),
  ]

  static func syntax(of command: CommandName) -> CommandSyntax? { commands.first { $0.name == command } }

  /// The flag's syntax for a command; nil if the command does not take it.
  static func syntax(of flag: Flag, for command: CommandName) -> FlagSyntax? {
    flags.first { $0.flag == flag && $0.commands.contains(command) }
  }

  /// The commands that take the flag, in some form.
  static func commands(taking flag: Flag) -> [CommandName] {
    CommandName.allCases.filter { syntax(of: flag, for: $0) != nil }
  }

  static func flags(of command: CommandName) -> [FlagSyntax] {
    flags.filter { $0.commands.contains(command) }
  }
}
