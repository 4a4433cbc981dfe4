package import Diagnostics
package import LayoutScene
import SolutionFiles

/// A line of an input that is a cause of a change.
package struct CausePlace: Hashable, Sendable {
  package var code: CodePlace
  /// Whether it is a line of the earlier input, whose content is gone.
  package var isFormer = false

  package init(_ code: CodePlace, isFormer: Bool = false) {
    (self.code, self.isFormer) = (code, isFormer)
  }

  /// The file and the line, as editors take them.
  package var line: String { "\(code.file):\(code.line)" }

  /// The remark after the line.
  package var remark: String { isFormer ? " before" : "" }
}

/// The places of the views and constraints of a layout in an input.
package struct InputPlaces: Sendable {
  private let layout: SolvedLayout
  private let views: [String: SceneView]
  private let text: SourceText
  private let file: String

  /// - Parameters:
  ///   - text: of the input.
  ///   - file: its path; code has others.
  package init(_ layout: SolvedLayout, in text: SourceText, of file: String) {
    (self.layout, self.text, self.file) = (layout, text, file)
    views = Dictionary(layout.views.map { ($0.scene.id, $0.scene) }) { first, _ in first }
  }

  func place(of index: ConstraintIndex) -> CodePlace? {
    layout.constraint(at: index).flatMap { text.place(of: $0.scene) }.map(code)
  }

  /// - Parameter setting: a setting of the view, as a key of a scenario, for the place where code sets it, if
  ///   it does.
  func place(of view: String, setting: String? = nil) -> CodePlace? {
    let set = setting.flatMap { key in
      Self.properties(of: key).lazy.compactMap { layout.codeNotes.settings[view]?[$0] }.first
    }
    return set ?? views[view].flatMap { text.place(of: $0) }.map(code)
  }

  /// UIKit's names for a key of a scenario.
  private static func properties(of key: String) -> [String] {
    let key = String(key.prefix { $0 != "." })
    switch key {
    case "hidden": return ["isHidden"]
    case "text": return ["text", "attributedText"]
    case "layoutMargins": return ["layoutMargins", "directionalLayoutMargins"]
    default: return [key]
    }
  }

  private func code(_ place: SourcePlace) -> CodePlace {
    CodePlace(file: place.file ?? file, line: place.line, column: place.column)
  }
}

/// The places of the causes of differences between two solutions: as the inputs give them, or else the
/// solutions.
struct CausePlaces {
  let old: SolutionOption
  let new: SolutionOption
  let before: InputPlaces?
  let after: InputPlaces?

  func now(_ index: ConstraintIndex) -> CausePlace? {
    let constraint = new.constraints[index]
    // No line makes a generated constraint, but one makes the view that it is generated for.
    return (after?.place(of: index) ?? constraint.code).map { CausePlace($0) } ?? now(constraint.first.view)
  }

  func now(_ view: String, setting: String? = nil) -> CausePlace? {
    after?.place(of: view, setting: setting).map { CausePlace($0) }
  }

  func formerly(_ index: ConstraintIndex) -> CausePlace? {
    (before?.place(of: index) ?? old.constraints[index].code).map { CausePlace($0, isFormer: true) }
  }
}
