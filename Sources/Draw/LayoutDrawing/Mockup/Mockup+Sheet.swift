import AutoLayout

// The visible part of the screen over which a sheet is shown.

extension Mockup {
  /// The display in sheet points: the screen, or the one that is partly covered by it.
  var wholeDisplay: Rect { screen.inset(by: EdgeInsets(top: -(canvas.sheetTop ?? 0) * scale)) }

  /// The shape of the screen: that of the display, except that sheets have corners of their own at the top.
  ///
  /// - Parameters:
  ///   - scale: sheet points per point of the rectangle.
  ///   - margin: the distance of the rectangle outside the screen.
  ///   - isFirst: whether the rectangle has the screen's upper end.
  ///   - isLast: whether it has its lower end.
  func outline(
    of rect: Rect, scale: Double = 1, grownBy margin: Double = 0, isFirst: Bool = true, isLast: Bool = true
  ) -> Path {
    let top = canvas.sheetTop == nil ? canvas.cornerRadius : Self.sheetRadius
    return .roundedRect(
      rect, topRadius: isFirst ? top * scale + margin : 0,
      bottomRadius: isLast ? canvas.cornerRadius * scale + margin : 0)
  }

  /// The radius of a sheet's upper corners since iOS 13, in points, judged by eye; Apple documents none.
  private static let sheetRadius = 10.0

  /// The amount by which the card behind a large sheet is narrower than the display on either side, and its height
  /// above the sheet, in points, judged by eye; Apple documents none.
  private static let cardInset = 16.0
  private static let cardRise = 10.0

  /// The darkened screen behind a sheet, with its status bar.
  var behindSheet: [DisplayItem] {
    guard let presenter = canvas.presenter, let top = canvas.sheetTop else { return [] }
    let whole = Rect(x: 0, y: 0, width: presenter.size.width, height: presenter.size.height)
    let ground = theme.system.systemBackground
    let shade = Color(hex: 0, alpha: 0.2)
    var items: [DisplayItem]
    if canvas.showsPresenterAsCard {
      let card = Rect(
        x: Self.cardInset, y: top - Self.cardRise, width: whole.width - 2 * Self.cardInset,
        height: whole.height - top)
      let shape = Path.roundedRect(card, radius: Self.sheetRadius)
      items = [.fill(.rect(whole), Color(hex: 0)), .fill(shape, ground), .fill(shape, shade)]
    } else {
      items = [.fill(.rect(whole), ground), .fill(.rect(whole), shade)]
    }
    items += presenterBar?.items() ?? []
    let shown = DisplayGroup(
      className: "mockup", translation: Point(x: 0, y: -top * scale), scale: scale,
      clip: .roundedRect(whole, radius: canvas.cornerRadius), items: items)
    let housing = HousingPainter(canvas: presenter, scale: scale).map { $0.items(theme: theme) } ?? []
    return [
      .group(shown),
      .group(DisplayGroup(translation: Point(x: 0, y: -top * scale), items: housing)),
    ]
  }

  /// The status bar above a sheet: white on the black around a card.
  var presenterBar: StatusBar? {
    canvas.presenter.map { presenter in
      StatusBar(
        canvas: presenter, color: canvas.showsPresenterAsCard ? Color(hex: 0xFFFFFF) : theme.system.label,
        scale: scale, measurer: measurer)
    }
  }
}
