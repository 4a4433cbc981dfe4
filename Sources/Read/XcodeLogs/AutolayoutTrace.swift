import AutoLayout
import Diagnostics
import LayoutScene
import LayoutWords

/// The output of `_autolayoutTrace` in the debugger: a tree of views without frames, and which parts of their
/// frames constraints leave open.
///
///     •UIWindow:0x7f…
///     |   *UILabel:0x7f…'Hi'- AMBIGUOUS LAYOUT for UILabel:0x7f…'Hi'.minY{id: 25}
struct AutolayoutTrace {
  private struct TracedView {
    var item: LoggedItem
    /// The range of the class and the address.
    var source: SourceRange
    /// From there to the end of the last line that belongs to the view.
    var range: Range<Int>
    /// The components that are open; nil unless the view is ambiguous. Old systems report only that it is.
    var open: Set<FrameComponent>?
  }

  /// A longer class name is not recognized, and neither is a longer text.
  private static let longestItem = 400
  private static let headline: StaticString = "AMBIGUOUS LAYOUT"

  private var views: [TracedView] = []

  init(_ text: LogText) {
    // A long line may have been broken; an empty one ends the last view.
    var isOpen = false
    for line in text.lines {
      if let view = Self.view(line, in: text) {
        views.append(view)
        isOpen = true
      } else if text.bytes[line].allSatisfy({ $0 == UInt8(ascii: " ") }) {
        isOpen = false
      } else if isOpen, let last = views.indices.last {
        views[last].range = views[last].range.lowerBound..<line.upperBound
      }
    }
    for index in views.indices { views[index].open = Self.open(views[index].range, in: text) }
  }

  /// Whether the text has no trace.
  var isEmpty: Bool { views.isEmpty }

  /// Warns of every ambiguous view.
  ///
  /// - Parameter names: the views' names in pictures, by address; other views go by class and text.
  /// - Returns: the open components, by address.
  func report(calling names: [String: String], _ findings: inout Findings) -> [String: Set<FrameComponent>] {
    var reported: [String: Set<FrameComponent>] = [:]
    let own = distinctNames(views.map(\.item.baseName))
    for (view, name) in zip(views, own) {
      guard let open = view.open else { continue }
      let called = view.item.address.flatMap { names[$0] } ?? name
      let all = open.isEmpty ? Set(FrameComponent.allCases) : open
      findings.warning(
        .ambiguousLayout, at: view.source,
        ambiguityText(
          of: called.quotedName, FrameComponent.allCases.filter(open.contains).map { ($0, .unknown) }),
        help: AmbiguityAdvice.text(open: all))
      if let address = view.item.address { reported[address] = all }
    }
    return reported
  }

  /// The option that stands for the trace where there is nothing to draw.
  func option(appearance: Appearance?) -> SceneOption {
    let canvas = Canvas(
      size: Size(width: 320, height: 320), layoutMargins: DirectionalEdgeInsets(),
      appearance: appearance ?? .light)
    var option = SceneOption(
      name: "trace", title: "Auto Layout trace", canvas: canvas, views: [SceneView(id: "root")],
      constraints: [SceneConstraint]())
    option.absence =
      "A trace has no frames, so there is nothing to draw. Paste what recursiveDescription prints as well."
    return option
  }

  // MARK: Lines

  /// The view of a line: after bars for the levels, and after one of the legend's marks or none.
  private static func view(_ line: Range<Int>, in text: LogText) -> TracedView? {
    var start = line.lowerBound
    while start < line.upperBound, indents.contains(text.bytes[start]) { start += 1 }
    let isIndented = text.bytes[line.lowerBound..<start].contains(UInt8(ascii: "|"))
    let mark = marks.first { text.bytes[start..<line.upperBound].starts(with: $0) }
    start += mark?.count ?? 0
    let end = min(line.upperBound, start + longestItem)
    var cursor = DescriptionCursor(Array(text.bytes[start..<end]))
    // Guides, and the views of iOS 7, are in brackets; `recursiveDescription` has brackets without a mark.
    if cursor.take("<"), mark == nil { return nil }
    guard var item = cursor.takeAddressedClass(), item.className?.hasSuffix("Constraint") != true else {
      return nil
    }
    let source = text.source(start..<(start + cursor.position))
    if item.isGuide {
      if cursor.take("- \"") { item.text = cursor.take { $0 != UInt8(ascii: "\"") } }
    } else {
      item.text = cursor.takeQuoted { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") || $0 == nil }
    }
    // Any text may mention a view.
    guard mark != nil || isIndented || cursor.take("- AMBIGUOUS LAYOUT") else { return nil }
    return TracedView(item: item, source: source, range: start..<line.upperBound)
  }

  private static let indents: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "|")]

  private static let marks: [[UInt8]] = ["•", "*", "+"].map { Array($0.utf8) }

  private static let variables: [(name: StaticString, component: FrameComponent)] = [
    (".minX", .x), (".minY", .y), (".Width", .width), (".Height", .height),
  ]

  private static func open(_ range: Range<Int>, in text: LogText) -> Set<FrameComponent>? {
    let all = text.bytes[range].prefix(DescriptionText.longest)
    let bytes = text.isCutAtEdge ? all.filter { $0 != UInt8(ascii: "\n") } : Array(all)
    guard let start = DescriptionCursor.last(headline, in: bytes[...]) else { return nil }
    let list = bytes[start...]
    let open = variables.filter { DescriptionCursor.last($0.name, in: list) != nil }
    return Set(open.map(\.component))
  }
}
