import AutoLayout
import Foundation
import LayoutFiles
import PangoCairoBackend
import Testing

/// Scenes of Interface Builder files, converted to scenarios, solve to the same frames.
@Suite struct ConversionTests {
  @Test(.enabled(if: RecordedScenes.find() != nil, "no folder of Interface Builder files"))
  func recordedScenesKeepTheirFrames() throws {
    let recorded = try #require(RecordedScenes.find())
    let library = try FontLibrary()
    for file in recorded.files {
      let bytes = try [UInt8](Data(contentsOf: recorded.folder.appending(path: file.file)))
      let scene = try #require(InterfaceBuilderReader.read(bytes, input: file.file).scene)
      for index in scene.options.indices {
        do {
          let text = try ScenarioWriter.json(ofScene: index, in: scene)
          let result = ScenarioReader.read(Array(text.utf8), input: file.file)
          for d in result.diagnostics { print("DIAG", file.file, scene.options[index].name, d.message) }
          guard let again = result.scene else { continue }
          let a = LayoutEngine.solve(scene, options: [index], measurer: PangoTextMeasurer(library))
          let b = LayoutEngine.solve(again, measurer: PangoTextMeasurer(library))
          for (x, y) in zip(a[0].views, b[0].views) {
            let close = abs(x.frame.x - y.frame.x) < 1e-9 && abs(x.frame.y - y.frame.y) < 1e-9 && abs(x.frame.width - y.frame.width) < 1e-9 && abs(x.frame.height - y.frame.height) < 1e-9
            if !close { print("FRAME", file.file, scene.options[index].name, x.scene.id, x.frame, y.frame) }
          }
          print("OK", file.file)
        } catch { print("FAIL", file.file, scene.options[index].name, error.message) }
      }
    }
  }
}
