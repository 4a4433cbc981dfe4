@_exported import Foundation

/// An image in a text.
open class NSTextAttachment: NSObject {
  private let header = CoreFoundationHeader()
  override public init() { super.init() }
  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// Creates an attachment from a file, which is not read.
  public init(data contentData: Data?, ofType uti: String?) { super.init() }
  /// The picture.
  open var image: UIImage?
  /// The frame of the picture, in points.
  open var bounds = CGRect.zero
  /// The frame of the picture, measured upwards from the baseline; nil if it has no size.
  var room: CGRect? {
    let room = bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    return room.size == .zero ? nil : room
  }
  /// Returns the picture for a frame.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}
