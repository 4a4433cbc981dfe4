import AutoLayout
package import Diagnostics
import LayoutScene
import SafeText

/// Reads the output of Xcode's console about layouts: UIKit's report of conflicts, "Unable to simultaneously
/// satisfy constraints.", and what `recursiveDescription` and `_autolayoutTrace` print in the debugger.
///
/// Every conflict of the log becomes an option. The views are those that the log names; positions that it
/// does not give are invented. A tree of views with frames becomes an option too, and a trace gives warnings.
package enum ConflictLogReader {
  /// The largest log that is read, in bytes.
  static let sizeLimit = 16 << 20

  /// Without intrinsic sizes and margins, which are not in the log.
  private static let layers: OverlayLayers = [
    .frames, .constraints, .priorities, .guides, .conflicts, .legend,
  ]
  /// The layers for trees that come with their frames, which nothing explains.
  private static let layersOfFrames: OverlayLayers = [.frames, .ambiguity, .legend]

  /// Whether a diagnostic is about a part of a log that could not be read.
  package static func tells(_ diagnostic: Diagnostic) -> Bool {
    let codes: [FindingCode] = [
      .noConflictLog, .noConstraintList, .unreadableConstraint, .logCutShort, .tooMany,
    ]
    return codes.contains { $0.rawValue == diagnostic.code }
  }

  /// Whether bytes are a log with a report of a conflict, a list of constraints, or a tree of views.
  ///
  /// - Parameter isExpected: whether anything that cannot be a scenario, which is JSON, counts as a log too.
  package static func reads(_ bytes: [UInt8], isExpected: Bool = false) -> Bool {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    guard let start = bytes.first(where: { !blanks.contains($0) }), start != UInt8(ascii: "{") else {
      return false
    }
    if isExpected, start != UInt8(ascii: "[") { return true }
    guard bytes.count <= sizeLimit else { return false }
    let text = LogText(bytes)
    return hasReport(text) || RecursiveDescriptionReader.finds(in: text) || !AutolayoutTrace(text).isEmpty
  }

  private static func hasReport(_ text: LogText) -> Bool {
    LogScanner(text).parts.contains { $0.part != .end && $0.part != .withheld }
  }

  /// Reads all conflicts and trees of views of a log, or reports why there is none.
  ///
  /// Constraints that cannot be read, or that a truncated log lacks, are left out with a warning. Of views
  /// that a trace calls ambiguous there are warnings, with the names that the views have in the options.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, at most 16 MiB.
  ///   - input: the file's name; the scene leaves out its folders.
  ///   - overrides: the command line's settings for the canvas; only the appearance is used.
  package static func read(
    _ bytes: [UInt8], input: String, overrides: CanvasOverrides = CanvasOverrides()
  ) -> ReadResult {
    var findings = Findings(source: SourceText(bytes))
    let name = PathText.name(of: input)
    guard bytes.count <= sizeLimit else {
      findings.error(.fileTooLarge, at: nil, "the log is larger than \(sizeLimit >> 20) MiB, the limit")
      return ReadResult(scene: nil, diagnostics: findings.diagnostics())
    }
    let text = LogText(bytes)
    let hierarchies = RecursiveDescriptionReader.read(text, &findings)
    let trace = AutolayoutTrace(text)
    let hasDump = !hierarchies.isEmpty || !trace.isEmpty
    let conflicts = hasDump && !hasReport(text) ? [] : ConflictParser.parse(text, &findings)
    let scenes = conflicts.map { ConflictScene($0) }
    var names: [String: String] = [:]
    for known in (hierarchies.map(\.names) + scenes.map(\.names)).reversed() {
      for (address, name) in known { names[address] = name }
    }
    let open = trace.report(calling: names, &findings)

    var options = Self.options(conflicts, scenes, overrides.appearance)
    options += Self.options(hierarchies, open, overrides.appearance)
    if options.isEmpty, !trace.isEmpty { options = [trace.option(appearance: overrides.appearance)] }
    let overlay = conflicts.isEmpty ? layersOfFrames : layers
    var scene = Scene(input: name, overlay: overlay, options: options)
    // The fonts of such views are not known.
    if !hierarchies.isEmpty { scene.ignoredRemarks = [.truncatedText] }
    return ReadResult(
      scene: findings.hasErrors ? nil : scene, diagnostics: findings.diagnostics())
  }

  private static func options(
    _ conflicts: [LoggedConflict], _ scenes: [ConflictScene], _ appearance: Appearance?
  ) -> [SceneOption] {
    zip(conflicts, scenes).enumerated().map { index, pair in
      let (conflict, scene) = pair
      let number = "conflict \(index + 1)"
      let repeated = conflict.count > 1 ? " (logged \(conflict.count) times)" : ""
      let title = (conflicts.count == 1 ? "Conflict" : "Conflict \(index + 1)") + repeated
      return scene.option(named: number, title: title, appearance: appearance)
    }
  }

  /// - Parameter ambiguities: sentences about views, by address.
  private static func options(
    _ hierarchies: [LoggedHierarchy], _ open: [String: Set<FrameComponent>], _ appearance: Appearance?
  ) -> [SceneOption] {
    hierarchies.enumerated().map { index, hierarchy in
      let title = hierarchies.count == 1 ? "View hierarchy" : "View hierarchy \(index + 1)"
      return hierarchy.option(
        named: "hierarchy \(index + 1)", title: title, open: open, appearance: appearance)
    }
  }
}
