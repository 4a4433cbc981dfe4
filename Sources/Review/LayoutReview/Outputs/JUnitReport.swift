import SafeText

/// The report as JUnit's XML: an option is a test case, a difference a failure, an input that cannot be drawn
/// an error; an option that was not given is skipped.
package enum JUnitReport {
  package static func xml(of report: ReviewReport) -> String {
    let failures = report.isRecorded ? 0 : report.options.count(where: \.isDifferent)
    let errors = report.scenarios.count { $0.failure != nil }
    let counts =
      "tests=\"\(report.options.count + errors)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(report.count(of: .notGiven))\""
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
    for (option, title) in zip(scenario.options, scenario.displayNames) {
      let start = "    <testcase classname=\"\(name)\" name=\"\(Markup.xml(title))\""
      if option.state == .notGiven {
        text += start + ">\n      <skipped message=\"\(Markup.xml(option.headline))\"/>\n    </testcase>\n"
      } else if option.state == .unchanged || isRecorded {
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
    case .new: return findings.first.map { "not in the baseline; \($0)" } ?? "not in the baseline"
    case .deleted: return "only in the baseline"
    case .renamed: return "renamed; it was \(oldName?.text ?? "another")"
    case .unchanged: return "same as the baseline"
    case .notGiven: return "only in the baseline, and its input was not given"
    case .changed: return sentences.first ?? "changed"
    }
  }

  package var sentences: [String] { sentences(text: { $0 }, line: { $0 }) }

  /// New problems, then causes, then other differences, then pixels.
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
    return findings.map(text) + causes.map { $0.words(text: text, line: line) } + others.map(text)
  }

  /// The sentences in Markdown.
  var markdownSentences: [String] { sentences(text: Markup.markdown, line: Markup.markdownCode) }
}

extension ReviewReport {
  /// A sentence on what the review did not look at; nil if it looked at everything.
  package var notGivenSentence: String? {
    let count = count(of: .notGiven)
    guard count > 0 else { return nil }
    return
      "\(count) \(count == 1 ? "option" : "options") of the baseline \(count == 1 ? "was" : "were") not given; "
      + "--complete takes them for deleted."
  }
}

extension ReviewedPicture {
  /// nil for a picture that shows no difference.
  package var sentence: String? {
    differingPixels > 0 ? "\(PixelComparison.words(differingPixels)) (\(appearance))" : nil
  }
}
