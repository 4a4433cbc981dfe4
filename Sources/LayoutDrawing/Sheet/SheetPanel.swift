import AutoLayout

/// One mockup of a sheet: an option, or one axis of an option that has too many signs for one picture.
struct SheetPanel {
  let layout: SolvedLayout
  let texts: MockupTexts
  let findings: Findings
  /// The sheet's, but for the axis.
  let options: DrawingOptions
  /// `Across` or `Down`; nil for a whole option.
  var heading: String?
  /// Whether it is the first of its option, which has its title and caption.
  var isFirst = true

  /// With more signs an option is drawn once for each axis.
  private static let mostSigns = 12

  /// The panels of a sheet. If one option is divided all are, so that they can be compared.
  static func all(
    of layouts: [SolvedLayout], context: SheetContext, options: DrawingOptions, measurer: any TextMeasurer
  ) -> [SheetPanel] {
    let findings = Findings.all(of: layouts, options: options, measurer: measurer)
    let whole = zip(layouts, findings).map { layout, findings in
      SheetPanel(
        layout: layout, texts: MockupTexts(of: layout, measurer: measurer), findings: findings,
        options: options)
    }
    guard options.axis == nil else { return whole }
    let isDivided =
      switch options.panels {
      case .whole: false
      case .axes: true
      case .auto: context.isComparison && whole.contains { $0.signCount(context, measurer) > mostSigns }
      }
    return isDivided ? whole.flatMap(\.divided) : whole
  }

  private var divided: [SheetPanel] {
    [(Axis.horizontal, "Across"), (.vertical, "Down")].enumerated().map { index, part in
      var options = options
      options.axis = part.0
      return SheetPanel(
        layout: layout, texts: texts, findings: findings, options: options, heading: part.1,
        isFirst: index == 0)
    }
  }

  /// How many signs a reader has to take in; edges that coincide and the names of guides are read in passing.
  private func signCount(_ context: SheetContext, _ measurer: any TextMeasurer) -> Int {
    let screen = Rect(x: 0, y: 0, width: layout.canvas.size.width, height: layout.canvas.size.height)
    let signs = SignMaker(
      layout: layout, options: options, space: OverlaySpace(layout: layout, scale: 1, screen: screen),
      selection: OverlaySelection(layout: layout, options: options), runs: RunMaker(measurer: measurer),
      context: context, caption: Mentions(in: findings.sentences.map(\.text)),
      told: context.words(about: layout)
    ).signs()
    return signs.count { sign in
      switch sign.shape {
      case .dimension, .aspect: true
      case .line: sign.hasLabel
      case .words, .guide: false
      }
    }
  }
}
