import AutoLayout
import LayoutDrawing

/// `--docc` and `--markdown`: a name for the pictures, and other defaults than those of the flags themselves.
extension RenderRequest {
  /// In points: what pages show without making it smaller.
  static let documentationColumn = 700.0

  mutating func readDocumentationFlags(_ arguments: ParsedArguments) throws(ArgumentError) {
    let place = arguments.value(of: .docc)
    isForDocC = place != nil
    printsElements = arguments.has(.markdown)
    guard isForDocC || printsElements else { return }
    if isForDocC, let scale = scales?.first(where: { ![1, 2, 3].contains($0) }) {
      throw .badValue(
        flag: "--\(Flag.scale.rawValue)", value: "\(scale)",
        expected: "1, 2 or 3 with --\(Flag.docc.rawValue)",
        suggestion: nil)
    }
    if output == nil {
      output = Self.template(for: place ?? ".") + ".\((format ?? .png).fileExtensions[0])"
      scales = scales ?? [2]
    }
    appearances = appearances ?? [.light, .dark]
    drawing.largestWidth = Self.documentationColumn
  }

  /// - Parameter place: a folder, or a name with fields.
  private static func template(for place: String) -> String {
    if place.unicodeScalars.contains("{") { return place + "{variant}" }
    if place == "." { return "{scenario}{variant}" }
    return place + (place.hasSuffix("/") ? "" : "/") + "{scenario}{variant}"
  }

  /// Watching needs something to watch.
  func checkWatching() throws(ArgumentError) {
    if isWatching, inputs.contains("-") { throw .exclusiveFlags(Flag.watch.long, "-") }
  }
}
