import AutoLayout
import LayoutDrawing
import LayoutFiles
import LayoutScene
import LayoutSolving
import LayoutWords
import PangoCairoBackend

/// An input after the phases read and solve.
struct SolvedInput: Sendable {
  var input: InputFile
  var title: String?
  var description: String?
  /// What the input wants drawn over its mockups, where the command line does not say it; nil: nothing in
  /// particular.
  var overlay: OverlayLayers?
  /// Whether the input wants plain mockups too.
  var showsPlain = false
  /// The wanted options as they were read, with those that they come after; nil if there was an error.
  var scene: Scene?
  /// What was read; empty if nothing could be.
  var bytes: [UInt8] = []
  private(set) var kind = InputKind.scenario
  /// The wanted options; empty if there was an error.
  var layouts: [SolvedLayout] = []
  var diagnostics: [Diagnostic] = []
  var status = ExitStatus.success

  init(_ input: InputFile) { self.input = input }

  /// Reads an input and lays out the options that the request wants.
  init(
    _ input: InputFile, _ request: RenderRequest, fonts: Typography, timings: inout PhaseTimings
  ) {
    self.input = input
    let read = timings.measure(.read) { ReadInput(input, request) }
    diagnostics = read.diagnostics
    status = read.status
    guard let scene = read.scene else { return }
    self.scene = scene
    bytes = read.bytes
    kind = read.kind
    title = scene.title
    description = scene.description
    if !request.hasOverlay { overlay = scene.overlay }
    // A review has pictures of its own for them.
    showsPlain = scene.showsPlain && request.command == .render
    let measurer = fonts.freshMeasurer()
    let solved = timings.measure(.solve) {
      LayoutEngine.solve(
        scene, options: read.options,
        isExplaining: request.command == .explain || request.command == .review, measurer: measurer)
    }
    guard hasViews(of: request.drawing, in: solved) else { return }
    diagnostics += timings.measure(.report) { LayoutFindings.diagnostics(of: solved, in: read.bytes) }
    diagnostics += measurer.problems.map(\.diagnostic)
    if measurer.problems.contains(where: \.isMissingFont) { status.worsen(to: .unavailable) }
    layouts = status == .success ? solved : []
    // What is solved is drawn all the same.
    if !layouts.allSatisfy(\.isSolved) { status.worsen(to: .badInput) }
    if let stops = read.stops { order(stops) }
  }

  /// The scenario that was read, or for another kind of file one for each layout that says the same.
  ///
  /// Those for layouts say all that the command line does, save the layout direction.
  func scenarios(of layouts: [SolvedLayout]) throws(ScenarioWriteError) -> [JSONNode] {
    if kind == .scenario { return [try Self.json(bytes)] }
    guard var scene else { throw .noOptions }
    let wanted = scene.options.indices.filter { index in
      layouts.contains { $0.name == scene.options[index].name }
    }
    for index in wanted { scene.options[index].canvas.layoutDirection = .leftToRight }
    return try wanted.map { index throws(ScenarioWriteError) in
      try Self.json(Array(ScenarioWriter.json(ofScene: index, in: scene).utf8))
    }
  }

  private static func json(_ scenario: [UInt8]) throws(ScenarioWriteError) -> JSONNode {
    do throws(Diagnostic) {
      return try JSONNode(parsing: scenario)
    } catch {
      throw .notReadable(error)
    }
  }

  /// Puts the layouts of an animation in the order in which it shows them.
  private mutating func order(_ stops: [Int]) {
    let options = Set(stops).sorted()
    guard layouts.count == options.count else { return }
    layouts = stops.compactMap { stop in options.firstIndex(of: stop).map { layouts[$0] } }
    do throws(WayError) {
      try OptionWay.check(layouts)
    } catch {
      layouts = []
      fail(error.diagnostic, error.status)
    }
  }

  /// What pictures of the input show, the input's own wishes included.
  func drawing(_ wanted: DrawingOptions) -> DrawingOptions {
    var drawing = wanted
    if let overlay { drawing.overlay = overlay }
    if showsPlain { drawing.showsPlain = true }
    return drawing
  }

  /// Whether the input has the views that the command line names.
  private mutating func hasViews(of drawing: DrawingOptions, in layouts: [SolvedLayout]) -> Bool {
    let views = layouts.flatMap { $0.views.map(\.scene.id) }
    var cropped: String?
    if case .about(let view) = drawing.crop { cropped = view }
    for (flag, name) in [(Flag.focus, drawing.focus), (.crop, cropped)] {
      guard let name, !views.contains(name) else { continue }
      fail(.unknown("view", name, flag: flag, known: views), .usage)
      return false
    }
    return true
  }

  private mutating func fail(_ diagnostic: Diagnostic, _ status: ExitStatus) {
    diagnostics.append(diagnostic)
    self.status.worsen(to: status)
  }
}

extension Diagnostic {
  /// A flag that names something the input does not have.
  static func unknown(_ kind: String, _ name: String, flag: Flag, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-\(kind)", "--\(flag.rawValue): no \(kind) named \"\(name)\"",
      help: Suggestion.question(for: name, in: known)
        ?? "there are " + known.unique.prefix(20).map { "\"\($0)\"" }.joined(separator: ", "))
  }
}

extension FontProblem {
  /// Whether installing a package would mend it; without it the picture would not show the text.
  var isMissingFont: Bool {
    switch self {
    case .packageMissing, .fontsUnavailable: true
    case .familyReplaced, .familyNotFound, .noGlyphs: false
    }
  }

  var diagnostic: Diagnostic {
    Diagnostic(severity, code: code, description)
  }

  private var severity: Diagnostic.Severity {
    switch self {
    case .familyReplaced: .note
    case .familyNotFound, .noGlyphs: .warning
    case .packageMissing, .fontsUnavailable: .error
    }
  }

  private var code: String {
    switch self {
    case .familyReplaced: "replaced-font-family"
    case .familyNotFound: "unknown-font-family"
    case .packageMissing, .fontsUnavailable: "missing-font"
    case .noGlyphs: "missing-glyphs"
    }
  }
}

/// What a thread sets text with.
final class Typography {
  private let library: FontLibrary
  private var measurer: PangoTextMeasurer

  init(_ library: FontLibrary) {
    self.library = library
    measurer = PangoTextMeasurer(library)
  }

  /// A measurer that has met no problem yet, so that those it reports belong to the work at hand, whatever
  /// the thread has worked on before. In the common case its fonts are loaded already.
  func freshMeasurer() -> PangoTextMeasurer {
    if !measurer.problems.isEmpty { measurer = PangoTextMeasurer(library) }
    return measurer
  }
}
