import FileAccess
import LayoutDrawing

/// `--docc`, `--markdown` and `--embed`: pictures for pages.
struct PageOptions {
  /// The form in which the pictures' elements are printed; nil: they are not.
  let printed: PageForm?
  /// Whether pictures are named for DocC.
  let isForDocC: Bool
  /// The widest picture that pages show at full size, in points.
  static let largestWidth = 700.0

  /// Gives the outputs a name, and the defaults that differ from those of the flags themselves.
  ///
  /// - Returns: nil if the pictures are not for pages.
  init?(_ arguments: ParsedArguments, _ flags: inout OutputFlags) throws(Failure) {
    let place = arguments.value(of: .docc)
    printed = arguments.choice(of: .embed) ?? (arguments.has(.markdown) ? .markdown : nil)
    isForDocC = place != nil
    guard isForDocC || printed != nil else { return nil }
    if isForDocC, let scale = flags.scales?.first(where: { ![1, 2, 3].contains($0) }) {
      throw .badValue(
        flag: Flag.scale.long, value: "\(scale)", expected: "1, 2 or 3 with \(Flag.docc.long)")
    }
    if flags.path == nil {
      flags.path =
        Self.template(for: place ?? ".")
        + ".\((flags.format ?? (arguments.choice(of: .embed) as PageForm?)?.format ?? .png).fileExtensions[0])"
      flags.scales = flags.scales ?? [2]
    }
    flags.appearances = flags.appearances ?? printed?.appearances ?? [.light, .dark]
    flags.pageFlag = isForDocC ? .docc : arguments.has(.embed) ? .embed : .markdown
  }

  /// - Parameter place: a folder, or a name with fields.
  private static func template(for place: String) -> String {
    if place.unicodeScalars.contains("{") { return place + "{variant}" }
    if place == "." { return "{scenario}{variant}" }
    return place + (place.hasSuffix("/") ? "" : "/") + "{scenario}{variant}"
  }
}
