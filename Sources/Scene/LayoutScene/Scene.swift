package import AutoLayout

/// The result of reading a file with a front end: the options to lay out, each self-contained, with every reference
/// resolved and every default filled in.
package struct Scene: Hashable, Sendable {
  /// The name of the input, without its folder.
  package var input: String
  package var title: String?
  package var description: String?
  /// The overlay layers that the input asks for; nil if it does not say.
  package var overlay: OverlayLayers?
  /// Whether the input asks for every mockup without the overlay as well.
  package var showsPlain = false
  /// The kinds of remarks that the input suppresses.
  package var ignoredRemarks: Set<LayoutRemark.Kind> = []
  package var options: [SceneOption]

  package init(
    input: String, title: String? = nil, description: String? = nil, overlay: OverlayLayers? = nil,
    options: [SceneOption]
  ) {
    self.input = input
    self.title = title
    self.description = description
    self.overlay = overlay
    self.options = options
  }
}

/// One layout to solve and draw.
package struct SceneOption: Hashable, Sendable {
  package var name: String
  package var title: String?
  /// Other names that people use for it, such as a controller's class or storyboard identifier.
  package var otherNames: Set<String> = []
  package var description: String?
  package var canvas: Canvas
  /// The canvas for which a file records frames; nil if it records none.
  package var recordedCanvas: Canvas?
  /// The root size that the views' starting frames were made for; an option may have another canvas.
  package var designSize: Size
  /// In tree order: a view comes after its superview and its earlier siblings' subviews. The first is the
  /// root.
  package var views: ViewList<SceneView>
  package var constraints: ConstraintList<SceneConstraint>
  /// The position of the option whose solved frames are this one's starting frames. There are no cycles.
  package var after: Int?
  /// The controller of the root view; nil for a view on its own, as in a xib.
  package var controller: SceneController? = SceneController()
  /// For an option made from a UIKit log: the conflict that the log reports.
  package var reportedConflict: ReportedConflict?
  /// Why constraints of the file are missing here, one clause each.
  package var omissions: [String] = []
  package var codeNotes = CodeNotes()
  /// The sentence shown instead of a picture for an option without views of its own, such as a tab bar
  /// controller; nil if it has any.
  package var absence: String?

  package init(
    name: String, title: String? = nil, description: String? = nil, canvas: Canvas,
    designSize: Size? = nil, views: some Sequence<SceneView>,
    constraints: some Sequence<SceneConstraint>, after: Int? = nil
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.canvas = canvas
    self.designSize = designSize ?? canvas.size
    self.views = ViewList(views)
    self.views.noteSharedNames()
    self.constraints = ConstraintList(constraints)
    self.after = after
  }
}

extension SceneOption {
  /// Whether the frames that the file records are for this canvas, and thus show how the views should be laid out here.
  package var isOnRecordedCanvas: Bool { recordedCanvas.map(canvas.givesSameLayouts) ?? true }
}

extension Canvas {
  /// Whether everything is laid out as on the other canvas, whatever the two look like.
  fileprivate func givesSameLayouts(as other: Canvas) -> Bool {
    size == other.size && scale == other.scale && safeArea == other.safeArea
      && layoutMargins == other.layoutMargins && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && layoutDirection == other.layoutDirection
      && contentSizeCategory == other.contentSizeCategory && era == other.era
      && showsKeyboard == other.showsKeyboard
  }
}

/// The view controller of a scene.
package struct SceneController: Hashable, Sendable {
  /// The class of UIKit, such as `UITableViewController`.
  package var superclass = "UIViewController"
  /// The class of the program; nil for UIKit's own.
  package var customClass: String?

  package init() {}
}

/// A range of the input file, in UTF-8 bytes.
package struct SourceRange: Hashable, Sendable {
  package var offset: Int
  package var length: Int

  package init(offset: Int, length: Int) {
    self.offset = offset
    self.length = length
  }
}

/// One of a constraint's items: a view of the option, or a view's guide.
package enum SceneItem: Hashable, Sendable {
  case view(ViewIndex)
  case guide(GuideKind, of: ViewIndex)

  /// The view itself, or the guide's owner.
  package var view: ViewIndex {
    switch self {
    case .view(let index), .guide(_, let index): index
    }
  }

  package var isGuide: Bool {
    guard case .guide = self else { return false }
    return true
  }
}

/// A constraint of the input, resolved and valid.
package struct SceneConstraint: Hashable, Sendable {
  /// The name that the input gives it, or its text.
  package var identifier: String
  /// In the scenario's equation language, such as `bottom.height == 21 @650`.
  package var text: String
  /// The same with the views' names for people; nil if these are their ids.
  package var namedText: String?
  package var firstItem: SceneItem
  package var firstAttribute: LayoutAttribute
  package var relation: LayoutRelation
  package var secondItem: SceneItem?
  package var secondAttribute: LayoutAttribute
  package var multiplier: Double
  package var constant: Double
  package var priority: LayoutPriority
  package var isActive: Bool
  /// Whether a UIKit class makes it by itself, and the author has not written it.
  package var isStandard = false
  /// Whether the constant is the system's spacing between siblings, not the author's.
  package var hasSystemSpacing = false
  /// Whether a scenario written from the scene keeps the constraint.
  package var shouldBeArchived = true
  package var source: SourceRange?
  /// The place where code makes the constraint; nil if the input is not made from code.
  package var code: CodePlace?
  /// The code's name for a number that is declared elsewhere and for which another number stands in here.
  package var standIn: String?
  /// Other places where code may make it, if a log does not show which one does.
  package var otherPlaces: [CodePlace] = []
  /// The visual format that it is part of, as in the input; nil if it was written on its own.
  package var visualFormat: String?
  /// Whether the author chose the identifier; otherwise it is the text as in the input.
  package var hasGivenIdentifier = false
  /// UIKit's own identifier for a constraint that it generates, such as `UISV-spacing`.
  package var privateIdentifier: String?

  /// Its equation, for people.
  package var shownText: String { namedText ?? text }

  /// Its name in messages: the one that its author gave it, or its equation.
  package var displayName: String {
    hasGivenIdentifier || visualFormat != nil ? identifier : namedText ?? identifier
  }

  /// The same constraint with its sides exchanged; nil if there is no second item, or a multiplier.
  package var turned: SceneConstraint? {
    guard let secondItem, multiplier == 1 else { return nil }
    var turned = self
    (turned.firstItem, turned.firstAttribute) = (secondItem, secondAttribute)
    (turned.secondItem, turned.secondAttribute) = (firstItem, firstAttribute)
    turned.constant = 0 - constant
    turned.relation = relation.inverted
    return turned
  }

  package init(
    identifier: String, text: String, firstItem: SceneItem, firstAttribute: LayoutAttribute,
    relation: LayoutRelation = .equal, secondItem: SceneItem? = nil,
    secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, isActive: Bool = true, source: SourceRange? = nil
  ) {
    self.identifier = identifier
    self.text = text
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    // As in NSLayoutConstraint, an item without an attribute counts as no item.
    self.secondItem = secondAttribute == .notAnAttribute ? nil : secondItem
    self.secondAttribute = secondItem == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.isActive = isActive
    self.source = source
  }
}
