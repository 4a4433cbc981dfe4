import SafeText

/// The report as JUnit's XML: an option is a test case, a difference a failure, an input that cannot be drawn
/// an error.
package enum JUnitReport {
  package static func xml(of report: ReviewReport) -> String {
    let failures = report.isRecorded ? 0 : report.options.count { $0.state != .unchanged }
    let errors = report.scenarios.count { $0.failure != nil }
    let counts =
      "tests=\"\(report.options.count + errors)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="layout-render" \(counts)>
        <testsuite name="review" \(counts)>

      """
    for scenario in report.scenarios { text += cases(of: scenario, isRecorded: report.isRecorded) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private static func cases(of scenario: ReviewedScenario, isRecorded: Bool) -> String {
    let name = Markup.xml(scenario.name)
    var text = ""
    if let failure = scenario.failure {
      text += "    <testcase classname=\"\(name)\" name=\"(input)\">\n"
      text += "      <error message=\"\(Markup.xml(failure))\"/>\n    </testcase>\n"
    }
    for option in scenario.options {
      let start = "    <testcase classname=\"\(name)\" name=\"\(Markup.xml(option.name))\""
      if option.state == .unchanged || isRecorded {
        text += start + "/>\n"
      } else {
        let details = option.sentences.map(Markup.xml).joined(separator: "\n")
        text += start + ">\n      <failure message=\"\(Markup.xml(option.headline))\" "
        text += "type=\"\(option.state.rawValue)\">\(details)</failure>\n    </testcase>\n"
      }
    }
    return text
  }
}

extension ReviewedOption {
  /// The main result, in one line.
  package var headline: String {
    switch state {
    case .new: return "not in the baseline"
    case .deleted: return "only in the baseline"
    case .renamed: return "renamed; it was \(oldName?.text ?? "another")"
    case .unchanged: return "same as the baseline"
    case .changed: return sentences.first ?? "changed"
    }
  }

  package var sentences: [String] { sentences(text: { $0 }, line: { $0 }) }

  /// Causes, then other differences, then pixels.
  ///
  /// - Parameters:
  ///   - text: how text is written.
  ///   - line: how the line of a file is written.
  private func sentences(text: (String) -> String, line: (String) -> String) -> [String] {
    var others: [String] = []
    for frame in frames where state == .changed {
      if frame.before == nil { others.append("new view: \(name(of: frame.view))") }
      if frame.after == nil { others.append("view gone: \(name(of: frame.view))") }
    }
    others += notes + pictures.compactMap(\.sentence)
    return causes.map { $0.words(text: text, line: line) } + others.map(text)
  }

  /// The sentences in Markdown.
  var markdownSentences: [String] { sentences(text: Markup.markdown, line: Markup.markdownCode) }
}

extension ReviewedPicture {
  /// nil for a picture that shows no difference.
  package var sentence: String? {
    differingPixels > 0 ? "\(PixelComparison.words(differingPixels)) (\(appearance))" : nil
  }
}
