import AutoLayout
import Diagnostics
import LayoutScene
import Testing

/// What a sample shows on purpose that would otherwise be a mistake.
struct ExpectedFinding {
  /// The identifiers of the views that could be elsewhere.
  var ambiguous: [String] = []
  /// The identifiers of the constraints that conflicts leave out.
  var broken: [String] = []
  /// The codes of other warnings.
  var warnings: [String] = []

  /// By sample and option; everything that is not here has nothing to report.
  static let all: [String: [String: ExpectedFinding]] = [
    "two-labels-ambiguous": [
      "long-long": ExpectedFinding(ambiguous: ["top", "bottom"], warnings: ["content-priority-tie"]),
      "long-long-after-short-long": ExpectedFinding(
        ambiguous: ["top", "bottom"], warnings: ["content-priority-tie"]),
      "long-long-after-long-short": ExpectedFinding(
        ambiguous: ["top", "bottom"], warnings: ["content-priority-tie"]),
    ],
    "4-debugging/1-unsatisfiable": ["required": ExpectedFinding(broken: ["minimum width"])],
    "4-debugging/2-ambiguous-missing-constraint": [
      "missing": ExpectedFinding(ambiguous: ["box"]),
      "inequalities": ExpectedFinding(ambiguous: ["box"]),
    ],
    "4-debugging/3-ambiguous-equal-priorities": [
      "tie": ExpectedFinding(ambiguous: ["start", "end"], warnings: ["content-priority-tie"])
    ],
    "5-scrolling-and-cells/3-author-and-quote-cell": [
      "without-e": ExpectedFinding(warnings: ["collapsed-cell"]),
      "without-c": ExpectedFinding(warnings: ["collapsed-cell"]),
    ],
    "5-scrolling-and-cells/4-cell-with-image": [
      "without-d": ExpectedFinding(warnings: ["no-height"])
    ],
    "5-scrolling-and-cells/5-row-height-conflict": [
      "required": ExpectedFinding(broken: ["H"])
    ],
    "10-interface-builder/4-deliberate-faults": [
      "Flt-sc-001": ExpectedFinding(warnings: ["misplaced-view"]),
      "Flt-sc-002": ExpectedFinding(ambiguous: ["Flt-b1-002"]),
      "Flt-sc-003": ExpectedFinding(broken: ["Flt-cb-003"]),
      "Flt-sc-004": ExpectedFinding(
        ambiguous: ["Flt-l1-004", "Flt-l2-004"], warnings: ["content-priority-tie"]),
    ],
    "8-controls/3-content-and-its-size": [
      "empty": ExpectedFinding(ambiguous: ["image view", "plain view"])
    ],
  ]
}

@Suite struct FindingTests {
  @Test(arguments: Sample.all)
  func readsWithoutDiagnostics(_ sample: Sample) throws {
    let result = try sample.read()
    // What is wrong on purpose in a file, and not in its layout.
    let wanted = sample.path.hasSuffix("4-deliberate-faults") ? ["missing-reference"] : []
    #expect(result.diagnostics.map(\.code) == wanted)
    #expect(result.scene != nil)
  }

  @Test(arguments: Sample.all.filter(\.isScenario))
  func hasTextsThatTeach(_ sample: Sample) throws {
    let scene = try sample.scene()
    #expect(scene.title?.isEmpty == false)
    #expect(scene.description?.hasSuffix(".") == true)
    #expect((2...5).contains(scene.options.count))
    for option in scene.options {
      #expect(option.title?.isEmpty == false, "\(option.name)")
      let last = option.description?.last
      #expect(last == "." || last == "。", "\(option.name)")
    }
  }

  @Test(arguments: Sample.all)
  func showsOnlyItsOwnConflictsAndAmbiguities(_ sample: Sample) throws {
    let expected = ExpectedFinding.all[sample.path] ?? [:]
    for layout in try sample.layouts() {
      let finding = expected[layout.name] ?? ExpectedFinding()
      #expect(layout.ambiguousViews == finding.ambiguous, "\(layout.name)")
      #expect(layout.brokenConstraints == finding.broken, "\(layout.name)")
      let others = layout.findings.map(\.code).filter { $0 != "ambiguous-layout" }
      #expect(others == finding.warnings, "\(layout.name)")
    }
  }

  /// The table names nothing that is not there.
  @Test func everyExpectedFindingHasItsOption() throws {
    for (path, options) in ExpectedFinding.all {
      let names = Set(try Sample(path).scene().options.map(\.name))
      #expect(names.isSuperset(of: options.keys), "\(path)")
    }
  }
}
