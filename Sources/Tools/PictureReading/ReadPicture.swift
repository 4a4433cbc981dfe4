package import AutoLayout
package import LayoutDrawing

/// A picture as read from its SVG file; lengths are in points of the sheet.
package struct ReadPicture {
  package var size: Size
  package var options: [ReadOption] = []
  /// The titles and descriptions of the sheet and its options.
  package var headings: [ReadText] = []
  /// The texts of the legend.
  package var legend: [ReadText] = []

  package var panels: [ReadPanel] { options.flatMap(\.panels) }
}

/// The drawing of one layout.
package struct ReadOption {
  /// One panel, or one for each axis.
  package var panels: [ReadPanel] = []
  /// The lines of the caption below it.
  package var captions: [ReadText] = []
  /// Whether anything in the overlay has the colour of what is not fully satisfied.
  package var hasOrange = false
}

package struct ReadPanel {
  /// The lines in the overlay that do not belong to a sign: frames, margins, guides and ghosts.
  package var ground: [ReadStroke] = []
  /// The area of the mockup; nil without one.
  package var screen: Rect?
  /// The visible parts of the lines of text in the mockup.
  package var texts: [ReadText] = []
  package var signs: [ReadSign] = []
}

package struct ReadSign {
  /// nil if the library does not know it.
  package var kind: SignDescription.Kind?
  package var fate: SignDescription.Fate?
  package var isOptional = false
  /// Whether it stands for something that UIKit made.
  package var isGenerated = false
  package var constraints: [String] = []
  package var views: [String] = []
  package var parts: [ReadPart] = []

  /// The parts with words.
  var labels: [ReadPart] {
    parts.filter { part in
      switch part.role {
      case .label, .priority: true
      case .bar, .leader, .witness: false
      case nil: !part.texts.isEmpty
      }
    }
  }

  func segments(of role: SignRole) -> [Segment] { parts.filter { $0.role == role }.flatMap(\.segments) }
}

package struct ReadPart {
  /// nil for what is directly in the sign.
  package var role: SignRole?
  package var texts: [ReadText] = []
  /// The segments of the paths.
  package var segments: [Segment] = []
  package var strokes: [ReadStroke] = []
  /// The bounds of each path.
  package var shapes: [Rect] = []

  /// The area of a label.
  var extent: [Rect] { texts.map(\.rect) + (role == nil ? [] : shapes) }
}

/// The style of a line.
package struct ReadStroke: Hashable {
  /// In the notation of the file, such as `#b35300`.
  package var color: String
  package var width: Double
  /// Lengths and gaps alternating; empty for solid.
  package var dashes: [Double]
  package var segments: [Segment]
  /// For a bar, the contrast with most of its background, 1 to 21; nil for a casing or an unknown colour.
  package var contrast: Double?
}

package struct ReadText: Hashable {
  package var string: String
  /// From the top of the letters to the bottom of descenders.
  package var rect: Rect
  /// In the notation of the file, such as `#b35300`.
  package var color: String?
  /// In a sign, the lowest contrast with the background, from 1 to 21; nil if a colour is unknown.
  package var contrast: Double?

  /// The numbers in the text, without adjacent characters: `650` of `@650`, and `8` of `8.0`.
  var numbers: [Substring] {
    string.split { !($0.isNumber || $0 == ".") }.map { $0.hasSuffix(".0") ? $0.dropLast(2) : $0 }
      .map { $0.last == "." ? $0.dropLast() : $0 }
      .filter { $0.contains(where: \.isNumber) }
  }

  /// The numbers that stand alone or before a unit, as in `44pt`. The digits of an id such as `p7E-ie-b8t`
  /// are nothing that a picture could show.
  var spokenNumbers: [Substring] {
    string.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }.compactMap { token in
      let word = token.drop { $0 == "-" }
      let number = word.prefix { $0.isNumber || $0 == "." }
      guard number.contains(where: \.isNumber),
        word.dropFirst(number.count).allSatisfy({ $0 == "-" || $0.isLowercase })
      else { return nil }
      return number.hasSuffix(".0") ? number.dropLast(2) : number.last == "." ? number.dropLast() : number
    }
  }
}
