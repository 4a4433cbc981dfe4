/// The meaning of a group in a picture: a constraint, or something else that an overlay draws. Web pages use it to find
/// signs, and show its title.
package struct SignDescription: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case distance
    case size
    /// Two lengths that are compared.
    case equalSize = "equal-size"
    /// The ratio of one view's width to its height.
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
    /// Another possible position of an ambiguous view.
    case ghost
    /// The reason for something, in words.
    case reason
    /// An identifier, or a turn in a pass of the layout process.
    case badge
  }

  /// The outcome of a constraint.
  package enum Fate: String, CaseIterable, Sendable {
    case satisfied
    /// A constraint that gave way to something stronger.
    case unsatisfied
    /// Part of a conflict but kept.
    case inConflict = "in-conflict"
    /// The part of a conflict that was left out.
    case broken
  }

  package var kind: Kind
  /// The outcome; nil for anything but a constraint, such as a name.
  package var fate: Fate?
  package var isOptional: Bool
  /// Whether UIKit made the constraint.
  package var isGenerated: Bool
  /// The constraints, given by their identifiers or, without one, by their descriptions in the solution.
  package var constraints: [String]
  /// The views, given by their ids.
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
  /// A line that measures.
  case bar
  /// The value of a sign in words.
  case label
  /// A line from a label to its subject.
  case leader
  /// A line from an edge to the end of a bar away from it.
  case witness
  case priority
}
