import Foundation
import Testing

/// Texts for live pages to measure.
enum LiveTexts {
  struct Script: CustomTestStringConvertible, Sendable {
    var name: String
    var texts: [String]
    /// What is written before and after each text.
    var edits: [[String]]

    var testDescription: String { name }
    var fileName: String { name.replacing(" ", with: "-") }
  }

  static let scripts: [Script] = [
    Script(
      name: "Latin",
      texts: ["Label", "To WAVE: “Ärger”, f’x", "7:11, 24.90 € – 1V", "a/b; L’A\nTo. Type-writer"],
      edits: [
        ["Quick ", " & jumps (Xe) fi ffl"], ["", " 0123456789 – $9.99 17% −15 +7 T7"], ["“Yo”, ", "…"],
      ]),
    Script(
      name: "Hebrew", texts: ["הרכבת הבאה", "רציף 4, (תל־אביב)", "Next: הרכבת!"],
      edits: [["Zebra ", " WAVE"], ["(10) ", " 17:45"], ["", ", f’x: To"]]),
    Script(
      name: "Arabic", texts: ["القطار التالي", "رصيف ٤"], edits: [["Zebra ", " WAVE"], ["", " 17 (To)"]]),
    Script(
      name: "Chinese and Japanese", texts: ["下一班列车。", "次の電車（3番線）", "「引号」 Type"],
      edits: [["Zebra ", " WAVE"], ["(10) ", "17:45"]]),
    Script(
      name: "Korean and Cyrillic", texts: ["다음 열차", "Следующий поезд, 4"],
      edits: [["Zebra ", " WAVE"], ["", " 17:45 (To)"]]),
    Script(
      name: "emoji", texts: ["Hello 😀", "👍🏽 To 👨‍👩‍👧!", "🚆 11:45"], edits: [["Zebra ", " WAVE"], ["🇩🇪", " 17 ❤️"]]),
  ]

  private static let fonts: [(size: Double, weight: String, family: String?)] = [
    (17, "regular", nil), (13, "semibold", nil), (22, "semibold", nil), (50, "light", nil),
    (16.5, "regular", "Helvetica Neue"), (24, "bold", "Georgia"),
  ]
  private static let modes = [
    "byTruncatingTail", "byWordWrapping", "byTruncatingMiddle", "byTruncatingHead", "byCharWrapping",
  ]

  /// Every text in every font, now on one line, now wrapped, cut, or from right to left.
  static func scenario(_ script: Script) throws -> String {
    var views: [[String: Any]] = []
    var constraints: [String] = []
    for (number, font) in fonts.enumerated() {
      for text in script.texts {
        let index = views.count
        var style: [String: Any] = ["size": font.size, "weight": font.weight]
        style["family"] = font.family
        views.append([
          "id": "v\(index)", "type": "label", "text": text, "font": style,
          "numberOfLines": [1, 0, 2][index % 3],
          "lineBreakMode": modes[(index / 2) % modes.count],
          "preferredMaxLayoutWidth": [0, 150, 110][index % 3],
          "semanticContentAttribute": (index + number) % 4 == 3 ? "forceRightToLeft" : "unspecified",
        ])
        constraints += ["v\(index).leading = superview.leading", "v\(index).top = superview.top + \(index)"]
        if index % 5 == 4 { constraints.append("v\(index).width <= 90") }
      }
    }
    let scenario: [String: Any] = [
      "canvas": ["size": [900, 900], "scale": 8], "views": views, "constraints": constraints,
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: scenario), as: UTF8.self)
  }

  /// Writes something before and after what the page's texts were at first.
  static func editing(_ edit: [String]) throws -> String {
    let words = String(decoding: try JSONSerialization.data(withJSONObject: edit), as: UTF8.self)
    return """
      (() => {
        const [before, after] = \(words);
        for (const field of document.querySelectorAll(".text textarea")) {
          field.dataset.first ??= field.value;
          field.value = before + field.dataset.first + after;
          field.dispatchEvent(new Event("input"));
        }
      })()
      """
  }
}
