import AutoLayout
import Foundation
import FoundationXML
import LayoutDrawing
import LayoutScene
import TestSupport
import Testing

@testable import PangoCairoBackend

/// Animations as SVG files, and their ends as pictures.
@Suite struct AnimationPaintingTests {
  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  private func layout(_ name: String, width: Double, text: String) -> SolvedLayout {
    let canvas = Canvas(size: Size(width: width, height: 200))
    let bounds = Rect(x: 0, y: 0, width: width, height: 200)
    let root = SolvedView(scene: SceneView(id: "root"), frame: bounds, absoluteFrame: bounds)
    var scene = SceneView(id: "label", kind: .label, superview: 0)
    scene.content.text?.string = text
    scene.backgroundColor = DynamicColor(Color(hex: 0xFFD60A))
    scene.cornerRadius = 8
    let frame = Rect(x: 20, y: 30, width: width - 40, height: 20.5)
    let label = SolvedView(scene: scene, frame: frame, absoluteFrame: frame, text: Text(text))
    return SolvedLayout(name: name, canvas: canvas, views: [root, label])
  }

  private var layouts: [SolvedLayout] {
    [layout("narrow", width: 200, text: "Label <&>"), layout("wide", width: 320, text: "Label <&>")]
  }

  private func pixels(_ list: DisplayList) throws -> DecodedPNG {
    try #require(DecodedPNG(try PNGPainter.paint(list, scale: 1, measurer: measurer)))
  }

  /// The first and the last moment of a strip are painted as a sheet of that option is.
  @Test func endsLookLikeTheOptions() throws {
    for (index, time) in [(0, 0.0), (1, 99.0)] {
      let animation = Animation.draw(layouts, measurer: measurer)
      var moving = animation.picture(at: time)
      // The sheet of one option, enlarged and moved to where the animation has it.
      let still = Animation.draw([layouts[index], layouts[index]], measurer: measurer).picture(at: 0)
      let option = try #require(group("option", in: still.items))
      let place = try #require(group("option", in: moving.items))
      moving.items = [.group(place)]
      var expected = moving
      var moved = option
      moved.translation = place.translation
      expected.items = [.group(moved)]
      let difference = try #require(try pixels(moving).meanDifference(try pixels(expected)))
      #expect(difference < 0.02)
      // And that drawing is the sheet's own.
      let sheet = Sheet.draw(
        layouts[index], options: DrawingOptions(columns: 1, crop: .none), measurer: measurer)
      var own = try #require(group("option", in: sheet.items))
      own.translation = place.translation
      expected.items = [.group(own)]
      #expect(try #require(try pixels(moving).meanDifference(try pixels(expected))) < 0.02)
    }
  }

  private func group(_ name: String, in items: [DisplayItem]) -> DisplayGroup? {
    items.lazy.compactMap { item -> DisplayGroup? in
      if case .group(let group) = item, group.className == name { group } else { nil }
    }.first
  }

  @Test func svgIsWellFormedAndPlays() throws {
    let animation = Animation.draw(layouts, title: "Width", measurer: measurer)
    let bytes = try SVGPainter.paint(animation, measurer: measurer)
    #expect(bytes == (try SVGPainter.paint(animation, measurer: measurer)))
    let document = try XMLDocument(data: Data(bytes))
    func values(_ path: String) throws -> [String] {
      try document.nodes(forXPath: path).compactMap(\.stringValue)
    }
    #expect(try values("/*/@role") == ["img"])
    #expect(try values("/*/*[local-name()='title']") == ["Width"])
    #expect(try #require(try values("//*[local-name()='desc']").first).hasPrefix("Moves from narrow to wide"))
    #expect(try values("//*[local-name()='script']").isEmpty)
    let style = try #require(try values("//*[local-name()='style']").first)
    #expect(style.contains("@media (prefers-reduced-motion: reduce)"))
    // There and back once, in six seconds.
    let id = try #require(try values("/*/@id").first)
    #expect(style.contains("#\(id) .animation-playing{visibility:hidden;animation:\(id)-plays 6s 1}"))
    let ids = try values("//@id")
    #expect(Set(ids).count == ids.count)

    let animated = try document.nodes(
      forXPath: "//*[local-name()='animate' or local-name()='animateTransform']")
    #expect(!animated.isEmpty)
    for node in animated.compactMap({ $0 as? XMLElement }) {
      func list(_ name: String) -> [Substring] {
        node.attributes?.first { $0.name == name }?.stringValue?.split(separator: ";") ?? []
      }
      let times = list("keyTimes").compactMap { Double($0) }
      #expect(times.first == 0 && times.last == 1 && times == times.sorted())
      #expect(list("values").count == times.count && list("keySplines").count == times.count - 1)
      // There and back: it ends as it began.
      #expect(list("values").first == list("values").last)
    }
    // Nothing moves in the groups for those who do not want it, and for when it has stopped.
    for name in ["resting", "still"] {
      let group = "//*[@class='animation-\(name)']"
      #expect(try document.nodes(forXPath: group).count == 1)
      #expect(try document.nodes(forXPath: group + "//*[local-name()='animate']").isEmpty)
      #expect(try !document.nodes(forXPath: group + "//*[local-name()='path']").isEmpty)
    }
    #expect(!String(decoding: bytes, as: UTF8.self).lowercased().contains("nan"))
  }

  @Test(arguments: [(0.1, 25), (1.2, 2), (2.5, 1), (3, 1), (9, 1), (0, 1)])
  func stopsAfterAboutFiveSeconds(duration: Double, cycles: Int) {
    var animation = Animation.draw(layouts, measurer: measurer)
    animation.keyframes = [animation.keyframes[0], animation.keyframes[1]]
    animation.keyframes[1].time = duration
    #expect(SVGTimeline(animation).cycles == cycles)
  }

  @Test func anAnimationWithoutExtentIsRefused() {
    var animation = Animation.draw(layouts, measurer: measurer)
    animation.size.width = .nan
    #expect(throws: PaintError.self) { try SVGPainter.paint(animation, measurer: measurer) }
  }
}
