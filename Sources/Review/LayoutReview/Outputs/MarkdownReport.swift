import SafeText

/// The report as Markdown, for the summary of a continuous integration run.
package enum MarkdownReport {
  /// GitHub allows a mebibyte of summary per step; what is left out here is in the report.
  private static let limit = 200_000
  private static let sentenceLimit = 6

  package static func text(of report: ReviewReport) -> String {
    var text = "## Layout review\n\n\(verdict(on: report))\n\n"
    let failures = report.scenarios.filter { $0.failure != nil }
    text += "| " + ReviewState.judged.map(\.words).joined(separator: " | ") + " | not drawn |\n"
    text += "|" + String(repeating: "--:|", count: ReviewState.judged.count + 1) + "\n"
    text += "| " + ReviewState.judged.map { String(report.count(of: $0)) }.joined(separator: " | ")
    text += " | \(failures.count) |\n"
    if let sentence = report.notGivenSentence { text += "\n\(sentence)\n" }
    var rest = 0
    func append(_ part: String) {
      if text.utf8.count + part.utf8.count <= limit { text += part } else { rest += 1 }
    }
    for scenario in failures {
      append(
        "\n**\(Markup.markdown(scenario.name))** could not be drawn: \(Markup.markdown(scenario.failure ?? ""))\n"
      )
    }
    for entry in report.isRecorded ? [] : report.differing { append(section(on: entry)) }
    if rest > 0 { text += "\nAnd \(rest) more, listed in the report.\n" }
    return text
  }

  private static func verdict(on report: ReviewReport) -> String {
    if report.isRecorded { return "These layouts were recorded as the baseline." }
    if report.hasDifferences { return "Layouts differ from the baseline." }
    return report.scenarios.contains { $0.failure != nil }
      ? "Not everything could be drawn." : "Nothing has changed."
  }

  private static func section(on entry: PageEntry) -> String {
    let option = entry.option
    let name = "\(Markup.markdown(entry.scenario)) · \(Markup.markdown(option.title ?? entry.displayName))"
    var text = "\n**\(name)**: \(option.state.rawValue)\n"
    let sentences = option.state == .changed || !option.findings.isEmpty ? option.markdownSentences : []
    if !sentences.isEmpty { text += "\n" }
    for sentence in sentences.prefix(sentenceLimit) { text += "- \(sentence)\n" }
    if sentences.count > sentenceLimit {
      text += "- and \(sentences.count - sentenceLimit) more differences\n"
    }
    return text
  }
}
