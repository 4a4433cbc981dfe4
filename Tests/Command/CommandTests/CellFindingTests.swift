import Foundation
import Testing

/// What check says of cells that UIKit lays out otherwise than their constraints suggest.
@Suite struct CellFindingTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func check(_ scenario: String) throws -> (status: Int32, errors: String) {
    let run = try Run.command(["check", scratch.write(scenario, to: "cells.json")])
    return (run.status, run.errors)
  }

  /// Cells of 150 × 60 in a collection view of 200 × 100.
  @Test(arguments: [
    (#""itemSize": [150, 60]"#, nil),
    (#""itemSize": [220, 60]"#, "is 220 wide, and “list” has room for 200"),
    (#""itemSize": [150, 60], "sectionInset": {"left": 30, "right": 30}"#, "room for 140"),
    (#""itemSize": [150, 120]"#, nil),
    (
      #""itemSize": [150, 120], "scrollDirection": "horizontal""#,
      "is 120 high, and “list” has room for 100"
    ),
    (#""itemSize": [200, 60]"#, nil),
  ])
  func itemsAcrossAFlowLayout(_ layout: String, words: String?) throws {
    let run = try check(
      """
      {"canvas": {"size": [200, 100]}, "views": [{"id": "list", "type": "collectionView", \(layout), "subviews": [
        {"id": "a", "type": "collectionCell"}, {"id": "b", "type": "collectionCell"}]}],
       "constraints": ["list.edges = superview.edges"]}
      """)
    #expect(run.status == (words == nil ? 0 : 1))
    #expect(run.errors.contains("undefined-flow-layout") == (words != nil), "\(run.errors)")
    if let words { #expect(run.errors.contains(words), "\(run.errors)") }
  }

  private func row(_ constraints: String) throws -> (height: Double, errors: String) {
    let scenario = try scratch.write(
      """
      {"canvas": {"size": [200, 300]}, "views": [{"id": "table", "type": "tableView", "showsSeparators": false, "subviews": [
        {"id": "cell", "type": "cell", "subviews": [{"id": "content", "isContentView": true, "subviews": [
          {"id": "box", "intrinsicContentSize": [10, 20]}]}]}]}],
       "constraints": ["table.edges = superview.edges", "box.leading = content.leading", \(constraints)]}
      """, to: "row.json")
    let run = try Run.command(["solve", scenario])
    let solution = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let options = try #require(solution["options"] as? [[String: Any]])
    let views = try #require(options[0]["views"] as? [[String: Any]])
    let cell = try #require(views.first { $0["id"] as? String == "cell" }?["frame"] as? [Double])
    return (cell[3], run.errors)
  }

  @Test func constraintsToTheContentViewDecideTheHeight() throws {
    let row = try row(#""box.top = content.top + 30", "box.bottom = content.bottom - 30""#)
    #expect(row.height == 80 && !row.errors.contains("outside-content-view"), "\(row.errors)")
  }

  /// The table measures the content view, which such constraints leave without a height.
  @Test(arguments: [
    #""box.top = cell.top + 30", "box.bottom = cell.bottom - 30""#,
    #""box.top = cell.topMargin", "cell.bottomMargin = box.bottom""#,
    #""box.top = content.top", "box.bottom = cell.bottom - 30""#,
  ])
  func constraintsToTheCellDoNot(_ constraints: String) throws {
    let row = try row(constraints)
    #expect(row.height == 44 && row.errors.contains("outside-content-view"), "\(row.height) \(row.errors)")
  }

  @Test(arguments: [("", true), (#", "image.height = 40""#, false)])
  func imageViewsWithoutImageAndHeight(_ height: String, isReported: Bool) throws {
    let run = try check(
      """
      {"canvas": {"size": [200, 300]}, "views": [{"id": "table", "type": "tableView", "subviews": [
        {"id": "cell", "type": "cell", "subviews": [{"id": "image", "type": "imageView"},
          {"id": "text", "type": "label", "text": "Text"}]}]}],
       "constraints": ["table.edges = superview.edges", "V:|-0-[image]-0-[text]-0-|", "H:|-[image(40)]", "H:|-[text]"\(height)]}
      """)
    #expect(run.errors.contains("“image” has no image") == isReported, "\(run.errors)")
  }
}
