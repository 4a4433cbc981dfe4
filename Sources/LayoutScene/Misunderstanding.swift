/// Code of the input that the layout does without, because it was not understood.
package struct Misunderstanding: Hashable, Sendable {
  package var place: CodePlace
  /// The line of code.
  package var code: String
  /// What was not understood, as a clause.
  package var reason: String

  package init(place: CodePlace, code: String, reason: String) {
    self.place = place
    self.code = code
    self.reason = reason
  }
}
