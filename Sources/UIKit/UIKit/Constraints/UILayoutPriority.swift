@_exported import Foundation

internal import AutoLayout

/// A priority is above 0 and at most 1000, which is required.
public struct UILayoutPriority: Hashable, RawRepresentable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(floatLiteral value: Float) { rawValue = value }
  public init(integerLiteral value: Int) { rawValue = Float(value) }

  /// 1000, for a constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// 750, the default compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510, for a drag that may resize the window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500, for a window's scene keeping its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490, for a drag that must not resize the window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250, the default content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50, for the target size when a fitting size is computed.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
  public static func += (priority: inout UILayoutPriority, difference: Float) {
    priority = priority + difference
  }
  public static func -= (priority: inout UILayoutPriority, difference: Float) {
    priority = priority - difference
  }

  var engine: LayoutPriority { LayoutPriority(Double(rawValue)) }
  init(_ priority: LayoutPriority) { self.init(Float(priority.rawValue)) }
}
