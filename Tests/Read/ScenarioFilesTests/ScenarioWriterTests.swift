import AutoLayout
import Diagnostics
import Foundation
import JSONText
import LayoutScene
import ScenarioFiles
import TestSupport
import Testing

/// What is written reads as what it was written from.
@Suite struct ScenarioWriterTests {
  /// Without what a file's words and places say beyond the layout.
  private func essence(_ option: SceneOption) -> SceneOption {
    var option = option
    option.constraints.elements.removeAll { !$0.shouldBeArchived }
    for index in option.views.indices {
      option.views[index].source = nil
      option.views[index].isStandard = false
      option.views[index].hasAuthoredName = true
    }
    for index in option.constraints.indices {
      option.constraints[index].source = nil
      option.constraints[index].visualFormat = nil
      option.constraints[index].isStandard = false
      option.constraints[index].hasGivenIdentifier = true
      option.constraints[index].namedText = nil
    }
    // Both follow from the names of the views.
    option.views.noteSharedNames()
    return option
  }

  private func expectRoundTrip(_ scene: Scene, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = try ScenarioWriter.json(scene)
    let result = read(text)
    let again = try #require(result.scene, "\(result.diagnostics)", sourceLocation: sourceLocation)
    #expect(again.title == scene.title && again.description == scene.description)
    #expect(again.overlay == scene.overlay, sourceLocation: sourceLocation)
    #expect(again.showsPlain == scene.showsPlain, sourceLocation: sourceLocation)
    #expect(again.options.map(\.name) == scene.options.map(\.name))
    for (option, written) in zip(scene.options, again.options) {
      let (one, other) = (essence(option), essence(written))
      #expect(one.views == other.views, "\(option.name)", sourceLocation: sourceLocation)
      #expect(one.constraints == other.constraints, "\(option.name)", sourceLocation: sourceLocation)
      #expect(one == other, "\(option.name)", sourceLocation: sourceLocation)
    }
    // What was written once is written so again.
    #expect(try ScenarioWriter.json(again) == text, sourceLocation: sourceLocation)
  }

  /// But for those whose views come from Swift source, which only the command reads.
  static let samples: [String] = {
    let folder = PackageFolder.url.appending(path: "samples")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { name in
      name.hasSuffix(".json") && !name.hasSuffix(".schema.json")
        && (try? JSONNode(parsing: PackageFolder.sample(name)))?["source"] == nil
    }.sorted()
  }()

  @Test(arguments: samples)
  func everyOptionOfEverySample(name: String) throws {
    let scene = try ScenarioFilesTests.scene(String(decoding: try PackageFolder.sample(name), as: UTF8.self))
    for option in scene.options {
      var alone = scene
      alone.options = [option]
      alone.options[0].after = nil
      try expectRoundTrip(alone)
    }
  }

  @Test(arguments: samples)
  func everySampleWhole(name: String) throws {
    let scene = try ScenarioFilesTests.scene(String(decoding: try PackageFolder.sample(name), as: UTF8.self))
    let trees = Set(scene.options.map { $0.views.map(\.id) })
    guard trees.count == 1 else {
      // Whether additions can express the differences is tested by itself; what is written is compared.
      #expect((try? ScenarioWriter.json(scene))?.contains("\"addedViews\"") != false)
      return
    }
    let lists = Set(scene.options.map { $0.constraints.map(\.identifier) })
    if lists.count == 1 {
      try expectRoundTrip(scene)
    } else {
      _ = try ScenarioWriter.json(scene)
    }
  }

  @Test func everyPartOfTheFormat() throws { try expectRoundTrip(try scene(everything)) }

  // MARK: Random scenes

  @Test(arguments: 0..<40)
  func randomScenes(seed: UInt64) throws {
    var maker = RandomSceneMaker(random: RandomSource(seed: seed))
    try expectRoundTrip(maker.scene())
  }

  // MARK: What is left out, and what cannot be written

  private let two = #"""
    {"views": [{"id": "a"}, {"id": "b"}],
     "constraints": ["a.leading = b.trailing + standard",
       {"equation": "a.width = 10", "identifier": "w", "shouldBeArchived": false},
       {"equation": "b.width = 20 @750", "identifier": "x", "active": false}],
     "options": [{"name": "one"}, {"name": "two", "constraints": {"x": {"active": true, "constant": 30}}}]}
    """#

  /// Files store colours in 255ths, which no opacity of 0.14 is.
  @Test(arguments: [
    "\"backgroundColor\": COLOR", "\"tintColor\": COLOR", "\"borderWidth\": 1, \"borderColor\": COLOR",
    "\"type\": \"label\", \"text\": \"a\", \"textColor\": COLOR",
    "\"type\": \"colorWell\", \"selectedColor\": COLOR",
  ])
  func coloursAreRounded(keys: String) throws {
    let color = "{ \"light\": \"#ffffff\", \"dark\": \"#ffffff\", \"alpha\": 0.14 }"
    let view = keys.replacingOccurrences(of: "COLOR", with: color)
    let text = try ScenarioWriter.json(
      try scene("{ \"canvas\": { \"size\": [9, 9] }, \"views\": [{ \"id\": \"a\", \(view) }] }"))
    #expect(text.contains("\"#ffffff24\""))
  }

  @Test func constraintsThatShouldNotBeArchivedAreLeftOut() throws {
    let first = try scene(two)
    #expect(first.options[0].constraints.map(\.shouldBeArchived) == [true, false, true])
    let text = try ScenarioWriter.json(first)
    #expect(!text.contains("\"w\""))
    let again = try scene(text)
    #expect(again.options[1].constraints.map(\.identifier) == ["a.leading = b.trailing + standard", "x"])
    #expect(again.options[1].constraints[1].constant == 30 && again.options[1].constraints[1].isActive)
    #expect(!again.options[0].constraints[1].isActive)
  }

  @Test func defaultsAreLeftOutAndWordsKept() throws {
    let text = try ScenarioWriter.json(
      try scene(
        #"{"views": [{"id": "a", "type": "label", "numberOfLines": 1}], "constraints": ["a.Top = Superview.Top + 20.0"]}"#
      ))
    #expect(
      text
        == """
        {
          "canvas": { "device": "iPhone 8" },
          "views": [{ "id": "a", "type": "label" }],
          "constraints": ["a.Top = Superview.Top + 20.0"]
        }

        """)
  }

  @Test func aConstraintThatAnOptionLacksIsInactiveThere() throws {
    var scene = try ScenarioFilesTests.scene(two)
    scene.options[0].constraints.elements.removeAll { $0.identifier == "x" }
    let again = try ScenarioFilesTests.scene(ScenarioWriter.json(scene))
    #expect(again.options[0].constraints.map(\.isActive) == [true, false])
    #expect(again.options[1].constraints.map(\.isActive) == [true, true])
  }

  @Test func theRootIsRenamed() throws {
    var scene = try ScenarioFilesTests.scene(two)
    for index in scene.options.indices { scene.options[index].views[0].id = "8bC-Xf-vdC" }
    let again = try ScenarioFilesTests.scene(ScenarioWriter.json(scene))
    #expect(again.options[0].views[0].id == "root")
  }

  @Test func viewsThatOnlySomeOptionsHaveAreAdditions() throws {
    let sized = """
      {"views": [{"id": "a"}, {"id": "b", "sizeClasses": ["regular-any"], "subviews": [{"id": "c"}], "layoutGuides": ["g"]}],
       "constraints": ["a.top = superview.top", "b.top = a.bottom", "c.leading = g.leading", {"identifier": "x", "equation": "a.width = 5"}],
       "options": [{"name": "phone"}, {"name": "pad", "canvas": {"device": "iPad 9"}, "views": {"a": {"alpha": 0.5}}},
         {"name": "more", "addedViews": [{"id": "d", "superview": "a"}], "addedConstraints": ["d.edges = a"], "constraints": {"x": {"active": false}}}]}
      """
    for text in [
      sized,
      String(decoding: try PackageFolder.sample("8-controls/8-templates-and-variables.json"), as: UTF8.self),
    ] {
      let scene = try ScenarioFilesTests.scene(text)
      let written = try ScenarioWriter.json(scene)
      let again = try ScenarioFilesTests.scene(written)
      for (option, other) in zip(scene.options, again.options) {
        #expect(essence(option).views == essence(other).views)
        let (one, two) = (option.constraints.filter(\.isActive), other.constraints.filter(\.isActive))
        #expect(Set(one.map(\.text)) == Set(two.map(\.text)) && one.count == two.count)
      }
      #expect(written.contains("\"addedViews\""))
      #expect(try ScenarioWriter.json(again) == written)
    }
  }

  private func error(_ change: (inout Scene) -> Void) throws -> ScenarioWriteError? {
    var scene = try ScenarioFilesTests.scene(two)
    change(&scene)
    do {
      _ = try ScenarioWriter.json(scene)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    #expect(try error { $0.options = [] } == .noOptions)
    #expect(try error { $0.options[1].views[0].id = "other" } == .differentViews("one", "two"))
    // An added view is in front of the others.
    #expect(
      try error { $0.options[1].views[1].content = ViewContent(.label) }
        == .notExpressible("the view \"a\"", option: "one"))
    #expect(try error { $0.options[1].after = 7 } == .missingPredecessor(option: "two"))
    #expect(
      try error { $0.options[1].constraints[0].multiplier = 3 }
        == .notExpressible("the constraint \"a.leading = b.trailing + standard\"", option: "two"))
    #expect(
      try error { $0.options[1].designSize.width = 3 }
        == .notExpressible("the size that starting frames were made for", option: "two"))
    #expect(
      try error { $0.options[1].constraints[0].firstItem = .view(9) }
        == .notExpressible("a constraint with a view that does not exist", option: "two"))
    for change: (inout SceneView) -> Void in [
      { $0.cornerRadius = .nan }, { $0.alpha = 2 }, { $0.id = "" }, { $0.id = "b" }, { $0.id = "root" },
    ] {
      let error = try error { scene in
        for index in scene.options.indices { change(&scene.options[index].views[1]) }
      }
      guard case .notReadable(let diagnostic) = try #require(error) else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(!diagnostic.message.isEmpty)
    }
  }
}
