package import AutoLayout

/// The kinds of view that a scene knows, named after UIKit's classes.
package enum ViewKind: String, CaseIterable, Sendable {
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
  case colorWell
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
package enum ContentMode: String, CaseIterable, Sendable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case center
}

/// What a cell shows at its trailing edge, as UITableViewCell.AccessoryType.
package enum CellAccessory: String, CaseIterable, Sendable {
  case disclosureIndicator
  case detailDisclosureButton
  case checkmark
  case detailButton
}

/// Which ambiguity of a view is told, as Interface Builder's "Ambiguity" menu has it.
package enum AmbiguityVerification: Hashable, Sendable {
  case always
  case positions
  case off

  package func tells(_ component: FrameComponent) -> Bool {
    switch self {
    case .always: true
    case .positions: component == .x || component == .y
    case .off: false
    }
  }
}

/// A view of a scene as a value: its place in the tree, its content and what it asks of the layout.
package struct SceneView: Hashable, Sendable {
  package var id: String
  /// What people call the view where its identifier means nothing to them; nil: the identifier.
  package var name: String?
  /// Whether its author gave it a name or an identifier; otherwise it is called by its class or its text.
  package var hasAuthoredName = true
  package var content: ViewContent
  package var kind: ViewKind { content.kind }
  /// nil for the root alone.
  package var superview: ViewIndex?
  package var source: SourceRange?

  package var isHidden = false
  /// Where the view stands before the first layout, in its superview's coordinates.
  package var frame = Rect.zero
  /// The frame that the file holds as the solution of another layout engine, in the superview's coordinates.
  package var recordedFrame: Rect?
  /// nil: constraints place the view; else its frame and the mask do.
  package var autoresizingMask: AutoresizingMask?
  /// The identifiers of the guides that the view owns.
  package var layoutGuides: [String] = []
  /// nil: 8 on every side, or the canvas's for the root.
  package var layoutMargins: DirectionalEdgeInsets?
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// Replaces the measured size on both axes; a missing metric is "no intrinsic metric". nil: measured.
  package var intrinsicContentSize: IntrinsicSize?
  /// How far the rectangle on which constraints act is inside the frame, such as for a shadow; nil: as the class has it.
  package var alignmentRectInsets: EdgeInsets?
  package var contentHugging: AxisPriorities
  package var compressionResistance: AxisPriorities

  package var backgroundColor: DynamicColor?
  /// Of what can be tapped in the view; of a switch that is on, its ground. nil: the class's own.
  package var tintColor: DynamicColor?
  /// Whether the view cuts off what its subviews draw outside it; the scrolling classes always do.
  package var clipsToBounds = false
  /// What a view is labelled with that shows content from elsewhere, such as a map; nil: any other view.
  package var placeholderName: String?
  /// Whether the view is no part of the scene's own view, but an object beside it in Interface Builder.
  package var standsBeside = false
  package var ambiguityVerification = AmbiguityVerification.always
  /// Whether the view only stands between a cell and what people put into it.
  package var isContentView = false
  /// In points.
  package var cornerRadius = 0.0
  /// From 0 to 1.
  package var alpha = 1.0

  /// What pictures and messages call the view.
  package var displayName: String { name ?? id }

  /// A view with the defaults that Interface Builder gives its class.
  package init(id: String, kind: ViewKind = .view, superview: ViewIndex? = nil) {
    self.id = id
    content = ViewContent(kind)
    self.superview = superview
    contentHugging = content.own.contentHugging
    compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }
}
