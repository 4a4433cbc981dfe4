package import AutoLayout

extension ViewKind {
  /// The kind of a list's subviews; nil for views that are not lists.
  package var cells: ViewKind? {
    self == .tableView ? .cell : self == .collectionView ? .collectionCell : nil
  }

  /// The kind of the list that a cell is in; nil for views that are not cells.
  package var list: ViewKind? {
    self == .cell ? .tableView : self == .collectionCell ? .collectionView : nil
  }
}

/// The ambiguities of a view that are reported, as in Interface Builder's "Ambiguity" menu.
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
  /// The name for people, where the identifier means nothing to them; nil for the identifier.
  package var name: String?
  /// Whether another view of the option has the same name.
  package var sharesName = false
  /// Whether its author gave it a name or an identifier; otherwise it goes by its class or its text.
  package var hasAuthoredName = true
  package var content: ViewContent
  package var kind: ViewKind { content.kind }
  /// nil for the root alone.
  package var superview: ViewIndex?
  package var source: SourceRange?
  /// The place where code makes the view; nil if the input is not made from code.
  package var code: CodePlace?

  package var isHidden = false
  /// The frame before the first layout, in the superview's coordinates.
  package var frame = Rect.zero
  /// The frame that the file records as another layout engine's solution, in the superview's coordinates.
  package var recordedFrame: Rect?
  /// nil if constraints place the view; otherwise its frame and the mask do.
  package var autoresizingMask: AutoresizingMask?
  /// The identifiers of the guides that the view owns.
  package var layoutGuides: [String] = []
  /// nil for 8 on every side, or for the canvas's margins in the root.
  package var layoutMargins: DirectionalEdgeInsets?
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  /// The insets that the view's controller adds to its safe area, in points.
  package var additionalSafeAreaInsets = EdgeInsets.zero
  package var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// Replaces the measured size on both axes; a missing length is "no intrinsic metric". nil if measured.
  package var intrinsicContentSize: IntrinsicSize?
  /// The insets of the alignment rectangle in the frame, such as for a shadow; nil for the class's own.
  package var alignmentRectInsets: EdgeInsets?
  package var contentHugging: AxisPriorities
  package var compressionResistance: AxisPriorities

  package var backgroundColor: DynamicColor?
  /// The view's own drawing, between its background and its content.
  package var drawing = Drawing()
  /// The colour of what can be tapped, here and in subviews, and of the track of a switch that is on; nil for that of
  /// the superview, or the class's own.
  package var tintColor: DynamicColor?
  /// Whether the view cuts off what its subviews draw outside it; the scrolling classes always do.
  package var clipsToBounds = false
  /// The label of a view that shows content from elsewhere, such as a map; nil for any other view.
  package var placeholderName: String?
  /// Whether the view is a separate object beside the scene's own view in Interface Builder.
  package var standsBeside = false
  package var ambiguityVerification = AmbiguityVerification.always
  /// The components that a debugger reported as ambiguous, without the constraints that would show their ranges.
  package var reportedOpen: Set<FrameComponent> = []
  /// Whether a UIKit class makes the view and its priorities by itself, as a cell makes its labels.
  package var isStandard = false
  /// Whether the view is only the container between a cell, or an effect view, and what people put into it.
  package var isContentView = false
  /// Whether the stack view that the view is in arranges it, or the list places it as a cell; meaningless elsewhere.
  package var isArranged = true
  /// In points.
  package var cornerRadius = 0.0
  /// In points; the border is inside the view.
  package var borderWidth = 0.0
  /// nil for black, as in CALayer.
  package var borderColor: DynamicColor?
  /// From 0 to 1.
  package var alpha = 1.0

  /// The view's class in the program; nil for UIKit's own.
  package var customClass: String?
  /// The property of the program that refers to the view; nil if there is none.
  package var outlet: String?

  /// Whether the view is a control that is never stretched, such as a switch, whose hugging needs no comparison.
  package func alwaysHugs(along axis: Axis) -> Bool {
    contentHugging[axis] >= .defaultHigh && contentHugging[axis] == kind.defaultContentHugging[axis]
  }

  /// The view's name in pictures, messages and reports.
  package var displayName: String { DisplayName.text(id: id, name: name, isShared: sharesName) }

  /// A view with the defaults that Interface Builder gives its class.
  package init(id: String, kind: ViewKind = .view, superview: ViewIndex? = nil) {
    self.id = id
    content = ViewContent(kind)
    self.superview = superview
    contentHugging = content.own.contentHugging
    compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }
}
