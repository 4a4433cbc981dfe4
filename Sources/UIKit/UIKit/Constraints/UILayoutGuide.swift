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
  /// What it marks in its view, if that provides it; nil for a guide that a program has made.
  package final let kind: GuideKind?
  package final lazy var item = makeItem()

  /// Creates a guide that no view owns yet.
  override public init() {
    kind = nil
    super.init()
  }

  /// A guide that a view provides.
  init(_ kind: GuideKind, of owner: UIView) {
    self.kind = kind
    owningView = owner
    identifier = kind.name
    super.init()
  }

  /// Creates a guide from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    kind = nil
    super.init()
  }

  /// The view whose coordinates the guide is in.
  open internal(set) weak var owningView: UIView?
  /// Its name in messages.
  open var identifier = ""

  /// Its rectangle in the owning view's coordinates, in points, after a layout.
  open var layoutFrame: CGRect { solvedFrame }

  /// Its height in points.
  open var length: CGFloat { layoutFrame.height }

  /// The constraints that affect it on an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    deciders(on: axis)
  }

  /// Whether another layout would be as good for it.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

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
