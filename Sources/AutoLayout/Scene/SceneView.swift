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
  public var kind: ViewKind
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

  /// The text of a label or text field, the title of a button.
  public var text = ""
  public var placeholder = ""
  public var font = Font.defaultLabel
  public var numberOfLines = 1
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  public var textAlignment = TextAlignment.natural
  /// In points; 0: automatic.
  public var preferredMaxLayoutWidth = 0.0
  public var adjustsFontSizeToFitWidth = false
  public var minimumScaleFactor = 0.0
  /// nil: the class's own colour.
  public var textColor: DynamicColor?
  /// Of a text view: one that does not scroll is as high as its text.
  public var isScrollEnabled = true

  /// Of a text field.
  public var borderStyle = TextFieldBorder.roundedRect
  /// Of a button.
  public var button = ButtonSettings()

  /// The size of an image view's or a button's image in points; nil: no image.
  public var imageSize: Size?
  public var contentMode = ContentMode.scaleToFill

  /// Of a table view; its subviews are cells.
  public var table = TableSettings()
  /// Of a cell: what the table's delegate returns for the row, in points.
  public var rowHeight: Double?
  /// Of a stack view; its subviews are the arranged ones.
  public var stack = StackSettings()

  /// The titles of a segmented control; empty: two without any.
  public var segments: [String] = []
  /// The titles of a toolbar's buttons, empty for one with an image; nil: not known.
  public var barButtons: [String]?
  /// Where a slider or a progress view stands, from 0 to 1; nil: in the middle.
  public var value: Double?
  /// Of a switch.
  public var isOn = true
  /// Of a page control.
  public var numberOfPages = 3
  /// Of a page control, from 0.
  public var currentPage = 0

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
  /// Of a cell.
  public var accessory: CellAccessory?
  /// What a table shows above the cell: the header of the section that begins with it.
  public var sectionHeader: String?
  /// In points.
  public var cornerRadius = 0.0
  /// From 0 to 1.
  public var alpha = 1.0

  /// What pictures and messages call the view.
  public var displayName: String { name ?? id }

  /// A view with the defaults that Interface Builder gives its class.
  public init(id: String, kind: ViewKind = .view, superview: Int? = nil) {
    self.id = id
    self.kind = kind
    self.superview = superview
    contentHugging = kind.defaultContentHugging
    compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    switch kind {
    case .button:
      font = Font(size: 15)
      lineBreakMode = .byTruncatingMiddle
    case .textField: font = Font(size: 14)
    default: break
    }
  }
}

extension ViewKind {
  /// The hugging priorities that Interface Builder gives a new view of the class.
  public var defaultContentHugging: AxisPriorities {
    let low = LayoutPriority.defaultLow
    let high = LayoutPriority.defaultHigh
    switch self {
    case .label, .imageView:
      return AxisPriorities(horizontal: LayoutPriority(251), vertical: LayoutPriority(251))
    case .switch, .stepper, .activityIndicator: return AxisPriorities(horizontal: high, vertical: high)
    case .progressView: return AxisPriorities(horizontal: low, vertical: high)
    default: return AxisPriorities(horizontal: low, vertical: low)
    }
  }
}
