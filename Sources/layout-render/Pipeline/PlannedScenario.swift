import AutoLayout
import LayoutFiles
import LayoutScene

/// A scenario to write.
struct PlannedScenario {
  let document: Document
  /// The position of the option that has a file of its own; nil: the options share one.
  var option: Int?
  /// The options in the file; nil: all.
  let options: Set<Int>?
  /// nil: standard output.
  let path: String?

  func text() throws(Failure) -> String {
    let scene = document.scene
    return try Failure.from({ Failure($0).about(document.file) }) { () throws(ScenarioWriteError) in
      guard let option, document.kind.hasSeparateOptions else {
        return try ScenarioWriter.json(scene, options: options)
      }
      return try ScenarioWriter.json(ofScene: option, in: scene)
    }
  }

  /// The scenario's name in messages.
  var words: String {
    let name = document.file.path
    return option.map { "option \"\(document.scene.options[$0].name)\" of \(name)" } ?? name
  }
}
