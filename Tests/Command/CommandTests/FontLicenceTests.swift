import Foundation
import Testing

/// A page that carries fonts carries what their licence asks for.
@Suite struct FontLicenceTests {
  private struct Page: Decodable {
    struct Font: Decodable { var base64: String }
    var fonts: [Font]
  }

  @Test func fontsInPagesKeepTheirCopyrightAndLicence() throws {
    let scenario = #"""
      {"views": [
        {"id": "a", "type": "label", "text": "Label"}, {"id": "b", "type": "label", "text": "שלום 你好"}]}
      """#
    let html = try Run.command(["-", "-f", "html", "-o", "-"], input: Data(scenario.utf8)).text
    let data = try #require(
      html.firstMatch(of: /<script id="data" type="application\/json">(.*?)<\/script>/)?.1)
    let page = try JSONDecoder().decode(Page.self, from: Data(data.utf8))
    #expect(page.fonts.count >= 3)
    for font in page.fonts {
      let bytes = try #require(Data(base64Encoded: font.base64))
      #expect(Self.isNamed("SIL Open Font License", in: bytes))
      #expect(Self.isNamed("Copyright", in: bytes) || Self.isNamed("©", in: bytes))
    }
    #expect(html.contains("SIL Open Font License 1.1</a>"))
  }

  /// Whether the text stands in the font's name table, which is in UTF-16.
  private static func isNamed(_ text: String, in font: Data) -> Bool {
    text.data(using: .utf16BigEndian).map { font.range(of: $0) != nil } ?? false
  }
}
