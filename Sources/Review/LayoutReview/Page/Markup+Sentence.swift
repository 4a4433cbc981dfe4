import SafeText

extension Markup {
  /// A sentence as HTML, with what is between back quotes as code.
  static func sentence(_ text: String) -> String {
    let parts = text.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return xml(text) }
    return parts.enumerated().map { index, part in
      let text = xml(String(part))
      return index % 2 == 0 ? text : "<code>\(text)</code>"
    }.joined()
  }
}
