import Foundation
import TestSupport
import Testing

/// The reader against the compiler: the same files are compiled with these tests and interpreted.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct CompiledCodeTests {
  @Test func standardLibrary() throws {
    try expect(standardValues(), of: "standardValues", in: "StandardValues.swift")
  }
  @Test func types() throws { try expect(declaredValues(), of: "declaredValues", in: "DeclaredValues.swift") }
  @Test func functions() throws {
    try expect(computedTexts(), of: "computedTexts", in: "ComputedTexts.swift")
  }
  @Test func language() throws {
    try expect(languageValues(), of: "languageValues", in: "LanguageValues.swift")
  }
  @Test func decimals() throws { try expect(decimalValues(), of: "decimalValues", in: "DecimalValues.swift") }
  @Test func dates() throws { try expect(writtenDates(), of: "writtenDates", in: "WrittenDates.swift") }

  @Test @MainActor func appearance() throws {
    try expect(appearanceValues(), of: "appearanceValues", in: "AppearanceValues.swift")
  }

  @Test @MainActor func viewTree() throws {
    try expect(treeValues(), of: "treeValues", in: "TreeValues.swift")
  }

  @Test @MainActor func contents() throws {
    try expect(
      contentValues(), of: "contentValues", in: "ContentValues.swift", telling: ["‘isEnabled’ is not shown"])
  }

  @Test @MainActor func controllers() throws {
    let layer = "layers that code adds are not shown"
    try expect(
      controllerValues(), of: "controllerValues", in: "ControllerValues.swift",
      telling: [
        "an animation that starts again when it ends is shown after ten rounds", "‘isEnabled’ is not shown",
        layer, layer,
      ])
  }

  @Test @MainActor func lists() throws {
    // Which rows are in sight only a layout tells.
    try expect(listValues(), of: "listValues", in: "ListValues.swift", with: ["screen": [String: Any]()])
  }

  @Test @MainActor func overrides() throws {
    try expect(
      overrideValues(), of: "overrideValues", in: "OverrideValues.swift",
      telling: [
        "‘isEnabled’ is not shown", "‘backgroundView’ is not shown", "‘separatorInset’ is not shown",
      ])
  }

  private func expect(
    _ compiled: [String], of function: String, in file: String, telling reasons: [String] = [],
    with members: [String: Any] = [:]
  ) throws {
    let source = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: file), encoding: .utf8)
    let reading = try Reading(
      source + """

        class Probe: UIView {
          let label = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
            label.text = \(function)().joined(separator: "\\u{1}")
          }
          required init?(coder: NSCoder) { nil }
        }
        """, members)
    let told = try reading.reasons("Probe").map { $0.drop { $0 != " " }.dropFirst() }
    #expect(told.map { String($0) } == reasons)
    let text = try #require(try reading.view("label", in: "Probe")["text"] as? String)
    let read = text.components(separatedBy: "\u{1}")
    #expect(read.count == compiled.count)
    for (one, other) in zip(read, compiled) { #expect(one == other) }
  }
}
