import AutoLayout
import Diagnostics
import Foundation
import JSONText
import LayoutScene
import ScenarioFiles
import TestSupport
import Testing

/// What is wrong with texts that are not JSON, or not quite.
@Suite struct JSONTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var code: String
    var message: String
    var line: Int
    var column: Int
    var testDescription: String { text }

    init(_ text: String, _ code: String, _ message: String, _ line: Int, _ column: Int) {
      self.text = text
      self.code = code
      self.message = message
      self.line = line
      self.column = column
    }
  }

  static let cases: [Case] = [
    Case("", "empty-file", "the file is empty", 1, 1),
    Case(" \n\t ", "empty-file", "the file is empty", 2, 3),
    Case("{", "syntax-error", "expected a key or \"}\", found the end of the file", 1, 2),
    Case("{\"views\": [}", "syntax-error", "expected a value, found \"}\"", 1, 12),
    Case("{\"views\" []}", "syntax-error", "expected \":\" after the key, found \"[\"", 1, 10),
    Case("{\"views\": [] \"a\": 1}", "syntax-error", "expected \",\" or \"}\", found \"\"\"", 1, 14),
    Case("{\"views\": [,]}", "syntax-error", "expected a value, found \",\"", 1, 12),
    Case("{\"views\": [], , }", "syntax-error", "expected a key, found \",\"", 1, 15),
    Case(
      "{\"views\": []} x", "syntax-error", "expected the end of the file after the value, found \"x\"", 1, 15),
    Case("{views: []}", "syntax-error", "expected a key or \"}\", found \"v\"", 1, 2),
    Case("/ a\n{}", "syntax-error", "expected a value, found \"/\"", 1, 1),
    Case("{\"a\": 'b'}", "syntax-error", "expected a value, found \"'\"", 1, 7),
    Case("{\"a\": \"b}", "syntax-error", "the string is not closed", 1, 7),
    Case("{\"a\": \"b\nc\"}", "syntax-error", "a string contains a control character", 1, 9),
    Case("{\"ä\": \"\\q\"}", "syntax-error", "not a valid JSON escape", 1, 8),
    Case("{\"a\": \"\\u12g4\"}", "syntax-error", "not a valid JSON escape", 1, 8),
    Case("{\"a\": \"\\ud83d\"}", "syntax-error", "unpaired surrogate", 1, 8),
    Case("{\"a\": \"\\ude00\"}", "syntax-error", "unpaired surrogate", 1, 8),
    Case("{\"a\": \"\\ud83d\\u0041\"}", "syntax-error", "unpaired surrogate", 1, 8),
    Case("{\"a\": NaN}", "syntax-error", "expected a value, found NaN", 1, 7),
    Case("{\"a\": -Infinity}", "syntax-error", "expected a value, found -Infinity", 1, 7),
    Case("{\"a\": tru}", "syntax-error", "expected a value, found tru", 1, 7),
    Case("{\"a\": 012}", "syntax-error", "a number has a leading zero", 1, 7),
    Case("{\"a\": +1}", "syntax-error", "expected a value, found \"+\"", 1, 7),
    Case("{\"a\": .5}", "syntax-error", "expected a value, found \".\"", 1, 7),
    Case("{\"a\": 1.}", "syntax-error", "expected a digit after the decimal point, found \"}\"", 1, 9),
    Case("{\"a\": 1e}", "syntax-error", "expected a digit of the exponent, found \"}\"", 1, 9),
    Case("{\"a\": -}", "syntax-error", "expected a digit, found \"}\"", 1, 8),
    Case("{\"views\": [], \"title\": 1e400}", "out-of-range", "the number is too large", 1, 24),
    Case(
      "{\"views\": [],\n \"views\": []}", "duplicate-key",
      "duplicate key \"views\"; the first is at line 1, column 2", 2, 2),
    Case(
      "{\"views\": [],\n \"\\u0076iews\": []}", "duplicate-key",
      "duplicate key \"views\"; the first is at line 1, column 2", 2, 2),
    Case("[]", "wrong-type", "expected an object, found an array", 1, 1),
  ]

  @Test(arguments: cases) func reportsTheMistake(_ expected: Case) throws {
    let result = read(expected.text)
    #expect(result.scene == nil)
    let finding = try #require(result.diagnostics.first)
    #expect(finding.severity == .error)
    #expect(finding.code == expected.code)
    #expect(finding.message == expected.message)
    #expect(finding.place?.line == expected.line)
    #expect(finding.place?.column == expected.column)
  }

  @Test(
    arguments: [
      ([0x80], 0), ([0xC3], 0), ([0xC0, 0xAF], 0), ([0xED, 0xA0, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0),
      ([0xE2, 0x82], 0), ([0x20, 0xC3, 0xA4, 0xFF], 2),
    ] as [([UInt8], Int)])
  func rejectsInvalidUTF8(_ bytes: [UInt8], scalarsBefore: Int) throws {
    let result = ScenarioReader.read(
      Array("{\"title\": \"".utf8) + bytes + Array("\"}".utf8), input: "a.json")
    #expect(result.diagnostics.map(\.code) == ["invalid-utf8"])
    #expect(result.diagnostics.first?.place?.column == 12 + scalarsBefore)
  }

  @Test func saysThatUTF16IsNotUTF8() {
    let result = ScenarioReader.read([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], input: "a.json")
    #expect(result.diagnostics.first?.help == "it looks like UTF-16; save it as UTF-8")
  }

  @Test func acceptsAByteOrderMarkAndCountsColumnsWithoutIt() throws {
    #expect(read("\u{FEFF}{\"views\": []}").diagnostics == [])
    let finding = try finding("\u{FEFF}{\"views\": 1}")
    #expect(finding.place == SourcePlace(line: 1, column: 11, length: 1, text: "{\"views\": 1}"))
  }

  @Test func readsEscapes() throws {
    let text = #"{"views": [], "title": "a\"\\\/\b\f\n\r\t\u00e4\ud83d\ude00\u0000 ä"}"#
    #expect(try scene(text).title == "a\"\\/\u{8}\u{C}\n\r\t\u{e4}\u{1F600}\0 ä")
  }

  /// The numbers are RFC 8259's, their values those of the standard library.
  @Test(arguments: ["0", "-0", "10", "0.5", "1e3", "1E+3", "25e-1", "123456.789", "-999999.9999"])
  func readsNumbers(_ number: String) throws {
    let scene = try scene(#"{"views": [{"id": "a", "frame": [\#(number), 0, 0, 0]}]}"#)
    #expect(scene.options[0].views[1].frame.x == Double(number))
  }

  @Test func writesWhatOthersRead() throws {
    let odd = "\u{0}\u{1F}\u{7F}\u{2028}\"\\/\t日本💥"
    let numbers = [0, -0.0, 1, -1.5, 1e15, 1e16, 1e300, 5e-300, 0.1, 123456789.123, .infinity, .nan]
    let json = JSONNode.object([
      ("k\"", .string(odd)), ("n", .array(numbers.map { .number($0) })), ("e", .array([])),
      ("o", .object([])),
      ("b", .array([.boolean(true), .null, .array([.object([("a", .array([.number(1)]))])])])),
    ])
    for text in [
      json.line, json.text(depth: 0), json.text(depth: 3), json.text(width: 20), json.text(width: 1000),
    ] {
      let read = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(read["k\""] as? String == odd)
      let back = try #require(read["n"] as? [Any])
      for (number, value) in zip(numbers, back) {
        #expect((value as? NSNumber)?.doubleValue == (number.isFinite ? number : nil))
      }
      #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == UInt8(ascii: "\n") })
      let parsed = try JSONNode(parsing: Array(text.utf8))
      #expect(parsed["b"] == json["b"] && parsed["e"] == json["e"] && parsed["o"] == json["o"])
    }
    #expect(!json.line.contains("\n"))
  }

  @Test func breaksLinesWhereItIsToldTo() {
    let json = JSONNode.object([
      ("a", .array([.object([("b", .array([]))]), .number(1)])), ("c", .object([])),
    ])
    #expect(json.line == #"{"a": [{"b": []}, 1], "c": {}}"#)
    #expect(json.text(depth: 1) == "{\n  \"a\": [{\"b\": []}, 1],\n  \"c\": {}\n}\n")
    #expect(json.text(depth: 2) == "{\n  \"a\": [\n    {\"b\": []},\n    1\n  ],\n  \"c\": {}\n}\n")
    #expect(json.text(width: 25) == "{\n  \"a\": [{ \"b\": [] }, 1],\n  \"c\": {}\n}\n")
    #expect(json.text == "{\n  \"a\": [\n    {\n      \"b\": []\n    },\n    1\n  ],\n  \"c\": {}\n}\n")
  }

  @Test func deepNestingIsADiagnosticAndNoCrash() throws {
    for depth in [513, 10_000, 1_000_000] {
      let finding = try finding(String(repeating: "[", count: depth))
      #expect(finding.code == "too-deep")
      #expect(finding.place?.column == 513)
    }
    let objects = try finding(String(repeating: "{\"a\":", count: 100_000))
    #expect(objects.code == "too-deep")
  }

  @Test func tellsAtMostAHundredFindings() throws {
    let keys = (0..<5000).map { "\"wrong\($0)\": 0" }.joined(separator: ", ")
    let result = read("{\"views\": [], \(keys)}")
    #expect(result.scene == nil)
    #expect(result.diagnostics.count == 101)
    #expect(result.diagnostics.last?.message == "only the first 100 are reported; there may be more")
  }

  @Test func rejectsFilesBeyondTheLimit() {
    let result = ScenarioReader.read([UInt8](repeating: 0x20, count: (64 << 20) + 1), input: "a.json")
    #expect(result.diagnostics.map(\.code) == ["file-too-large"])
  }
}
