import AutoLayout
import LayoutFiles
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
      "long-long": ExpectedFinding(ambiguous: ["top", "bottom"]),
      "long-long-after-short-long": ExpectedFinding(ambiguous: ["top", "bottom"]),
      "long-long-after-long-short": ExpectedFinding(ambiguous: ["top", "bottom"]),
    ],
    "4-debugging/1-unsatisfiable": ["required": ExpectedFinding(broken: ["minimum width"])],
    "4-debugging/2-ambiguous-missing-constraint": [
      "missing": ExpectedFinding(ambiguous: ["box"]),
      "inequalities": ExpectedFinding(ambiguous: ["box"]),
    ],
    "4-debugging/3-ambiguous-equal-priorities": ["tie": ExpectedFinding(ambiguous: ["from", "to"])],
    "5-scrolling-and-cells/3-author-and-quote-cell": [
      "without-e": ExpectedFinding(warnings: ["collapsed-cell"]),
      "without-c": ExpectedFinding(warnings: ["collapsed-cell"]),
    ],
    "5-scrolling-and-cells/5-row-height-conflict": [
      "required": ExpectedFinding(broken: ["box height"], warnings: ["preliminary-cell-height"])
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
    #expect(result.diagnostics == [])
    #expect(result.scene != nil)
  }

  @Test(arguments: Sample.all)
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
      let others = layout.warnings.map(\.code).filter { $0 != "ambiguous-layout" }
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
