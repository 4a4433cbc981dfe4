import AutoLayout
import Diagnostics
import LayoutScene
import Testing

@testable import ScenarioFiles

/// The key `drawing`: marks in files.
struct DrawingKeyTests {
  private func drawing(_ marks: String) throws -> Drawing {
    try #require(scene(#"{"views": [{"id": "a", "drawing": \#(marks)}]}"#).options.first).views.elements[1]
      .drawing
  }

  private func errors(_ marks: String) -> [String] {
    read(#"{"views": [{"id": "a", "drawing": \#(marks)}]}"#).diagnostics.map(\.message)
  }

  @Test func pathsAreFilledAndStroked() throws {
    let drawing = try drawing(
      ##"[{"path": "M 0 0 L 10,0 10,10 Z", "fill": "#ff0000", "stroke": "#0000ff", "lineWidth": 2, "lineCap": "round"}]"##
    )
    let path = Path([
      .move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)), .close,
    ])
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(
      drawing.items.map(\.mark) == [
        .fill(path, DynamicColor(red)),
        .stroke(path, DynamicColor(blue), StrokeStyle(width: 2, cap: .round)),
      ])
  }

  @Test func quadraticCurvesBecomeCubicOnes() throws {
    let drawing = try drawing(##"[{"path": "M 0 0 Q 3 6 6 0", "fill": "#000000"}]"##)
    #expect(
      drawing.items.map(\.mark) == [
        .fill(
          Path([
            .move(.zero), .curve(Point(x: 6, y: 0), control1: Point(x: 2, y: 4), control2: Point(x: 4, y: 4)),
          ]), DynamicColor(Color(red: 0, green: 0, blue: 0)))
      ])
  }

  @Test(arguments: ["L 1 1", "M 1", "M 1 x", "M 0 0 A 1 1", "M 0 0 m 1 1", "M 2000000 0", "M 0 0 L 1 1 5"])
  func otherTextsAreNoPaths(text: String) {
    #expect(errors(##"[{"path": "\##(text)", "fill": "#000000"}]"##) == ["this is not a path"])
  }

  @Test func marksThatDrawNothingAreReported() {
    #expect(errors(#"[{"path": "M 0 0 L 1 1"}]"#) == ["this draws nothing"])
    #expect(errors(#"[{"image": "photo.png", "frame": [0, 0, 1, 1]}]"#) == ["a drawing has no image files"])
  }

  /// What is written is read as the same.
  @Test func drawingsAreWrittenAsTheyAreRead() throws {
    let marks = ##"""
      [
        {"path": "M 0 0 C 1 2 3 4 5 6 Z", "fill": {"light": "#112233", "dark": "#445566"}, "clips": ["M 0 0 L 9 9 L 0 9 Z"]},
        {"path": "M 0.5 -1 L 7 8", "stroke": "#00000080", "lineWidth": 0.5, "lineJoin": "bevel", "lineDashPattern": [4, 2]},
        {"text": [{"text": "7", "font": {"size": 20, "weight": "bold"}, "textColor": "#ff0000"}], "frame": [1, 2, 30, 24]},
        {"image": {"size": [24, 24], "symbol": "star"}, "frame": [1, 2, 24, 24]}
      ]
      """##
    let scene = try scene(#"{"views": [{"id": "a", "drawing": \#(marks)}]}"#)
    let written = try ScenarioWriter.json(ofScene: 0, in: scene)
    let again = try self.scene(written)
    #expect(again.options[0].views.elements[1].drawing == scene.options[0].views.elements[1].drawing)
    #expect(scene.options[0].views.elements[1].drawing.items.count == 4)
  }

  private func scene(_ text: String) throws -> Scene { try ScenarioFilesTests.scene(text) }
}
