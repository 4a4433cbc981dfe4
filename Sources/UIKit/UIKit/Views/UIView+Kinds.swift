@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

extension UIView {
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight
    case bottomLeft, bottomRight
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

extension UIView.ContentMode {
  /// The same case of the scene's content mode; both have UIKit's names.
  var scene: LayoutScene.ContentMode { LayoutScene.ContentMode(rawValue: "\(self)") ?? .scaleToFill }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  init(_ attribute: SemanticContentAttribute) {
    switch attribute {
    case .unspecified: self = .unspecified
    case .playback: self = .playback
    case .spatial: self = .spatial
    case .forceLeftToRight: self = .forceLeftToRight
    case .forceRightToLeft: self = .forceRightToLeft
    }
  }

  var engine: SemanticContentAttribute {
    switch self {
    case .unspecified: .unspecified
    case .playback: .playback
    case .spatial: .spatial
    case .forceLeftToRight: .forceLeftToRight
    case .forceRightToLeft: .forceRightToLeft
    }
  }
}
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}
