package import AutoLayout

/// An image as a view shows it.
package struct SceneImage: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// Only the size is known; a neutral picture is drawn.
    case placeholder
    /// A system symbol, such as "star", drawn as an icon that stands in for it.
    case symbol(String)
    case file(ImageFile)
    /// A drawing made by code, in points of `ownSize`.
    case drawing(Drawing)
  }

  /// The origin of a program's image.
  package enum Asset: Hashable, Sendable {
    /// The app's catalogue or bundle.
    case named(String)
    case systemSymbol(String)
  }

  /// In points; nil for that of the file.
  package var ownSize: Size?
  package var source: Source
  /// nil if not known.
  package var asset: Asset?

  package init(size: Size?, source: Source = .placeholder) {
    ownSize = size
    self.source = source
  }

  /// In points; nil for a file without content.
  package var size: Size? { ownSize ?? file?.content?.size }

  package var file: ImageFile? {
    get { if case .file(let file) = source { file } else { nil } }
    set { if let newValue { source = .file(newValue) } }
  }
}

/// An image file that a scenario names.
package struct ImageFile: Hashable, Sendable {
  /// As in the scenario: relative to the scenario's folder.
  package var name: String
  /// The place where the scenario names it.
  package var place: SourceRange?
  /// Whether the scenario has the file's content among its `images`.
  package var isCarried = false
  /// nil if the file has not been read.
  package var content: ImageData?

  package init(name: String, place: SourceRange? = nil) {
    self.name = name
    self.place = place
  }

  /// It makes no difference where the scenario names the file.
  package static func == (left: ImageFile, right: ImageFile) -> Bool {
    left.name == right.name && left.isCarried == right.isCarried && left.content == right.content
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(isCarried)
    hasher.combine(content?.size)
  }
}

/// The kinds of image files.
package enum ImageFormat: String, CaseIterable, Sendable {
  case png
  case svg

  package var mediaType: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    }
  }
}

/// The content of an image file. It is kept as text, because pictures and pages contain it as such.
package struct ImageData: Hashable, Sendable {
  package var format: ImageFormat
  /// In points.
  package var size: Size
  /// The file's bytes, in the alphabet of RFC 4648, section 4.
  package var base64: String

  package init(format: ImageFormat, size: Size, base64: String) {
    self.format = format
    self.size = size
    self.base64 = base64
  }

  package var uri: String { "data:\(format.mediaType);base64,\(base64)" }
}

/// The content of a kind of view that shows an image.
package protocol ImageContent: KindContent {
  var image: SceneImage? { get set }
}

extension ImageContent {
  package var shownImage: SceneImage? {
    get { image }
    set { image = newValue }
  }

  /// In points; nil if there is no image, or its file has not been read. Setting it makes the image a placeholder.
  package var imageSize: Size? {
    get { image?.size }
    set { image = newValue.map { SceneImage(size: $0) } }
  }
}
