import AutoLayout
import Diagnostics
import FileAccess
import LayoutScene
import LayoutWords

/// The options to solve in each input, and the canvas for them.
struct SolvingOptions {
  var overrides = CanvasOverrides()
  var selection = OptionSelection.named([])
  /// Views that must exist, with the flags that name them.
  var namedViews: [(flag: Flag, id: String)] = []
  /// The kinds of remarks to make in addition to findings, unless the input ignores them.
  var remarks: Set<LayoutRemark.Kind> = [.truncatedText]
  /// Whether the solution says what decides each frame.
  var isExplaining = false
  /// Whether an input may be a log.
  var expectsLog = false
  /// Whether the passes of the layout process are printed.
  var isTracing = false

  func checkNamedViews(in layouts: [SolvedLayout]) throws(Failure) {
    guard !namedViews.isEmpty else { return }
    let names = ViewNames(layouts)
    for (flag, name) in namedViews where names.id(of: name) == nil {
      throw .unknown("view", name, flag: flag, known: names.listed)
    }
  }
}

extension SolvingOptions {
  /// - Parameter selection: nil: the options that `--option` names.
  init(
    _ arguments: ParsedArguments, _ selection: OptionSelection? = nil,
    namedViews: [(flag: Flag, id: String)] = []
  ) throws(Failure) {
    overrides = try CanvasOverrides(arguments)
    self.selection = selection ?? .named(arguments.all(of: .option))
    self.namedViews = namedViews
    if arguments.command == .check { remarks = Set(LayoutRemark.Kind.allCases) }
    remarks.subtract(arguments.list(of: .ignore).compactMap(LayoutRemark.Kind.init))
    isTracing = arguments.has(.trace)
  }
}

extension CanvasOverrides {
  init(_ arguments: ParsedArguments) throws(Failure) {
    let device = arguments.value(of: .device)
    if let device { try Self.check(device: device) }
    self.init(
      device: device, size: arguments.value(of: .size).flatMap(Size.init(argument:)),
      orientation: arguments.choice(of: .orientation), rightToLeft: arguments.has(.rtl),
      contentSizeCategory: arguments.choice(of: .textSize))
  }

  /// Rejects the name of a device that does not exist.
  static func check(device: String) throws(Failure) {
    guard Device.named(device) == nil else { return }
    throw .badValue(
      flag: Flag.device.long, value: device,
      expected: "a device listed by \"\(CommandTable.program) devices\"",
      suggestion: Suggestion.device(for: device))
  }
}
