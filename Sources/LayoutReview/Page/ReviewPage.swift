import AutoLayout

/// The report as one HTML file that needs nothing else: pictures are in it, and no network is asked.
///
/// Causes, pictures side by side and frame tables are there without scripts; so is every choice, by CSS. Scripts
/// only move the slider and answer keys.
package struct ReviewPage<Failure: Error> {
  private let report: ReviewReport
  private let picture: (FileReference) throws(Failure) -> [UInt8]
  private let sink: (String) throws(Failure) -> Void
  private var number = 0

  /// Writes the page piece by piece, with one picture in memory at a time.
  ///
  /// - Parameters:
  ///   - picture: the PNG file of a reference.
  ///   - sink: takes the page's text in order.
  package static func write(
    _ report: ReviewReport, picture: @escaping (FileReference) throws(Failure) -> [UInt8],
    to sink: @escaping (String) throws(Failure) -> Void
  ) throws(Failure) {
    var page = ReviewPage(report: report, picture: picture, sink: sink)
    try page.write()
  }

  private init(
    report: ReviewReport, picture: @escaping (FileReference) throws(Failure) -> [UInt8],
    sink: @escaping (String) throws(Failure) -> Void
  ) {
    self.report = report
    self.picture = picture
    self.sink = sink
  }

  private mutating func write() throws(Failure) {
    try sink(PageParts.head(of: report))
    for scenario in report.scenarios { try write(scenario) }
    try sink(PageParts.unchanged(in: report) + PageParts.end)
  }

  private mutating func write(_ scenario: ReviewedScenario) throws(Failure) {
    if let failure = scenario.failure {
      try sink(
        "<article class=\"entry failed\" tabindex=\"-1\"><h2>\(Markup.xml(scenario.name))</h2>"
          + "<p class=\"cause\">could not be drawn: \(Markup.xml(failure))</p></article>\n")
    }
    for option in scenario.options where option.state != .unchanged { try write(option, of: scenario) }
  }

  private mutating func write(_ option: ReviewedOption, of scenario: ReviewedScenario) throws(Failure) {
    number += 1
    try sink(PageParts.header(of: option, scenario, number: number))
    for appearance in option.appearances {
      try sink("<section class=\"set\">")
      if option.appearances.count > 1 { try sink("<h3>\(Markup.xml(appearance))</h3>") }
      for picture in option.pictures where picture.variant.appearance == appearance { try write(picture) }
      try sink("</section>\n")
    }
    try sink(PageParts.frames(of: option) + "</article>\n")
  }

  private func write(_ reviewed: ReviewedPicture) throws(Failure) {
    let overlay = reviewed.variant.hasOverlay ? "with" : "without"
    try sink(
      "<div class=\"stage \(overlay)\(reviewed.before == nil || reviewed.after == nil ? " single" : "")\">")
    let parts = [
      ("before", "before", reviewed.before), ("after", "after", reviewed.after),
      ("difference", "difference", reviewed.difference),
    ]
    for (kind, caption, file) in parts {
      if let file {
        let width = exactNumber((Double(reviewed.width) / reviewed.scale).rounded(.up))
        try sink("<figure class=\"\(kind)\"><figcaption>\(caption)</figcaption>")
        try sink(
          "<img style=\"width:\(width)px\" alt=\"\(caption), overlay \(overlay == "with" ? "on" : "off")\" src=\"data:image/png;base64,"
        )
        try sink(Base64.text(of: try picture(file)))
        try sink("\"></figure>")
      } else if kind == "difference", reviewed.before != nil, reviewed.after != nil {
        try sink(
          "<figure class=\"difference\"><figcaption>difference</figcaption><p>No pixel differs.</p></figure>")
      }
    }
    try sink("</div>\n")
  }
}

extension ReviewedOption {
  /// Each once, in the order of the pictures.
  fileprivate var appearances: [String] {
    var seen: [String] = []
    for picture in pictures where !seen.contains(picture.variant.appearance) {
      seen.append(picture.variant.appearance)
    }
    return seen
  }
}
