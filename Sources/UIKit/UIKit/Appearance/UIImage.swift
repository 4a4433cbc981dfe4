@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// An image. There are no catalogues here: an image with a name is as large as a symbol in a bar, 24 × 24 points.
open class UIImage: NSObject, @unchecked Sendable {
  /// The way in which the colours of an image are used.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// The orientation of an image.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// The way in which the middle of an image is resized.
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  /// The settings that decide which of several images is used.
  open class Configuration: NSObject, @unchecked Sendable {}
  /// The settings for drawing a symbol, of which only the size is used.
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
    /// The configuration combined with the settings of another.
    open func applying(_ other: Configuration) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      let both = SymbolConfiguration()
      (both.pointSize, both.scale) = (other.pointSize ?? pointSize, other.scale ?? scale)
      return both
    }
    /// The size of the symbol: that of a scenario's symbol beside a font of this size, in half points, with the scales
    /// that Interface Builder recorded.
    fileprivate var size: CGSize {
      let factor = scale == .small ? SymbolSize.smallScale : scale == .large ? SymbolSize.largeScale : 1
      let side = CGFloat(SymbolSize.side(pointSize: pointSize.map { Double($0) }, scale: factor))
      return CGSize(width: side, height: side)
    }
    /// A configuration with several colours, which are not used.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    /// A configuration with one colour, which symbols always have here.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
  }

  /// The size of images known only by name, in points.
  package static let namedSize = CGSize(width: SymbolSize.ofCode, height: SymbolSize.ofCode)

  /// The size of the image, in points.
  open private(set) var size: CGSize
  /// The pixels per point.
  open private(set) var scale: CGFloat = 1
  /// The name of the image in a catalogue, or of a symbol.
  package private(set) var name: String?
  /// The drawing that code made in the image; nil for an image that was loaded.
  package private(set) var drawing: Drawing?
  /// Creates an image that code has drawn.
  package convenience init(size: CGSize, drawing: Drawing) {
    self.init(size: size, name: nil)
    self.drawing = drawing
  }
  /// The colour in which the image is drawn; nil for the tint of the view that shows it.
  package private(set) var tint: UIColor?
  /// The setting that decides whether the image is drawn in the tint colour.
  open private(set) var renderingMode = RenderingMode.automatic
  /// Whether the image is a system symbol.
  open private(set) var isSymbolImage = false

  /// Creates an image with a size of zero.
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
  /// Creates an image as if from an archive; nothing is read.
  public required convenience init?(coder: NSCoder) { self.init() }
  /// Creates an image from an image literal.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(size: Self.namedSize, name: name)
  }

  /// The pixels of the image; there are none here.
  open var cgImage: CGImage? { nil }
  /// The orientation of the image: always upright.
  open var imageOrientation: Orientation { .up }
  /// The edges of the image that are not stretched, in points: none.
  open var capInsets: UIEdgeInsets { .zero }
  /// The configuration of the image; nil here.
  open var configuration: Configuration? { nil }
  /// The configuration of the symbol; nil here.
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
  /// A copy of the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let copy = copied()
    copy.renderingMode = renderingMode
    return copy
  }
  /// A copy of the image in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    let copy = copied()
    copy.tint = color
    return copy
  }
  /// A copy of the image in a colour, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
  /// A copy of the image; a symbol takes the size of the configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    let copy = copied()
    copy.take(configuration)
    return copy
  }
  /// A copy of the symbol in the size of the configuration.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  private func take(_ configuration: Configuration?) {
    if isSymbolImage, let symbol = configuration as? SymbolConfiguration { size = symbol.size }
  }
  /// A copy of the image; the insets are not used.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { copied() }
  /// A copy of the image; the insets are not used.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { copied() }
  /// A copy of the image; the insets are not used.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copied()
  }
  /// A copy of the image; the caps are not used.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { copied() }
  /// A copy of the image, which is not mirrored.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copied() }
  /// A copy of the image, which is not mirrored.
  open func withHorizontallyFlippedOrientation() -> UIImage { copied() }
  /// The image in another size, in points.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size, name: name) }
  /// The image as PNG; nil here, as it has no pixels.
  open func pngData() -> Data? { nil }
  /// The image as JPEG; nil here, as it has no pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Draws the image in a rectangle of the current context.
  open func draw(in rect: CGRect) {
    guard let context = GraphicsContexts.current else { return }
    guard let drawing, size.width > 0, size.height > 0 else { return context.draw(scene, in: rect) }
    let scale = CGSize(width: rect.width / size.width, height: rect.height / size.height)
    context.draw(drawing, at: rect.origin, scale: scale)
  }
  /// Draws the image in the current context at its own size.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIImage {
  /// The image as views show it. For one of a catalogue, only the size is known.
  var scene: SceneImage {
    if let drawing { return SceneImage(size: Size(size), source: .drawing(drawing)) }
    return SceneImage(size: Size(size), source: isSymbolImage ? .symbol(name ?? "") : .placeholder)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
/// The type of image literals.
public typealias _ImageLiteralType = UIImage
