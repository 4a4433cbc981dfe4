import AutoLayout
import Diagnostics
import LayoutScene
import LayoutWords
import PangoCairoBackend
import PictureReading
import SVG
import ScenarioFiles
import TestSupport
import Testing

@testable import LayoutDrawing

/// Pictures show what decides a size, the loser together with the winner, and claim nothing that does not hold.
@Suite struct DecisionTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  // MARK: Rows

  /// Labels that fill a row, of which the one that hugs least is stretched.
  private struct Row {
    var priorities: [Int]
    var isVertical: Bool

    init(seed: UInt64) {
      var random = RandomSource(seed: seed)
      priorities = (0..<random.int(2...3)).map { 230 + 10 * $0 + random.int(0...9) }
      for index in priorities.indices.dropFirst() where random.chance(50) {
        priorities.swapAt(index, index - 1)
      }
      isVertical = random.chance(40)
    }

    var scenario: String {
      let (axis, other) = isVertical ? ("vertical", "horizontal") : ("horizontal", "vertical")
      let (start, end) = isVertical ? ("top", "bottom") : ("leading", "trailing")
      let (crossStart, crossEnd) = isVertical ? ("leading", "trailing") : ("top", "bottom")
      let views = priorities.enumerated().map { index, priority in
        """
        {"id": "v\(index)", "type": "label", "text": "T\(index)",
         "contentHugging": {"\(axis)": \(priority), "\(other)": 100}}
        """
      }
      var constraints = ["v0.\(start) = superview.\(start) + 10"]
      for index in priorities.indices {
        constraints += [
          "v\(index).\(crossStart) = superview.\(crossStart) + 100",
          "v\(index).\(crossEnd) <= superview.\(crossEnd) - 100",
        ]
        guard index > 0 else { continue }
        constraints.append("v\(index).\(start) = v\(index - 1).\(end) + 8")
      }
      constraints.append("v\(priorities.count - 1).\(end) = superview.\(end) - 10")
      let lines = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
      return """
        {"canvas": {"size": [400, 400]}, "views": [\(views.joined(separator: ", "))], "constraints": [\(lines)]}
        """
    }
  }

  @Test(arguments: 0..<24) func aStretchedViewHasBothNumbers(seed: UInt64) throws {
    let row = Row(seed: seed)
    let scene = try #require(ScenarioReader.read(Array(row.scenario.utf8), input: "row.json").scene)
    let layouts = solve(scene)
    let panel = try #require(try picture(of: layouts).panels.first)
    let reasons = panel.signs.filter { $0.kind == .reason }
    let least = try #require(row.priorities.min())
    let loser = try #require(row.priorities.firstIndex(of: least))
    #expect(reasons.map(\.views) == [["v\(loser)"]], "\(row)")
    let words = reasons.flatMap(\.parts).flatMap(\.texts).map(\.string)
    for (index, priority) in row.priorities.enumerated() {
      let line = words.first { $0.contains("@\(priority) ") }
      #expect(line?.hasSuffix(index == loser ? "✗" : "✓") == true, "\(words)")
      #expect(line?.hasPrefix(index == loser ? "content " : "“T\(index)” ") == true, "\(words)")
    }
    // Nothing is lost, so nothing is orange.
    #expect(try picture(of: layouts).options.allSatisfy { !$0.hasOrange })
  }

  /// As in a form of labels and values.
  @Test func manyRowsAlikeAreToldOnce() throws {
    let views = (0..<6).map { index in
      #"{"id": "name\#(index)", "type": "label", "text": "Name \#(index)", "contentHugging": 252},"#
        + #" {"id": "value\#(index)", "type": "label", "text": "\#(index)"}"#
    }
    let constraints = (0..<6).flatMap { index in
      [
        "name\(index).leading = superview.leading + 16", "value\(index).leading = name\(index).trailing + 8",
        "value\(index).trailing = superview.trailing - 16", "value\(index).top = name\(index).top",
        "name\(index).top = superview.top + \(20 + 70 * index + index * index)",
      ].map { "\"\($0)\"" }
    }
    let scenario = """
      {"canvas": {"size": [320, 568]}, "views": [\(views.joined(separator: ", "))],
       "constraints": [\(constraints.joined(separator: ", "))]}
      """
    let scene = try #require(ScenarioReader.read(Array(scenario.utf8), input: "form.json").scene)
    let signs = try picture(of: solve(scene)).panels.flatMap(\.signs).filter { $0.kind == .reason }
    #expect(signs.map(\.views) == [(0..<6).map { "value\($0)" }])
    #expect(signs.flatMap(\.parts).flatMap(\.texts).map(\.string).contains("5 others alike"))
  }

  private func picture(of layouts: [SolvedLayout]) throws -> ReadPicture {
    let list = Sheet.draw(layouts, measurer: measurer)
    return try #require(PictureReader.read(try SVGPainter.paint(list, measurer: measurer)))
  }

  // MARK: Samples

  @Test(arguments: Sample.all) func nothingIsPraisedThatGivesWay(sample: Sample) throws {
    for layout in try sample.layouts() {
      let origins = Set(layout.concessions.map { layout.constraints[$0].origin })
      let texts = Caption(of: layout, measurer: measurer).sentences.map(\.text)
      if texts.contains("Every constraint holds.") || texts.contains("These constraints hold.") {
        #expect(origins.isEmpty && layout.conflicts.isEmpty, "\(sample), \(layout.name)")
      }
      for text in texts where text.hasPrefix("Only ") && text.hasSuffix(" way.") {
        for origin in origins { #expect(text.contains(origin.nounInWords), "\(sample), \(layout.name)") }
      }
    }
  }

  /// A priority that an option's title or description speaks of has a part in the layout, as `explain` lists it.
  @Test(arguments: Sample.all) func prioritiesOfTheTextsDecide(sample: Sample) throws {
    for layout in solve(try sample.scene(), isExplaining: true) {
      let text = [layout.title, layout.description].compactMap(\.self).joined(separator: " ")
      let numbers = Set(text.split { !$0.isNumber }.map(String.init))
      let priorities = Set(
        layout.constraints.map(\.scene.priority).filter { !$0.isRequired }.map { numberText($0.rawValue) })
      let told = numbers.intersection(priorities)
      guard !told.isEmpty else { continue }
      let explained = layout.views.indices.flatMap { view in
        [LayoutAttribute.left, .top, .width, .height].flatMap { attribute in
          layout.explain(view: view, attribute).map(layout.words) ?? []
        }
      }.joined(separator: " ")
      let listed = Set(explained.split { !($0.isNumber || $0 == "@" || $0 == ".") })
      for number in told { #expect(listed.contains("@\(number)"), "\(sample), \(layout.name)") }
    }
  }
}
