package import AutoLayout

/// The breakpoints of a layout: all sizes of its canvas in a range, on one axis, at which something changes.
package struct Sweep: Hashable, Sendable {
  package var axis: Axis
  /// Widths or heights of the canvas in points.
  package var range: ClosedRange<Double>
  /// In ascending order.
  package var breakpoints: [Breakpoint] = []
  /// False if the search was given up.
  package var isComplete = true

  package init(_ axis: Axis, over range: ClosedRange<Double>) {
    self.axis = axis
    self.range = range
  }
}

/// A size of the canvas at which something about the layout changes.
package struct Breakpoint: Hashable, Sendable {
  /// The kind of change. Raw values are public and fixed.
  package enum Kind: String, CaseIterable, Sendable {
    /// The number of a text's lines.
    case lines
    /// Whether a text is cut.
    case cut
    /// Whether a constraint holds.
    case priority
    /// Whether required constraints are in conflict.
    case conflict
    /// The components that the constraints leave open.
    case ambiguity
    /// The properties of the canvas itself: size classes, margins, safe area.
    case traits
  }

  /// Width or height of the canvas in points.
  package var at: Double
  package var kind: Kind
  /// The id of the view that it is about, if it is about one.
  package var view: String?
  /// The identifier of the constraint that it is about, if it is about one; of a conflict, that of the broken one.
  package var constraint: String?
  /// A clause, without a full stop.
  package var message: String

  package init(
    at: Double, _ kind: Kind, view: String? = nil, constraint: String? = nil, _ message: String
  ) {
    self.at = at
    self.kind = kind
    self.view = view
    self.constraint = constraint
    self.message = message
  }
}
