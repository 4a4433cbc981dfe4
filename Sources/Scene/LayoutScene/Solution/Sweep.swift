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

/// A size of the canvas at which something about the layout changes. LayoutWords words it.
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

  /// The sizes for which something is so.
  package enum Side: Hashable, Sendable {
    case below, above
  }

  /// A trait of the canvas, with its values below the size and from it on.
  package enum Trait: Hashable, Sendable {
    case horizontalSizeClass(SizeClass, SizeClass)
    case verticalSizeClass(SizeClass, SizeClass)
    /// In points, as the next one.
    case sideMargins(Double, Double)
    case keyboardHeight(Double, Double)
    case safeAreaOrBars
  }

  package enum Change: Hashable, Sendable {
    case trait(Trait)
    /// The constraints of a conflict, and the identifier of the broken one.
    case conflict([SolvedConstraint], broken: String?, Side)
    case concession(SolvedConstraint, Side)
    /// The numbers of lines below and above.
    case lines(SceneView, Int, Int)
    case truncation(SceneView, Side)
    case ambiguity(SceneView, [FrameComponent], Side)
  }

  /// Width or height of the canvas in points.
  package var at: Double
  package var change: Change

  package init(at: Double, _ change: Change) {
    (self.at, self.change) = (at, change)
  }

  package var kind: Kind {
    switch change {
    case .trait: .traits
    case .conflict: .conflict
    case .concession: .priority
    case .lines: .lines
    case .truncation: .cut
    case .ambiguity: .ambiguity
    }
  }

  /// The id of the view that it is about, if it is about one.
  package var view: String? {
    switch change {
    case .lines(let view, _, _), .truncation(let view, _), .ambiguity(let view, _, _): view.id
    case .trait, .conflict, .concession: nil
    }
  }

  /// The identifier of the constraint that it is about, if it is about one; of a conflict, that of the broken one.
  package var constraint: String? {
    switch change {
    case .conflict(_, let broken, _): broken
    case .concession(let constraint, _): constraint.scene.identifier
    case .trait, .lines, .truncation, .ambiguity: nil
    }
  }
}
