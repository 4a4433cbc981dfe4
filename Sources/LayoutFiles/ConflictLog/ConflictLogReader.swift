import AutoLayout
import LayoutScene
import SafeText

/// The front end for what UIKit logs about conflicts: "Unable to simultaneously satisfy constraints."
///
/// Every conflict of the log is an option. The views are those that the log names; places that it does not give
/// are invented.
package enum ConflictLogReader {
  /// Longer logs are not read.
  static let sizeLimit = 16 << 20

  /// What content wants, and margins, are not the log's.
  private static let layers: OverlayLayers = [
    .frames, .constraints, .priorities, .guides, .conflicts, .legend,
  ]

  /// Whether a diagnostic says what of a log could not be read.
  package static func tells(_ diagnostic: Diagnostic) -> Bool {
    let codes: [FindingCode] = [
      .noConflictLog, .noConstraintList, .unreadableConstraint, .logCutShort, .tooMany,
    ]
    return codes.contains { $0.rawValue == diagnostic.code }
  }

  /// Whether bytes are a log with a report of a conflict, or a list of constraints.
  ///
  /// - Parameter isExpected: whether what cannot be a scenario, which is JSON, counts as a log too.
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

  /// Reads all conflicts of a log, or tells why there is none.
  ///
  /// A constraint that cannot be read is left out with a warning, and so is what a log cut short lacks.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, at most 16 MiB.
  ///   - input: the file's name; folders in it are left out of the scene.
  ///   - overrides: what the command line says about the canvas; only the appearance counts.
  package static func read(
    _ bytes: [UInt8], input: String, overrides: CanvasOverrides = CanvasOverrides()
  ) -> ReadResult {
    var findings = Findings(source: SourceText(bytes))
    let name = PathText.name(of: input)
    guard bytes.count <= sizeLimit else {
      findings.error(.fileTooLarge, at: nil, "a log of more than \(sizeLimit >> 20) MiB is not read")
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
