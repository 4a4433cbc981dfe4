import LayoutFiles
import SafeText

/// A name for outputs, such as `{scenario}-{appearance}@{scale}x.png`.
struct OutputTemplate: Hashable, Sendable {
  enum Field: String, CaseIterable, Sendable {
    case scenario
    case option
    case appearance
    case scale
    /// Appearance and scale as DocC has them: nothing, `~dark`, `@2x` or `~dark@2x`.
    case variant
  }

  private enum Part: Hashable, Sendable {
    case text(String)
    case field(Field)
  }

  let text: String
  private var parts = [Part]()

  init(_ text: String) throws(TemplateError) {
    self.text = text
    var rest = text.unicodeScalars[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      guard let field = Field(rawValue: name) else {
        throw .unknownField(
          name, suggestion: Suggestion.nearest(to: name, in: Field.allCases.map(\.rawValue)))
      }
      parts += [.text(String(rest[..<open])), .field(field)]
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.text(String(rest)))
  }

  func has(_ field: Field) -> Bool { parts.contains(.field(field)) }

  /// Whether names differ wherever the field does.
  func tells(_ field: Field) -> Bool {
    has(field) || (field == .appearance || field == .scale) && has(.variant)
  }

  /// The name with every field replaced by its value, made safe for a file name.
  func path(_ value: (Field) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(.variant): value(.variant)
      case .field(let field): PathText.fileNameSafe(value(field))
      }
    }.joined()
  }

  /// The template that would do: this one with `fields` before its extension.
  func adding(_ fields: [Field]) -> String {
    let (stem, ending) = PathText.divided(PathText.name(of: text))
    let start = FilePath.parts(of: text).folder + stem
    return start + Self.suffix(fields, to: start) + (ending.map { "." + $0 } ?? "")
  }

  private static func suffix(_ fields: [Field], to stem: String) -> String {
    var suffix = ""
    for field in fields {
      let placeholder = "{\(field.rawValue)}"
      let isFirst = suffix.isEmpty && (stem.isEmpty || stem.hasSuffix("/"))
      suffix += field == .scale ? "@\(placeholder)x" : isFirst ? placeholder : "-\(placeholder)"
    }
    return suffix
  }
}

/// What can be wrong with the names of outputs.
enum TemplateError: Error, Hashable {
  case unknownField(String, suggestion: String?)
  case unknownExtension(String)
  /// A format that shows nothing that moves.
  case noPicture(String, OutputFormat)
  /// A name that promises another format than the command's only one.
  case otherFormat(String, CommandName)
  /// A flag, or one of its values, that changes nothing about a format, and those that it does change.
  case noEffect(Flag, value: String? = nil, OutputFormat, on: [OutputFormat])
  /// A flag that is about the files which are written, where none is.
  case noFiles(Flag)
  case formatNeeded
  case folder(String, template: String)
  /// More than one picture, and one name.
  case fieldsNeeded(count: String, template: String)
  case standardOutputOfMany(template: String)
  case collision(path: String, first: String, second: String)
  case inputOverwritten(path: String)
  /// A format that no page shows.
  case noImage(OutputFormat, flag: Flag)

  var diagnostic: Diagnostic {
    switch self {
    case .unknownField(let name, let suggestion):
      Diagnostic(
        .error, code: "usage", "an output name has no field {\(name)}",
        help: suggestion.map { "did you mean {\($0)}?" }
          ?? "there are {scenario}, {option}, {appearance}, {scale} and {variant}")
    case .unknownExtension(let path):
      Diagnostic(
        .error, code: "usage", "the extension of \"\(path)\" names no format",
        help: "end it with .png, .svg, .pdf, .html, .json or .txt, or add --format")
    case .noPicture(let path, let format):
      Diagnostic(
        .error, code: "usage", "\"\(path)\": \(format.rawValue) cannot show an animation",
        help: "end it with .svg for one that plays, with .png or .pdf for a film strip")
    case .otherFormat(let path, let command):
      Diagnostic(
        .error, code: "usage",
        "\"\(path)\": \(command.rawValue) writes \(command == .solve ? "JSON or text" : "JSON")",
        help: "end it with .json; to draw the input, leave out \(command.rawValue)")
    case .noEffect(let flag, let value, let format, let formats):
      Diagnostic(
        .error, code: "usage",
        "\(flag.long)\(value.map { " " + $0 } ?? "") changes nothing about \(format.rawValue)",
        help: "leave it out; it is for \(formats.map(\.rawValue).joined(separator: ", "))")
    case .noFiles(let flag):
      Diagnostic(
        .error, code: "usage", "\(flag.long) is about files, and none is written",
        help: "name the output with -o")
    case .formatNeeded:
      Diagnostic(
        .error, code: "usage", "standard output needs --format",
        help: "add -f png, svg, pdf, html, json or text, or name a file with -o")
    case .folder(let path, let template):
      Diagnostic(.error, code: "usage", "\"\(path)\" is a folder", help: "try -o '\(template)'")
    case .fieldsNeeded(let count, let template):
      Diagnostic(
        .error, code: "usage", "\(count) need a name each", help: "try a template: -o '\(template)'")
    case .standardOutputOfMany(let template):
      Diagnostic(
        .error, code: "usage", "standard output takes one output only",
        help: "try a template: -o '\(template)'")
    case .collision(let path, let first, let second):
      Diagnostic(
        .error, code: "usage", "\(first) and \(second) would both be written to \"\(path)\"",
        help: "rename one of them, or add another field to the template")
    case .noImage(let format, let flag):
      Diagnostic(
        .error, code: "usage",
        "--\(flag.rawValue) needs pictures that pages show, and \(format.rawValue) is none",
        help: "use png or svg")
    case .inputOverwritten(let path):
      Diagnostic(
        .error, code: "usage", "\"\(path)\" is an input and would be overwritten",
        help: "choose another name for the output")
    }
  }
}
