import AutoLayout
import PangoCairoBackend

/// Times edits of a laid-out window: one change in the middle of many views, and the layout after it, against laying
/// out the same views afresh.
enum EditBenchmark {
  private static let edits = 200
  private static let freshLayouts = 5

  /// - Returns: an exit status.
  static func run(counts: [Int]) -> Int32 {
    guard let fonts = try? FontLibrary() else {
      SolverBenchmark.complain("fonts are missing")
      return 70
    }
    let measurer = PangoTextMeasurer(fonts)
    print("| layout | afresh, ms | edit | after it, µs | as a part of afresh |")
    print("|---|---|---|---|---|")
    do {
      for count in counts {
        for arrangement in EditedLayout.Arrangement.allCases {
          for line in try lines(arrangement, count, measurer) { print(line) }
        }
      }
    } catch {
      SolverBenchmark.complain("\(error)")
      return 70
    }
    return 0
  }

  private static func lines(
    _ arrangement: EditedLayout.Arrangement, _ count: Int, _ measurer: any TextMeasurer
  ) throws -> [String] {
    var fresh: [Double] = []
    for _ in 0..<freshLayouts {
      let start = SolverBenchmark.now()
      let layout = try EditedLayout(arrangement, count: count, measurer: measurer)
      layout.window.displayIfNeeded()
      fresh.append(SolverBenchmark.now() - start)
    }
    let afresh = SolverBenchmark.median(fresh)
    let layout = try EditedLayout(arrangement, count: count, measurer: measurer)
    layout.window.displayIfNeeded()
    return try EditedLayout.Edit.allCases.map { edit in
      var times: [Double] = []
      for number in 0..<edits {
        let start = SolverBenchmark.now()
        try layout.apply(edit, number)
        layout.window.layoutIfNeeded()
        times.append(1000 * (SolverBenchmark.now() - start))
      }
      let time = SolverBenchmark.median(times)
      return "| \(arrangement.rawValue)-\(count) | \(SolverBenchmark.fixed(afresh, 2)) | \(edit.rawValue) | "
        + "\(SolverBenchmark.fixed(time, 1)) | 1/\(SolverBenchmark.fixed(1000 * afresh / time, 0)) |"
    }
  }
}

/// Many labels in a window, with the constraints in their middle that are edited.
struct EditedLayout {
  /// How the labels are arranged.
  enum Arrangement: String, CaseIterable {
    /// One below the other.
    case list
    /// In rows of ten.
    case grid
    /// A title and a value beside each other in each row; the values wrap.
    case form
    /// In horizontal stack views of ten, one below the other.
    case stacks
  }

  /// What is changed.
  enum Edit: String, CaseIterable {
    /// A distance within the row in the middle.
    case constant
    /// A distance that all rows below depend on.
    case push
    case priority
    case text
    /// A constraint is activated or deactivated.
    case activation
    /// Ten constraints are activated or deactivated.
    case batch
  }

  let window: Window
  private(set) var labels: [Label] = []
  private var inRow: LayoutConstraint
  private var betweenRows: LayoutConstraint
  private var optional: LayoutConstraint
  private var batch: [LayoutConstraint]

  init(_ arrangement: Arrangement, count: Int, measurer: any TextMeasurer) throws {
    window = Window(canvas: Canvas(size: Size(width: 1200, height: 20.0 * Double(count))), measurer: measurer)
    let root = window.rootView
    func label(_ number: Int, lines: Int = 1) -> Label {
      let label = Label(identifier: "label \(number)", text: Text("Label \(number)", numberOfLines: lines))
      label.translatesAutoresizingMaskIntoConstraints = false
      return label
    }
    func constrain(
      _ first: View, _ attribute: LayoutAttribute, _ second: View? = nil,
      _ secondAttribute: LayoutAttribute = .notAnAttribute, relation: LayoutRelation = .equal,
      plus constant: Double = 0, at priority: Double = 1000
    ) throws -> LayoutConstraint {
      let constraint = try LayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
        constant: constant, priority: LayoutPriority(priority))
      try constraint.activate()
      return constraint
    }
    var gaps: [LayoutConstraint] = []
    var leads: [LayoutConstraint] = []
    let columns = arrangement == .list ? 1 : arrangement == .form ? 2 : 10
    var above: View?
    for row in 0..<max(3, count / columns) {
      let views = (0..<columns).map {
        label(columns * row + $0, lines: arrangement == .form && $0 == 1 ? 0 : 1)
      }
      labels += views
      var leader: View = views[0]
      if arrangement == .stacks {
        let stack = StackView(identifier: "stack \(row)")
        stack.settings.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        for view in views { stack.addArrangedSubview(view) }
        leader = stack
      } else {
        for view in views { root.addSubview(view) }
        for (left, right) in zip(views, views.dropFirst()) {
          leads.append(try constrain(right, .leading, left, .trailing, plus: 4))
          _ = try constrain(right, .firstBaseline, left, .firstBaseline)
        }
        if let last = views.last {
          _ = try constrain(last, .trailing, root, .trailing, relation: .lessThanOrEqual, plus: -16)
        }
      }
      leads.append(try constrain(leader, .leading, root, .leading, plus: 16))
      gaps.append(try constrain(leader, .top, above ?? root, above == nil ? .top : .bottom, plus: 8))
      above = leader
    }
    inRow = leads[leads.count / 2]
    betweenRows = gaps[gaps.count / 2]
    let middle = labels[labels.count / 2 + 1]
    optional = try constrain(middle, .width, relation: .greaterThanOrEqual, plus: 30, at: 700)
    batch = try labels[(labels.count / 2)...].prefix(10).map {
      try LayoutConstraint(item: $0, attribute: .width, relatedBy: .greaterThanOrEqual, constant: 20)
    }
  }

  func apply(_ edit: Edit, _ number: Int) throws {
    let isOdd = number % 2 == 1
    let middle = labels[labels.count / 2 + 1]
    switch edit {
    case .constant: inRow.constant = isOdd ? 16 : 18
    case .push: betweenRows.constant = isOdd ? 8 : 10
    case .priority: try optional.setPriority(LayoutPriority(isOdd ? 700 : 600))
    case .text:
      middle.text = Text(isOdd ? "Edited" : "Edited again", numberOfLines: middle.text.numberOfLines)
    case .activation: try optional.setActive(isOdd)
    case .batch: for constraint in batch { try constraint.setActive(!isOdd) }
    }
  }
}
