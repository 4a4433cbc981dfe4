extension Markup {
  /// For a line of GitHub Markdown: as code, in which nothing is special, or escaped if it cannot be that.
  package static func markdownCode(_ text: String) -> String {
    let isCode = text.unicodeScalars.allSatisfy { scalar in
      !("\u{0}"..."\u{1F}" ~= scalar || "\u{7F}"..."\u{9F}" ~= scalar || scalar.acts)
        && !["`", "|", "\u{2028}", "\u{2029}"].contains(scalar)
    }
    return isCode && !text.isEmpty && text.first != " " && text.last != " " ? "`\(text)`" : markdown(text)
  }
}
