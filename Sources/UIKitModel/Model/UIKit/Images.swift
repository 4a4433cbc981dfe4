@passive class CGImage {}
@passive class CIImage {}
@passive class CIContext {}
typealias imageLiteral = UIImage
class UIImage: NSObject {
  @passive class Configuration {}
  @passive class SymbolConfiguration: Configuration {
    var pointSize: CGFloat?, scale: SymbolScale?
    override init() {}
    init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default) {
      self.pointSize = pointSize; self.scale = scale
    }
    init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize; self.scale = scale
    }
    init(font: UIFont, scale: SymbolScale = .default) { pointSize = font.pointSize; self.scale = scale }
    init(scale: SymbolScale) { self.scale = scale }
    init(weight: SymbolWeight) {}
    init(paletteColors: [UIColor]) {}
    init(hierarchicalColor: UIColor) {}
    static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let both = SymbolConfiguration()
      both.pointSize = other.pointSize ?? pointSize; both.scale = other.scale ?? scale
      return both
    }
    // As large as the scenario's symbols beside a font of this size, in half points; the scales are those that Interface Builder recorded.
    var side: CGFloat {
      SymbolSize.side(
        pointSize: known(pointSize),
        scale: scale == .small ? SymbolSize.smallScale : scale == .large ? SymbolSize.largeScale : 1)
    }
  }
  var size = CGSize(width: SymbolSize.ofCode, height: SymbolSize.ofCode), scale: CGFloat = 1, name: String?,
    symbol: String?, cgImage: CGImage?, tint: UIColor?
  var isSymbolImage: Bool { symbol != nil }
  override init() { size = .zero }
  init(size: CGSize) { self.size = size }
  // What code drew in it.
  var drawing: Drawing?
  init(size: CGSize, drawing: Drawing) { self.size = size; self.drawing = drawing }
  init(named: String, in bundle: Bundle? = nil, compatibleWith traits: Any? = nil) {
    name = named; tellOfSize()
  }
  init(named: String, in bundle: Bundle? = nil, with configuration: Any?) { name = named; tellOfSize() }
  func tellOfSize() { leaveOut("images of asset catalogues are not read: they count as 24 × 24 points") }
  init(systemName: String, withConfiguration configuration: Any? = nil) {
    symbol = systemName; take(configuration)
  }
  func take(_ configuration: Any?) {
    if symbol != nil, let one = configuration as? SymbolConfiguration {
      size = CGSize(width: one.side, height: one.side)
    }
  }
  init(systemName: String, compatibleWith traits: Any?) { symbol = systemName }
  init(imageLiteralResourceName: String) { name = imageLiteralResourceName }
  init(resourceName: String) { name = resourceName }
  init(data: Data, scale: CGFloat = 1) {}
  init(contentsOfFile: String) {}
  init(cgImage: CGImage, scale: CGFloat = 1, orientation: Orientation = .up) { size = .zero }
  init(resource: Any) {}
  func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
    let copy = UIImage(size: size)
    copy.name = name; copy.symbol = symbol; copy.scale = scale; copy.tint = color
    return copy
  }
  func withConfiguration(_ configuration: Any) -> UIImage {
    let copy = UIImage(size: size)
    copy.name = name; copy.symbol = symbol; copy.scale = scale; copy.tint = tint
    copy.take(configuration)
    return copy
  }
  func applyingSymbolConfiguration(_ configuration: Any) -> UIImage? { withConfiguration(configuration) }
  func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    self
  }
  func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage { self }
  func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
  func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  func withHorizontallyFlippedOrientation() -> UIImage { self }
  func draw(in rect: CGRect) {
    guard let context = GraphicsContexts.current else { return }
    if let drawing, size.width > 0, size.height > 0 {
      return context.draw(
        drawing, at: rect.origin,
        scale: CGSize(width: rect.width / size.width, height: rect.height / size.height))
    }
    context.draw(
      SceneImage(size: Size(size), source: symbol == nil ? .placeholder : .symbol(symbol)), in: rect)
  }
  func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  func pngData() -> Data?
  func jpegData(compressionQuality: CGFloat) -> Data?
}
