package import AutoLayout

/// Notes on a layout made from code, beyond its views and constraints.
package struct CodeNotes: Hashable, Sendable {
  package var misunderstandings: [Misunderstanding] = []
  /// The ids of views that show their names, because the code gives them no text.
  package var madeUpTexts: [String] = []
  /// The id of a view that is shown on its own, if its content leaves its height to its superview.
  package var openHeight: String?
  /// The id of a view that is shown on its own though its code hides it.
  package var revealed: String?
  /// The frames that the code gives to views placed by constraints, after these have placed them: in points in their
  /// superviews, by the ids of the views.
  package var framesAfterLayout: [String: Rect] = [:]
  /// The places where properties of views are set, by the ids of the views and the properties' names.
  package var settings: [String: [String: CodePlace]] = [:]
  /// The subject of the layout, such as the name of a class; nil for a variant of a scenario.
  package var subject: String?

  package init() {}
}

/// Code of the input that the layout leaves out because it was not understood, or for which something stands in.
package struct Misunderstanding: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case notUnderstood = "not-understood"
    /// The code is understood, but no layout shows its effect.
    case notShown = "not-shown"
    /// The program would end there.
    case crash
  }
  package var place: CodePlace
  /// The line of code.
  package var code: String
  /// The reason, as a clause: what was not understood.
  package var reason: String
  /// The name declared elsewhere for which something stands in; nil if nothing does.
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
