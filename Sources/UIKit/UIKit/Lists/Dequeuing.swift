@_exported import Foundation

// A list makes its cells from registered classes, using the initialiser that every cell class of UIKit has or inherits.
// Swift can call an initialiser of a class that is known only at run time if it is `required`. Declaring UIKit's
// initialisers so would force the keyword upon every subclass, whose files then would not compile for iOS. But a
// convenience initialiser calls the designated one of the class that it is called on. The functions below are these
// convenience initialisers under their names in the object file, with the class as their `self`. A class that lacks the
// designated initialiser ends the program with the same message as on iOS.

extension UITableViewCell {
  convenience init(dequeued identifier: String) { self.init(style: .default, reuseIdentifier: identifier) }

  @_silgen_name("$s5UIKit15UITableViewCellC8dequeuedACSS_tcfC")
  static func dequeue(_ identifier: consuming String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  convenience init(dequeued identifier: String) { self.init(reuseIdentifier: identifier) }

  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C8dequeuedACSS_tcfC")
  static func dequeue(_ identifier: consuming String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  convenience init(dequeued identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  @_silgen_name("$s5UIKit24UICollectionReusableViewC8dequeuedACSS_tcfC")
  static func dequeue(_ identifier: consuming String) -> UICollectionReusableView

  /// Returns a new view of the class, with the class name as its identifier.
  static func made() -> Self {
    guard let made = dequeue("\(self)") as? Self else { fatalError("\(self) made another class") }
    return made
  }
}
