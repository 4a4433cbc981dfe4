internal import Foundation

/// A property that code can set as in UIKit, but that has no visible effect in pictures.
///
/// Properties that only have an effect together with another one, such as the colour of a shadow, are left out: the
/// other property is listed.
@MainActor package struct UnshownProperty {
  /// The name of the property, such as `UILabel.shadowColor`.
  package let name: String
  private let isSet: @MainActor (AnyObject) -> Bool

  init<Owner>(
    _ owner: Owner.Type, _ name: String, called spelling: String? = nil,
    _ isSet: @escaping @MainActor (Owner) -> Bool
  ) {
    self.name = spelling ?? "\(owner).\(name)"
    self.isSet = { ($0 as? Owner).map(isSet) ?? false }
  }

  /// The names of the properties that are set in a tree of views, each once, in the order of the table.
  package static func names(in root: UIView) -> [String] {
    var objects: [AnyObject] = []
    func visit(_ view: UIView) {
      objects += [view, view.layer]
      if let controller = view.next as? UIViewController {
        objects += [controller, controller.navigationItem]
      }
      objects += (view as? UINavigationBar)?.items?.flatMap(parts) ?? []
      objects += (view as? UITabBar)?.items ?? []
      objects += (view as? UIToolbar)?.items ?? []
      view.subviews.forEach(visit)
    }
    visit(root)
    return all.filter { property in objects.contains { property.isSet($0) } }.map(\.name)
  }

  private static func parts(of item: UINavigationItem) -> [AnyObject] {
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return [item] + buttons + [item.leftBarButtonItem, item.rightBarButtonItem].compactMap(\.self)
  }
}
