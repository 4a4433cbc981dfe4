import AutoLayout
import LayoutScene
import SafeText

/// Reads what UIKit logs about conflicts: "Unable to simultaneously satisfy constraints."
///
/// Every conflict of the log becomes an option. The views are those that the log names; positions that it
/// does not give are invented.
package enum ConflictLogReader {
  /// The largest log that is read, in bytes.
  static let sizeLimit = 16 << 20

  /// Without intrinsic sizes and margins, which are not in the log.
  private static let layers: OverlayLayers = [
    .frames, .constraints, .priorities, .guides, .conflicts, .legend,
  ]

  /// Whether a diagnostic is about a part of a log that could not be read.
  package static func tells(_ diagnostic: Diagnostic) -> Bool {
    let codes: [FindingCode] = [
      .noConflictLog, .noConstraintList, .unreadableConstraint, .logCutShort, .tooMany,
    ]
    return codes.contains { $0.rawValue == diagnostic.code }
  }

  /// Whether bytes are a log with a report of a conflict, or a list of constraints.
  ///
  /// - Parameter isExpected: whether anything that cannot be a scenario, which is JSON, counts as a log too.
  package static func reads(_ bytes: [UInt8], isExpected: Bool = false) -> Bool {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    guard let start = bytes.first(where: { !blanks.contains($0) }), start != UInt8(ascii: "{") else {
      return false
    }
    if isExpected { return start != UInt8(ascii: "[") || hasReport(bytes) }
    return bytes.count <= sizeLimit && hasReport(bytes)
  }

  private static func hasReport(_ bytes: [UInt8]) -> Bool {
    !LogScanner(LogText(bytes)).parts.allSatisfy { $0.part == .end }
  }

  /// Reads all conflicts of a log, or reports why there is none.
  ///
  /// Constraints that cannot be read, or that a truncated log lacks, are left out with a warning.
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
    let conflicts = ConflictParser.parse(LogText(bytes), &findings)
    let options = conflicts.enumerated().map { index, conflict in
      let number = "conflict \(index + 1)"
      let repeated = conflict.count > 1 ? " (logged \(conflict.count) times)" : ""
      let title = (conflicts.count == 1 ? "Conflict" : "Conflict \(index + 1)") + repeated
      return ConflictScene(conflict).option(named: number, title: title, appearance: overrides.appearance)
    }
    let scene = Scene(input: name, overlay: layers, options: options)
    return ReadResult(
      scene: findings.hasErrors ? nil : scene, diagnostics: findings.diagnostics())
  }
}
