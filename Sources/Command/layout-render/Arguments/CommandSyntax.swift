import AutoLayout
import LayoutDrawing

/// The commands, as they are typed.
enum CommandName: String, CaseIterable, Sendable {
  case render
  case solve
  case check
  case explain
  case animate
  case convert
  case markdown
  case review
  case approve
  case schema
  case devices
  case options
  case playground
  case fonts
  case completions
  case help
}

/// The operands that a command takes.
enum OperandSyntax: Hashable, Sendable {
  case none
  /// One file or more; `-` is standard input.
  case files
  /// A file, and optionally a view in it, with or without an attribute.
  case fileAndView(placeholder: String)
  /// Exactly one of these words.
  case oneOf([String], placeholder: String)
  /// One of these words, or nothing.
  case optional([String], placeholder: String)
}

/// A command as the parser, the help, the manual page and the completions see it.
struct CommandSyntax: Sendable {
  let name: CommandName
  let operands: OperandSyntax
  /// One line, without a full stop.
  let summary: String
  /// Further paragraphs for `help COMMAND`.
  let details: [String]

  init(
    _ name: CommandName, operands: OperandSyntax, summary: String,
    details: [String] = []
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
  }
}

/// The long flags, as they are typed after `--`.
enum Flag: String, CaseIterable, Sendable {
  case output
  case docc
  case markdown
  case embed
  case block
  case drawErrors = "draw-errors"
  case format
  case option
  case from
  case to
  case frames
  case overlay
  case withPlain = "with-plain"
  case axis
  case focus
  case boxes
  case scale
  case appearance
  case columns
  case sharedModule = "shared-module"
  case crop
  case device
  case size
  case orientation
  case rtl
  case textSize = "text-size"
  case watch
  case jobs
  case shard
  case dependencies = "deps"
  case baseline
  case against
  case record
  case pictures
  case merge
  case complete
  case address
  case tolerance
  case cache
  case only
  case decisions
  case sweep
  case timings
  case quiet
  case noWarnings = "no-warnings"
  case strict
  case ignore
  case trace
  case diagnostics
  case configuration = "config"
  case fontDirectory = "font-dir"
  case systemFonts = "system-fonts"
  case man
  case help
  case version
}

/// The kind of value that a flag takes.
enum ValueSyntax: Hashable, Sendable {
  /// No value.
  case none
  /// Any text; `words` are the values with a meaning of their own.
  case text(placeholder: String, words: [String] = [])
  /// The name of a device.
  case device(placeholder: String)
  /// The name of an option of an input.
  case option(placeholder: String)
  case path(placeholder: String)
  case folder(placeholder: String)
  case choice([String], placeholder: String)
  /// Words separated by commas.
  case choices([String], placeholder: String)
  case count(ClosedRange<Int>)
  /// Numbers separated by commas.
  case numbers(ClosedRange<Double>)
  case number(ClosedRange<Double>)
  /// A number of points.
  case length(ClosedRange<Double>)
  /// `WxH` in points, each up to the limit.
  case size(limit: Double)
  /// `K/N`: the K-th of N parts.
  case shard
  /// `width=320...1024`: sizes of the canvas.
  case sweep

  /// The value as usage lines show it; nil for a flag without one.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .text(let placeholder, _), .path(let placeholder), .folder(let placeholder),
      .device(let placeholder), .option(let placeholder):
      placeholder
    case .choice(_, let placeholder), .choices(_, let placeholder): placeholder
    case .count, .number: "N"
    case .numbers: "N,…"
    case .size: "WxH"
    case .length: "POINTS"
    case .shard: "K/N"
    case .sweep: SweptRange.placeholder
    }
  }

  /// Whether it is a list, separated by commas.
  var isList: Bool {
    switch self {
    case .choices, .numbers: true
    case .none, .text, .device, .option, .path, .folder, .choice, .count, .number, .length, .size, .shard,
      .sweep:
      false
    }
  }

  /// The words that the value can be, if they are known.
  var words: [String] {
    switch self {
    case .choice(let words, _), .choices(let words, _), .text(_, let words): words
    case .none, .path, .folder, .device, .option, .count, .number, .numbers, .length, .size, .shard, .sweep:
      []
    }
  }
}

/// The outputs that a flag affects: a flag without effect is rejected.
struct FlagEffect: Sendable {
  /// On outputs of these formats.
  let formats: [OutputFormat]
  /// On any output whose name has the field.
  var field: OutputTemplate.Field?
  /// On any output, if this flag is given too.
  var flag: Flag?

  static let pictures = FlagEffect(formats: [.png, .svg, .pdf])
  static let picturesAndPages = FlagEffect(formats: [.png, .svg, .pdf, .html])
}

/// A flag as the parser, the help, the manual page and the completions see it.
struct FlagSyntax: Sendable {
  let flag: Flag
  var short: Character?
  let value: ValueSyntax
  var isRepeatable = false
  /// The commands that take it.
  let commands: [CommandName]
  /// nil: it affects every output.
  var effect: FlagEffect?
  /// The effects of values that affect fewer outputs than the others.
  var valueEffects: [String: FlagEffect] = [:]
  /// The flag without which this one has no effect.
  var needed: Flag?
  /// The flags that cannot be combined with this one, since one of the two would have no effect.
  var excluded: [Flag] = []
  /// One sentence without a full stop.
  let summary: String

  /// `--output`.
  var long: String { flag.long }

  /// `-o, --output PATH`.
  var usage: String {
    let names = short.map { "-\($0), \(long)" } ?? long
    return value.placeholder.map { "\(names) \($0)" } ?? names
  }
}

extension Flag {
  /// `--output`.
  var long: String { "--\(rawValue)" }
}
