package import AutoLayout

/// The part of a text that can be set, and its font size.
extension Text {
  /// The most characters set; no label shows as many, and Pango takes seconds over a word of 100,000.
  package static let maximumLength = 20_000

  /// The string without characters that cannot be set, on one line if only one is wanted, and short enough
  /// that its width fits in Pango's 32-bit units.
  ///
  /// - Parameter size: the size of the letters, in points.
  private func settable(size: Double) -> String {
    var scalars = String.UnicodeScalarView()
    visitSettable(size: size) { scalar, _ in scalars.append(scalar) }
    return String(scalars)
  }

  /// - Parameter visit: is called with each character to set, and the position of the one that it stands for.
  private func visitSettable(size: Double, _ visit: (Unicode.Scalar, Int) -> Void) {
    let limit = min(Self.maximumLength, Int(1_000_000 / size))
    var (position, count) = (-1, 0)
    var previous: Unicode.Scalar = " "
    for scalar in string.unicodeScalars where count < limit {
      defer { previous = scalar }
      position += 1
      switch scalar.value {
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
        if scalar == "\n" && previous == "\r" { continue }
        visit(numberOfLines == 1 ? " " : "\n", position)
      case 0x09: visit(scalar, position)
      default:
        guard scalar.isSettable else { continue }
        visit(scalar, position)
      }
      count += 1
    }
  }

  /// The characters to set, and the faces that they are set in.
  ///
  /// - Parameter typeface: the typeface of a string in a font.
  package func settable(_ typeface: (Font, String) -> Typeface) -> SettableText {
    guard !runs.isEmpty else {
      let face = Face(typeface(font, string), font: font, kern: 0)
      let whole = Stretches([Stretches.Stretch(end: .max, run: 0, face: 0)], faces: [face])
      return SettableText(string: settable(size: face.typeface.size), byScalars: whole, byBytes: whole)
    }
    let pieces = pieces
    var faces: [Face] = []
    // The position of each piece's face. Runs that differ in colour only are set as one.
    var places: [Int] = []
    for (number, piece) in pieces.enumerated() {
      func isSetAlike(_ other: Piece) -> Bool { other.font == piece.font && other.kern == piece.kern }
      if number == 0 || !isSetAlike(pieces[number - 1]) {
        let string = pieces[number...].prefix(while: isSetAlike).reduce("") { $0 + $1.string }
        faces.append(Face(typeface(piece.font, string), font: piece.font, kern: piece.kern))
      }
      places.append(faces.count - 1)
    }
    var scalars = String.UnicodeScalarView()
    var (byScalars, byBytes) = ([Stretches.Stretch](), [Stretches.Stretch]())
    var (piece, count, bytes) = (0, 0, 0)
    visitSettable(size: faces.reduce(1) { max($0, $1.typeface.size) }) { scalar, position in
      while piece < pieces.count - 1, position >= pieces[piece].end { piece += 1 }
      scalars.append(scalar)
      count += 1
      bytes += UTF8.width(scalar)
      let (run, face) = (pieces[piece].run, places[piece])
      if byScalars.last?.run == run {
        byScalars[byScalars.count - 1].end = count
        byBytes[byBytes.count - 1].end = bytes
      } else {
        byScalars.append(Stretches.Stretch(end: count, run: run, face: face))
        byBytes.append(Stretches.Stretch(end: bytes, run: run, face: face))
      }
    }
    if byScalars.isEmpty {
      let nothing = Stretches.Stretch(end: 0, run: 0, face: 0)
      (byScalars, byBytes) = ([nothing], [nothing])
    }
    return SettableText(
      string: String(scalars), byScalars: Stretches(byScalars, faces: faces),
      byBytes: Stretches(byBytes, faces: faces))
  }

  /// The text without properties that have no effect if its width and height are unlimited.
  package var free: Text {
    var text = self
    text.alignment = .natural
    text.lineBreakMode = .byTruncatingTail
    if !string.unicodeScalars.contains(where: \.isNewline) { text.numberOfLines = 1 }
    return text
  }
}

extension Unicode.Scalar {
  /// Like `isNewline` of a `Character`, which takes longer.
  fileprivate var isNewline: Bool {
    switch value {
    case 0xA...0xD, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

/// The characters of a text that are set, and the faces that they are set in.
package struct SettableText {
  package var string: String
  package var byScalars: Stretches
  package var byBytes: Stretches
}

extension Unicode.Scalar {
  /// Whether a picture can contain the character. Control characters have no meaning there; Cairo rejects
  /// noncharacters as invalid text.
  package var isSettable: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}

extension String {
  /// The string without characters that a file's title or description cannot contain.
  package var writable: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.isSettable || $0 == "\n" || $0 == "\t" }))
  }
}

extension Font {
  /// The font sizes in points that can be drawn; others are clamped to this range.
  package static let settableSizes = 0.5...2048.0

  /// In points.
  package var settableSize: Double {
    size.isNaN
      ? Font.defaultLabel.size : min(max(size, Self.settableSizes.lowerBound), Self.settableSizes.upperBound)
  }
}
