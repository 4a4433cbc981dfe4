@testable import PictureReading

/// Markup of pictures, as the painter would write it.
enum Picture {
  static let clips = "<clipPath id=\"screen\"><path d=\"M0 0L200 0L200 100L0 100Z\"/></clipPath>"

  /// A line of text that begins at a place.
  static func text(
    _ string: String, x: Double = 0, y: Double = 10, width: Double = 10, color: String = "#0b62c4"
  )
    -> String
  {
    "<g aria-hidden=\"true\" fill=\"\(color)\"/>"
      + "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(width)\" font-size=\"10\">\(string)</text>"
  }

  static func part(_ role: String, _ content: String) -> String { "<g data-role=\"\(role)\">\(content)</g>" }

  static func line(_ role: String, _ data: String) -> String { part(role, "<path d=\"\(data)\"/>") }

  static func sign(
    _ label: String = "", _ classes: String = "distance satisfied", constraint: String = "c", x: Double = 0,
    y: Double = 10, color: String = "#0b62c4", parts: String = ""
  ) -> String {
    let words = label.isEmpty ? "" : part("label", text(label, x: x, y: y, color: color))
    return "<g class=\"sign \(classes)\" data-constraint=\"\(constraint)\">\(parts)\(words)</g>"
  }

  /// - Parameters:
  ///   - texts: in the mockup, whose screen covers 200 × 100 points.
  ///   - caption: with its colour.
  static func option(_ signs: String, texts: String = "", caption: (String, String)? = nil) -> String {
    "<g class=\"option\" transform=\"translate(0 0)\">"
      + "<g class=\"mockup\" clip-path=\"url(#screen)\">\(texts)</g><g class=\"overlay-constraints\">\(signs)</g></g>"
      + (caption.map { "<g class=\"caption\">\(text($0.0, y: 200, color: $0.1))</g>" } ?? "")
  }

  static func measures(_ options: String...) -> Legibility? {
    let file = "<svg width=\"400\" height=\"300\"><defs>\(clips)</defs>\(options.joined())</svg>"
    return PictureReader.read(Array(file.utf8)).map(Legibility.init)
  }
}
