import AutoLayout
import LayoutScene

/// One mockup of a sheet: an option, one axis of an option that has too many signs for one picture, or the distances or
/// sizes of an axis that still has too many; or an option without its overlay.
struct SheetPanel {
  /// The layout, or the part of it that is shown.
  let layout: SolvedLayout
  /// The part of the canvas that is shown; nil for all of it.
  var window: CropWindow?
  let texts: MockupTexts
  let caption: Caption
  let mentions: OptionMentions
  let decisions: ContentDecisions
  let context: SheetContext
  private(set) var selection: OverlaySelection
  /// `Across` or `Down`, or a part of that, such as `Down: sizes`; nil for a whole option.
  var heading: String?
  /// Whether the panel is the first of its option, which has the option's title.
  var isFirst = true
  /// Whether the visual formats are those of the first option, under which they are shown.
  var repeatsFormats = false
  /// Whether the panel has the option's caption.
  var hasCaption = true

  /// The greatest number of signs of an option; with more, it is drawn once for each axis.
  private static let mostSigns = 12
  /// The greatest number of signs of an axis; with more, it is drawn once for its distances, and once for its sizes.
  private static let mostSignsOfAxis = 14
  /// Compared options are read together, so they are divided a little later than a picture by itself.
  private static let mostInPassing = (compared: 3, alone: 2)
  /// The width up to which two mockups side by side may make a sheet wider than usual.
  private static let widestPair = 1400.0

  /// The sheet's options, except for the axis and, for a plain mockup, the overlay.
  var options: DrawingOptions { selection.options }

  /// The panels of a sheet. Options with the same subject are compared: if one is divided, so are the others.
  static func all(
    of layouts: [SolvedLayout], title: String?, description: String?, options: DrawingOptions,
    measurer: any TextMeasurer
  ) -> [SheetPanel] {
    var panels = layouts.map { _ in [SheetPanel]() }
    for places in Dictionary(grouping: layouts.indices, by: { layouts[$0].subject }).values {
      let compared = places.map { layouts[$0] }
      let context = SheetContext(layouts: compared, title: title, description: description)
      let own = all(of: compared, context: context, options: options, measurer: measurer)
      for (place, own) in zip(places, own) { panels[place] = own }
    }
    return panels.flatMap(\.self)
  }

  /// The panels of each of the options that are compared.
  static func all(
    of layouts: [SolvedLayout], context: SheetContext, options: DrawingOptions, measurer: any TextMeasurer
  ) -> [[SheetPanel]] {
    let selections = layouts.map { OverlaySelection(layout: $0, options: options) }
    let captions = Caption.all(of: selections, measurer: measurer)
    let windows = Self.windows(of: layouts, options)
    let told = captions.map { $0.sentences.filter { !$0.isAdvice }.map(\.text) }
    let mentions = Mentions(in: told.flatMap(\.self))
    let whole = layouts.indices.map { index in
      let layout = windows[index].map(layouts[index].seen) ?? layouts[index]
      return SheetPanel(
        layout: layout, window: windows[index], texts: MockupTexts(of: layout, measurer: measurer),
        caption: captions[index],
        mentions: context.mentions(
          about: layout, caption: told[index], captions: mentions),
        decisions: ContentDecisions(of: layout), context: context,
        selection: windows[index] == nil
          ? selections[index] : OverlaySelection(layout: layout, options: options))
    }
    let showsPlain = options.showsPlain && !options.overlay.isEmpty
    let isDense = isDense(whole, options, measurer)
    let contents = isDense ? contents(whole, options, measurer) : [:]
    var panels = whole.map { panel in
      let annotated = isDense ? panel.divided(by: contents) : [panel]
      return showsPlain ? [panel.plain] + annotated.map(\.following) : annotated
    }
    if context.isComparison, let first = whole.first?.layout {
      let formats = FormatLines.formats(of: first)
      for index in layouts.indices.dropFirst() where FormatLines.formats(of: layouts[index]) == formats {
        for place in panels[index].indices { panels[index][place].repeatsFormats = true }
      }
    }
    return panels
  }

  /// Whether the options are divided.
  private static func isDense(
    _ panels: [SheetPanel], _ options: DrawingOptions, _ measurer: any TextMeasurer
  ) -> Bool {
    guard options.axis == nil else { return false }
    switch options.panels {
    case .whole: return false
    case .axes: return true
    case .auto:
      // Two axes one below the other are harder to compare than one crowded picture is to read.
      let isTooWide = panels.contains {
        2 * $0.layout.canvas.size.width * SheetPlan.leastScale(of: [$0]) > options.largestWidth ?? widestPair
      }
      let inPassing = panels.count > 1 ? mostInPassing.compared : mostInPassing.alone
      return !isTooWide
        && panels.contains {
          $0.context.isComparison && $0.signCount(measurer, inPassing: inPassing) > mostSigns
        }
    }
  }

  /// The panel without its overlay.
  private var plain: SheetPanel {
    var options = options
    options.overlay = .none
    var panel = showing(options)
    panel.hasCaption = false
    return panel
  }

  /// The same panel as a later one of its option.
  private var following: SheetPanel {
    var panel = self
    panel.isFirst = false
    return panel
  }

  private func showing(_ options: DrawingOptions) -> SheetPanel {
    var panel = self
    panel.selection = OverlaySelection(layout: layout, options: options)
    return panel
  }

  private static func windows(of layouts: [SolvedLayout], _ options: DrawingOptions) -> [CropWindow?] {
    switch options.crop {
    case .auto, .none: layouts.map { _ in nil }
    case .about(let view): CropWindow.all(of: layouts, about: view)
    }
  }

  private struct AxisContents {
    /// Whether an option still has too many signs for one picture.
    var isFull = false
    /// The parts that have any sign but names in some option.
    var parts: Set<DrawingOptions.Part> = []
  }

  /// The contents along each axis; empty if both are shown in any case.
  private static func contents(
    _ panels: [SheetPanel], _ options: DrawingOptions, _ measurer: any TextMeasurer
  ) -> [Axis: AxisContents] {
    guard options.panels == .auto else { return [:] }
    return panels.reduce(into: [:]) { contents, panel in
      for half in panel.divided(by: [:]) {
        guard let axis = half.options.axis else { continue }
        let signs = half.signsAtFullSize(measurer)
        var own = contents[axis] ?? AxisContents()
        if count(of: signs, inPassing: 0) > mostSignsOfAxis { own.isFull = true }
        own.parts.formUnion(signs.filter { !$0.isName }.map(\.part))
        contents[axis] = own
      }
    }
  }

  /// The panels of an option, without those that would contain only names in all compared options.
  private func divided(by contents: [Axis: AxisContents]) -> [SheetPanel] {
    let axes: [(Axis, String)] = [(.horizontal, "Across"), (.vertical, "Down")]
    let told = axes.filter { axis, _ in
      contents[axis].map { !$0.parts.isEmpty } ?? true
    }
    let shares = (told.isEmpty ? axes : told).flatMap {
      axis, heading -> [(axis: Axis, part: DrawingOptions.Part?, heading: String)] in
      guard let own = contents[axis], own.isFull, own.parts.count > 1 else {
        return [(axis, nil, heading)]
      }
      return DrawingOptions.Part.allCases.map { (axis, $0, heading + ": " + $0.name) }
    }
    return shares.enumerated().map { index, share in
      var options = options
      options.axis = share.axis
      options.part = share.part
      options.isContinued = index > 0
      var panel = showing(options)
      panel.heading = share.heading
      panel.isFirst = index == 0
      panel.hasCaption = index == 0
      return panel
    }
  }

  func signs(in space: OverlaySpace, _ measurer: any TextMeasurer) -> [Sign] {
    SignMaker(
      layout: layout, options: options, space: space, selection: selection, decisions: decisions,
      runs: RunMaker(measurer: measurer), context: context, mentions: mentions
    ).signs()
  }

  /// The number of signs that a reader has to take in; a few names and edges that coincide are read in passing.
  private func signCount(_ measurer: any TextMeasurer, inPassing: Int) -> Int {
    Self.count(of: signsAtFullSize(measurer), inPassing: inPassing)
  }

  private static func count(of signs: [Sign], inPassing: Int) -> Int {
    func count(_ signs: [Sign]) -> Int {
      signs.count { $0.fold == nil } + Set(signs.compactMap(\.fold)).count
    }
    return max(count(signs.filter(\.hasNumber)), count(signs) - inPassing)
  }

  private func signsAtFullSize(_ measurer: any TextMeasurer) -> [Sign] {
    let screen = Rect(x: 0, y: 0, width: layout.canvas.size.width, height: layout.canvas.size.height)
    return signs(in: OverlaySpace(layout: layout, scale: 1, screen: screen), measurer)
  }
}

extension Sign {
  /// Whether a reader has to read the sign rather than only see it.
  fileprivate var hasNumber: Bool {
    switch shape {
    case .dimension, .aspect: true
    case .line: hasLabel
    case .words, .guide: false
    }
  }
}
