package import LayoutScene

/// The names of image files in scenarios: paths from the scenario's folder, separated by slashes.
///
/// A file is in that folder, below it, or in a folder beside it, as `../images/photo.png` is: documentation often keeps
/// its pictures there. No path leads farther up, and none is absolute, so that a scenario draws the same wherever its
/// folder is, and one from elsewhere shows nothing but what lies around it.
package enum ImageName {
  /// Whether a text is the name of a file rather than that of a system symbol.
  static func isFile(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "/")) || name.utf8.contains(UInt8(ascii: "\\"))
      || fileEndings.contains { name.lowercased().hasSuffix($0) }
  }

  /// These include the endings of images that cannot be shown, so that this can be reported.
  private static let fileEndings = [
    ".png", ".svg", ".jpg", ".jpeg", ".heic", ".gif", ".webp", ".pdf", ".tiff", ".bmp", ".avif",
  ]

  /// The kind of a file, by the ending of its name; nil for any other.
  package static func format(of name: String) -> ImageFormat? {
    ImageFormat.allCases.first { name.lowercased().hasSuffix("." + $0.rawValue) }
  }

  /// The pixels per point of a PNG: 2 for `photo@2x.png`.
  package static func scale(of name: String) -> Double {
    [2, 3].first { name.lowercased().hasSuffix("@\($0)x.png") }.map { Double($0) } ?? 1
  }

  /// Why a name cannot be that of an image file; nil if it can.
  static func problem(of name: String) -> ImageProblem? {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return .unusableName }
    if let first = parts.first, first.hasSuffix(":") { return .remote }
    if parts.first == "" || parts.first == "~" { return .absolute }
    if name.utf8.contains(UInt8(ascii: "\\")) || parts.contains("") { return .unusableName }
    if parts.dropFirst().contains("..") { return .outside }
    if format(of: name) == nil { return .unknownFormat }
    return nil
  }
}
