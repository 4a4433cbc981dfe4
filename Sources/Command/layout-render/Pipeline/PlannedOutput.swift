import AutoLayout
import FileAccess
import LayoutScene
import SafeText

/// An output to make.
struct PlannedOutput: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case sheet
    case animation
    case filmStrip(frames: Int)
    /// Breakpoints in place of solutions.
    case sweep(SweptRange)

    /// Whether each option can have an output of its own.
    var isDivisible: Bool {
      switch self {
      case .sheet, .sweep: true
      case .animation, .filmStrip: false
      }
    }
  }

  /// The layout's position; nil: all on one sheet.
  var option: Int?
  var appearance: PictureAppearance?
  /// Pixels per point.
  var scale: Double
  var format: OutputFormat
  /// nil: standard output.
  var path: String?
  var content = Content.sheet
  /// Whether a page loads the engine from a file beside it.
  var sharesModule = false

  /// How DocC marks a picture's appearance and scale in its name.
  ///
  /// - Parameter scale: nil for formats that have none.
  static func variant(_ appearance: PictureAppearance?, _ scale: Double?) -> String {
    let mark = scale.map { $0 == 1 ? "" : "@\(plainNumber($0))x" } ?? ""
    return (appearance == .dark ? "~dark" : "") + mark
  }

  /// DocC's name for the picture in all its variants; nil for one that goes to standard output.
  var imageName: String? {
    let file = path.map(PathText.name)
    let ending = Self.variant(appearance, format.hasScale ? scale : nil) + ".\(format.fileExtensions[0])"
    return file.map { $0.hasSuffix(ending) ? String($0.dropLast(ending.count)) : $0 }
  }

  /// The output's name in messages.
  func words(in solved: SolvedDocument) -> String {
    let name = solved.document.file.path
    return option.map { "option \"\(solved.layouts[$0].name)\" of \(name)" } ?? name
  }
}
