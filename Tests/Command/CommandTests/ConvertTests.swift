import Foundation
import Testing

/// convert as a user runs it.
@Suite struct ConvertTests {
  private let scratch: Scratch
  private let sample = Places.samples.appending(path: "two-labels.json").path

  init() throws { scratch = try Scratch() }

  /// A storyboard with a scene for each name, which is its button's title too.
  @discardableResult private func storyboard(_ names: String..., as file: String = "Main.storyboard") throws
    -> String
  {
    let scenes = names.map { name in
      """
      <scene sceneID="\(name)"><objects><viewController id="vc \(name)" sceneMemberID="viewController">
      <view key="view" id="view \(name)"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <button id="button \(name)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="5" y="7" width="60" height="30"/><state key="normal" title="\(name)"/></button>
      </subviews><constraints>
      <constraint firstItem="button \(name)" firstAttribute="centerX" secondItem="view \(name)" \
      secondAttribute="centerX" id="c1"/>
      <constraint firstItem="button \(name)" firstAttribute="centerY" secondItem="view \(name)" \
      secondAttribute="centerY" id="c2"/>
      </constraints></view></viewController></objects></scene>
      """
    }
    return try scratch.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="17506" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """, to: file)
  }

  private func convert(_ arguments: String...) throws -> Run {
    try Run.command(["convert"] + arguments, in: scratch.folder)
  }

  /// The views of the only option, without the root, by their identifiers.
  private func frames(_ solution: Data) throws -> [String: [Double]] {
    let object = try #require(try JSONSerialization.jsonObject(with: solution) as? [String: Any])
    let options = try #require(object["options"] as? [[String: Any]])
    let views = try #require(options.first?["views"] as? [[String: Any]]).dropFirst()
    return Dictionary(
      uniqueKeysWithValues: views.compactMap { view in
        (view["id"] as? String).flatMap { id in (view["frame"] as? [Double]).map { (id, $0) } }
      })
  }

  @Test func oneSceneGoesToAFileOrToStandardOutput() throws {
    let file = try storyboard("Log in")
    let piped = try convert(file)
    #expect(piped.status == 0 && piped.errors.isEmpty, "\(piped.errors)")
    let written = try convert(file, "-o", "scene.json")
    #expect(written.status == 0 && written.output.isEmpty && written.errors.isEmpty)
    #expect(try scratch.bytes("scene.json") == piped.output)
    #expect(try convert(file, "-o", "-").output == piped.output)
    let before = try frames(Run.command(["solve", file]).output)
    #expect(before.count == 1)
    #expect(try frames(Run.command(["solve", scratch.path("scene.json")]).output) == before)
    let text = String(decoding: piped.output, as: UTF8.self)
    #expect(text.contains("\"button Log in.centerX == root.centerX\""))
    #expect(try Run.command(["check", scratch.path("scene.json")]).status == 0)
  }

  @Test func severalScenesNeedNames() throws {
    let file = try storyboard("One", "Two")
    for (arguments, template) in [
      ([file], "'{scenario}-{option}.json'"), ([file, "-o", "-"], "'{scenario}-{option}.json'"),
      ([file, "-o", "out.json"], "'out-{option}.json'"),
      ([file, sample, "-o", "{option}.json"], "'{option}-{scenario}.json'"),
      ([file, "-o", "\(scratch.folder.path)/"], "{scenario}-{option}.json'"),
    ] {
      let run = try Run.command(["convert"] + arguments, in: scratch.folder)
      #expect(run.status == 64 && run.output.isEmpty, "\(arguments)")
      #expect(run.errors.contains(template), "\(run.errors)")
    }
    #expect(try scratch.names == ["Main.storyboard"])
    #expect(try convert(file, sample, "-o", "{scenario}-{option}.json").status == 0)
    #expect(
      try scratch.names.filter { $0.hasPrefix("Main") } == [
        "Main-One.json", "Main-Two.json", "Main.storyboard",
      ])
    #expect(try scratch.names.contains("two-labels-short-short.json"))
  }

  @Test func onlyScenariosAreWritten() throws {
    let file = try storyboard("One")
    let wrong = try convert(file, "-o", "one.png")
    #expect(wrong.status == 64 && wrong.errors.contains("convert writes JSON"), "\(wrong.errors)")
    #expect(try scratch.names == ["Main.storyboard"])
    #expect(try convert(file, "-o", "one.scenario").status == 0)
  }

  @Test func anOptionChoosesTheScene() throws {
    let file = try storyboard("One", "Two")
    let run = try convert(file, "--option", "Two", "-o", "two.json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(String(decoding: try scratch.bytes("two.json"), as: UTF8.self).contains("button Two"))
    let wrong = try convert(file, "--option", "Tow", "-o", "tow.json")
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean \"Two\"?"))
    #expect(try scratch.names == ["Main.storyboard", "two.json"])
  }

  @Test func aScenarioIsNormalised() throws {
    let once = try convert(sample)
    #expect(once.status == 0, "\(once.errors)")
    try scratch.write(once.text, to: "two-labels.json")
    let again = try convert(scratch.path("two-labels.json"))
    #expect(again.output == once.output)
    let solutions = try [sample, scratch.path("two-labels.json")].map {
      try Run.command(["solve", $0]).output
    }
    #expect(solutions[0] == solutions[1])
    let one = try convert(sample, "--option", "short-short").text
    #expect(one.contains("\"short-short\"") && !one.contains("long-long"))
  }

  @Test func theCanvasCanBeChosen() throws {
    let run = try convert(try storyboard("One"), "--device", "iPhone 14", "--rtl")
    #expect(run.text.contains("\"iPhone 14\"") && run.text.contains("\"rightToLeft\""))
  }

  @Test func badInputsAreToldAndGoodOnesWritten() throws {
    let good = try storyboard("One", as: "good.storyboard")
    try scratch.write("<document", to: "bad.xib")
    let run = try convert(
      good, "bad.xib", "none.xib", "-o", "{scenario}.json")
    #expect(run.status == 66)
    #expect(run.errors.contains("bad.xib:1:") && run.errors.contains("none.xib: error"))
    #expect(try scratch.names == ["bad.xib", "good.json", "good.storyboard"])
    #expect(try convert("bad.xib").status == 65)
    #expect(try convert(good, "-o", "bad.xib/x.json").status == 73)
    #expect(try convert(good, "-o", "new/x.json").status == 0)
    #expect(try scratch.bytes("new/x.json") == scratch.bytes("good.json"))
  }

  @Test func nothingGoodIsOverwritten() throws {
    let file = try storyboard("a/b", "a:b")
    let run = try convert(file, "-o", "{option}.json")
    #expect(run.status == 64 && run.errors.contains("would both be written"))
    let scenario = try scratch.write(#"{"views": []}"#, to: "in.json")
    #expect(try convert(scenario, "-o", scenario).status == 64)
    #expect(try String(decoding: scratch.bytes("in.json"), as: UTF8.self) == #"{"views": []}"#)
    // What one scenario cannot say leaves the file that is there.
    let split = try scratch.write(
      #"""
      {"views": [{"id": "v", "sizeClasses": ["regular-any"]}, {"id": "w"}], "options": [{"name": "phone"},
        {"name": "pad", "canvas": {"device": "iPad 9"}}]}
      """#, to: "split.json")
    try scratch.write("old", to: "out.json")
    let refused = try convert(split, "-o", "out.json")
    #expect(refused.status == 65 && refused.errors.contains("[not-expressible]"), "\(refused.errors)")
    #expect(try scratch.bytes("out.json") == Data("old".utf8))
    #expect(try convert(split, "-o", "{option}.json").status == 0)
  }

  @Test func onlyWhatMakesAClassIsWrittenAsSwift() throws {
    let run = try convert(
      Places.samples.appending(path: "10-interface-builder/2-settings-table.storyboard").path, "-o",
      "{option}.swift")
    #expect(run.status == 0 && run.errors.contains("it has no views of its own"), "\(run.errors)")
    let written = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(written.count == 1, "\(written)")
    let code = try String(decoding: scratch.bytes(#require(written.first)), as: UTF8.self)
    // A table clips what is in it anyway, a cell does not.
    #expect(!code.contains("tableView.clipsToBounds") && code.contains("        clipsToBounds = true"))
  }
}
