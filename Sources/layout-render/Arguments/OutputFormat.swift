/// What a run writes.
enum OutputFormat: String, CaseIterable, Sendable {
  case png
  case svg
  case pdf
  case html
  case json
  case text

  /// The format of a file name, by its extension without regard to case; nil for one that is not known.
  init?(fileExtension: String) {
    let wanted = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(wanted) }) else { return nil }
    self = format
  }

  /// The format of a file by its name.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    self.init(fileExtension: String(name[name.index(after: dot)...]))
  }

  /// The first is the one that names get.
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
  /// Whether light and dark differ; the page follows its reader's wish.
  var hasAppearances: Bool { isPicture && self != .html }

  /// Whether its bytes depend on the pixels per point.
  var hasScale: Bool { self == .png }
}
