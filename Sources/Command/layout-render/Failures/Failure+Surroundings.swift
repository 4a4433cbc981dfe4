import Diagnostics
import FileAccess
import PangoCairoBackend

/// Failures about the fonts, the engine of live pages, and painting.
extension Failure {
  init(_ error: FontError) {
    let status: ExitStatus =
      switch error {
      case .directoryUnreadable, .directoryEmpty: .noInput
      case .fileUnreadable(_, nil), .fileRefused: .badInput
      case .fileMissing, .fileUnreadable, .configurationUnreadable, .outOfMemory: .unavailable
      }
    self.init(status, code: "missing-font", error.description)
  }

  /// - Parameter places: where it was looked for.
  static func engineMissing(_ places: [String]) -> Failure {
    engine("is missing: there is no \(places.joined(separator: " or "))")
  }

  static func engineUnreadable(_ place: String) -> Failure { engine("cannot be read: \(place)") }

  private static func engine(_ fate: String) -> Failure {
    Failure(
      .unavailable, code: "engine-missing", "the live-page engine \(fate)",
      help: "run `make live` where layout-render was built, or install it again")
  }

  init(_ error: PaintError) {
    switch error {
    case .tooLarge, .unpaintableSize:
      self.init(
        .badInput, code: "picture-too-large", error.description,
        help: "draw fewer options, or a smaller --scale")
    case .librsvgMissing:
      self.init(
        .unavailable, code: "librsvg-missing", error.description,
        help: "install the package librsvg2-2, draw SVG instead, or save the image as PNG")
    case .image: self.init(.badInput, code: "image-file", error.description)
    case .cairo, .png: self.init(.bug, code: "painting-failed", error.description)
    }
  }

  /// Problems with the fonts of texts; a success if other fonts were substituted.
  init(_ problems: [FontProblem]) {
    self.init(
      problems.contains(where: \.isMissingFont) ? .unavailable : .success,
      problems.map { Message($0.diagnostic) })
  }
}

extension Message {
  /// A cache that cannot be read or written. Nothing else depends on it, and the status does not either.
  static func uselessCache(_ path: String, _ reason: String) -> Message {
    Message(
      Diagnostic(
        .warning, code: "cache", "the cache \"\(path)\" is of no use: \(reason)",
        help: "everything is made without it; check the folder, its file system and the room there"))
  }
}

extension FontProblem {
  /// Whether installing a package would fix it.
  fileprivate var isMissingFont: Bool {
    switch self {
    case .packageMissing, .fontsUnavailable: true
    case .familyReplaced, .familyNotFound, .noGlyphs: false
    }
  }

  var diagnostic: Diagnostic {
    switch self {
    case .familyReplaced: Diagnostic(.note, code: "replaced-font-family", description)
    case .familyNotFound: Diagnostic(.warning, code: "unknown-font-family", description)
    case .noGlyphs: Diagnostic(.warning, code: "missing-glyphs", description)
    case .packageMissing, .fontsUnavailable: Diagnostic(.error, code: "missing-font", description)
    }
  }
}
