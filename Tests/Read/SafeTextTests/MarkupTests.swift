import TestSupport
import Testing

@testable import Diagnostics
@testable import XMLText
@testable import SafeText

/// What is escaped reads back as it was, by readers that know nothing of how it was escaped.
@Suite struct MarkupTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  /// What XML 1.0 cannot say, and controls that no page should hold.
  private func sayable(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD: scalar
      case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: "\u{FFFD}"
      default: scalar
      }
    }
  }

  @Test func expatReadsBackWhatXMLHolds() throws {
    let texts = HostileText.texts(2000)
    let children = texts.map { "<t a=\"\(Markup.xml($0))\">x\(Markup.xml($0))</t>\n" }.joined()
    var findings = Findings(source: SourceText(Array("<root>\n\(children)</root>".utf8)))
    let root = try #require(XMLParser.parse(&findings))
    #expect(root.children.count == texts.count)
    for (text, element) in zip(texts, root.children) {
      #expect(scalars(element["a"] ?? "") == sayable(text))
      #expect(scalars(element.text) == [Unicode.Scalar("x")] + sayable(text))
    }
  }

  @Test func nothingInMarkupActsOrEndsAnAttribute() {
    for text in HostileText.texts(2000) {
      let bytes = Array(Markup.xml(text).utf8)
      #expect(!bytes.contains { "<>\"".utf8.contains($0) })
      #expect(Markup.xml(text).unicodeScalars.allSatisfy { !$0.acts })
      #expect(!bytes.contains(Array("##[".utf8)))
    }
  }

  /// Backslashes before punctuation and character references, as CommonMark has them; nil for a sign that would mean
  /// something.
  private func readMarkdown(_ markdown: String) -> [Unicode.Scalar]? {
    var result: [Unicode.Scalar] = []
    var rest = markdown.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let next = rest.popFirst(), next.isASCII else { return nil }
        result.append(next)
      case "&":
        guard let end = rest.firstIndex(of: ";") else { return nil }
        let names: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "#64": "@"]
        guard let sign = names[String(rest[..<end])] else { return nil }
        result.append(sign)
        rest = rest[rest.index(after: end)...]
      case _ where "`*_[]()#+-.!|~:$=^<>@{}".unicodeScalars.contains(scalar): return nil
      default: result.append(scalar)
      }
    }
    return result
  }

  @Test func leavesNothingForMarkdownToRead() {
    for text in HostileText.texts(2000) {
      let markdown = Markup.markdown(text)
      #expect(markdown.unicodeScalars.allSatisfy { !$0.acts })
      let shown = text.unicodeScalars.map { scalar -> Unicode.Scalar in
        scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
          ? " " : scalar.acts ? "\u{FFFD}" : scalar
      }
      #expect(readMarkdown(markdown) == shown, "\(markdown)")
    }
  }

  /// HTML ends a comment at the first `-->` or `--!>`.
  @Test func noLinkTextEndsAComment() {
    for text in HostileText.texts(2000) {
      let bytes = Array("<!-- ![\(Markup.linkText(text))](x) -->".utf8)
      let end = [Array("-->".utf8), Array("--!>".utf8)].compactMap { bytes.firstRange(of: $0)?.upperBound }
        .min()
      #expect(end == bytes.count, "\(text)")
      var isEscaped = false
      for scalar in Markup.linkText(text).unicodeScalars {
        if "`*_[]<>&".unicodeScalars.contains(scalar) { #expect(isEscaped) }
        isEscaped = scalar == "\\" && !isEscaped
      }
      #expect(!isEscaped)
    }
  }

  @Test func addressesReadBack() {
    for text in HostileText.texts(500) {
      let address = Markup.address(text)
      #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>\"'`,:?#\\&()[]".utf8.contains($0) })
      var bytes: [UInt8] = []
      var rest = address.utf8[...]
      while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "%") {
          bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
          rest = rest.dropFirst(2)
        } else {
          bytes.append(byte)
        }
      }
      #expect(bytes == Array(text.utf8))
    }
  }

  /// As code a text is as it is; what would end the code, or act, is escaped.
  @Test func markdownCodeEndsNowhere() {
    #expect(Markup.markdownCode("Views/Card_1.swift:12") == "`Views/Card_1.swift:12`")
    for text in HostileText.texts(4000, seed: 5) {
      let code = Markup.markdownCode(text)
      #expect(code == "`\(text)`" || code == Markup.markdown(text))
      #expect(code.unicodeScalars.allSatisfy { !$0.acts && $0 != "\n" && $0 != "\r" }, "\(text)")
      if code == "`\(text)`" { #expect(!text.contains("`") && !text.isEmpty, "\(text)") }
    }
  }
}
