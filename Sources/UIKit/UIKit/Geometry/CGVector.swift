@_exported import Foundation

/// A displacement in two directions.
public struct CGVector: Equatable, Sendable {
  /// The horizontal displacement, in points.
  public var dx: CGFloat
  /// The vertical displacement, in points.
  public var dy: CGFloat
  /// A displacement of zero.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// Creates a displacement.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
