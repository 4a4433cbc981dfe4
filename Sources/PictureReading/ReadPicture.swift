package import AutoLayout
package import LayoutDrawing

/// A picture as its SVG file tells it; lengths are in points of the sheet.
package struct ReadPicture {
  package var size: Size
  package var options: [ReadOption] = []
  /// The titles and descriptions of the sheet and its options.
  package var headings: [ReadText] = []
  /// What the legend explains.
  package var legend: [ReadText] = []

  package var panels: [ReadPanel] { options.flatMap(\.panels) }
}

/// What is drawn of one layout.
package struct ReadOption {
  /// One, or one for each axis.
  package var panels: [ReadPanel] = []
  /// The lines of the caption that follows.
  package var captions: [ReadText] = []
  /// Whether something over the mockup has the colour of what is not fully satisfied.
  package var hasOrange = false
}

package struct ReadPanel {
  /// The lines over the mockup that are no part of a sign: frames, margins, guides and ghosts.
  package var ground: [ReadStroke] = []
  /// What the mockup covers; nil without one.
  package var screen: Rect?
  /// The lines of text in the mockup, as far as they are not cut off.
  package var texts: [ReadText] = []
  package var signs: [ReadSign] = []
}

package struct ReadSign {
  /// nil for one that the library does not know.
  package var kind: SignDescription.Kind?
  package var fate: SignDescription.Fate?
  package var isOptional = false
  /// Whether UIKit has made what it stands for.
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
  /// nil for what stands in the sign itself.
  package var role: SignRole?
  package var texts: [ReadText] = []
  /// Of the paths.
  package var segments: [Segment] = []
  package var strokes: [ReadStroke] = []
  /// What the paths cover, each on its own.
  package var shapes: [Rect] = []

  /// What a label covers.
  var extent: [Rect] { texts.map(\.rect) + (role == nil ? [] : shapes) }
}

/// How a line is drawn.
package struct ReadStroke: Hashable {
  /// As the file has it, such as `#b35300`.
  package var color: String
  package var width: Double
  /// Lengths and gaps in turn; empty: solid.
  package var dashes: [Double]
  package var segments: [Segment]
  /// Of a bar, with what lies beneath most of it, from 1 to 21; nil for a casing, and if a colour is not known.
  package var contrast: Double?
}

package struct ReadText: Hashable {
  package var string: String
  /// From the top of the letters to the ends of those that hang.
  package var rect: Rect
  /// As the file has it, such as `#b35300`.
  package var color: String?
  /// In a sign, with what lies beneath, where it is least, from 1 to 21; nil if a colour is not known.
  package var contrast: Double?

  /// The words with digits in them, without what stands about the numbers: `650` of `@650`, and `8` of `8.0`.
  var numbers: [Substring] {
    string.split { !($0.isNumber || $0 == ".") }.map { $0.hasSuffix(".0") ? $0.dropLast(2) : $0 }
      .map { $0.last == "." ? $0.dropLast() : $0 }
      .filter { $0.contains(where: \.isNumber) }
  }

  /// The numbers that stand by themselves or before a unit, as in `44pt`: the digits of an id such as `p7E-ie-b8t` say
  /// nothing that a picture could show.
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
