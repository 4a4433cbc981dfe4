import AutoLayout
import LayoutScene

/// The drawing of content of any kind. It holds closures because Embedded Swift has no existentials.
struct AnyPaintedContent {
  let appearance: ContentAppearance
  let clipsSubviews: Bool?
  let items: (PaintPlace) -> [DisplayItem]
  let texts: (PaintPlace) -> [TextItem]
  let ground: (PaintPlace) -> Color?
  let cornerRadius: (Rect) -> Double
  let shownText: (LayoutDirection) -> Text?
  let textColor: (SystemColors) -> Color
  let textRoom: (Rect, Text, SolvedView, any TextMeasurer) -> Rect

  private init<Content: PaintedContent>(_ content: Content) {
    appearance = Content.appearance
    clipsSubviews = Content.clipsSubviews
    items = { content.items($0) }
    texts = { content.texts($0) }
    ground = { content.ground($0) }
    cornerRadius = { content.cornerRadius($0) }
    shownText = { content.shownText($0) }
    textColor = { content.textColor($0) }
    textRoom = { content.textRoom($0, $1, $2, $3) }
  }

  init(_ content: ViewContent) {
    self =
      switch content {
      case .view(let content): AnyPaintedContent(content)
      case .label(let content): AnyPaintedContent(content)
      case .textField(let content): AnyPaintedContent(content)
      case .button(let content): AnyPaintedContent(content)
      case .imageView(let content): AnyPaintedContent(content)
      case .switch(let content): AnyPaintedContent(content)
      case .slider(let content): AnyPaintedContent(content)
      case .stepper(let content): AnyPaintedContent(content)
      case .segmentedControl(let content): AnyPaintedContent(content)
      case .progressView(let content): AnyPaintedContent(content)
      case .activityIndicator(let content): AnyPaintedContent(content)
      case .pageControl(let content): AnyPaintedContent(content)
      case .colorWell(let content): AnyPaintedContent(content)
      case .textView(let content): AnyPaintedContent(content)
      case .searchBar(let content): AnyPaintedContent(content)
      case .datePicker(let content): AnyPaintedContent(content)
      case .pickerView(let content): AnyPaintedContent(content)
      case .stackView(let content): AnyPaintedContent(content)
      case .scrollView(let content): AnyPaintedContent(content)
      case .tableView(let content): AnyPaintedContent(content)
      case .cell(let content): AnyPaintedContent(content)
      case .collectionView(let content): AnyPaintedContent(content)
      case .collectionCell(let content): AnyPaintedContent(content)
      case .navigationBar(let content): AnyPaintedContent(content)
      case .toolbar(let content): AnyPaintedContent(content)
      case .tabBar(let content): AnyPaintedContent(content)
      }
  }
}
