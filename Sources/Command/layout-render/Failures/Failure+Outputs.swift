import FileAccess

/// Failures about the names of outputs, and about writing them.
extension Failure {
  static func unknownField(_ name: String, suggestion: String?) -> Failure {
    .usage(
      "output names have no field {\(name)}",
      help: suggestion.map { "did you mean {\($0)}?" }
        ?? "the fields are {scenario}, {option}, {appearance}, {scale} and {variant}")
  }

  /// The help offers what the command writes.
  static func unknownExtension(_ path: String, for command: CommandName) -> Failure {
    let words = CommandTable.syntax(of: .format, for: command)?.value.words
    let formats = words?.compactMap { OutputFormat(rawValue: $0) } ?? OutputFormat.allCases
    let endings = formats.map { "." + $0.fileExtensions[0] }
    let list = endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
    return .usage(
      "the extension of \"\(path)\" is not that of a format that \(command.rawValue) writes",
      help: "end it with \(list)" + (words == nil ? "" : ", or add --format"))
  }

  /// A format that cannot show an animation.
  static func noAnimation(_ path: String, _ format: OutputFormat) -> Failure {
    .usage(
      "\"\(path)\": \(format.rawValue) cannot show an animation",
      help: "end it with .svg for one that plays, with .png or .pdf for a film strip")
  }

  /// A name that implies a format that the command does not write.
  static func otherFormat(
    _ path: String, _ command: CommandName, writing formats: String, ending: String = ".json"
  ) -> Failure {
    .usage(
      "\"\(path)\": \(command.rawValue) writes \(formats)",
      help: "end it with \(ending); to draw the input, leave out \(command.rawValue)")
  }

  /// A flag, or one of its values, that has no effect on a format, and the formats that it has an effect on.
  static func noEffect(
    _ flag: Flag, value: String? = nil, _ format: OutputFormat, on formats: [OutputFormat]
  ) -> Failure {
    .usage(
      "\(flag.long)\(value.map { " " + $0 } ?? "") has no effect on \(format.rawValue)",
      help: "leave it out; it is for \(formats.map(\.rawValue).joined(separator: ", "))")
  }

  /// A flag about written files in a run that writes none.
  static func noFiles(_ flag: Flag) -> Failure {
    .usage("\(flag.long) is for written files, and none are written", help: "name the output with -o")
  }

  /// A format that pages cannot show.
  static func noImage(_ format: OutputFormat, flag: Flag) -> Failure {
    .usage(
      "\(flag.long) needs pictures that pages can show, which \(format.rawValue) is not",
      help: "use png or svg")
  }

  static let formatNeeded = usage(
    "standard output needs --format",
    help: "add -f png, svg, pdf, html, json or text, or name a file with -o")

  static func folder(_ path: String, template: String) -> Failure {
    .usage("\"\(path)\" is a folder", help: "try -o '\(template)'")
  }

  /// Several pictures with one name.
  static func fieldsNeeded(count: String, template: String) -> Failure {
    .usage("\(count) each need a name", help: "try a template: -o '\(template)'")
  }

  static func standardOutputOfMany(template: String) -> Failure {
    .usage("standard output can take only one output", help: "try a template: -o '\(template)'")
  }

}
