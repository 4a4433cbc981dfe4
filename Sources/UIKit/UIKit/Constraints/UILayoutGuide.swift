@_exported import Foundation

package import AutoLayout

@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

@preconcurrency @MainActor open class UILayoutGuide: NSObject, UILayoutSupport {
  /// The area that the guide marks in the view that provides it; nil for a guide that a program has made.
  package final let kind: GuideKind?
  package final lazy var item = makeItem()

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

  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    kind = nil
    super.init()
  }

  open internal(set) weak var owningView: UIView?
  open var identifier = ""

  open var layoutFrame: CGRect { solvedFrame }

  open var length: CGFloat { layoutFrame.height }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    deciders(on: axis)
  }

  open var hasAmbiguousLayout: Bool { isAmbiguous }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}
