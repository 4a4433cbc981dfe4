@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// An image. There are no catalogues here: an image with a name is as large as a symbol in a bar, 24 × 24 points.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the colours of an image are used.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How an image is turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// How the middle of an image grows.
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  /// What decides which image of several is taken.
  open class Configuration: NSObject, @unchecked Sendable {}
  /// How a symbol is drawn; of this only its size is.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private var pointSize: CGFloat?, scale: SymbolScale?

    /// Creates a configuration from a size in points, and a scale; the weight is not used.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      self.init()
      (self.pointSize, self.scale) = (pointSize, scale)
    }
    /// Creates a configuration from the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
    /// Creates a configuration from the size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }
    /// Creates a configuration from a scale.
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }
    /// Creates a configuration from a weight, which is not used.
    public convenience init(weight: SymbolWeight) { self.init() }
    /// Creates a configuration from colours, which are not used.
    public convenience init(paletteColors: [UIColor]) { self.init() }
    /// Creates a configuration from a colour, which is not used.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    /// The configuration with what another adds.
    open func applying(_ other: Configuration) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      let both = SymbolConfiguration()
      (both.pointSize, both.scale) = (other.pointSize ?? pointSize, other.scale ?? scale)
      return both
    }
    /// As large as the symbols of scenarios beside a font of this size, in half points, with the scales that Interface
    /// Builder recorded.
    fileprivate var size: CGSize {
      let factor = scale == .small ? SymbolSize.smallScale : scale == .large ? SymbolSize.largeScale : 1
      let side = CGFloat(SymbolSize.side(pointSize: pointSize.map { Double($0) }, scale: factor))
      return CGSize(width: side, height: side)
    }
    /// A configuration with several colours, which are not used.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    /// A configuration with one colour, as symbols have here anyway.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
  }

  /// The size of images of which only the name is known, in points.
  package static let namedSize = CGSize(width: SymbolSize.ofCode, height: SymbolSize.ofCode)

  /// In points.
  open private(set) var size: CGSize
  /// Pixels per point.
  open private(set) var scale: CGFloat = 1
  /// The name in a catalogue or of a symbol.
  package private(set) var name: String?
  /// What code drew in it; nil for an image that it found.
  package private(set) var drawing: Drawing?
  /// Creates an image that code has drawn.
  package convenience init(size: CGSize, drawing: Drawing) {
    self.init(size: size, name: nil)
    self.drawing = drawing
  }
  /// The colour that it is drawn in; nil for that of the view that shows it.
  package private(set) var tint: UIColor?
  /// Whether it is drawn in the tint colour.
  open private(set) var renderingMode = RenderingMode.automatic
  /// Whether it is a symbol of the system.
  open private(set) var isSymbolImage = false

  /// Creates an image of no size.
  override public convenience init() { self.init(size: .zero, name: nil) }
  /// Creates an image of a size, in points.
  package init(size: CGSize, name: String?) {
    self.size = size
    self.name = name
    super.init()
  }
  /// Creates an image of a catalogue.
  public convenience init?(named name: String) { self.init(asset: name) }
  /// Creates an image of a catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
    self.init(asset: name)
  }
  /// Creates an image of a catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(asset: name)
  }
  private convenience init(asset name: String) {
    self.init(size: Self.namedSize, name: name)
    leaveOut("images of asset catalogues are not read: they count as 24 × 24 points")
  }
  /// Creates a symbol.
  public convenience init?(systemName name: String) { self.init(symbol: name) }
  /// Creates a symbol.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(symbol: name)
    take(configuration)
  }
  /// Creates a symbol.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(symbol: name)
  }
  private convenience init(symbol: String) {
    self.init(size: Self.namedSize, name: symbol)
    isSymbolImage = true
  }
  /// Creates an image from a file.
  public convenience init?(data: Data) { self.init(size: Self.namedSize, name: nil) }
  /// Creates an image from a file.
  public convenience init?(data: Data, scale: CGFloat) { self.init(size: Self.namedSize, name: nil) }
  /// Creates an image from a file.
  public convenience init?(contentsOfFile path: String) { self.init(size: Self.namedSize, name: path) }
  /// Creates an image of Core Graphics.
  public convenience init(cgImage: CGImage) {
    self.init(size: CGSize(width: cgImage.width, height: cgImage.height), name: nil)
  }
  /// Creates an image of Core Graphics.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale), name: nil)
    self.scale = scale
  }
  /// Creates an image from an archive; nothing is read.
  public required convenience init?(coder: NSCoder) { self.init() }
  /// Creates the image of an image literal.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(size: Self.namedSize, name: name)
  }

  /// The pixels; there are none here.
  open var cgImage: CGImage? { nil }
  /// How it is turned: never.
  open var imageOrientation: Orientation { .up }
  /// The parts that are not stretched, in points: none.
  open var capInsets: UIEdgeInsets { .zero }
  /// How it was made; nil here.
  open var configuration: Configuration? { nil }
  /// How the symbol was made; nil here.
  open var symbolConfiguration: SymbolConfiguration? { nil }

  private func copied() -> UIImage {
    let copy = UIImage(size: size, name: name)
    copy.tint = tint
    copy.drawing = drawing
    copy.scale = scale
    copy.renderingMode = renderingMode
    copy.isSymbolImage = isSymbolImage
    return copy
  }
  /// The same picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let copy = copied()
    copy.renderingMode = renderingMode
    return copy
  }
  /// The same picture in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    let copy = copied()
    copy.tint = color
    return copy
  }
  /// The same picture in a colour, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
  /// The same picture; a symbol in the configuration's size.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    let copy = copied()
    copy.take(configuration)
    return copy
  }
  /// The same symbol in the configuration's size.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  private func take(_ configuration: Configuration?) {
    if isSymbolImage, let symbol = configuration as? SymbolConfiguration { size = symbol.size }
  }
  /// The same picture; the insets are not used.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { copied() }
  /// The same picture; the insets are not used.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { copied() }
  /// The same picture; the insets are not used.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copied()
  }
  /// The same picture; the caps are not used.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { copied() }
  /// The same picture, which is not mirrored.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copied() }
  /// The same picture, which is not mirrored.
  open func withHorizontallyFlippedOrientation() -> UIImage { copied() }
  /// The picture in another size, in points.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size, name: name) }
  /// The picture as PNG; nil here, as it has no pixels.
  open func pngData() -> Data? { nil }
  /// The picture as JPEG; nil here, as it has no pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Draws it in the current context.
  open func draw(in rect: CGRect) {
    guard let context = GraphicsContexts.current else { return }
    guard let drawing, size.width > 0, size.height > 0 else { return context.draw(scene, in: rect) }
    let scale = CGSize(width: rect.width / size.width, height: rect.height / size.height)
    context.draw(drawing, at: rect.origin, scale: scale)
  }
  /// Draws it in the current context, in its own size.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIImage {
  /// The picture as views show it. Of a catalogue's only the size is known.
  var scene: SceneImage {
    if let drawing { return SceneImage(size: Size(size), source: .drawing(drawing)) }
    return SceneImage(size: Size(size), source: isSymbolImage ? .symbol(name ?? "") : .placeholder)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
/// What image literals are.
public typealias _ImageLiteralType = UIImage
