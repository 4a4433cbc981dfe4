import AutoLayout
import Diagnostics
import InterfaceBuilderFiles
import LayoutScene
import TestSupport
import Testing

/// What is no interface is refused with its place, and nothing in a file does harm.
@Suite struct InterfaceXMLTests {
  private func error(_ text: String) throws -> Diagnostic {
    let result = readInterface(text)
    #expect(result.scene == nil)
    #expect(result.diagnostics.count == 1, "\(result.diagnostics)")
    return try #require(result.diagnostics.first)
  }

  @Test func malformed() throws {
    let error = try error("<document>\n  <scenes>\n</document>")
    #expect(error.code == "syntax-error")
    #expect(error.place?.line == 3)
  }

  @Test(arguments: ["", "   ", "{\"views\": []}", "<document", "<<<<<<< HEAD\n<document/>"])
  func notXML(_ text: String) throws {
    let error = try error(text)
    #expect(["syntax-error", "empty-file"].contains(error.code))
  }

  /// Entities that expand to entities, or to other files, cannot be declared.
  @Test(arguments: [
    """
    <!DOCTYPE document [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
    <document type="&b;"/>
    """,
    "<!DOCTYPE document [<!ENTITY file SYSTEM \"file:///etc/passwd\">]><document>&file;</document>",
    "<!DOCTYPE document SYSTEM \"http://example.com/x.dtd\"><document/>",
  ])
  func documentTypes(_ text: String) throws {
    #expect(try error(text).code == "document-type")
  }

  @Test func unknownEntity() throws {
    #expect(try error("<document type=\"&nothing;\"/>").code == "syntax-error")
  }

  @Test func tooDeep() throws {
    let text = String(repeating: "<view>", count: 100_000)
    #expect(try error(text).code == "too-deep")
  }

  @Test(arguments: [
    ("<plist version=\"1.0\"/>", "plist"),
    ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "macOS"),
    ("<document type=\"com.apple.InterfaceBuilder3.WatchKit.Storyboard\"/>", "not for iOS"),
    ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>", "before Xcode 5"),
  ])
  func otherDocuments(text: String, word: String) throws {
    let error = try error(text)
    #expect(error.code == "not-interface-builder")
    #expect(error.message.contains(word))
  }

  @Test func noView() throws {
    let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
    #expect(try error(text).message.contains("no view"))
  }

  @Test func otherEncodings() throws {
    let text = InterfaceFixture().text.replacing("UTF-8", with: "UTF-16")
    let mark: [UInt8] = [0xFF, 0xFE]
    let bytes = mark + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let result = InterfaceBuilderReader.read(bytes, input: "test.storyboard")
    #expect(result.scene?.options.count == 1)
  }

  @Test func mutatedFilesNeverTrap() {
    var fixture = InterfaceFixture()
    fixture.subviews =
      InterfaceFixture.box("a")
      + "<stackView id=\"s\"><subviews><label id=\"l\" text=\"x\"/></subviews></stackView>"
    fixture.constraints =
      "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" multiplier=\"1:2\" id=\"c\"/>"
    let mutator = Mutator(
      [
        "\"", "<", ">", "/>", "<view id=\"a\">", "</view>", "&lt;", "NaN", "1e400", "-0", "id=\"root\"",
        "key=\"frame\"",
        "0:0", "<subviews>", "multiplier=\"9e99:1e-99\"", "firstAttribute=\"notAnAttribute\"",
        "width=\"inf\"",
        "<variation key=\"default\">", "<mask key=\"subviews\"><exclude reference=\"a\"/></mask>", "😀",
        "\u{0}",
      ], escaping: { Mutator.xmlEscaped($0) })
    let original = Array(fixture.text.utf8)
    var random = RandomSource(seed: 4)
    for _ in 0..<500 {
      let bytes = mutator.mutated(original, &random)
      let result = InterfaceBuilderReader.read(bytes, input: "fuzz.xib")
      let hasErrors = result.diagnostics.contains { $0.severity == .error }
      #expect((result.scene == nil) == hasErrors)
    }
  }
}
