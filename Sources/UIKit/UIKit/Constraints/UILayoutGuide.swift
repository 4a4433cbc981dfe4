@_exported import Foundation

package import AutoLayout

/// The rectangle of a bar that covers part of a view controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the bar in points.
  var length: CGFloat { get }
  /// The top edge of the bar.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the bar.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the bar.
  var heightAnchor: NSLayoutDimension { get }
}

/// A rectangle that takes part in the layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, UILayoutSupport {
  /// The area that the guide marks in the view that provides it; nil for a guide that a program has made.
  package final let kind: GuideKind?
  package final lazy var item = makeItem()

  /// Creates a guide that no view owns yet.
  override public init() {
    kind = nil
    super.init()
  }

  /// Creates a guide that a view provides.
  init(_ kind: GuideKind, of owner: UIView) {
    self.kind = kind
    owningView = owner
    identifier = kind.name
    super.init()
  }

  /// Creates a guide as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    kind = nil
    super.init()
  }

  /// The view in whose coordinates the guide lies.
  open internal(set) weak var owningView: UIView?
  /// The name of the guide in messages.
  open var identifier = ""

  /// The rectangle of the guide in the owning view's coordinates, in points, after a layout.
  open var layoutFrame: CGRect { solvedFrame }

  /// The height of the guide in points.
  open var length: CGFloat { layoutFrame.height }

  /// The constraints that affect the guide on an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    deciders(on: axis)
  }

  /// Whether another layout of the guide would satisfy the constraints equally well.
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
  /// Whether the guide follows an undocked keyboard.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard.
  open var usesBottomSafeArea = true
}
