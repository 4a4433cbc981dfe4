import AutoLayout
import Diagnostics
import FileAccess
import LayoutScene
import ScenarioFiles
import SwiftCode

/// The form that convert writes.
enum ConvertedForm {
  case scenario
  case swift
}

/// A scenario, or a file of Swift source, to write.
struct PlannedScenario {
  let document: Document
  let form: ConvertedForm
  /// The position of the option that has a file of its own; nil: the options share one.
  var option: Int?
  /// The options in the file; nil: all.
  let options: Set<Int>?
  /// nil: standard output.
  let path: String?

  /// The text, nil if nothing can be written, and diagnostics about what it lacks of the document.
  func text() throws(Failure) -> (text: String?, diagnostics: [Diagnostic]) {
    let scene = document.scene
    if form == .swift {
      let file = SwiftFile(scene, options: options, source: SourceText(document.bytes))
      return (file.classes.isEmpty ? nil : file.text, file.diagnostics)
    }
    let text = try Failure.from({ Failure($0).about(document.file) }) { () throws(ScenarioWriteError) in
      guard let option, document.kind.hasSeparateOptions else {
        return try ScenarioWriter.json(scene, options: options)
      }
      return try ScenarioWriter.json(ofScene: option, in: scene)
    }
    return (text, [])
  }

  /// The scenario's name in messages.
  var words: String {
    let name = document.file.path
    return option.map { "option \"\(document.scene.options[$0].name)\" of \(name)" } ?? name
  }
}
