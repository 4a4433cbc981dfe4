@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// There are no catalogues here: an image with a name is as large as a symbol in a bar, 24 × 24 points.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  open class Configuration: NSObject, @unchecked Sendable {}
  /// Of the settings, only the size is used.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private var pointSize: CGFloat?, scale: SymbolScale?

    /// The weight is not used.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      self.init()
      (self.pointSize, self.scale) = (pointSize, scale)
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }
    /// The weight is not used.
    public convenience init(weight: SymbolWeight) { self.init() }
    /// The colours are not used.
    public convenience init(paletteColors: [UIColor]) { self.init() }
    /// The colour is not used.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
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
    /// The colours are not used.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    /// Symbols always have one colour here.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
  }

  /// The size of images known only by name, in points.
  package static let namedSize = CGSize(width: SymbolSize.ofCode, height: SymbolSize.ofCode)

  open private(set) var size: CGSize
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
  open private(set) var renderingMode = RenderingMode.automatic
  open private(set) var isSymbolImage = false

  /// Creates an image with a size of zero.
  override public convenience init() { self.init(size: .zero, name: nil) }
  /// Creates an image of a size, in points.
  package init(size: CGSize, name: String?) {
    self.size = size
    self.name = name
    super.init()
  }
  public convenience init?(named name: String) { self.init(asset: name) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
    self.init(asset: name)
  }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(asset: name)
  }
  private convenience init(asset name: String) {
    self.init(size: Self.namedSize, name: name)
    leaveOut("images of asset catalogues are not read: they count as 24 × 24 points")
  }
  public convenience init?(systemName name: String) { self.init(symbol: name) }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(symbol: name)
    take(configuration)
  }
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(symbol: name)
  }
  private convenience init(symbol: String) {
    self.init(size: Self.namedSize, name: symbol)
    isSymbolImage = true
  }
  public convenience init?(data: Data) { self.init(size: Self.namedSize, name: nil) }
  public convenience init?(data: Data, scale: CGFloat) { self.init(size: Self.namedSize, name: nil) }
  public convenience init?(contentsOfFile path: String) { self.init(size: Self.namedSize, name: path) }
  public convenience init(cgImage: CGImage) {
    self.init(size: CGSize(width: cgImage.width, height: cgImage.height), name: nil)
  }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale), name: nil)
    self.scale = scale
  }
  /// Nothing is read from the archive.
  public required convenience init?(coder: NSCoder) { self.init() }
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(size: Self.namedSize, name: name)
  }

  /// This is always nil, as there are no pixels here.
  open var cgImage: CGImage? { nil }
  /// The image is always upright.
  open var imageOrientation: Orientation { .up }
  /// This is always zero.
  open var capInsets: UIEdgeInsets { .zero }
  /// This is always nil.
  open var configuration: Configuration? { nil }
  /// This is always nil.
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
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let copy = copied()
    copy.renderingMode = renderingMode
    return copy
  }
  open func withTintColor(_ color: UIColor) -> UIImage {
    let copy = copied()
    copy.tint = color
    return copy
  }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
  /// A symbol takes the size of the configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    let copy = copied()
    copy.take(configuration)
    return copy
  }
  /// The symbol takes the size of the configuration.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  private func take(_ configuration: Configuration?) {
    if isSymbolImage, let symbol = configuration as? SymbolConfiguration { size = symbol.size }
  }
  /// The insets are not used.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { copied() }
  /// The insets are not used.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { copied() }
  /// The insets are not used.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copied()
  }
  /// The caps are not used.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { copied() }
  /// The copy is not mirrored.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copied() }
  /// The copy is not mirrored.
  open func withHorizontallyFlippedOrientation() -> UIImage { copied() }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size, name: name) }
  /// Returns nil, as the image has no pixels here.
  open func pngData() -> Data? { nil }
  /// Returns nil, as the image has no pixels here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  open func draw(in rect: CGRect) {
    guard let context = GraphicsContexts.current else { return }
    guard let drawing, size.width > 0, size.height > 0 else { return context.draw(scene, in: rect) }
    let scale = CGSize(width: rect.width / size.width, height: rect.height / size.height)
    context.draw(drawing, at: rect.origin, scale: scale)
  }
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
public typealias _ImageLiteralType = UIImage
