import AutoLayout
import Diagnostics
import LayoutDrawing
import LayoutReview
import LayoutScene
import SafeText

/// A picture with all its variants, as an element for a page.
struct PageElement {
  struct Picture {
    var plan: PlannedOutput
    /// In points.
    var size: Size
    /// The address at which the page finds it.
    var address: String

    init(plan: PlannedOutput, size: Size, address: String? = nil) {
      (self.plan, self.size) = (plan, size)
      self.address = Markup.address(address ?? plan.path ?? "")
    }

    fileprivate var appearance: PictureAppearance { plan.appearance ?? .light }

    /// An entry of `srcset`.
    fileprivate var source: String {
      plan.format.hasScale ? "\(address) \(plainNumber(plan.scale))x" : address
    }
  }

  private var pictures: [Picture]
  /// The alternative text.
  private var alternative: String

  /// One element for each sheet, in order.
  ///
  /// - Parameter pictures: the pictures that were written.
  static func all(
    of pictures: [Picture], in solved: SolvedDocument, drawing: DrawingOptions, fonts: Typography
  ) -> [PageElement] {
    pictures.map(\.plan.option).unique.map { option in
      let alternative = AlternativeText.text(
        of: option.map { [solved.layouts[$0]] } ?? solved.layouts, title: solved.document.scene.title,
        options: drawing, measurer: fonts.freshMeasurer())
      return PageElement(pictures: pictures.filter { $0.plan.option == option }, alternative: alternative)
    }
  }

  /// The element, and a blank line, after which the page continues.
  func text(as form: PageForm) -> String {
    guard let first = pictures.first else { return "" }
    return switch form {
    case .markdown, .mdx: picture(first, isJSX: form == .mdx)
    case .docc:
      first.plan.imageName.map { "![\(Markup.linkText(alternative))](\(Markup.address($0)))\n\n" } ?? ""
    case .mkdocs:
      byAppearance.map { appearance, picture in
        let choice = appearance.map { "#only-\($0.rawValue)" } ?? ""
        let width = plainNumber(picture.size.width)
        return "![\(Markup.linkText(alternative))](\(picture.address)\(choice)){ width=\"\(width)\" }\n"
      }.joined() + "\n"
    case .sphinx:
      byAppearance.map { appearance, picture in
        let choice = appearance.map { ":class: only-\($0.rawValue)\n" } ?? ""
        return """
          ```{image} \(picture.address)
          :alt: \(Self.quoted(alternative))
          :width: \(plainNumber(picture.size.width))px
          \(choice)```

          """
      }.joined() + "\n"
    case .asciidoc:
      "image::\(first.address)[alt=\(Self.quoted(alternative)),width=\(plainNumber(first.size.width))]\n\n"
    }
  }

  /// The element of DocC in a comment, for pages that are also shown elsewhere.
  var comment: String { "<!-- DocC: \(text(as: .docc).dropLast(2)) -->\n" }

  /// The first picture of each appearance; without one, where there is no choice.
  private var byAppearance: [(appearance: PictureAppearance?, picture: Picture)] {
    let appearances = pictures.map(\.appearance).unique
    return appearances.compactMap { appearance in
      pictures.first { $0.appearance == appearance }.map { (appearances.count > 1 ? appearance : nil, $0) }
    }
  }

  /// Closed as MDX needs it.
  private func picture(_ first: Picture, isJSX: Bool) -> String {
    let sources = isJSX ? "srcSet" : "srcset"
    var text = "<picture>\n"
    for appearance in [PictureAppearance.dark, .light] {
      let chosen = pictures.filter { $0.appearance == appearance }.map(\.source)
      guard !chosen.isEmpty else { continue }
      let media = "(prefers-color-scheme: \(appearance.rawValue))"
      text += "  <source media=\"\(media)\" \(sources)=\"\(chosen.joined(separator: ", "))\" />\n"
    }
    let (width, height) = (plainNumber(first.size.width), plainNumber(first.size.height))
    text +=
      "  <img src=\"\(first.address)\" width=\"\(width)\" height=\"\(height)\" "
      + "alt=\"\(Markup.xml(alternative))\" />\n"
    return text + "</picture>\n\n"
  }

  /// A text on one line, in quotes that it cannot end; as YAML and AsciiDoc's attributes have it.
  private static func quoted(_ text: String) -> String {
    var quoted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if "\\\"".unicodeScalars.contains(scalar) { quoted.append("\\") }
      let breaks = scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
      quoted.append(scalar.acts ? "\u{FFFD}" : breaks ? " " : scalar)
    }
    return "\"\(String(quoted))\""
  }
}
