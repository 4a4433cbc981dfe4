package import AutoLayout

/// One option of a solution JSON, as far as two solutions are compared.
package struct SolutionRecord: Hashable, Sendable {
  package var name: String
  package var title: String?
  /// In points, with the pixels per point.
  package var canvas: CanvasRecord
  /// What the input says of the canvas, in words; nil in solutions of earlier versions.
  package var canvasKeys: [String: String]?
  package var views: [ViewRecord]
  package var constraints: [ConstraintRecord]
  /// One sentence each.
  package var conflicts: [String]
  package var warnings: [String]
}

package struct CanvasRecord: Hashable, Sendable {
  package var width: Double
  package var height: Double
  package var scale: Double
  package var device: String?
}

package struct ViewRecord: Hashable, Sendable {
  package var id: String
  package var type: String
  package var superview: String?
  /// In the superview's coordinates.
  package var frame: [FrameComponent: Double]
  package var firstBaseline: Double?
  package var lastBaseline: Double?
  package var lines: Int?
  package var isTruncated: Bool?
  package var isHidden: Bool
  package var ambiguity: [FrameComponent: ValueRange]
  /// The constraints on which each component depends, by their positions.
  package var deciders: [FrameComponent: [Int]]
  /// What the input says of the view, in words; nil in solutions of earlier versions.
  package var keys: [String: String]?
}

package struct ConstraintRecord: Hashable, Sendable {
  package var identifier: String
  /// Such as `bottom.height == 21 @650`.
  package var description: String
  /// Whether the identifier was given; else it is made of the constraint itself.
  package var isNamed: Bool
  package var priority: Double
  package var origin: String
  package var isSatisfied: Bool
  /// In points; above 0 if the left side is too large.
  package var error: Double
  /// Whether it is left out because of a conflict.
  package var isBroken: Bool
  /// The left side, such as `bottom.height`.
  package var left: String
  /// The attribute on the right with its view; empty for a constant alone.
  package var right: String
  package var relation: String
  package var multiplier: Double
  package var constant: Double

  /// As sentences call it: the description, after the name in backticks instead of the left side where it has
  /// a name.
  package var words: String {
    guard isNamed else { return description }
    guard right.isEmpty, description.hasPrefix(left + " ") else { return "`\(identifier)`: \(description)" }
    return "`\(identifier)`\(description.dropFirst(left.count))"
  }
}
