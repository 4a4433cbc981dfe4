import AutoLayout
import LayoutDrawing
import LayoutFiles
import PangoCairoBackend

/// An input after the phases read and solve.
struct SolvedInput: Sendable {
  var input: InputFile
  var title: String?
  var description: String?
  /// What the input wants drawn over its mockups, where the command line does not say it; nil: nothing in
  /// particular.
  var overlay: OverlayLayers?
  /// The wanted options as they were read, with those that they come after; nil if there was an error.
  var scene: Scene?
  /// What was read; empty if nothing could be.
  var bytes: [UInt8] = []
  /// The wanted options; empty if there was an error.
  var layouts: [SolvedLayout] = []
  var diagnostics: [Diagnostic] = []
  var status = ExitStatus.success

  init(_ input: InputFile) { self.input = input }

  /// Reads an input and lays out the options that the request wants.
  init(_ input: InputFile, _ request: RenderRequest, fonts: Typography) {
    self.input = input
    do throws(InputError) {
      bytes = try input.read()
    } catch {
      fail(error.diagnostic(for: input), error.status)
      return
    }
    let result =
      InterfaceBuilderReader.reads(input.name)
      ? InterfaceBuilderReader.read(bytes, input: input.name, overrides: request.overrides)
      : ScenarioReader.read(bytes, input: input.name, overrides: request.overrides)
    diagnostics = result.diagnostics
    guard let scene = result.scene else {
      status = .badInput
      return
    }
    self.scene = scene
    title = scene.title
    description = scene.description
    if !request.hasOverlay { overlay = scene.overlay }
    guard let wanted = wantedOptions(of: scene, request.options) else { return }
    let measurer = fonts.freshMeasurer()
    let solved = LayoutEngine.solve(
      scene, options: wanted, isExplaining: request.command == .explain, measurer: measurer)
    guard hasFocus(request.drawing.focus, in: solved) else { return }
    diagnostics += LayoutFindings.diagnostics(of: solved, in: bytes)
    diagnostics += measurer.problems.map(\.diagnostic)
    if measurer.problems.contains(where: \.isMissingFont) { status.worsen(to: .unavailable) }
    layouts = status == .success ? solved : []
  }

  /// The scenario that was read, or for another kind of file one that says the same of some options.
  func scenario(of layouts: [SolvedLayout]) throws(ScenarioWriteError) -> String {
    guard InterfaceBuilderReader.reads(input.name) else { return String(decoding: bytes, as: UTF8.self) }
    guard var scene else { throw .noOptions }
    scene.options.removeAll { option in !layouts.contains { $0.name == option.name } }
    return try ScenarioWriter.json(scene)
  }

  /// The positions of the options that the command line names; nil: all of them. Unknown names are failures,
  /// and the result is nil in the outer sense.
  private mutating func wantedOptions(of scene: Scene, _ names: [String]) -> Set<Int>?? {
    guard !names.isEmpty else { return .some(nil) }
    let known = scene.options.map(\.name)
    for name in names where !known.contains(name) {
      fail(.unknown("option", name, flag: .option, known: known), .usage)
    }
    if status != .success { return nil }
    return .some(Set(known.indices.filter { names.contains(known[$0]) }))
  }

  private mutating func hasFocus(_ focus: String?, in layouts: [SolvedLayout]) -> Bool {
    let views = layouts.flatMap { $0.views.map(\.scene.id) }
    guard let focus, !views.contains(focus) else { return true }
    fail(.unknown("view", focus, flag: .focus, known: views), .usage)
    return false
  }

  private mutating func fail(_ diagnostic: Diagnostic, _ status: ExitStatus) {
    diagnostics.append(diagnostic)
    self.status.worsen(to: status)
  }
}

extension Diagnostic {
  /// A flag that names something the input does not have.
  fileprivate static func unknown(_ kind: String, _ name: String, flag: Flag, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-\(kind)", "--\(flag.rawValue): no \(kind) named \"\(name)\"",
      help: Suggestion.question(for: name, in: known)
        ?? "there are " + known.unique.prefix(20).map { "\"\($0)\"" }.joined(separator: ", "))
  }
}

extension FontProblem {
  /// Whether installing a package would mend it; without it the picture would not show the text.
  var isMissingFont: Bool {
    if case .packageMissing = self { return true }
    return false
  }

  var diagnostic: Diagnostic {
    Diagnostic(isMissingFont ? .error : .warning, code: code, description)
  }

  private var code: String {
    switch self {
    case .familyNotFound: "unknown-font-family"
    case .packageMissing: "missing-font"
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
