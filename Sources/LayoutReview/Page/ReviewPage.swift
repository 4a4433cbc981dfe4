import AutoLayout
import LayoutScene
import SafeText

/// The report as one self-contained HTML file: pictures are embedded, and no network is used.
///
/// Causes, side-by-side pictures, frame tables and all choices work without scripts, through CSS. Scripts
/// only move the slider and handle keys.
package struct ReviewPage<Failure: Error> {
  private let report: ReviewReport
  private let picture: (FileReference) throws(Failure) -> [UInt8]
  private let sink: (String) throws(Failure) -> Void
  private let widths: PageWidths
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
    widths = PageWidths(of: report)
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
    let single = reviewed.before == nil || reviewed.after == nil ? " single" : ""
    try sink("<div class=\"stage \(overlay)\(single) \(widths.name(of: reviewed))\">")
    if let before = reviewed.before { try write(before, "before", reviewed) }
    if let after = reviewed.after { try write(after, "after", reviewed) }
    if let difference = reviewed.difference {
      try write(difference, "difference", reviewed)
    } else if single.isEmpty {
      try sink(
        "<figure class=\"difference\"><figcaption>difference</figcaption><p>No pixel differs.</p></figure>")
    }
    try sink("</div>\n")
  }

  /// Writes a picture as a share of the wider one's width, so that all keep one scale on any screen.
  private func write(_ file: FileReference, _ kind: String, _ reviewed: ReviewedPicture) throws(Failure) {
    let bytes = try picture(file)
    let share = Double(PNGHeader.width(of: bytes) ?? reviewed.width) / Double(reviewed.width)
    let percent = plainNumber((min(1, share) * 10_000).rounded() / 100)
    let overlay = reviewed.variant.hasOverlay ? "on" : "off"
    try sink(
      "<figure class=\"\(kind)\"><figcaption>\(kind)</figcaption><img width=\"\(percent)%\" "
        + "alt=\"\(kind), overlay \(overlay)\" src=\"data:image/png;base64,")
    try sink(Base64.text(of: bytes))
    try sink("\"></figure>")
  }
}

/// The start of a PNG file.
private enum PNGHeader {
  /// In pixels; nil if the file is too short. It follows the signature and the chunk's name.
  static func width(of file: [UInt8]) -> Int? {
    guard file.count >= 24 else { return nil }
    return file[16..<20].reduce(0) { $0 << 8 | Int($1) }
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
