import AutoLayout
import LayoutScene

/// A view or guide as a log prints it.
struct LoggedItem: Hashable, Sendable {
  /// With its module; nil where the log prints only a name.
  var className: String?
  /// Such as `0x7f8a5c40`, in lower case.
  var address: String?
  /// The quoted text after the address: a view's text, at most 25 characters of it, or a guide's identifier.
  var text: String?
  /// An accessibility identifier, or a label that a library prints.
  var name: String?

  /// A key that distinguishes it from other items of the same log.
  var key: String { address ?? "\(className ?? "") \(name ?? "")" }

  /// Whether it is a guide and not a view. `_UILayoutGuide`, the controller's in iOS 7 to 10, is a view.
  var isGuide: Bool {
    // AppKit prints its own guides by their identifiers alone.
    guard let className else { return name.map(Self.isIdentifierOfViews) ?? false }
    let plain = LoggedClass.plainName(className)
    return !plain.hasPrefix("_") && plain.hasSuffix("LayoutGuide")
  }

  /// A guide's own identifier.
  var guideIdentifier: String? { text ?? name }

  /// Whether it is one of the guides that every view has, or every scroll view.
  var isGuideOfViews: Bool { isGuide && guideIdentifier.map(Self.isIdentifierOfViews) == true }

  private static func isIdentifierOfViews(_ identifier: String) -> Bool {
    ["UIView", "NSView", "UIScrollView-"].contains { identifier.hasPrefix($0) }
      && identifier.hasSuffix("Guide")
  }
}

/// A line of a log's list, in the terms of NSLayoutConstraint.
struct LoggedConstraint: Hashable, Sendable {
  /// Such as `NSLayoutConstraint` or `SnapKit.LayoutConstraint`.
  var className: String
  var address: String
  /// Where the constraint was created, as SnapKit prints it: `ViewController.swift#42`.
  var origin: String?
  /// The code of an autoresizing mask, such as `h=--& v=&--`.
  var mask: String?
  var identifier: String?
  var first: LoggedItem
  var firstAttribute: LayoutAttribute
  var relation = LayoutRelation.equal
  /// nil for a size, and for a location that an autoresizing mask gives in the superview.
  var second: LoggedItem?
  var secondAttribute = LayoutAttribute.notAnAttribute
  var multiplier = 1.0
  var constant = 0.0
  var priority = LayoutPriority.required
  /// Whether the first item is a subview of the second, or the other way round, according to `|`.
  var nesting = Nesting.unknown

  enum Nesting: Sendable {
    case unknown
    case firstInSecond
    case secondInFirst
    /// According to a gap between two views.
    case siblings
  }

  /// The constraint without its address, which may differ between two lines for the same constraint.
  var withoutAddress: LoggedConstraint {
    var constraint = self
    constraint.address = ""
    return constraint
  }
}

/// A report in a log: constraints that cannot all be satisfied.
struct LoggedConflict: Hashable, Sendable {
  var constraints: [LoggedConstraint]
  /// The lines of its list that cannot be read.
  var unread: [ReportedConflict.UnreadLine] = []
  /// Whether the log ends within its list.
  var isCutShort = false
  /// The position in `constraints`; nil if the log does not say.
  var broken: Int?
  /// How often the log reports it.
  var count = 1
  /// Whether the log calls it a conflict; otherwise it is only a list of constraints.
  var isReported = true
}
