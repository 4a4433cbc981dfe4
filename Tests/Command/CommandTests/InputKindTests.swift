import Foundation
import Testing

/// Which reader an input gets: by its extension, or by its content where that says nothing.
@Suite struct InputKindTests {
  private static let storyboard = Places.samples.appending(
    path: "10-interface-builder/4-deliberate-faults.storyboard")
  private static let scenario = Places.samples.appending(path: "two-labels.json")

  /// A page is of views: what has none would be an empty phone.
  @Test func pagesLeaveOutControllersWithoutViews() throws {
    let scratch = try Scratch()
    let file = Places.samples.appending(path: "10-interface-builder/1-login-form.storyboard").path
    let run = try Run.command([file, "-o", scratch.path("page.html"), "--quiet"])
    #expect(run.status == 0, "\(run.errors)")
    let page = try String(contentsOfFile: scratch.path("page.html"), encoding: .utf8)
    #expect(page.contains("LgN-sc-001") && !page.contains("LgN-ns-001"))
    let alone = try Run.command([file, "--option", "LgN-ns-001", "-f", "html", "-o", "-", "--quiet"])
    #expect(alone.status == 0 && String(decoding: alone.output, as: UTF8.self).contains("LgN-ns-001"))
  }

  @Test func standardInputIsKnownByItsContent() throws {
    let interface = try Run.command(["solve", "-"], input: Data(contentsOf: Self.storyboard))
    #expect(interface.status == 0 && interface.text.contains("\"Flt-sc-001\""), "\(interface.errors)")
    let marked = Data("\u{FEFF}\n ".utf8) + (try Data(contentsOf: Self.scenario))
    let scenario = try Run.command(["solve", "-"], input: marked)
    #expect(scenario.status == 0 && scenario.text.contains("\"long-long\""), "\(scenario.errors)")
  }

  @Test func wrongExtensionsAreTold() throws {
    let scratch = try Scratch()
    let cases = [
      ("a.json", Self.storyboard, ".storyboard or .xib"),
      ("a.xib", Self.scenario, "the name of a scenario ends in .json"),
    ]
    for (name, source, help) in cases {
      try FileManager.default.copyItem(at: source, to: scratch.folder.appending(path: name))
      let run = try Run.command(["check", scratch.path(name)])
      #expect(run.status == 65)
      #expect(run.errors.contains("[wrong-extension]") && run.errors.contains(help), "\(run.errors)")
    }
  }

  @Test(arguments: [
    "import UIKit\nclass A: UIView {}", "//\n// A card.\n\nimport UIKit", "@objc final class A: UIView {}",
  ])
  func sourceWithoutANameIsTold(source: String) throws {
    let scratch = try Scratch()
    let run = try Run.command(["check", scratch.write(source, to: "card.txt")])
    #expect(run.status == 65 && run.errors.contains("this is Swift source"), "\(run.errors)")
    #expect(run.errors.contains("whose name ends in .swift"), "\(run.errors)")
  }

  @Test func checkIsALint() throws {
    let run = try Run.command(["check", Self.storyboard.path])
    #expect(run.status == 1)
    for code in [
      "misplaced-view", "ambiguous-layout", "conflict", "content-priority-tie", "missing-reference",
    ] {
      #expect(run.errors.contains("[\(code)]"), "\(code)")
    }
    // Places, and names that people know.
    #expect(run.errors.contains("4-deliberate-faults.storyboard:19:29: warning: “Card” is misplaced"))
    #expect(run.errors.contains("Card.width == 240 is left out"))
  }
}
