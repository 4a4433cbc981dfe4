import AutoLayout
import PangoCairoBackend
import Testing

/// Which characters a page can set exactly: those of its texts, and those that readers of its languages type.
@Suite struct TypableCharactersTests {
  private func characters(_ text: String) throws -> Set<Unicode.Scalar> {
    let fonts = EmbeddedFont.fonts(
      for: [(text, Font(size: 17))], measurer: PangoTextMeasurer(try FontLibrary()))
    return fonts.reduce(into: []) { $0.formUnion($1.characters) }
  }

  private func lacks(_ text: String, _ typed: String) throws -> [Unicode.Scalar] {
    let known = try characters(text)
    return typed.unicodeScalars.filter { !known.contains($0) }
  }

  @Test func everyPageHasTheLatinLettersOfEurope() throws {
    #expect(try lacks("Hi", "Łódź, œuvre, Şişli, Brățara, Košice, GROẞ").isEmpty)
    #expect(try lacks("Hi", "Москва Αθήνα").count == 11)
  }

  @Test(arguments: [
    ("Да", "Подъезд, щётка, їжак, Љубљана"), ("Ναι", "Πλατφόρμα ΐ, ώρα"), ("שלום", "רציף"),
    ("نعم", "الرصيف گ چ ۱۲"), ("हाँ", "प्लेटफ़ॉर्म"), ("ใช่", "ชานชาลา"), ("はい", "プラットホーム"),
  ]) func aPageHasTheUsualLettersOfItsScripts(_ text: String, _ typed: String) throws {
    #expect(try lacks(text, typed).isEmpty)
  }

  /// There are too many of them.
  @Test func ideographsAreThoseOfThePage() throws {
    #expect(try lacks("月台", "月亮").map { String($0) } == ["亮"])
  }
}
