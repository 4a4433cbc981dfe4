import AutoLayout
import Diagnostics
import LayoutScene
import LayoutSolving
import LayoutWords
import PangoCairoBackend
import Testing

/// The breakpoints of samples, compared with what layouts at every quarter of a point show.
@Suite struct SweepTests {
  struct Case: CustomTestStringConvertible {
    var sample: String
    var axis = Axis.horizontal
    var range: ClosedRange<Double>
    /// The fewest changes for the test to mean something.
    var least: Int

    var testDescription: String { "\(sample), \(range)" }
  }

  static let cases = [
    Case(sample: "two-labels", range: 170...215, least: 6),
    Case(sample: "two-labels", axis: .vertical, range: 440...520, least: 1),
    Case(sample: "3-stack-views/2-nested-stack-views", range: 181...184, least: 6),
    Case(sample: "3-stack-views/3-dynamic-stack-view", range: 175...195, least: 2),
    Case(sample: "4-debugging/1-unsatisfiable", range: 430...450, least: 1),
    Case(sample: "9-right-to-left-and-text/4-lines", range: 640...650, least: 1),
  ]

  private struct Solver {
    let sample: Sample
    let axis: Axis
    let size: Size
    let measurer: PangoTextMeasurer

    func layout(_ length: Double) -> SolvedLayout? {
      var size = size
      size[axis] = length
      let scene = try? sample.read(overrides: CanvasOverrides(size: size)).scene
      return scene.flatMap { LayoutEngine.solve($0, options: [0], measurer: measurer).first }
    }
  }

  /// What can change, by kind and name; the values are of any kind, as texts.
  private typealias State = [Fact: String]

  private struct Fact: Hashable {
    var kind: Breakpoint.Kind
    var name: String
  }

  private func state(of layout: SolvedLayout) -> State {
    var state: State = [:]
    for view in layout.views {
      state[Fact(kind: .lines, name: view.scene.id)] = view.lineCount.map { "\($0)" } ?? ""
      state[Fact(kind: .cut, name: view.scene.id)] = view.isTruncated.map { "\($0)" } ?? ""
      let open = FrameComponent.allCases.filter { view.ambiguity[$0] != nil }.map(\.rawValue)
      state[Fact(kind: .ambiguity, name: view.scene.id)] = "\(open)"
    }
    let texts = Set(layout.views.indices.filter { layout.views[$0].text != nil })
    for constraint in layout.constraints {
      // Hugging gives way in every stretched view, and texts tell themselves.
      if constraint.origin == .contentHugging { continue }
      if constraint.origin == .compressionResistance, texts.contains(constraint.scene.firstItem.view) {
        continue
      }
      let holds = constraint.isBroken ? "broken" : "\(abs(constraint.error) < 1e-6)"
      state[Fact(kind: .priority, name: constraint.scene.identifier)] = holds
    }
    return state
  }

  @Test(arguments: cases) func areWhereLayoutsDiffer(_ example: Case) throws {
    let sample = Sample(example.sample)
    let size = try #require(try sample.scene().options.first).canvas.size
    let solver = Solver(
      sample: sample, axis: example.axis, size: size, measurer: PangoTextMeasurer(try FontLibrary()))
    let sweep = Sweep.search(example.axis, over: example.range, solve: solver.layout)
    #expect(sweep.isComplete)
    #expect(sweep.breakpoints.map(\.at) == sweep.breakpoints.map(\.at).sorted())
    let step = 0.25
    var changes = 0
    var last: (place: Double, state: State)?
    var explained: Set<Int> = []
    for place in stride(from: example.range.lowerBound, through: example.range.upperBound, by: step) {
      let state = state(of: try #require(solver.layout(place)))
      defer { last = (place, state) }
      guard let last else { continue }
      let near = sweep.breakpoints.indices.filter {
        sweep.breakpoints[$0].at > last.place - 1e-3 && sweep.breakpoints[$0].at < place + 1e-3
      }
      for (fact, value) in state {
        guard let former = last.state[fact], former != value else { continue }
        changes += 1
        // Where a conflict breaks a constraint, the conflict is what is reported.
        let isBroken = fact.kind == .priority && (value == "broken" || former == "broken")
        let told = near.filter {
          let breakpoint = sweep.breakpoints[$0]
          return isBroken
            ? breakpoint.kind == .conflict
            : breakpoint.kind == fact.kind && (breakpoint.view ?? breakpoint.constraint) == fact.name
        }
        #expect(!told.isEmpty, "\(fact) becomes \(value) between \(last.place) and \(place)")
        explained.formUnion(told)
      }
      // What begins and ends again between two layouts is not seen by them.
      for (position, index) in near.enumerated() {
        let one = sweep.breakpoints[index]
        let isPaired = near.enumerated().contains { other, index in
          other != position && sweep.breakpoints[index].kind == one.kind
            && sweep.breakpoints[index].view == one.view
            && sweep.breakpoints[index].constraint == one.constraint
        }
        if isPaired { explained.insert(index) }
      }
    }
    #expect(changes >= example.least)
    for (index, breakpoint) in sweep.breakpoints.enumerated() where breakpoint.kind != .traits {
      #expect(explained.contains(index), "nothing changes at \(breakpoint)")
    }
  }

  /// The width from which a phone's margins are wider, and that of the regular size class.
  @Test func findsWhatTheCanvasBrings() throws {
    let sample = Sample("two-labels")
    let solver = Solver(
      sample: sample, axis: .horizontal, size: Size(width: 320, height: 568),
      measurer: PangoTextMeasurer(try FontLibrary()))
    let sweep = Sweep.search(.horizontal, over: 390...610, solve: solver.layout)
    let traits = sweep.breakpoints.filter { $0.kind == .traits }
    #expect(traits.contains { $0.at == 400 && $0.message.contains("margins are 20") }, "\(traits)")
    #expect(traits.contains { $0.at == 600 && $0.message.contains("the width is regular") }, "\(traits)")
  }
}
