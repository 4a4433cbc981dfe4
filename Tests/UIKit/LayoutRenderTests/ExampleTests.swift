import Foundation
import LayoutRender
import ScenarioExport
import Testing
import UIKit

/// The examples of the articles about pictures and exports of views.
@MainActor @Suite struct ExampleTests {
  @Test func viewsBecomeFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))

    let picture = try card.layoutPicture(title: "A card", device: "iPhone SE (3rd generation)")
    try picture.write(to: folder.appendingPathComponent("card.svg"))

    let scenario = try card.layoutScenario(title: "Card")
    try scenario.write(to: folder.appendingPathComponent("card.json"), atomically: true, encoding: .utf8)

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }
}
