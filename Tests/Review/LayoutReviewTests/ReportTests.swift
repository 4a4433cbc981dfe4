import AutoLayout
import FileAccess
import JSONText
import LayoutScene
import Testing

@testable import LayoutReview

/// What a report makes of its options.
@Suite struct ReportTests {
  private func option(_ name: String, _ state: ReviewState, _ fingerprint: String? = nil, reason: String = "")
    -> ReviewedOption
  {
    var option = ReviewedOption(name: name, state: state)
    option.fingerprint = fingerprint
    if !reason.isEmpty { option.causes = [Cause(change: "\(name).x", reason: reason)] }
    return option
  }

  private func report(_ scenarios: [String: [ReviewedOption]]) -> ReviewReport {
    ReviewReport(
      baseline: "base",
      scenarios: scenarios.sorted { $0.key < $1.key }.map {
        ReviewedScenario(name: $0.key, input: $0.key == "gone" ? nil : $0.key, options: $0.value)
      })
  }

  /// Equal names belong together, whatever their order.
  @Test func pairsRenamesByNameFirst() {
    var report = report([
      "gone": [option("one", .deleted, "x"), option("two", .deleted, "x"), option("three", .deleted, "y")],
      "here": [option("two", .new, "x"), option("other", .new, "x"), option("four", .new, "z")],
    ])
    report.tellRenames()
    #expect(report.scenarios.map(\.name) == ["gone", "here"])
    #expect(report.scenarios[0].options.map(\.name) == ["three"])
    let renamed = report.scenarios[1].options
    #expect(renamed.map(\.state) == [.renamed, .renamed, .new])
    #expect(renamed.map { $0.oldName?.option } == ["two", "one", nil])
  }

  @Test func groupsByCause() {
    let report = report([
      "a": [option("1", .changed, reason: "r"), option("2", .changed, reason: "s"), option("3", .new)],
      "b": [option("1", .changed, reason: "r"), option("2", .unchanged), option("3", .deleted)],
    ])
    let groups = PageGroup.all(in: report)
    #expect(groups.map(\.title) == ["r", "Changed, each for a reason of its own", "New", "Deleted"])
    #expect(groups.map { $0.entries.map(\.name.text) } == [["a/1", "b/1"], ["a/2"], ["a/3"], ["b/3"]])
    // A name is an address without blanks.
    let entry = PageEntry(scenario: "two words", option: option("a/b #1", .new), displayName: "a/b #1")
    #expect(entry.anchor == "two%20words/a/b%20%231")
  }

  /// A line of a helper is one cause, whatever the views are called in the classes that use it.
  @Test func groupsByLine() {
    func moved(_ name: String, _ reason: String, _ lines: Int...) -> ReviewedOption {
      var option = option(name, .changed, reason: reason)
      option.causes[0].places = lines.map { CausePlace(CodePlace(file: "Pin.swift", line: $0, column: 1)) }
      return option
    }
    let groups = PageGroup.all(
      in: report([
        "a": [moved("1", "title: constant 8 → 9", 4), moved("2", "text: constant 8 → 9", 4)],
        "b": [moved("1", "title: constant 8 → 9", 4), moved("2", "text: constant 7 → 9", 4, 5)],
      ]))
    #expect(
      groups.map(\.title) == [
        "title: constant 8 → 9, and likewise (Pin.swift:4)", "Changed, each for a reason of its own",
      ])
    #expect(groups.map { $0.entries.map(\.name.text) } == [["a/1", "a/2", "b/1"], ["b/2"]])
  }

  /// What is newly wrong comes first, alone; what has moved comes before what only looks different.
  @Test func sortsByUrgency() {
    var wrong = option("3", .changed, reason: "r")
    wrong.findings = ["new conflict: a and b cannot hold together"]
    var warned = option("4", .changed, reason: "s")
    warned.findings = ["new warning: a is open"]
    let moved = option("2", .changed, reason: "q")
    var (pale, dark) = (option("1", .changed, reason: "r"), option("5", .changed, reason: "r"))
    (pale.causes[0].change, dark.causes[0].change) = ("", "")
    let groups = PageGroup.all(in: report(["a": [pale, moved, warned, wrong, dark]]))
    #expect(groups.map(\.title) == ["Newly wrong", "Changed", "r"])
    #expect(groups.map { $0.entries.map(\.option.name) } == [["3", "4"], ["2"], ["1", "5"]])
    let page = PageEntryText.header(of: groups[0].entries[0], number: 1, canDecide: false)
    #expect(page.contains("<span class=\"badge finding\">new conflict</span>"))
    #expect(page.contains("<p class=\"finding\">new conflict: a and b cannot hold together</p>"))
    #expect(!page.contains("<details>"))
  }

  /// Only the baseline has them, and the review did not look at them.
  @Test func whatWasNotGivenIsNoDifference() throws {
    let report = report([
      "gone": [option("1", .notGiven), option("2", .notGiven)], "b": [option("1", .unchanged)],
    ])
    #expect(!report.hasDifferences && PageGroup.all(in: report).isEmpty)
    #expect(try ReviewReport(parsing: Array(report.json.text(width: 100).utf8)) == report)
    #expect(JUnitReport.xml(of: report).contains("tests=\"3\" failures=\"0\" errors=\"0\" skipped=\"2\""))
    #expect(MarkdownReport.text(of: report).contains("2 options of the baseline were not given"))
    let page = PageFrame.end(of: report, canDecide: false)
    #expect(
      page.contains("<summary>2 not given</summary>") && page.contains("<summary>1 unchanged</summary>"))
  }

  @Test func readsWhatItWrites() throws {
    var report = report([
      "a": [option("1", .changed, reason: "r"), option("2 (iPhone 8, rightToLeft)", .unchanged)]
    ])
    report.scenarios[0].options[0].findings = ["new conflict: x"]
    report.isRevision = true
    report.appearances = ["light", "dark"]
    report.scenarios[0].options[1].variant = ReviewVariant(device: "iPhone 8", isRightToLeft: true)
    var renamed = option("3", .renamed)
    renamed.oldName = OptionName(scenario: "b", option: "3")
    renamed.changes = [ChangedView(view: "v", before: nil, after: .init(x: 1, y: 2, width: 3, height: 4))]
    renamed.ignored = [IgnoredView(view: "w", reason: "because")]
    let file = FileReference(path: "after/a/3-light.svg", hash: "00")
    renamed.pictures = [
      ReviewedPicture(
        appearance: "light",
        after: DrawnPicture(
          file: file, size: .init(width: 10, height: 20), origin: .init(x: 1, y: -2), scale: 0.5,
          canvas: .init(width: 5, height: 6)))
    ]
    renamed.input = InputReference(
      name: "a.json", file: file, images: [ImageReference(name: "x/y.png", file: file)])
    report.scenarios[0].options.append(renamed)
    report.scenarios[0].options[0].causes[0].places = [
      CausePlace(CodePlace(file: "a.json", line: 3, column: 5)),
      CausePlace(CodePlace(file: "a.json", line: 7, column: 5), isFormer: true),
    ]
    #expect(try ReviewReport(parsing: Array(report.json.text(width: 100).utf8)) == report)
  }

  @Test func multipliesVariants() {
    let all = ReviewVariant.all(devices: ["iPhone 8", "iPad 9"], textSizes: [.large], bothDirections: true)
    #expect(
      all.map { $0.name(of: "x") } == [
        "x (iPhone 8, large)", "x (iPhone 8, large, rightToLeft)", "x (iPad 9, large)",
        "x (iPad 9, large, rightToLeft)",
      ])
    #expect(ReviewVariant.all(devices: [], textSizes: [], bothDirections: false) == [ReviewVariant()])
  }

  /// The first version had pictures, and no inputs.
  @Test func readsBaselinesOfTheFirstVersion() throws {
    let text = #"""
      {"kind": "layout-render baseline", "version": 1, "scenarios": [{"name": "a", "options": [{"name": "o",
      "solution": {"path": "a/o.json", "sha256": "00"}, "pictures": [{"appearance": "light", "overlay": true,
      "file": {"path": "a/o-light.png", "sha256": "11"}}]}]}]}
      """#
    let manifest = try BaselineManifest(parsing: Array(text.utf8))
    #expect(manifest.files.map(\.path) == ["a/o.json", "a/o-light.png"])
    #expect(manifest.options[0].input == nil && manifest.variants == [ReviewVariant()])
    // Written again, they are gone.
    let again = try BaselineManifest(parsing: Array(manifest.json.line.utf8))
    #expect(again.files.map(\.path) == ["a/o.json"])
  }

  @Test func aCommentHasPicturesOnlyWhereTheyArePublished() {
    var changed = option("o", .changed, reason: "`w`: constant 1 → 2")
    let file = FileReference(path: "after/a b/o-light.svg", hash: "00")
    let size = DrawnPicture(
      file: file, size: .init(width: 1, height: 1), origin: .zero, scale: 1,
      canvas: .init(width: 1, height: 1))
    changed.pictures = [ReviewedPicture(appearance: "light", before: size, after: size)]
    let report = report(["a b": [changed, option("p", .unchanged)]])
    let plain = CommentReport.text(of: report, address: nil)
    #expect(plain.contains("1 changed, 1 unchanged") && !plain.contains("<img"))
    let published = CommentReport.text(of: report, address: "https://example.org/r")
    #expect(published.contains("<img src=\"https://example.org/r/after/a%20b/o-light.svg\""), "\(published)")
    #expect(published.contains("[Open the report](<https://example.org/r/index.html>)"))
  }

  /// What other programs unpack is what was packed.
  @Test func compresses() throws {
    let bytes = Array(String(repeating: "layout ", count: 1000).utf8)
    let packed = try #require(Gzip.compressed(bytes))
    #expect(packed.starts(with: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0]) && packed.count < 100)
    #expect(Gzip.compressed(bytes) == packed)
  }

  @Test func expandsOnlyWhatItCompressed() throws {
    for text in ["", "x", String(repeating: "layout ", count: 1000)] {
      let bytes = Array(text.utf8)
      let packed = try #require(Gzip.compressed(bytes))
      #expect(Gzip.expanded(packed, limit: bytes.count) == bytes)
      if !bytes.isEmpty { #expect(Gzip.expanded(packed, limit: bytes.count - 1) == nil) }
      #expect(Gzip.expanded(packed + [0], limit: 1 << 20) == nil)
      for count in packed.indices { #expect(Gzip.expanded(Array(packed[..<count]), limit: 1 << 20) == nil) }
      for index in 10..<packed.count {
        var damaged = packed
        damaged[index] ^= 0x55
        #expect(Gzip.expanded(damaged, limit: 1 << 20) == nil, "byte \(index)")
      }
    }
  }

  @Test(arguments: [
    (
      "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"p\" width=\"12\" height=\"8.5\" viewBox=\"0 0 1 1\">",
      true
    ),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"p\" width=\"12\">", false), ("#!/bin/sh", false),
    ("", false),
  ])
  func readsTheSizeOfItsOwnPictures(_ text: String, _ isOwn: Bool) {
    let size = SVGHeader.size(of: Array(text.utf8))
    #expect((size != nil) == isOwn)
    if isOwn { #expect(size?.width == 12 && size?.height == 8.5) }
  }
}
