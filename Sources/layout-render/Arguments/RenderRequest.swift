import AutoLayout
import Glibc
import LayoutDrawing
import LayoutFiles
import LayoutScene
import LayoutWords

/// What the commands that read inputs are to do: a command line whose values have their types.
struct RenderRequest {
  var command: CommandName
  /// As they were given; `-` is standard input.
  var inputs: [String]
  /// The inputs of all shards.
  var namedInputs: [String]
  var shard: Shard?
  /// The folder that review compares with.
  var baseline: String?
  /// Whether this run is to become the baseline.
  var isRecording: Bool
  var isMerging: Bool
  /// What explain is to explain: `VIEW` or `VIEW.ATTRIBUTE`.
  var subject: String?
  var checkFormat: CheckFormat
  var isTracing: Bool
  var output: String?
  var format: OutputFormat?
  /// Whether the pictures' HTML elements are printed.
  var printsElements = false
  /// Whether pictures are named for DocC by a flag of its own.
  var isForDocC = false
  /// Empty: all.
  var options: [String]
  /// The options between which animate moves; nil for other commands.
  var way: OptionWay?
  /// Of a film strip; nil: the format's default.
  var frames: Int?
  var drawing: DrawingOptions
  /// Whether the command line, not the scenario, says which layers are drawn.
  var hasOverlay: Bool
  /// Pixels per point; nil: the canvas's.
  var scales: [Double]?
  /// nil: a light sheet, and canvases as they are.
  var appearances: [PictureAppearance]?
  var overrides: CanvasOverrides
  /// Processes at most.
  var jobs: Int
  /// Where to write what was made from what; nil: nowhere.
  var dependencies: String?
  /// Whether to draw again whenever an input changes.
  var isWatching: Bool
  var isTiming: Bool
  var isQuiet: Bool
  var isStrict: Bool
  var fonts: FontRequest
  /// As they were given.
  private var flags: Set<Flag>

  private static func panels(_ axis: String?) -> DrawingOptions.Panels {
    switch axis {
    case "both": .whole
    case "split": .axes
    default: .auto
    }
  }

  private static func crop(_ mode: String?) -> DrawingOptions.Crop {
    switch mode {
    case nil, "auto": .auto
    case "none": .none
    case let view?: .about(view)
    }
  }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    command = arguments.command
    inputs = command == .explain ? Array(arguments.operands.prefix(1)) : arguments.operands
    namedInputs = inputs
    shard = arguments.value(of: .shard).flatMap(Shard.init(argument:))
    if let shard { inputs = shard.part(of: inputs) }
    baseline = arguments.value(of: .baseline)
    isRecording = arguments.has(.record)
    isMerging = arguments.has(.merge)
    subject = command == .explain ? arguments.operands.dropFirst().first : nil
    checkFormat = arguments.value(of: .format).flatMap(CheckFormat.init(rawValue:)) ?? .messages
    isTracing = arguments.has(.trace)
    output = arguments.value(of: .output)
    format = arguments.value(of: .format).flatMap(OutputFormat.init(rawValue:))
    if command == .convert { format = .json }
    if command == .solve, format == nil {
      let named = output.flatMap(OutputFormat.init(path:))
      format = named == .text ? .text : .json
    }
    options = arguments.all(of: .option)
    way =
      command == .animate
      ? OptionWay(from: arguments.value(of: .from), to: arguments.all(of: .to)) : nil
    frames = arguments.value(of: .frames).flatMap { Int($0) }
    drawing = DrawingOptions(
      axis: arguments.value(of: .axis).flatMap(Axis.init(rawValue:)), focus: arguments.value(of: .focus),
      drawsTextAsBars: arguments.has(.boxes),
      columns: arguments.value(of: .columns).flatMap { Int($0) },
      crop: Self.crop(arguments.value(of: .crop)),
      panels: Self.panels(arguments.value(of: .axis)), showsPlain: arguments.has(.withPlain))
    hasOverlay = arguments.has(.overlay)
    if hasOverlay { drawing.overlay = try Self.layers(arguments.list(of: .overlay)) }
    scales = arguments.has(.scale) ? arguments.list(of: .scale).compactMap(decimal).unique : nil
    appearances =
      arguments.has(.appearance)
      ? arguments.list(of: .appearance).compactMap(PictureAppearance.init(rawValue:)).unique : nil
    overrides = CanvasOverrides(
      device: try Self.device(arguments.value(of: .device)),
      size: arguments.value(of: .size).flatMap(Size.init(argument:)),
      orientation: arguments.value(of: .orientation).flatMap(DeviceOrientation.init(rawValue:)),
      rightToLeft: arguments.has(.rtl),
      contentSizeCategory: arguments.value(of: .textSize).flatMap(ContentSizeCategory.init(rawValue:)))
    jobs = arguments.value(of: .jobs).flatMap { Int($0) } ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    dependencies = arguments.value(of: .dependencies)
    isWatching = arguments.has(.watch)
    isTiming = arguments.has(.timings)
    isQuiet = arguments.has(.quiet)
    isStrict = arguments.has(.strict) || command == .check
    fonts = FontRequest(arguments)
    flags = Set(arguments.values.keys)
    try readDocumentationFlags(arguments)
    try checkWatching()
  }

  /// explain draws a picture only if it is told where to.
  var writesFiles: Bool {
    switch command {
    case .check: false
    case .explain: output != nil
    default: true
    }
  }

  /// Refuses flags that would change nothing about outputs of the format.
  func checkEffects(on format: OutputFormat, _ template: OutputTemplate?) throws(TemplateError) {
    for syntax in CommandTable.flags(of: command) where flags.contains(syntax.flag) {
      guard let effect = syntax.effect, !effect.formats.contains(format),
        effect.flag.map(flags.contains) != true, effect.field.map({ template?.has($0) == true }) != true
      else { continue }
      throw .noEffect(syntax.flag, format, on: effect.formats)
    }
    for appearance in appearances ?? [] {
      let effect = CommandTable.syntax(of: .appearance, for: command)?.valueEffects[appearance.rawValue]
      guard let effect, !effect.formats.contains(format) else { continue }
      throw .noEffect(.appearance, value: appearance.rawValue, format, on: effect.formats)
    }
    if flags.contains(.dependencies), template == nil { throw .noFiles(.dependencies) }
  }

  /// Whether a finding reaches the reader in another way than as a message.
  func tellsOtherwise(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity != .error else { return false }
    if command == .explain { return !ConflictLogReader.tells(diagnostic) }
    return checkFormat == .xcode && diagnostic.code == "conflict"
  }

  private static func layers(_ names: [String]) throws(ArgumentError) -> OverlayLayers {
    if names.contains("none"), names.count > 1 {
      throw .badValue(
        flag: Flag.overlay.long, value: names.joined(separator: ","),
        expected: "none alone, or a list of layers", suggestion: nil)
    }
    return names.compactMap(OverlayLayers.init(named:)).reduce(into: OverlayLayers.none) { $0.formUnion($1) }
  }

  private static func device(_ name: String?) throws(ArgumentError) -> String? {
    guard let name, Device.named(name) == nil else { return name }
    throw .badValue(
      flag: Flag.device.long, value: name,
      expected: "a device of \"\(CommandTable.program) devices\"",
      suggestion: Suggestion.nearest(to: name, in: Device.all.map(\.name)))
  }
}

/// How check tells its findings.
enum CheckFormat: String, CaseIterable, Sendable {
  case messages
  case xcode
}

/// Where fonts may come from.
struct FontRequest {
  var directories: [String]
  var usesSystemFonts: Bool

  init(_ arguments: ParsedArguments) {
    directories = arguments.all(of: .fontDirectory)
    usesSystemFonts = arguments.has(.systemFonts)
  }
}

extension Array where Element: Hashable {
  /// Every element once, where it first stands.
  var unique: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
