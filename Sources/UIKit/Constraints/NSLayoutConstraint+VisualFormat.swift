internal import AutoLayout
@_exported import Foundation

extension NSLayoutConstraint {
  /// The constraints that a visual format stands for, not active yet.
  ///
  /// - Parameters:
  ///   - format: such as `H:|-[title]-8-[detail(>=20)]-|`.
  ///   - opts: how the views are aligned, and in which direction the format runs.
  ///   - metrics: numbers by the names that the format uses.
  ///   - views: views and layout guides by the names that the format uses.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var items: [String: LayoutItem] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    for (name, view) in views {
      guard let item = item(view) else {
        raise("Unable to parse constraint format: \n\(name) is not a view or layout guide. \n\(format)")
      }
      items[name] = item.engine
      objects[ObjectIdentifier(item.engine)] = item.object
      // The format's bar stands for a superview, which the dictionary need not have.
      if let superview = (item.object as? UIView)?.superview {
        objects[ObjectIdentifier(superview.item)] = superview
      }
      if let owner = (item.object as? UILayoutGuide)?.owningView {
        objects[ObjectIdentifier(owner.item)] = owner
      }
    }
    do throws(VisualFormatError) {
      return try LayoutConstraint.constraints(
        withVisualFormat: format, options: opts.engine, metrics: (metrics ?? [:]).compactMapValues(number),
        views: items
      ).map { made in
        NSLayoutConstraint(
          made, first: objects[ObjectIdentifier(made.firstItem)],
          second: made.secondItem.flatMap { objects[ObjectIdentifier($0)] })
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
