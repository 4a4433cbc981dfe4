import AutoLayout
import LayoutScene
import LayoutWords

/// The meaning of lines with one appearance.
struct LineKind: Hashable {
  var kind: SignDescription.Kind
  var status: ConstraintStatus

  init(_ figure: ConstraintFigure) {
    kind = figure.lineKind
    status = figure.status
  }
}

/// Combines lines of edges, centres and baselines that have one meaning.
extension SignMaker {
  /// Merges lines that only state that edges coincide, or should: they are one sign if they are in line with each
  /// other.
  func merged(_ signs: [Sign]) -> [Sign] {
    struct Line: Hashable {
      var axis: Axis
      var across: Double
      var status: ConstraintStatus
      var isOptional: Bool
      var isCentred: Bool
      var isOnBaselines: Bool
    }
    var merged: [Sign] = []
    var known: [Line: Int] = [:]
    for sign in signs {
      guard case .line(let bar) = sign.shape, !sign.hasLabel || sign.label.isBareAlarm,
        let figure = sign.figure
      else {
        merged.append(sign)
        continue
      }
      let line = Line(
        axis: bar.axis, across: bar.across, status: figure.status, isOptional: figure.isOptional,
        isCentred: figure.isCentred, isOnBaselines: figure.isOnBaselines)
      if let index = known[line] {
        merged[index].figures.append(figure)
        merged[index].views += sign.views
      } else {
        known[line] = merged.count
        merged.append(sign)
      }
    }
    fold(&merged)
    return merged
  }

  /// Folds lines into signs. All edges that coincide in one view are one sign, and so are all centres and all
  /// baselines. This includes those in all of a table's cells, and those in several views if a line joins the views or
  /// they are siblings of one structure.
  private func fold(_ lines: inout [Sign]) {
    var sets: [LineKind: DisjointSets<ViewIndex>] = [:]
    for sign in lines {
      guard let figure = sign.figure, let first = container(ofLine: figure) else { continue }
      for other in sign.figures.compactMap(container) {
        sets[LineKind(figure), default: DisjointSets()].join(other, first)
      }
    }
    var siblings: [LineStructure: ViewIndex] = [:]
    for (container, structure) in structures(of: lines) {
      if let other = siblings[structure] {
        sets[structure.kind]?.join(other, container)
      } else {
        siblings[structure] = container
      }
    }
    for index in lines.indices {
      let sign = lines[index]
      guard let figure = sign.figure, !figure.isOptional,
        figure.status == .satisfied ? !sign.hasLabel : sign.label.isBareAlarm,
        let view = container(ofLine: figure), let top = sets[LineKind(figure)]?.top(view)
      else { continue }
      lines[index].fold = .lines(in: top, LineKind(figure))
    }
  }

  /// The lines of one kind in a view, in a form that is the same for siblings of one structure.
  private struct LineStructure: Hashable {
    struct Line: Hashable {
      var attributes: [LayoutAttribute]
      /// The steps from the view to those in line, in tree order.
      var steps: [Int]
    }

    var superview: ViewIndex?
    var kind: LineKind
    var lines: [Line]
  }

  private func structures(of signs: [Sign]) -> [(container: ViewIndex, structure: LineStructure)] {
    struct Place: Hashable {
      var container: ViewIndex
      var kind: LineKind
    }
    var order: [Place] = []
    var lines: [Place: [LineStructure.Line]] = [:]
    let figures = signs.filter { !$0.hasLabel }.flatMap(\.figures).sorted { $0.constraint < $1.constraint }
    for figure in figures {
      guard let container = container(ofLine: figure) else { continue }
      let place = Place(container: container, kind: LineKind(figure))
      if lines[place] == nil { order.append(place) }
      let scene = layout.constraints[figure.constraint].scene
      lines[place, default: []].append(
        LineStructure.Line(
          attributes: [scene.firstAttribute, scene.secondAttribute],
          steps: figure.views.map { container.distance(to: $0) }))
    }
    return order.map { place in
      (
        place.container,
        LineStructure(
          superview: layout.superview(of: place.container), kind: place.kind, lines: lines[place] ?? [])
      )
    }
  }

  private func container(ofLine figure: ConstraintFigure) -> ViewIndex? {
    layout.container(of: figure.views).map { layout.placeInCell(of: $0)?.table ?? $0 }
  }
}
