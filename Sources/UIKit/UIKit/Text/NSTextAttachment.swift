@_exported import Foundation

open class NSTextAttachment: NSObject {
  private let header = CoreFoundationHeader()
  override public init() { super.init() }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// The file is not read.
  public init(data contentData: Data?, ofType uti: String?) { super.init() }
  open var image: UIImage?
  open var bounds = CGRect.zero
  /// The frame of the picture, measured upwards from the baseline; nil if it has no size.
  var room: CGRect? {
    let room = bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    return room.size == .zero ? nil : room
  }
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}
