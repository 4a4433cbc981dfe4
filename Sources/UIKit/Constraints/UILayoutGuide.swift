@_exported import Foundation

package import AutoLayout

/// The rectangle of a bar that covers a part of a view controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// Its height in points.
  var length: CGFloat { get }
  /// Its top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A rectangle that takes part in the layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, UILayoutSupport {
  package let item: LayoutGuide
  weak var owner: UIView?

  /// Creates a guide that no view owns yet.
  override public init() {
    item = LayoutGuide(kind: .custom(Host.name(for: UILayoutGuide.self)))
    super.init()
  }

  /// A guide that the engine provides.
  init(_ item: LayoutGuide, of owner: UIView) {
    self.item = item
    self.owner = owner
    identifier = item.identifier
    super.init()
  }

  /// Creates a guide from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    item = LayoutGuide(kind: .custom(Host.name(for: UILayoutGuide.self)))
    super.init()
  }

  /// The view whose coordinates the guide is in.
  open var owningView: UIView? { owner }
  /// Its name in messages.
  open var identifier = ""

  /// Its rectangle in the owning view's coordinates, in points, after a layout.
  open var layoutFrame: CGRect {
    guard let window = owner?.item.window else { return .zero }
    return CGRect(window.engine.frame(of: item))
  }

  /// Its height in points.
  open var length: CGFloat { layoutFrame.height }

  /// The constraints that affect it on an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.deciders(of: item, on: axis) ?? []
  }

  /// Whether another layout would be as good for it.
  open var hasAmbiguousLayout: Bool {
    guard let window = owner?.item.window, item.hasVariables else { return false }
    return !window.engine.ambiguity(of: item).isEmpty
  }

  /// The edge where lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// The part of a view that the keyboard covers; without a keyboard, the bottom of the safe area.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it follows an undocked keyboard.
  open var followsUndockedKeyboard = false
  /// Whether it ends at the safe area without a keyboard.
  open var usesBottomSafeArea = true
}
