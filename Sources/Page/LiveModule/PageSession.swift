import AutoLayout
import Diagnostics
import JSONText
import LayoutDrawing
import LayoutScene
import LayoutSolving
import LayoutWords
import ScenarioFiles
import SolutionFiles
import XcodeLogs

/// Answers the page's questions, and keeps what the engine remembers from one question to the next.
final class PageSession {
  /// The settings with which the page shows a scenario.
  struct Settings: Hashable {
    /// The size of the canvas in points, as for `--size`; nil leaves canvas and device as they are.
    var size: Size?
    /// The position of an option.
    var option = 0
    var layers = OverlayLayers.all
    /// Draws only the constraints of this axis; nil for both.
    var axis: Axis?
    var isDark = false
    var isRightToLeft = false
    /// Whether the reader is trying sizes: size classes then follow from the size, although there is a device.
    var triesSizes = false
    var drawsTextAsBars = false
  }

  private let measurer: WebTextMeasurer
  private let memory = ScenarioMemory()
  private let kept: KeptLayout
  private var writer = SolutionWriter()
  /// The last valid scenario, and the settings with which it was shown.
  private var scenario: [UInt8] = []
  private var settings = Settings()
  /// The picture of the last option that was solved, as SVG.
  private(set) var picture: [UInt8] = []
  /// The answer to the last question, or what is wrong with it, as JSON.
  private(set) var report: [UInt8] = []

  init(page: PageFunctions) {
    measurer = WebTextMeasurer(page: page)
    kept = KeptLayout(measurer: measurer)
  }

  // MARK: The layout

  /// Reads a scenario, solves it and draws one of its options.
  ///
  /// - Returns: whether the scenario is valid; if not, the report lists its errors.
  func solve(_ scenario: [UInt8], _ settings: Settings) -> Bool {
    let before = (self.scenario, self.settings)
    (self.scenario, self.settings) = (scenario, settings)
    picture = []
    let result = read(size: settings.size)
    guard let scene = result.scene, let layout = layout(of: scene) else {
      (self.scenario, self.settings) = before
      return refuse(result.diagnostics)
    }
    report = writer.bytes(
      of: layout, input: Self.input,
      adding: [
        ("guessed", .array(guessed(in: layout).map { .string($0) })),
        ("offsets", .object(offsets(in: layout))), ("texts", .object(texts(in: layout))),
        (
          "sizeClasses",
          .object([
            ("horizontalSizeClass", .string(layout.canvas.horizontalSizeClass.rawValue)),
            ("verticalSizeClass", .string(layout.canvas.verticalSizeClass.rawValue)),
          ])
        ),
      ])
    picture = paint(layout)
    return true
  }

  /// Solves the selected option. Pictures of passes show those of a layout that has just begun, so it is solved afresh.
  private func layout(of scene: Scene) -> SolvedLayout? {
    guard scene.options.indices.contains(settings.option) else { return nil }
    return settings.layers.contains(.passes)
      ? LayoutEngine.solve(scene, options: [settings.option], measurer: measurer).first
      : kept.layout(of: scene, option: settings.option)
  }

  /// The distances by which scroll views have scrolled, by the views' ids, for those that have. Frames do not include
  /// them.
  private func offsets(in layout: SolvedLayout) -> [JSONNode.Member] {
    layout.views.compactMap { view in
      let offset = view.contentOffset
      if offset.x == 0, offset.y == 0 { return nil }
      return (view.scene.id, .array([.number(offset.x), .number(offset.y)]))
    }
  }

  /// The plain texts that options can replace, by the views' ids, with templates and variables applied.
  private func texts(in layout: SolvedLayout) -> [JSONNode.Member] {
    layout.views.compactMap { view in
      guard !view.scene.isStandard, let text = view.scene.content.text, text.runs.isEmpty else { return nil }
      return (view.scene.id, .string(text.string))
    }
  }

  /// The characters in views that only the browser can measure, since the page has no font for them: in order, each
  /// once.
  private func guessed(in layout: SolvedLayout) -> [String] {
    let known = measurer.guessed
    if known.isEmpty { return [] }
    var shown: Set<UInt32> = []
    for text in layout.views.compactMap(\.text) {
      for scalar in text.string.unicodeScalars where known.contains(scalar.value) {
        shown.insert(scalar.value)
      }
    }
    return shown.sorted().compactMap { Unicode.Scalar($0).map { String($0) } }
  }

  private static let input = "scenario"

  /// - Parameter isSwept: whether the size is one of many.
  private func read(size: Size?, isSwept: Bool = false) -> ReadResult {
    var overrides = CanvasOverrides(size: size, rightToLeft: settings.isRightToLeft)
    overrides.isSwept = isSwept || settings.triesSizes
    return ScenarioReader.read(scenario, input: Self.input, overrides: overrides, memory: memory)
  }

  private func paint(_ layout: SolvedLayout) -> [UInt8] {
    let appearance: Appearance = settings.isDark ? .dark : .light
    var layout = layout
    if settings.isDark { layout.canvas.appearance = .dark }
    // The page shows them itself.
    (layout.title, layout.description, layout.name) = (nil, nil, "default")
    let options = DrawingOptions(
      overlay: settings.layers, axis: settings.axis, drawsTextAsBars: settings.drawsTextAsBars,
      appearance: appearance,
      // The page lays its handles over one whole device.
      crop: .none, panels: .whole)
    return WebPainter.paint(
      // The page itself is the picture in words.
      Sheet.draw([layout], title: "", options: options, isDescribed: false, measurer: measurer),
      measurer: measurer)
  }

  // MARK: Questions about it

  /// Says why a view of the last option is where it is, as `explain` does.
  ///
  /// - Parameter subject: `VIEW` or `VIEW.ATTRIBUTE`.
  func explain(_ subject: String) -> Bool {
    let result = read(size: settings.size)
    guard let scene = result.scene else { return refuse(result.diagnostics) }
    let layouts = LayoutEngine.solve(
      scene, options: [settings.option], isExplaining: true, measurer: measurer)
    do throws(ExplanationError) {
      let subject = try ExplanationSubject(subject, ViewNames(layouts))
      let lines = layouts.flatMap { layout in
        subject.explanations(in: layout).map { explanation in
          JSONNode.object([
            ("attribute", .string(explanation.attribute.name)),
            ("text", .string(layout.words(for: explanation).joined(separator: "\n"))),
            (
              "constraints",
              .array(
                (explanation.deciders + explanation.gaveWay).map {
                  .string(layout.constraints[$0].scene.identifier)
                })
            ),
          ])
        }
      }
      return answer(.object([("view", .string(subject.view)), ("lines", .array(lines))]))
    } catch {
      return refuse([error.diagnostic])
    }
  }

  /// Finds the breakpoints of the last option.
  ///
  /// - Parameters:
  ///   - axis: which size of the canvas changes; the other one stays as it is.
  ///   - from: the smallest size in points.
  ///   - to: the largest.
  func sweep(_ axis: Axis, from: Double, to: Double) -> Bool {
    guard let range = Sweep.range(from: from, to: to) else {
      return refuse([Diagnostic(.error, code: "out-of-range", Sweep.rangeRule)])
    }
    let result = read(size: settings.size)
    guard let scene = result.scene else { return refuse(result.diagnostics) }
    guard scene.options.indices.contains(settings.option) else { return refuse([]) }
    let option = scene.options[settings.option]
    let swept = KeptLayout(measurer: measurer)
    let sweep = Sweep.search(axis, over: range) { [self] length in
      var size = option.canvas.size
      size[axis] = length
      return read(size: size, isSwept: settings.size == nil).scene.flatMap {
        swept.layout(of: $0, option: settings.option)
      }
    }
    report = Array(SweepOption(name: option.name, title: option.title, sweep: sweep).line.utf8)
    return true
  }

  /// Explains a log from Xcode, as `explain` does.
  func explain(log: [UInt8]) -> Bool {
    let result = ConflictLogReader.read(log, input: Self.input)
    guard let scene = result.scene else { return refuse(result.diagnostics) }
    let layouts = LayoutEngine.solve(scene, measurer: measurer)
    do throws(ExplanationError) {
      let lines = try ExplanationReport(of: layouts, subject: nil).lines
      return answer(
        .object([
          ("text", .string(lines.joined(separator: "\n"))),
          ("findings", Self.json(result.diagnostics)),
        ]))
    } catch {
      return refuse([error.diagnostic])
    }
  }

  // MARK: Answers

  private func answer(_ node: JSONNode) -> Bool {
    report = Array(node.line.utf8)
    return true
  }

  private func refuse(_ diagnostics: [Diagnostic]) -> Bool {
    report = Array(Self.json(diagnostics).line.utf8)
    return false
  }

  private static func json(_ diagnostics: [Diagnostic]) -> JSONNode {
    .array(
      diagnostics.map { diagnostic in
        .object([
          ("severity", .string(diagnostic.severity.rawValue)), ("message", .string(diagnostic.message)),
          ("line", diagnostic.place.map { .number(Double($0.line)) } ?? .null),
          ("column", diagnostic.place.map { .number(Double($0.column)) } ?? .null),
          ("help", diagnostic.help.map { .string($0) } ?? .null),
        ])
      })
  }
}
