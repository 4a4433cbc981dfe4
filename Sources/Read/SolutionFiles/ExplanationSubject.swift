package import AutoLayout
package import Diagnostics
package import LayoutScene
package import LayoutWords
import SafeText

/// The subject of an explanation: a view, or one of its attributes.
package struct ExplanationSubject: Hashable, Sendable {
  /// The view's id.
  package var view: String
  /// nil for the four that determine where a view is.
  package var attribute: LayoutAttribute?

  package var attributes: [LayoutAttribute] { attribute.map { [$0] } ?? [.leading, .top, .width, .height] }

  /// Reads `VIEW` or `VIEW.ATTRIBUTE`. Names may contain dots, so a name takes precedence over a name with an
  /// attribute.
  package init(_ text: String, _ names: ViewNames) throws(ExplanationError) {
    if let view = names.id(of: text) {
      (self.view, attribute) = (view, nil)
      return
    }
    let (called, ending) = PathText.divided(text)
    guard let name = ending else { throw .unknownView(text, known: names.listed) }
    guard let view = names.id(of: called) else { throw .unknownView(called, known: names.listed) }
    let components: [String: LayoutAttribute] = ["x": .left, "y": .top]
    guard let attribute = components[name.lowercased()] ?? LayoutAttribute(named: name),
      attribute != .notAnAttribute
    else { throw .unknownAttribute(name) }
    (self.view, self.attribute) = (view, attribute)
  }

  /// Explains each of the attributes in a layout that was solved with `isExplaining`; nothing if it lacks the view.
  package func explanations(in layout: SolvedLayout) -> [Explanation] {
    guard let position = layout.views.firstIndex(where: { $0.scene.id == view }) else { return [] }
    return attributes.compactMap { layout.explain(view: position, $0) }
  }
}

package enum ExplanationError: Error {
  case unknownView(String, known: [String])
  case unknownAttribute(String)
  /// A log shows what is in conflict, not where views are.
  case logWithSubject

  package var diagnostic: Diagnostic {
    switch self {
    case .unknownView(let name, let known):
      Diagnostic(
        .error, code: "unknown-view", "no view named \"\(name)\"",
        help: Suggestion.question(for: name, in: known)
          ?? "available: " + known.prefix(20).map { "\"\($0)\"" }.joined(separator: ", "))
    case .unknownAttribute(let name):
      Diagnostic(
        .error, code: "unknown-attribute", "no attribute named \"\(name)\"",
        help: Suggestion.question(for: name, in: LayoutAttribute.allCases.map(\.name)))
    case .logWithSubject:
      Diagnostic(
        .error, code: "no-layout", "a log does not say where its views are",
        help: "leave the view out: the conflicts are explained as a whole")
    }
  }
}
