import AutoLayout
import Diagnostics
import Foundation
import LayoutScene
import LayoutSolving
import ScenarioFiles
import TestSupport
import Testing

func read(_ text: String, overrides: CanvasOverrides = CanvasOverrides()) -> ReadResult {
  ScenarioReader.read(Array(text.utf8), input: "test.json", overrides: overrides)
}

/// The scene of a text that must have no errors.
func scene(_ text: String, overrides: CanvasOverrides = CanvasOverrides()) throws -> Scene {
  let result = read(text, overrides: overrides)
  for diagnostic in result.diagnostics where diagnostic.severity == .error {
    Issue.record("\(diagnostic)")
  }
  return try #require(result.scene)
}

/// The finding of a text that must have exactly one.
func finding(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Diagnostic {
  let result = read(text)
  #expect(result.diagnostics.count == 1, "\(result.diagnostics)", sourceLocation: sourceLocation)
  return try #require(result.diagnostics.first, sourceLocation: sourceLocation)
}

extension Diagnostic {
  /// The piece of the line that the place marks.
  var marked: String? {
    guard let place else { return nil }
    return String(
      String.UnicodeScalarView(place.text.unicodeScalars.dropFirst(place.column - 1).prefix(place.length)))
  }
}

/// Measures no text: the scenes here have none.
private final class NoText: TextMeasurer {
  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout { .empty }

  func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] { [] }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 0, descender: 0, lineHeight: 0)
  }
}

/// The frames of the views by their ids, option by option.
func frames(_ text: String) throws -> [[String: Rect]] {
  LayoutEngine.solve(try scene(text), measurer: NoText()).map { layout in
    Dictionary(uniqueKeysWithValues: layout.views.map { ($0.scene.id, $0.frame) })
  }
}
