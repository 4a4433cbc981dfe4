package import AutoLayout

/// What is to be known of a layout made from code besides its views and constraints.
package struct CodeNotes: Hashable, Sendable {
  package var misunderstandings: [Misunderstanding] = []
  /// The ids of views that show their names, because the code gives them no text.
  package var madeUpTexts: [String] = []
  /// The id of a view that is shown on its own, if its content leaves its height to its superview.
  package var openHeight: String?
  /// The id of a view that is shown on its own though its code hides it.
  package var revealed: String?
  /// The frames in points, in their superviews, that the code gives views which constraints place, once they have placed
  /// them; by the ids of the views.
  package var framesAfterLayout: [String: Rect] = [:]
  /// Where properties of views are set, by the ids of the views and the properties' names.
  package var settings: [String: [String: CodePlace]] = [:]
  /// What is laid out, such as the name of a class; nil for a variant of a scenario.
  package var subject: String?

  package init() {}
}

/// Code of the input that the layout does without because it was not understood, or for which something stands in.
package struct Misunderstanding: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case notUnderstood = "not-understood"
    /// It is understood, and no layout says it.
    case notShown = "not-shown"
    /// The program would end there.
    case crash
  }
  package var place: CodePlace
  /// The line of code.
  package var code: String
  /// What was not understood, as a clause.
  package var reason: String
  /// What is declared elsewhere, if something was taken for it.
  package var standIn: String?
  package var kind = Kind.notUnderstood

  package init(
    place: CodePlace, code: String, reason: String, standIn: String? = nil, kind: Kind = .notUnderstood
  ) {
    self.place = place
    self.code = code
    self.reason = reason
    self.standIn = standIn
    self.kind = kind
  }
}
