import AutoLayout
import Diagnostics

/// Reads NSLayoutConstraint's description, of any version of UIKit, and those of libraries that subclass it:
///
///     <Class:address@file#line mask 'identifier' body priority:P   (active, names: n:0x…, '|':UIView:0x…)>
struct DescriptionParser {
  var cursor: DescriptionCursor
  var names = DescribedNames()

  /// - Parameter bytes: without the angle brackets.
  /// - Returns: nil if it is not such a description.
  static func parse(_ bytes: ArraySlice<UInt8>) -> LoggedConstraint? {
    var parser = DescriptionParser(cursor: DescriptionCursor([]))
    guard let body = parser.splitNames(Array(bytes)) else { return nil }
    parser.cursor = DescriptionCursor(body)
    return parser.constraint()
  }

  private init(cursor: DescriptionCursor) { self.cursor = cursor }

  private mutating func constraint() -> LoggedConstraint? {
    let className = cursor.take { $0.isNameByte || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }
    guard className.hasSuffix("Constraint"), cursor.take(":") else { return nil }
    let address = cursor.take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "@") }
    guard !address.isEmpty else { return nil }
    let origin = cursor.take("@") ? cursor.take { $0 != UInt8(ascii: " ") } : nil
    cursor.skipSpaces()
    let mask = takeMask()
    cursor.skipSpaces()
    let identifier = cursor.takeQuoted { $0 == UInt8(ascii: " ") || $0 == nil }
    cursor.skipSpaces()
    let start = cursor
    guard var constraint = takeVisualFormat() ?? equation(from: start)
    else { return nil }
    constraint.className = className
    constraint.address = address.lowercased()
    constraint.origin = origin
    constraint.mask = mask
    constraint.identifier = identifier?.unescaped
    return constraint.isLegal ? constraint : nil
  }

  private mutating func equation(from start: DescriptionCursor) -> LoggedConstraint? {
    cursor = start
    return takeEquation()
  }

  /// `h=--& v=&--`: flexible and fixed parts.
  private mutating func takeMask() -> String? {
    let start = cursor
    var mask = ""
    for axis in ["h=", "v="] {
      cursor.skipSpaces()
      guard cursor.take(axis == "h=" ? "h=" : "v=") else { break }
      let parts = cursor.take { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "-") }
      mask += (mask.isEmpty ? "" : " ") + axis + parts
    }
    if mask.isEmpty { cursor = start }
    return mask.isEmpty ? nil : mask
  }

  /// Reads what can follow a body: `(LTR)`, ` priority:750`, SnapKit's ` ^750`, AppKit's ` Hug:251`.
  ///
  /// - Returns: whether the description ends there with a valid priority.
  mutating func takeEnd(of constraint: inout LoggedConstraint) -> Bool {
    while true {
      cursor.skipSpaces()
      if cursor.isAtEnd { break }
      if cursor.take("(LTR)") || cursor.take("(RTL)") {
        constraint.firstAttribute = constraint.firstAttribute.withoutDirection
        constraint.secondAttribute = constraint.secondAttribute.withoutDirection
      } else if cursor.take("priority:") || cursor.take("^") || cursor.take("Hug:")
        || cursor.take("CompressionResistance:") || cursor.take("@")
      {
        guard let priority = cursor.takeNumber() else { return false }
        constraint.priority = LayoutPriority(priority)
      } else {
        return false
      }
    }
    return constraint.priority.isLegal
  }

  /// Removes the names from a description's end: `(active, names: …)` or `(Names: …)`.
  ///
  /// - Returns: what comes before them; nil if the parentheses are not closed, or contain anything else.
  private mutating func splitNames(_ bytes: [UInt8]) -> [UInt8]? {
    let starts = [
      DescriptionCursor.last("(active", in: bytes[...]), DescriptionCursor.last("(inactive", in: bytes[...]),
      DescriptionCursor.last("(Names:", in: bytes[...]), DescriptionCursor.last("(names:", in: bytes[...]),
    ]
    guard let start = starts.compactMap({ $0 }).max() else { return bytes }
    var end = bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end > start, bytes[end - 1] == UInt8(ascii: ")") else { return nil }
    guard let names = DescribedNames(bytes[start..<(end - 1)]) else { return nil }
    self.names = names
    return Array(bytes[..<start])
  }
}

extension LoggedConstraint {
  /// Whether UIKit could have created it. A location relative to nothing is an autoresizing mask's.
  fileprivate var isLegal: Bool {
    let isMasks = second == nil && firstAttribute.kind != .size && maker == .autoresizingMask
    do {
      try ConstraintLegality.check(
        firstAttribute, isMasks ? firstAttribute : secondAttribute, multiplier: multiplier,
        constant: constant,
        priority: priority, firstIsGuide: first.isGuide, secondIsGuide: second?.isGuide ?? false)
      return true
    } catch {
      return false
    }
  }
}

extension LayoutAttribute {
  /// leading as left and trailing as right: what `(LTR)` after a visual format means.
  fileprivate var withoutDirection: LayoutAttribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }
}
