import SafeText

/// The format of an output.
enum OutputFormat: String, CaseIterable, Sendable {
  case png
  case svg
  case pdf
  case html
  case json
  case text

  /// The format that a file extension stands for, regardless of case; nil if it is unknown.
  init?(fileExtension: String) {
    let wanted = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(wanted) }) else { return nil }
    self = format
  }

  /// The format that a file's name implies.
  init?(path: String) {
    guard let found = PathText.divided(PathText.name(of: path)).extension else { return nil }
    self.init(fileExtension: found)
  }

  /// The first is the one that is given to outputs.
  var fileExtensions: [String] {
    switch self {
    case .png: ["png"]
    case .svg: ["svg"]
    case .pdf: ["pdf"]
    case .html: ["html", "htm"]
    case .json: ["json"]
    case .text: ["txt", "text"]
    }
  }

  /// Whether it shows a picture rather than a report.
  var isPicture: Bool { self != .json && self != .text }

  /// Whether browsers and DocC show it as an image.
  var isImage: Bool { self == .png || self == .svg }

  /// Whether it is a picture that is drawn here. The page draws itself, light or dark as its reader prefers.
  var isPainted: Bool { isPicture && self != .html }

  /// Whether its bytes depend on the pixels per point.
  var hasScale: Bool { self == .png }
}
