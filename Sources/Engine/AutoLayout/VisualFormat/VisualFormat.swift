/// A parsed visual format string, such as `V:|-[title]-8-[detail(>=20@750)]-|`.
struct VisualFormat: Hashable {
  var axis: Axis
  /// How the superview's near edge connects to the first view; nil without a leading `|`.
  var leading: Connection?
  var views: [ViewElement]
  /// How each view except the first connects to the one before it.
  var connections: [Connection]
  /// How the last view connects to the superview's far edge; nil without a trailing `|`.
  var trailing: Connection?

  struct ViewElement: Hashable {
    var name: String
    /// The predicates in the view's brackets, for its size on the format's axis.
    var predicates: [Predicate]
    /// The position after the view's closing bracket.
    var end: Int
  }

  enum Connection: Hashable {
    /// No gap.
    case flush
    /// `-`
    case standard
    /// `-8-`, `-(>=8,<=20@750)-`
    case predicates([Predicate])
  }

  struct Predicate: Hashable {
    var relation: LayoutRelation
    var object: Object
    var priority: LayoutPriority
  }

  enum Object: Hashable {
    case constant(Double)
    /// The same size as another view.
    case view(String)
  }
}

/// The meaning of names in a visual format string.
struct VisualFormatNames {
  var hasView: (String) -> Bool
  var metric: (String) -> Double?
}

/// Why a visual format string cannot be used; UIKit raises NSInvalidArgumentException.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// UIKit's own words, where these are known.
  public var reason: String
  /// Where the parser stopped, in characters from the start of the format: the position of UIKit's caret.
  public var position: Int

  /// Creates an error at a position in the format, in characters from its start.
  public init(_ reason: String, at position: Int) {
    self.reason = reason
    self.position = position
  }

  /// The message as UIKit prints it: the reason, the format, and a caret below the position.
  public func report(format: String) -> String {
    let caret = String(repeating: " ", count: max(0, position)) + "^"
    return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(caret)"
  }
}
