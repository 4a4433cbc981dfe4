/// The kinds of view that a scene knows, named after UIKit's classes.
public enum ViewKind: String, CaseIterable, Sendable {
  case view
  case label
  case textField
  case button
  case imageView
  case `switch`
  case slider
  case stepper
  case segmentedControl
  case progressView
  case activityIndicator
  case pageControl
  case textView
  case searchBar
  case datePicker
  case pickerView
  case stackView
  case scrollView
  case tableView
  case cell
  case navigationBar
  case toolbar
  case tabBar
}

/// How an image fills its view, as UIView.ContentMode.
public enum ContentMode: String, CaseIterable, Sendable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case center
}

/// What a cell shows at its trailing edge, as UITableViewCell.AccessoryType.
public enum CellAccessory: String, CaseIterable, Sendable {
  case disclosureIndicator
  case detailDisclosureButton
  case checkmark
  case detailButton
}

/// A width and a height that may each be missing: UIView.noIntrinsicMetric.
public struct IntrinsicSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  public static let none = IntrinsicSize(width: nil, height: nil)

  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A view of a scene as a value: its place in the tree, its content and what it asks of the layout.
public struct SceneView: Hashable, Sendable {
  public var id: String
  /// What people call the view where its identifier means nothing to them; nil: the identifier.
  public var name: String?
  /// Whether its author gave it a name or an identifier; otherwise it is called by its class or its text.
  public var hasAuthoredName = true
  public var content: ViewContent
  public var kind: ViewKind { content.kind }
  /// The superview's position in the option's views; nil for the root alone.
  public var superview: Int?
  public var source: SourceRange?

  public var isHidden = false
  /// Where the view stands before the first layout, in its superview's coordinates.
  public var frame = Rect.zero
  /// The frame that the file holds as the solution of another layout engine, in the superview's coordinates.
  public var recordedFrame: Rect?
  /// nil: constraints place the view; else its frame and the mask do.
  public var autoresizingMask: AutoresizingMask?
  /// The identifiers of the guides that the view owns.
  public var layoutGuides: [String] = []
  /// nil: 8 on every side, or the canvas's for the root.
  public var layoutMargins: DirectionalEdgeInsets?
  public var preservesSuperviewLayoutMargins = false
  public var insetsLayoutMarginsFromSafeArea = true
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// Replaces the measured size on both axes; a missing metric is "no intrinsic metric". nil: measured.
  public var intrinsicContentSize: IntrinsicSize?
  /// How far the rectangle on which constraints act is inside the frame, such as for a shadow; nil: as the class has it.
  public var alignmentRectInsets: EdgeInsets?
  public var contentHugging: AxisPriorities
  public var compressionResistance: AxisPriorities

  public var backgroundColor: DynamicColor?
  /// Of what can be tapped in the view; of a switch that is on, its ground. nil: the class's own.
  public var tintColor: DynamicColor?
  /// Whether the view cuts off what its subviews draw outside it; the scrolling classes always do.
  public var clipsToBounds = false
  /// What a view is labelled with that shows content from elsewhere, such as a map; nil: any other view.
  public var placeholderName: String?
  /// Whether the view is no part of the scene's own view, but an object beside it in Interface Builder.
  public var standsBeside = false
  /// Whether the view only stands between a cell and what people put into it.
  public var isContentView = false
  /// In points.
  public var cornerRadius = 0.0
  /// From 0 to 1.
  public var alpha = 1.0

  /// What pictures and messages call the view.
  public var displayName: String { name ?? id }

  /// A view with the defaults that Interface Builder gives its class.
  public init(id: String, kind: ViewKind = .view, superview: Int? = nil) {
    self.id = id
    content = ViewContent(kind)
    self.superview = superview
    contentHugging = content.own.contentHugging
    compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }
}
