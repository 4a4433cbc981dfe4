import AutoLayout
import LayoutScene
import PangoCairoBackend
import PictureReading
import Testing

@testable import LayoutDrawing

/// The legends of the samples' pictures, beside what is drawn, both read back from the SVG files.
@Suite struct LegendTests {
  @Test func explainExactlyWhatIsDrawn() throws {
    let measurer = PangoTextMeasurer(try FontLibrary())
    for sample in Sample.all {
      let picture = try sample.picture(measurer)
      let drawn = SignsOfPicture(picture)
      let words = picture.legend.map(\.string)
      let told = OverlaySign.allCases.filter { words.contains($0.explanation) }
      let arrows: Set<OverlaySign> = [.hugging, .verticalHugging, .resistance, .verticalResistance]
      #expect(
        told.filter { !arrows.contains($0) }.map(\.explanation) == drawn.explained.map(\.explanation),
        "\(sample.path)")
      #expect(told.contains(where: arrows.contains) == drawn.hasArrows, "\(sample.path)")
    }
  }
}

/// Which signs a picture has, by nothing but its lines, words and classes.
private struct SignsOfPicture {
  private let panels: [ReadPanel]
  private let signs: [ReadSign]
  private let hasPasses: (PassEvent.Pass) -> Bool

  init(_ picture: ReadPicture) {
    panels = picture.panels
    signs = panels.flatMap(\.signs)
    let words = signs.flatMap { $0.parts.flatMap { $0.texts.map(\.string) } }
    hasPasses = { pass in
      words.contains { $0.hasPrefix(pass.letter) && $0.dropFirst().first?.isNumber == true }
    }
  }

  var explained: [OverlaySign] { OverlaySign.allCases.filter(isExplained) }

  private func isExplained(_ sign: OverlaySign) -> Bool {
    switch sign {
    case .required: has(.optional) && has(.required)
    case .satisfied: has(.satisfied) && (has(.unsatisfied) || has(.alarm))
    default: has(sign)
    }
  }

  private static let themes = [Theme.light, .dark]

  private func strokes(of sign: ReadSign, _ role: SignRole = .bar) -> [ReadStroke] {
    sign.parts.filter { $0.role == role }.flatMap(\.strokes)
  }

  private func isInk(_ stroke: ReadStroke, _ color: (Theme) -> Color) -> Bool {
    Self.themes.contains { Color(hexString: stroke.color)?.hasSameInk(as: color($0)) == true }
  }

  /// Whether a bar of a sign has the colour.
  private func hasBar(_ color: (Theme) -> Color, where isMeant: (ReadSign) -> Bool = { _ in true }) -> Bool {
    signs.contains { sign in isMeant(sign) && strokes(of: sign).contains { isInk($0, color) } }
  }

  /// Whether a line that is no part of a sign looks so.
  private func hasGround(
    _ color: (Theme) -> Color, dashes: [Double]? = nil, width: Double? = nil
  ) -> Bool {
    panels.contains { panel in
      panel.ground.contains { stroke in
        isInk(stroke, color) && (dashes ?? stroke.dashes) == stroke.dashes
          && (width ?? stroke.width) == stroke.width
      }
    }
  }

  private func isText(_ text: ReadText, _ color: (Theme) -> Color) -> Bool {
    text.color.flatMap(Color.init(hexString:)).map { ink in
      Self.themes.contains { ink.hasSameInk(as: color($0)) }
    } ?? false
  }

  /// Whether words have a line of the colour, as an autoresizing mask has.
  private func hasLabelStroke(_ color: (Theme) -> Color) -> Bool {
    signs.filter { $0.fate == nil }.contains { sign in
      strokes(of: sign, .label).contains { $0.width == 1 && isInk($0, color) }
    }
  }

  private func words(of kinds: [SignDescription.Kind?]) -> [String] {
    signs.filter { kinds.contains($0.kind) }.flatMap { $0.parts.flatMap { $0.texts.map(\.string) } }
  }

  private func isRemoved(_ sign: ReadSign) -> Bool {
    strokes(of: sign).contains { $0.dashes == Measures.removedDashes }
  }

  /// Lines whose kind is not the constraint's status.
  private func isMarked(_ sign: ReadSign) -> Bool { strokes(of: sign).contains { $0.width == 1.25 } }

  private func has(_ sign: OverlaySign) -> Bool {
    switch sign {
    case .optional: signs.contains { $0.isOptional && !strokes(of: $0).isEmpty && !isMarked($0) }
    case .required:
      signs.contains {
        $0.fate != nil && !$0.isOptional && $0.kind != .reason && !strokes(of: $0).isEmpty && !isMarked($0)
          && !isRemoved($0)
      }
    case .satisfied: hasBar(\.satisfied)
    // A length that is only measured belongs to no constraint.
    case .quiet: hasBar(\.faint) { !isRemoved($0) && $0.fate != nil }
    case .unsatisfied: hasBar(\.unsatisfied) || hasGround(\.unsatisfied, dashes: [], width: Measures.barWidth)
    case .alarm: hasBar(\.alarm) || hasGround(\.alarm)
    case .broken: signs.contains { $0.fate == .broken }
    case .alignment: hasKind([.alignment])
    case .centre: hasKind([.centre])
    case .sameBaseline: hasKind([.baseline])
    // Those of a stack view are part of its sign.
    case .equalMarks: signs.contains { [.equalSize, .stack].contains($0.kind) && isMarked($0) }
    case .equality: comparisons.contains { !isLettered($0) }
    case .lettered: comparisons.contains(where: isLettered)
    case .folded:
      words(of: SignDescription.Kind.allCases).contains { words in
        // `8 ×3`, not `51 × 31`.
        words.split(separator: " ").contains { $0.hasPrefix("×") && $0 != "×" }
      }
    case .aspect: hasKind([.aspect])
    case .stackBracket: hasKind([.stack])
    case .stack: hasGround(\.frameEdge, dashes: Measures.stackDashes)
    case .content: hasGround(\.guide, dashes: Measures.contentDashes)
    // Which of the two arrows are is not read.
    case .hugging, .verticalHugging, .resistance, .verticalResistance: false
    // The name stands on the colour of the sign.
    case .named: signs.contains { sign in sign.parts.contains { $0.texts.contains { isText($0, \.pill) } } }
    case .strut: hasLabelStroke(\.body)
    case .spring: hasLabelStroke(\.satisfied)
    case .removed: signs.contains(where: isRemoved)
    case .repetition: hasKind([.repetition])
    case .alignmentRect: hasGround(\.satisfied, dashes: Measures.marginDashes)
    case .band: hasGround(\.margin, dashes: [], width: 0.5) || hasGround(\.guide, dashes: [], width: 0.5)
    case .margin: panels.contains(where: showsMargins)
    case .guide: hasGround(\.guide, dashes: Measures.guideDashes)
    case .baseline: hasGround(\.baseline)
    case .ghost: hasGround(\.alarm, dashes: Measures.ghostDashes)
    case .misplaced: hasGround(\.unsatisfied, dashes: Measures.ghostDashes)
    case .hidden: hasGround(\.leader, dashes: Measures.marginDashes)
    case .updatePass: hasPasses(.updateConstraints)
    case .layoutPass: hasPasses(.layout)
    case .displayPass: hasPasses(.display)
    }
  }

  /// Whether dashes of margins are seen beside the lines of aligned edges, which are drawn over them.
  private func showsMargins(_ panel: ReadPanel) -> Bool {
    let lines = panel.signs.filter { $0.kind == .alignment }.flatMap { strokes(of: $0).flatMap(\.segments) }
    let dashes = panel.ground.filter { $0.dashes == Measures.marginDashes && isInk($0, \.margin) }
    return dashes.flatMap(\.segments).contains { dash in
      let length = max((dash.end.x - dash.start.x).magnitude, (dash.end.y - dash.start.y).magnitude)
      let seen = stride(from: 0, through: length, by: 0.5).filter { along in
        let part = length > 0 ? along / length : 0
        let point = Point(
          x: dash.start.x + part * (dash.end.x - dash.start.x),
          y: dash.start.y + part * (dash.end.y - dash.start.y))
        return !lines.contains { $0.isNear(point) }
      }
      return seen.count > 6
    }
  }

  /// Whether views have arrows with their priorities.
  var hasArrows: Bool {
    signs.contains { sign in
      sign.parts.contains { $0.role != .bar && $0.strokes.contains { $0.width == 0.9 } }
    }
  }

  /// Of the sizes of two views, with a number or a letter on each.
  private var comparisons: [ReadSign] {
    signs.filter { $0.kind == .equalSize && !isMarked($0) && !strokes(of: $0).isEmpty }
  }

  /// Whether a letter stands for the other size, as in `= 0.5× a`.
  private func isLettered(_ sign: ReadSign) -> Bool {
    sign.parts.flatMap(\.texts).contains { text in
      let last = text.string.split(separator: " ").last
      return last?.count == 1 && last?.first?.isLowercase == true
    }
  }

  private func hasKind(_ kinds: [SignDescription.Kind]) -> Bool {
    signs.contains { sign in sign.kind.map(kinds.contains) == true && !strokes(of: sign).isEmpty }
  }
}

extension Color {
  fileprivate func hasSameInk(as other: Color) -> Bool {
    func byte(_ value: Double) -> Int { Int((value * 255).rounded()) }
    return byte(red) == byte(other.red) && byte(green) == byte(other.green) && byte(blue) == byte(other.blue)
  }
}

extension Segment {
  /// Whether a point lies on the segment, which runs along an axis.
  fileprivate func isNear(_ point: Point) -> Bool {
    let (left, right) = (min(start.x, end.x) - 1, max(start.x, end.x) + 1)
    let (top, bottom) = (min(start.y, end.y) - 1, max(start.y, end.y) + 1)
    return (left...right).contains(point.x) && (top...bottom).contains(point.y)
  }
}
