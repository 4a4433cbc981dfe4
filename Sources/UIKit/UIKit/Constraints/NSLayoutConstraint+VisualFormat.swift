internal import AutoLayout
@_exported import Foundation

extension NSLayoutConstraint {
  /// The views may include layout guides.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var items: [String: LayoutItem] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    for (name, view) in views {
      guard let item = engineItem(view) else {
        raise("Unable to parse constraint format: \n\(name) is not a view or layout guide. \n\(format)")
      }
      items[name] = item
      objects[ObjectIdentifier(item)] = view as AnyObject
      // The bar in a format stands for a superview, which the dictionary need not contain.
      if let superview = (view as? UIView)?.superview ?? (view as? UILayoutGuide)?.owningView {
        objects[ObjectIdentifier(superview.item)] = superview
      }
    }
    do throws(VisualFormatError) {
      return try LayoutConstraint.constraints(
        withVisualFormat: format, options: opts.engine, metrics: (metrics ?? [:]).compactMapValues(number),
        views: items
      ).map { made in
        let constraint = NSLayoutConstraint(
          item: objects[ObjectIdentifier(made.firstItem)] as Any,
          attribute: Attribute(made.firstAttribute),
          relatedBy: Relation(rawValue: made.relation.rawValue) ?? .equal,
          toItem: made.secondItem.flatMap { objects[ObjectIdentifier($0)] },
          attribute: Attribute(made.secondAttribute), multiplier: CGFloat(made.multiplier),
          constant: CGFloat(made.constant))
        constraint.priority = UILayoutPriority(made.priority)
        return constraint
      }
    } catch {
      raise("Unable to parse constraint format: \n\(error.report(format: format))")
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as UILayoutPriority: Double(value.rawValue)
    default: nil
    }
  }
}
