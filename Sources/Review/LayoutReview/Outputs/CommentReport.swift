import FileAccess
import SafeText

/// The report as a comment on a pull request: short, with pictures if the report is published somewhere.
package enum CommentReport {
  /// GitHub allows 65,536 characters.
  private static let limit = 60_000
  private static let sentenceLimit = 3
  private static let pictureLimit = 10

  /// - Parameter address: where the report's folder is published; nil if it is not.
  package static func text(of report: ReviewReport, address: String?) -> String {
    let base = address.map { $0.utf8.last == UInt8(ascii: "/") ? $0 : $0 + "/" }
    // Finds the comment again, to change it instead of adding another.
    var text = "<!-- layout-render review -->\n### Layout review\n\n\(counts(of: report))\n"
    if let base { text += "\n[Open the report](<\(Markup.linkText(base))index.html>)\n" }
    var (rest, pictures) = (0, 0)
    for scenario in report.scenarios where scenario.failure != nil {
      text +=
        "\n**\(Markup.markdown(scenario.name))** could not be drawn: \(Markup.markdown(scenario.failure ?? ""))\n"
    }
    for group in report.isRecorded ? [] : PageGroup.all(in: report) {
      var part = "\n#### \(Markup.markdown(group.title))\n"
      for entry in group.entries {
        part += "\n- **\(Markup.markdown(entry.title))** \(words(about: entry.option))\n"
        if let base, pictures < pictureLimit, let table = table(of: entry, base) {
          part += table
          pictures += 1
        }
      }
      if text.utf8.count + part.utf8.count <= limit { text += part } else { rest += group.entries.count }
    }
    if rest > 0 { text += "\nAnd \(rest) more, in the report.\n" }
    return text
  }

  private static func counts(of report: ReviewReport) -> String {
    let counts = ReviewState.allCases.filter { report.count(of: $0) > 0 }
    return counts.map { "\(report.count(of: $0)) \($0.words)" }.joined(separator: ", ")
  }

  private static func words(about option: ReviewedOption) -> String {
    guard option.state == .changed else { return Markup.markdown(option.headline) }
    let sentences = option.markdownSentences
    let more = sentences.count - sentenceLimit
    return sentences.prefix(sentenceLimit).joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
  }

  /// Both pictures side by side; nil if there is none.
  private static func table(of entry: PageEntry, _ base: String) -> String? {
    guard let picture = entry.option.pictures.first else { return nil }
    let sides = [("Before", picture.before), ("After", picture.after)].compactMap { name, drawn in
      drawn.map { (name, $0) }
    }
    guard !sides.isEmpty else { return nil }
    let cells = sides.map { name, drawn in
      let address = Markup.xml(base) + Markup.address(drawn.file.path)
      return
        "<td>\(name)<br><img src=\"\(address)\" width=\"320\" alt=\"\(Markup.xml(entry.title)), \(name.lowercased())\"></td>"
    }
    return "\n  <table><tr>\(cells.joined())</tr></table>\n"
  }
}
