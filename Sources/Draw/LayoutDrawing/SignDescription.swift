/// What a group of a picture stands for: a constraint, or something else that an overlay draws. Web pages
/// find signs by it, and show its title.
package struct SignDescription: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case distance
    case size
    /// Two lengths that are compared.
    case equalSize = "equal-size"
    /// Width to height of one view.
    case aspect
    /// Edges that coincide.
    case alignment
    case centre
    case baseline
    case stack
    /// Views that contain the same views and constraints as the one before them.
    case repetition
    /// Hugging and compression resistance.
    case content
    case name
    /// A layout guide, a margin or a safe area.
    case guide
    /// Where an ambiguous view could also be.
    case ghost
    /// Why something is as it is, in words.
    case reason
    /// An identifier, or a turn in a pass of the layout process.
    case badge
  }

  /// The outcome of a constraint.
  package enum Fate: String, CaseIterable, Sendable {
    case satisfied
    /// It gave way to something stronger.
    case unsatisfied
    /// Part of a conflict but kept.
    case inConflict = "in-conflict"
    /// The part of a conflict that was left out.
    case broken
  }

  package var kind: Kind
  /// nil for anything but a constraint, such as a name.
  package var fate: Fate?
  package var isOptional: Bool
  /// Whether UIKit made the constraint.
  package var isGenerated: Bool
  /// The constraints, by their identifiers or, without one, their descriptions in the solution.
  package var constraints: [String]
  /// The views, by their ids.
  package var views: [String]
  /// The constraint in words; empty for none.
  package var title: String

  package init(
    _ kind: Kind, fate: Fate? = nil, isOptional: Bool = false, isGenerated: Bool = false,
    constraints: [String] = [], views: [String] = [], title: String = ""
  ) {
    self.kind = kind
    self.fate = fate
    self.isOptional = isOptional
    self.isGenerated = isGenerated
    self.constraints = constraints
    self.views = views
    self.title = title
  }
}

/// The role of a group in the sign that it is part of.
package enum SignRole: String, CaseIterable, Sendable {
  /// The line that measures.
  case bar
  /// Its value in words.
  case label
  /// From a label to what it is about.
  case leader
  /// From an edge to the end of a bar away from it.
  case witness
  case priority
}
