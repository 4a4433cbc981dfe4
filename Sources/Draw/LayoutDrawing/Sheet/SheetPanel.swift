import AutoLayout
import LayoutScene

/// One mockup of a sheet: an option, one axis of an option, or an option without its overlay.
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
  /// `Across` or `Down`; nil for a whole option.
  var heading: String?
  /// Whether the panel is the first of its option, which has the option's title.
  var isFirst = true
  /// Whether the visual formats are those of the first option, under which they are shown.
  var repeatsFormats = false
  /// Whether the panel has the option's caption.
  var hasCaption = true

  /// The sheet's options, except for the axis and, for a plain mockup, the overlay.
  var options: DrawingOptions { selection.options }

  /// The panels of a sheet. Options with the same subject are compared.
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
    let divides = options.axis == nil && options.panels == .axes
    var panels = whole.map { panel in
      let annotated = divides ? panel.byAxis : [panel]
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

  /// A panel for each axis.
  private var byAxis: [SheetPanel] {
    [(axis: Axis.horizontal, heading: "Across"), (.vertical, "Down")].enumerated().map { index, half in
      var options = options
      options.axis = half.axis
      options.isContinued = index > 0
      var panel = showing(options)
      panel.heading = half.heading
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
}
