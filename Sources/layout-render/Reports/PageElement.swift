import AutoLayout
import LayoutDrawing

/// A picture in all its variants, as a page of Markdown or HTML shows it.
struct PageElement {
  struct Picture {
    var plan: PlannedOutput
    /// In points.
    var size: Size
  }

  private var pictures: [Picture]
  /// What the page says in place of the picture.
  private var alternative: String
  private var isForDocC: Bool

  /// One element for each sheet, in order.
  ///
  /// - Parameter pictures: those that were written.
  static func all(
    of pictures: [Picture], in solved: SolvedInput, drawing: DrawingOptions, isForDocC: Bool,
    fonts: Typography
  ) -> [PageElement] {
    pictures.map(\.plan.option).unique.map { option in
      let alternative = AlternativeText.text(
        of: option.map { [solved.layouts[$0]] } ?? solved.layouts, title: solved.title,
        options: solved.drawing(drawing), measurer: fonts.freshMeasurer())
      return PageElement(
        pictures: pictures.filter { $0.plan.option == option }, alternative: alternative, isForDocC: isForDocC
      )
    }
  }

  /// The element with a blank line behind it, so that Markdown goes on after it. DocC shows no HTML: its own
  /// notation, which finds the variants by the name, stands in a comment.
  var text: String {
    guard let first = pictures.first, let path = first.plan.path else { return "" }
    var text = ""
    if isForDocC, let name = first.plan.imageName {
      text += "<!-- DocC: ![\(Self.markdown(alternative))](\(Self.address(name))) -->\n"
    }
    text += "<picture>\n"
    for appearance in [Appearance.dark, .light] {
      let sources = pictures.filter { ($0.plan.appearance ?? .light) == appearance }.map(Self.source)
      guard !sources.isEmpty else { continue }
      let media = "(prefers-color-scheme: \(appearance.rawValue))"
      text += "  <source media=\"\(media)\" srcset=\"\(sources.joined(separator: ", "))\">\n"
    }
    let width = JSONValue.number(first.size.width).line()
    text +=
      "  <img src=\"\(Self.address(path))\" width=\"\(width)\" alt=\"\(Self.attribute(alternative))\">\n"
    return text + "</picture>\n\n"
  }

  private static func source(of picture: Picture) -> String {
    let address = address(picture.plan.path ?? "")
    return picture.plan.format.hasScale
      ? "\(address) \(JSONValue.number(picture.plan.scale).line())x" : address
  }

  /// A path as an address relative to the page, in which blanks and commas would end it.
  private static func address(_ path: String) -> String {
    var address = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80,
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "/-._~@".unicodeScalars.contains(scalar)
      {
        address.unicodeScalars.append(scalar)
      } else {
        address += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return address
  }

  private static func attribute(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// Text for square brackets; nor can it end the comment that it stands in.
  private static func markdown(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_[]<>".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
