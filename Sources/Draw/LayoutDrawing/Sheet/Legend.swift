import AutoLayout
import LayoutScene

/// Explains the signs of a picture: exactly those that it uses and that are not self-explanatory.
struct Legend {
  private let signs: [OverlaySign]
  private let theme: Theme
  private let maker: RunMaker

  private static let sample = Size(width: 26, height: 14)
  private static let textGap = 6.0
  private static let entryGap = 16.0
  private static let rowHeight = 18.0

  init(signs: OverlaySigns, theme: Theme, measurer: any TextMeasurer) {
    self.signs = signs.explained.inOrder
    self.theme = theme
    maker = RunMaker(measurer: measurer)
  }

  /// A rule and the entries below it; nothing if no sign needs to be explained.
  ///
  /// - Parameter y: the end of the picture; moved to the end of the legend.
  func section(left: Double, y: inout Double, width: Double) -> [DisplayItem] {
    guard !signs.isEmpty else { return [] }
    y += Measures.legendGap.above
    let rule = Path.line(from: Point(x: left, y: y), to: Point(x: left + width, y: y))
    y += Measures.legendGap.below
    let entries = items(at: Point(x: left, y: y), width: width)
    y += entries.height
    return [
      .group(
        DisplayGroup(
          id: "overlay-legend", className: "overlay-legend",
          items: [.stroke(rule, theme.rule, StrokeStyle(width: 0.75))] + entries.items))
    ]
  }

  /// The entries in as many columns as fit, with the upper left corner at `origin`, and their height.
  private func items(at origin: Point, width: Double) -> (items: [DisplayItem], height: Double) {
    let sizes = signs.map { maker.size(of: $0.explanation, Typography.legend) }
    let columns = Self.columns(of: sizes.map(\.width), width: width)
    var items = [DisplayItem]()
    for (index, sign) in signs.enumerated() {
      let x = origin.x + columns[index % columns.count]
      let y = origin.y + Double(index / columns.count) * Self.rowHeight
      let sample = Rect(
        x: x, y: y + (Self.rowHeight - Self.sample.height) / 2, width: Self.sample.width,
        height: Self.sample.height)
      items += self.sample(of: sign, in: sample)
      let size = sizes[index]
      let frame = Rect(
        x: sample.maxX + Self.textGap, y: y + (Self.rowHeight - size.height) / 2, width: size.width,
        height: size.height)
      items.append(
        .text(sign.explanation.item(Typography.legend, in: frame, alignment: .left, color: theme.body)))
    }
    let rows = (signs.count + columns.count - 1) / columns.count
    return (items, Double(rows) * Self.rowHeight)
  }

  /// The starts of the columns: the fewest rows, then the fewest columns, each as wide as its widest entry.
  private static func columns(of widths: [Double], width: Double) -> [Double] {
    func starts(_ count: Int) -> (all: [Double], end: Double) {
      var (starts, x) = ([Double](), 0.0)
      for column in 0..<count {
        starts.append(x)
        let widest = stride(from: column, to: widths.count, by: count).reduce(0) { max($0, widths[$1]) }
        x += sample.width + textGap + widest.rounded(.up) + entryGap
      }
      return (starts, x - entryGap)
    }
    let most = (1...widths.count).last { starts($0).end <= width } ?? 1
    let rows = (widths.count + most - 1) / most
    let even = (widths.count + rows - 1) / rows
    return starts(starts(even).end <= width ? even : most).all
  }

  private func sample(of sign: OverlaySign, in rect: Rect) -> [DisplayItem] {
    let painter = BarPainter(theme: theme)
    let bar = SignBar(
      axis: .horizontal, start: rect.minX + 1, end: rect.maxX - 1, across: rect.midY)
    let middle = (from: Point(x: rect.minX, y: rect.midY), to: Point(x: rect.maxX, y: rect.midY))
    func line(_ color: Color, _ width: Double, _ dashes: [Double] = []) -> [DisplayItem] {
      [.stroke(.line(from: middle.from, to: middle.to), color, StrokeStyle(width: width, dashes: dashes))]
    }
    let tile = rect.grown(by: -1)
    switch sign {
    // Solid and dashed lines come in every colour, so they are shown in that of the text.
    case .required: return neutral(painter.iBar(bar, LineLook(status: .satisfied)))
    case .optional: return neutral(painter.iBar(bar, LineLook(status: .satisfied, isOptional: true)))
    case .satisfied: return line(theme.satisfied, 2)
    case .unsatisfied: return line(theme.unsatisfied, 2)
    case .alarm:
      return line(theme.alarm, 2.5) + pill("", status: .inConflict, in: rect)
    case .broken: return painter.iBar(bar, LineLook(status: .broken))
    case .removed:
      return painter.iBar(bar, LineLook(status: .satisfied, isQuiet: true, isRemoved: true))
    case .alignment: return alignedBoxes(in: rect)
    case .centre:
      let box = Rect(x: rect.midX - 6, y: rect.minY + 2, width: 12, height: rect.height - 4)
      return [.stroke(.rect(box), theme.frameEdge, StrokeStyle(width: 0.75))]
        + painter.centreMarks(
          SignBar(axis: .horizontal, start: box.minX, end: box.maxX, across: rect.midY), [box],
          LineLook(status: .satisfied))
    case .sameBaseline:
      let line = SignBar(axis: .horizontal, start: rect.minX, end: rect.maxX, across: rect.maxY - 3)
      let words = [rect.minX, rect.maxX - 7].map {
        Rect(x: $0, y: rect.minY + 2, width: 7, height: rect.height - 4)
      }
      return words.map { .stroke(.rect($0), theme.frameEdge, StrokeStyle(width: 0.75)) }
        + painter.baselineLine(line, words, LineLook(status: .satisfied))
    case .equality: return pill("=", status: .satisfied, in: rect)
    case .lettered: return pill("= a", status: .satisfied, in: rect)
    case .named: return pill("", name: "A", status: .satisfied, in: rect)
    case .quiet: return line(theme.faint, 2)
    case .equalMarks: return painter.items(of: bar, .equalMarks(1), LineLook(status: .satisfied))
    case .folded: return pill("×2", status: .satisfied, in: rect)
    case .stackBracket, .repetition: return painter.items(of: bar, .bracket, LineLook(status: .satisfied))
    case .aspect: return pill("2:1", status: .satisfied, in: rect)
    case .strut:
      return [.stroke(MaskGlyph.strut(bar.range, bar.across, .horizontal), theme.body, StrokeStyle(width: 1))]
    case .spring:
      let spring = MaskGlyph.spring(bar.range, bar.across, .horizontal)
      return [.stroke(spring, theme.satisfied, StrokeStyle(width: 1, join: .round))]
    case .alignmentRect:
      return [
        .stroke(.rect(tile), theme.satisfied, StrokeStyle(width: 0.75, dashes: Measures.marginDashes))
      ]
    case .stack:
      return [
        .stroke(
          .rect(tile), theme.frameEdge, StrokeStyle(width: 0.75, dashes: Measures.stackDashes))
      ]
    case .content:
      return [
        .stroke(.rect(tile), theme.guide, StrokeStyle(width: 0.75, dashes: Measures.contentDashes))
      ]
    case .updatePass: return badge(.updateConstraints, in: rect)
    case .layoutPass: return badge(.layout, in: rect)
    case .displayPass: return badge(.display, in: rect)
    case .hugging: return arrows(.hugging, .horizontal, in: rect)
    case .verticalHugging: return arrows(.hugging, .vertical, in: rect)
    case .resistance: return arrows(.resistance, .horizontal, in: rect)
    case .verticalResistance: return arrows(.resistance, .vertical, in: rect)
    case .margin: return line(theme.margin, 0.75, Measures.marginDashes)
    case .band:
      return [.stroke(tile.hatching(Measures.hatchDistance), theme.margin, StrokeStyle(width: 0.5))]
    case .guide: return line(theme.guide, 0.75, Measures.guideDashes)
    case .baseline: return line(theme.baseline, 0.75, Measures.baselineDashes)
    case .ghost:
      return [
        .fill(.rect(tile), theme.alarm.withAlpha(Measures.ghostOpacity)),
        .stroke(
          .rect(tile), theme.alarm,
          StrokeStyle(width: Measures.ghostWidth, dashes: Measures.ghostDashes)),
      ]
    case .misplaced:
      return [
        .stroke(.rect(tile), theme.unsatisfied, StrokeStyle(width: 1, dashes: Measures.ghostDashes))
      ]
    case .hidden:
      return [
        .stroke(
          .rect(tile), theme.leader.withAlpha(0.5), StrokeStyle(width: 0.5, dashes: Measures.marginDashes))
      ]
    }
  }

  private func arrows(_ kind: ContentArrows.Kind, _ axis: Axis, in rect: Rect) -> [DisplayItem] {
    let size = ContentArrows.size
    let frame = Rect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    return ContentArrows(kind: kind, axis: axis).items(in: frame, color: theme.body)
  }

  private func badge(_ pass: PassEvent.Pass, in rect: Rect) -> [DisplayItem] {
    let badge = PassBadge(pass: pass, turns: [1])
    let size = maker.badge(badge).size
    return badge.items(
      in: Rect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height), theme: theme)
  }

  /// Two boxes on one line.
  private func alignedBoxes(in rect: Rect) -> [DisplayItem] {
    let base = rect.maxY - 2
    let boxes = [
      Rect(x: rect.minX + 4, y: base - 9, width: 7, height: 9),
      Rect(x: rect.minX + 15, y: base - 6, width: 7, height: 6),
    ]
    return boxes.map { .stroke(.rect($0), theme.frameEdge, StrokeStyle(width: 0.75)) } + [
      .stroke(
        .line(from: Point(x: rect.minX, y: base), to: Point(x: rect.maxX, y: base)), theme.satisfied,
        StrokeStyle(width: Measures.barWidth + 0.25))
    ]
  }

  private func pill(
    _ string: String, name: String? = nil, status: ConstraintStatus, in rect: Rect
  ) -> [DisplayItem] {
    let run = maker.pill(string, name: name, status: status, layer: .constraints)
    let label = OverlayLabel(rows: [[run]])
    var layers = LayeredItems()
    label.draw(
      at: Point(x: rect.midX - label.size.width / 2, y: rect.midY - label.size.height / 2), theme: theme,
      isOnScreen: false, into: &layers)
    return layers[.constraints]
  }

  private func neutral(_ items: [DisplayItem]) -> [DisplayItem] {
    items.map { item in
      if case .stroke(let path, theme.satisfied, let style) = item {
        .stroke(path, theme.body, style)
      } else {
        item
      }
    }
  }
}

extension OverlaySigns {
  /// The signs that a reader may not know. A solid line and the colour of satisfied constraints only mean something
  /// beside others.
  fileprivate var explained: OverlaySigns {
    var explained = self
    if !contains(.optional) { explained.remove(OverlaySigns(.required)) }
    // One sample stands for both axes.
    if contains(.hugging) { explained.remove(OverlaySigns(.verticalHugging)) }
    if contains(.resistance) { explained.remove(OverlaySigns(.verticalResistance)) }
    if !contains(.unsatisfied), !contains(.alarm) { explained.remove(OverlaySigns(.satisfied)) }
    return explained
  }
}

extension OverlaySign {
  var explanation: String {
    switch self {
    case .required: "required"
    case .optional: "optional, @priority"
    case .satisfied: "satisfied"
    case .unsatisfied: "not fully satisfied"
    case .alarm: "in a conflict or ambiguous"
    case .broken: "broken"
    case .removed: "not in this option"
    case .alignment: "aligned, no gap"
    case .centre: "centred"
    case .sameBaseline: "on one baseline"
    case .equality: "sizes compared"
    case .lettered: "sizes compared, same letter"
    case .named: "a constraint’s name"
    case .quiet: "the same in every option"
    case .equalMarks: "equal sizes"
    case .folded: "number of equal distances"
    case .stackBracket: "arranged by a stack view"
    case .repetition: "same as one before it"
    case .aspect: "width to height"
    case .strut: "fixed by an autoresizing mask"
    case .spring: "follows the superview’s size"
    case .alignmentRect: "alignment rectangle"
    case .stack: "stack view"
    case .content: "content of a scroll view"
    case .hugging, .verticalHugging: "content hugging"
    case .resistance, .verticalResistance: "compression resistance"
    case .margin: "margins"
    case .band: "margin or outside the safe area"
    case .guide: "layout guide"
    case .baseline: "baseline"
    case .ghost: "could also be here"
    case .misplaced: "misplaced: position in the file"
    case .hidden: "hidden"
    case .updatePass: "1st to update constraints"
    case .layoutPass: "1st to be laid out"
    case .displayPass: "1st to be displayed"
    }
  }
}
