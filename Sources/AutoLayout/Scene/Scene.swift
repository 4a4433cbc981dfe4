/// What a front end reads from a file: the options to lay out, each complete in itself, every reference
/// resolved and every default filled in.
public struct Scene: Hashable, Sendable {
  /// The name of the input, without its folder.
  public var input: String
  public var title: String?
  public var description: String?
  /// What the input wants drawn over the mockups; nil: nothing in particular.
  public var overlay: OverlayLayers?
  /// Whether the input wants every mockup drawn without the overlay too.
  public var showsPlain = false
  public var options: [SceneOption]

  public init(
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
public struct SceneOption: Hashable, Sendable {
  public var name: String
  public var title: String?
  public var description: String?
  public var canvas: Canvas
  /// The root's size that the views' starting frames were made for; an option may have another canvas.
  public var designSize: Size
  /// In tree order: a view stands behind its superview and its earlier siblings' subviews. The first is the
  /// root.
  public var views: [SceneView]
  public var constraints: [SceneConstraint]
  /// The option, by its position, whose solved frames are this one's starting frames. Always an earlier one
  /// in the order in which options can be laid out; there are no cycles.
  public var after: Int?
  /// For an option made from a log of UIKit's: the conflict that the log reports.
  public var reportedConflict: ReportedConflict?
  /// Why constraints of the file are not among these, a clause for each.
  public var omissions: [String] = []
  /// A sentence that stands for the picture of an option without views of its own, such as a tab bar controller;
  /// nil: there is something to draw.
  public var absence: String?

  public init(
    name: String, title: String? = nil, description: String? = nil, canvas: Canvas,
    designSize: Size? = nil, views: [SceneView], constraints: [SceneConstraint], after: Int? = nil
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.canvas = canvas
    self.designSize = designSize ?? canvas.size
    self.views = views
    self.constraints = constraints
    self.after = after
  }
}

/// A piece of the input file, in UTF-8 bytes.
public struct SourceRange: Hashable, Sendable {
  public var offset: Int
  public var length: Int

  public init(offset: Int, length: Int) {
    self.offset = offset
    self.length = length
  }
}

/// A guide of a view that constraints can use as they use a view.
public enum GuideKind: Hashable, Sendable {
  case safeArea
  case layoutMargins
  case readableContent
  /// The spacer below the top bars of a controller before iOS 11.
  case topLayoutGuide
  /// The spacer above the bottom bars of a controller before iOS 11.
  case bottomLayoutGuide
  /// The content of a scroll view: as large as what is to be scrolled.
  case contentLayoutGuide
  /// The frame of a scroll view, above its content.
  case frameLayoutGuide
  /// A UILayoutGuide of the scene's own, by its identifier.
  case custom(String)

  /// As scenario files write it.
  public var name: String {
    switch self {
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    case .topLayoutGuide: "topLayoutGuide"
    case .bottomLayoutGuide: "bottomLayoutGuide"
    case .contentLayoutGuide: "contentLayoutGuide"
    case .frameLayoutGuide: "frameLayoutGuide"
    case .custom(let identifier): identifier
    }
  }
}

/// An end of a constraint: a view of the option by its position, or one of its guides.
public enum SceneItem: Hashable, Sendable {
  case view(Int)
  case guide(GuideKind, of: Int)

  /// The view itself, or the guide's owner.
  public var view: Int {
    switch self {
    case .view(let index), .guide(_, let index): index
    }
  }
}

/// A constraint of the input, resolved and legal.
public struct SceneConstraint: Hashable, Sendable {
  /// The name that the input gives it, or its text.
  public var identifier: String
  /// What messages call the constraint where its identifier means nothing to people; nil: the identifier.
  public var name: String?
  /// In words of the scenario's equation language, such as `bottom.height == 21 @650`.
  public var text: String
  public var firstItem: SceneItem
  public var firstAttribute: LayoutAttribute
  public var relation: LayoutRelation
  public var secondItem: SceneItem?
  public var secondAttribute: LayoutAttribute
  public var multiplier: Double
  public var constant: Double
  public var priority: LayoutPriority
  public var isActive: Bool
  /// Whether a scenario that is written from the scene keeps the constraint.
  public var shouldBeArchived = true
  public var source: SourceRange?
  /// The visual format that it is part of, as the input has it; nil: it was written by itself.
  public var visualFormat: String?
  /// Whether someone chose the identifier; else it is the text as the input has it.
  public var hasGivenIdentifier = false
  /// UIKit's own identifier of a constraint that it generates, such as `UISV-spacing`.
  public var privateIdentifier: String?

  public var displayName: String { name ?? identifier }

  public init(
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
    // As for NSLayoutConstraint, an item without an attribute is none.
    self.secondItem = secondAttribute == .notAnAttribute ? nil : secondItem
    self.secondAttribute = secondItem == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.isActive = isActive
    self.source = source
  }
}
