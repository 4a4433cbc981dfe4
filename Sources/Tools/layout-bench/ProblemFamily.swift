/// The constraint systems of the benchmark, by name and number of views.
enum ProblemFamily: String, CaseIterable {
  /// Views of equal width side by side, as in a toolbar: the longest chain of equations.
  case chain
  /// Table rows of a label, a field and a button: many small systems.
  case list
  /// Four views in each view, alternately side by side and one below the other.
  case nested
  /// Label and field in rows of varying height, as in Apple's "Dynamic Height Columns".
  case form
  /// Groups of widths tied by many redundant ratios, and soft constraints between the groups.
  case dense
  /// The form, as its window is resized a hundred times.
  case resize
  /// Four soft constraints of every view, at 999 different priorities.
  case many
  /// Many weak constraints against a single stronger one.
  case lexbreak

  func problem(_ count: Int) -> ProblemWriter {
    switch self {
    case .chain: ProblemFamily.chain(count)
    case .list: ProblemFamily.list(count)
    case .nested: ProblemFamily.nested(count)
    case .form: ProblemFamily.form(count, isResized: false)
    case .dense: ProblemFamily.dense(count)
    case .resize: ProblemFamily.form(count, isResized: true)
    case .many: ProblemFamily.many(count)
    case .lexbreak: ProblemFamily.lexbreak(count)
    }
  }

  private static func chain(_ count: Int) -> ProblemWriter {
    var p = ProblemWriter()
    let container = p.container(width: Double(28 * count + 8), height: 100)
    var last: ProblemWriter.Box?
    for _ in 0..<count {
      let view = p.box()
      if let last {
        p.after(view, last, 8)
        p.align(view.width, last.width, 0)
      } else {
        p.align(view.x, container.x, 8)
      }
      p.align(view.y, container.y, 8)
      p.bottom(view, container, 8)
      last = view
    }
    if let last { p.trailing(last, container, 8) }
    return p
  }

  private static func list(_ count: Int) -> ProblemWriter {
    var p = ProblemWriter()
    var random = MersenneTwister(seed: 2)
    let container = p.container(width: 375, height: Double(44 * count))
    for i in 0..<count {
      let (label, field, button) = (p.box(), p.box(), p.box())
      p.align(label.x, container.x, 20)
      p.after(field, label, 8)
      p.after(button, field, 8)
      p.trailing(button, container, 20)
      p.align(field.y, container.y, Double(44 * i + 7))
      for other in [label, button] {
        p.row([(other.y, 1), (other.height, 0.5), (field.y, -1), (field.height, -0.5)], "=", 0)
      }
      p.content(label.width, Double(random.integer(40...120)), hugging: 251, resistance: 750)
      p.content(field.width, 100, hugging: 250, resistance: 750)
      p.content(button.width, Double(random.integer(44...80)), hugging: 251, resistance: 750)
      p.content(label.height, 21, hugging: 251, resistance: 750)
      p.content(field.height, 30, hugging: 250, resistance: 750)
      p.content(button.height, 30, hugging: 251, resistance: 750)
    }
    return p
  }

  private static func nested(_ count: Int) -> ProblemWriter {
    var p = ProblemWriter()
    var views = [p.container(width: 100_000, height: 100_000)]
    for i in stride(from: 1, to: count, by: 1) {
      let (parent, first) = (views[(i - 1) / 4], (i - 1) % 4 == 0)
      let isLast = (i - 1) % 4 == 3 || i == count - 1
      let view = p.box()
      if depth((i - 1) / 4) % 2 == 0 {
        p.align(view.y, parent.y, 4)
        p.bottom(view, parent, 4)
        if first {
          p.align(view.x, parent.x, 4)
        } else {
          p.after(view, views[i - 1], 4)
          p.align(view.width, views[i - 1].width, 0)
        }
        if isLast { p.trailing(view, parent, 4) }
      } else {
        p.align(view.x, parent.x, 4)
        p.trailing(view, parent, 4)
        if first {
          p.align(view.y, parent.y, 4)
        } else {
          p.below(view, views[i - 1], 4)
          p.align(view.height, views[i - 1].height, 0)
        }
        if isLast { p.bottom(view, parent, 4) }
      }
      views.append(view)
    }
    return p
  }

  private static func depth(_ view: Int) -> Int {
    view == 0 ? 0 : 1 + depth((view - 1) / 4)
  }

  private static func form(_ count: Int, isResized: Bool) -> ProblemWriter {
    var p = ProblemWriter()
    var random = MersenneTwister(seed: 4)
    let container = p.container(width: isResized ? nil : 375, height: Double(60 * count + 100))
    var above: (label: ProblemWriter.Box, field: ProblemWriter.Box)?
    var firstField: ProblemWriter.Box?
    for _ in 0..<count {
      let (label, field) = (p.box(), p.box())
      let (labelHeight, fieldHeight) = (random.pick([17.0, 21, 24, 34, 41]), random.pick([24.0, 30, 36]))
      p.align(label.x, container.x, 20)
      p.after(field, label, 8)
      p.trailing(field, container, 20)
      // Baselines: the ascent is 0.78 of the fixed height.
      let drop = (100 * (0.78 * fieldHeight - 0.78 * labelHeight)).rounded() / 100
      p.row([(label.y, 1), (field.y, -1)], "=", drop)
      if let above {
        for (view, upper) in [(label, above.label), (field, above.field)] {
          p.below(view, upper, 8, relation: ">")
          p.below(view, upper, 8, priority: 249)
        }
        if let firstField { p.align(field.width, firstField.width, 0) }
      } else {
        for view in [label, field] {
          p.align(view.y, container.y, 20, relation: ">")
          p.align(view.y, container.y, 20, priority: 249)
        }
      }
      firstField = firstField ?? field
      p.content(label.width, Double(random.integer(30...110)), hugging: 251, resistance: 751)
      p.content(field.width, 100, hugging: 48, resistance: 749)
      p.content(label.height, labelHeight, hugging: 251, resistance: 751)
      p.content(field.height, fieldHeight, hugging: 250, resistance: 749)
      above = (label, field)
    }
    if isResized {
      p.edit(container.width, priority: 500, initial: 375)
      for k in 0..<100 {
        p.suggest(
          container.width, (320 + 704 * (Double(k * 7 % 100) / 50 - 1).magnitude).rounded(.toNearestOrEven))
      }
    }
    return p
  }

  private static func dense(_ count: Int) -> ProblemWriter {
    let group = 50
    var p = ProblemWriter()
    var random = MersenneTwister(seed: 5)
    let container = p.container(width: Double(60 * count), height: 400)
    var views: [ProblemWriter.Box] = []
    var ratios: [Double] = []
    for i in 0..<count {
      let view = p.box()
      let first = i - i % group
      let ratio = i == first ? 1 : random.pick([0.5, 1, 1, 1, 2])
      if i > first {
        // One that defines the width, and two redundant ones.
        for _ in 0..<(i - first > 3 ? 3 : 1) {
          let other = random.integer(first...i - 1)
          p.row([(view.width, 1), (views[other].width, -ratio / ratios[other])], "=", 0)
        }
      }
      p.row([(view.width, 1)], ">", 10)
      let width = Double(random.integer(20...90))
      p.row([(view.width, 1)], "=", width, priority: random.pick([100, 249, 250, 251, 500, 749]))
      if let last = views.last {
        p.after(view, last, 8, relation: ">")
        p.after(view, last, 8, priority: 240)
      } else {
        p.align(view.x, container.x, 0)
      }
      p.align(view.y, container.y, 0)
      p.bottom(view, container, 0)
      if i >= group && i % group == 0 {
        p.align(view.width, views[i - group].width, 0, priority: 200)
      }
      views.append(view)
      ratios.append(ratio)
    }
    if let last = views.last { p.end(last, container, priority: 740) }
    return p
  }

  private static func many(_ count: Int) -> ProblemWriter {
    var p = ProblemWriter()
    var random = MersenneTwister(seed: 11)
    let container = p.container(width: Double(40 * count), height: 100)
    var views: [ProblemWriter.Box] = []
    for i in 0..<count {
      let view = p.box()
      p.align(view.y, container.y, 0)
      p.bottom(view, container, 0)
      if i % 10 != 0 { p.align(view.width, views[i - i % 10].width, 0) }
      if let last = views.last {
        p.after(view, last, 8, relation: ">")
        p.after(view, last, 8, priority: random.integer(1...999))
      } else {
        p.align(view.x, container.x, 0)
      }
      p.row([(view.width, 1)], ">", 10)
      for relation in ["=", "<", ">", "="] {
        let width = Double(random.integer(15...60))
        p.row([(view.width, 1)], relation, width, priority: random.integer(1...999))
      }
      views.append(view)
    }
    if let last = views.last { p.end(last, container, priority: random.integer(1...999)) }
    return p
  }

  private static func lexbreak(_ count: Int) -> ProblemWriter {
    var p = ProblemWriter()
    let x = p.variable()
    for _ in 0..<count { p.row([(x, 1)], "=", 0, priority: 250) }
    p.row([(x, 1)], "=", 100, priority: 251)
    return p
  }
}
