import AutoLayout
import LayoutDrawing
import LayoutScene
import SafeText

/// A picture with all its variants, as an element for a page of Markdown or HTML.
struct PageElement {
  struct Picture {
    var plan: PlannedOutput
    /// In points.
    var size: Size
  }

  private var pictures: [Picture]
  /// The alternative text.
  private var alternative: String
  private var isForDocC: Bool

  /// One element for each sheet, in order.
  ///
  /// - Parameter pictures: the pictures that were written.
  static func all(
    of pictures: [Picture], in solved: SolvedDocument, drawing: DrawingOptions, isForDocC: Bool,
    fonts: Typography
  ) -> [PageElement] {
    pictures.map(\.plan.option).unique.map { option in
      let alternative = AlternativeText.text(
        of: option.map { [solved.layouts[$0]] } ?? solved.layouts, title: solved.document.scene.title,
        options: drawing, measurer: fonts.freshMeasurer())
      return PageElement(
        pictures: pictures.filter { $0.plan.option == option }, alternative: alternative, isForDocC: isForDocC
      )
    }
  }

  /// The element, closed as MDX needs it, and a blank line, after which Markdown continues. DocC shows no HTML, so a comment holds the
  /// same in DocC's own notation, which finds the variants by their name.
  var text: String {
    guard let first = pictures.first, let path = first.plan.path else { return "" }
    var text = ""
    if isForDocC, let name = first.plan.imageName {
      text += "<!-- DocC: ![\(Markup.linkText(alternative))](\(Markup.address(name))) -->\n"
    }
    text += "<picture>\n"
    for appearance in [PictureAppearance.dark, .light] {
      let sources = pictures.filter { ($0.plan.appearance ?? .light) == appearance }.map(Self.source)
      guard !sources.isEmpty else { continue }
      let media = "(prefers-color-scheme: \(appearance.rawValue))"
      text += "  <source media=\"\(media)\" srcset=\"\(sources.joined(separator: ", "))\" />\n"
    }
    let (width, height) = (plainNumber(first.size.width), plainNumber(first.size.height))
    text +=
      "  <img src=\"\(Markup.address(path))\" width=\"\(width)\" height=\"\(height)\" "
      + "alt=\"\(Markup.xml(alternative))\" />\n"
    return text + "</picture>\n\n"
  }

  private static func source(of picture: Picture) -> String {
    let address = Markup.address(picture.plan.path ?? "")
    return picture.plan.format.hasScale
      ? "\(address) \(plainNumber(picture.plan.scale))x" : address
  }
}
