import Foundation
import UIKit

/// What the library's types are before code changes anything: every property of a new object, every constant of a type,
/// and the number of every case.
///
/// The reader of Swift source is asked for the same, with the text of each line. A property that is declared and has no
/// line here is an error, see `DefaultValueTests`.
@MainActor struct DefaultValues {
  /// Written as `plain` writes them, by names such as `UILabel.numberOfLines`.
  private(set) var found: [(name: String, value: String)] = []

  static func all() -> [(name: String, value: String)] {
    var values = DefaultValues()
    values.addProperties()
    values.addStatics()
    values.addCases()
    return values.found
  }

  mutating func value(_ name: String, _ value: Any?) { found.append((name, plain(value))) }
}

// What follows is read as source, too.

@MainActor var someSize: NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(40))
}
@MainActor var someGroup: NSCollectionLayoutGroup {
  .horizontal(layoutSize: someSize, subitems: [NSCollectionLayoutItem(layoutSize: someSize)])
}

/// A value without what differs between two runs.
@MainActor func plain(_ value: Any?) -> String {
  guard let value else { return "nil" }
  if let flag = value as? Bool { return flag ? "true" : "false" }
  if let number = value as? CGFloat { return "\((Double(number) * 1000).rounded() / 1000)" }
  if let number = value as? Double { return "\((number * 1000).rounded() / 1000)" }
  if let number = value as? Float { return "\((Double(number) * 1000).rounded() / 1000)" }
  if let number = value as? Int { return "\(number)" }
  if let number = value as? UInt { return "\(number)" }
  if let number = value as? UInt32 { return "\(number)" }
  if let number = value as? UInt64 { return "\(number)" }
  if let text = value as? String { return text }
  if let key = value as? NSAttributedString.Key { return key.rawValue }
  if let name = value as? Notification.Name { return name.rawValue }
  if let size = value as? CGSize { return "\(plain(size.width)) \(plain(size.height))" }
  if let point = value as? CGPoint { return "\(plain(point.x)) \(plain(point.y))" }
  if let rect = value as? CGRect { return "\(plain(rect.origin)) \(plain(rect.size))" }
  if let insets = value as? UIEdgeInsets {
    return "\(plain(insets.top)) \(plain(insets.left)) \(plain(insets.bottom)) \(plain(insets.right))"
  }
  if let insets = value as? NSDirectionalEdgeInsets {
    return "\(plain(insets.top)) \(plain(insets.leading)) \(plain(insets.bottom)) \(plain(insets.trailing))"
  }
  if let font = value as? UIFont { return "\(font.fontName) \(plain(font.pointSize))" }
  if let color = value as? UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return "\(plain(red)) \(plain(green)) \(plain(blue)) \(plain(alpha))"
  }
  if let text = value as? NSAttributedString { return text.string }
  if let color = value as? CGColor { return plain(color.components) }
  if let list = value as? [CGFloat] { return list.map { plain($0) }.joined(separator: " ") }
  if let list = value as? [Any] { return "\(list.count) of them" }
  if value is UILabel { return "UILabel" }
  if value is UIImageView { return "UIImageView" }
  if value is NSObject { return "\(type(of: value))" }
  return "\(value)"
}
