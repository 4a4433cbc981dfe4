import LayoutDrawing

/// `--docc` and `--markdown`: pictures for pages.
struct PageOptions {
  /// Whether the pictures' HTML elements are printed.
  let printsElements: Bool
  /// Whether pictures are named for DocC.
  let isForDocC: Bool
  /// The widest picture that pages show at full size, in points.
  let largestWidth = 700.0

  /// Gives the outputs a name, and the defaults that differ from those of the flags themselves.
  ///
  /// - Returns: nil if the pictures are not for pages.
  init?(_ arguments: ParsedArguments, _ flags: inout OutputFlags) throws(Failure) {
    let place = arguments.value(of: .docc)
    printsElements = arguments.has(.markdown)
    isForDocC = place != nil
    guard isForDocC || printsElements else { return nil }
    if isForDocC, let scale = flags.scales?.first(where: { ![1, 2, 3].contains($0) }) {
      throw .badValue(
        flag: Flag.scale.long, value: "\(scale)", expected: "1, 2 or 3 with \(Flag.docc.long)")
    }
    if flags.path == nil {
      flags.path = Self.template(for: place ?? ".") + ".\((flags.format ?? .png).fileExtensions[0])"
      flags.scales = flags.scales ?? [2]
    }
    flags.appearances = flags.appearances ?? [.light, .dark]
    flags.pageFlag = isForDocC ? .docc : .markdown
  }

  /// - Parameter place: a folder, or a name with fields.
  private static func template(for place: String) -> String {
    if place.unicodeScalars.contains("{") { return place + "{variant}" }
    if place == "." { return "{scenario}{variant}" }
    return place + (place.hasSuffix("/") ? "" : "/") + "{scenario}{variant}"
  }
}
