@_exported import Foundation

/// A distance in two directions.
public struct CGVector: Equatable, Sendable {
  /// Across, in points.
  public var dx: CGFloat
  /// Down, in points.
  public var dy: CGFloat
  /// None.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// Creates a distance.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
