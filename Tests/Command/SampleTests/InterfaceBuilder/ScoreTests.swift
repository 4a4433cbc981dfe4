import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilderFiles
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import Testing

/// Scenes solved against the frames that Interface Builder recorded for them, where such files are at hand.
@Suite struct InterfaceBuilderScoreTests {
  /// Every view's frame by its option's name and its identifier.
  private struct Key: Hashable {
    /// nil: whatever the option, since a xib's options are not scenes.
    var option: String?
    var view: String
  }

  @Test(.enabled(if: RecordedScenes.find() != nil, RecordedScenes.advice))
  func recordedFramesComeOut() throws {
    let recorded = try #require(RecordedScenes.find())
    let library = try FontLibrary()
    var score = Score()
    for file in recorded.files {
      let bytes = try [UInt8](Data(contentsOf: recorded.folder.appending(path: file.file)))
      let result = InterfaceBuilderReader.read(bytes, input: file.file)
      let scene = try #require(result.scene, "\(file.file): \(result.diagnostics.map(\.message))")
      var frames: [Key: Rect] = [:]
      for (index, option) in scene.options.enumerated() {
        let measurer = PangoTextMeasurer(library)
        let start = ContinuousClock.now
        let layouts = LayoutEngine.solve(scene, options: [index], measurer: measurer)
        score.noteTime((ContinuousClock.now - start) / .seconds(1), file: file.file)
        for view in layouts.flatMap(\.views) {
          frames[Key(option: option.name, view: view.scene.id)] = view.frame
          frames[Key(option: nil, view: view.scene.id)] = view.frame
        }
      }
      for scene in file.scenes {
        for check in scene.checks {
          let frame = frames[Key(option: scene.sceneID, view: check.viewID)]
          score.add(check, frame: frame, of: scene, in: file)
        }
      }
    }
    print(score.table)
    #expect(score.percent(.determined) >= 99.5)
    #expect(score.percent(.text) >= 95)
  }
}
