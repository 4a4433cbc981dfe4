import AutoLayout
package import FileAccess
import SafeText

/// The report as one self-contained HTML file: pictures are embedded, and no network is used.
///
/// Causes, frames and all filters work without scripts. Scripts draw the pictures, which are compressed, when they
/// come into sight, and keep decisions.
package struct ReviewPage<Failure: Error> {
  private let report: ReviewReport
  private let picture: (FileReference) throws(Failure) -> [UInt8]
  private let sink: (String) throws(Failure) -> Void
  private var number = 0
  /// The elements of pictures that are already in the page.
  private var pictures: [FileReference: String] = [:]

  /// Writes the page piece by piece, with one picture in memory at a time.
  ///
  /// - Parameters:
  ///   - digest: identifies the report in decisions.
  ///   - place: the path of the report's file, for the command line that approves it.
  ///   - picture: the SVG file of a reference.
  ///   - sink: takes the page's text in order.
  package static func write(
    _ report: ReviewReport, digest: String, place: String,
    picture: @escaping (FileReference) throws(Failure) -> [UInt8],
    to sink: @escaping (String) throws(Failure) -> Void
  ) throws(Failure) {
    var page = ReviewPage(report: report, picture: picture, sink: sink)
    try page.write(digest: digest, place: place)
  }

  private init(
    report: ReviewReport, picture: @escaping (FileReference) throws(Failure) -> [UInt8],
    sink: @escaping (String) throws(Failure) -> Void
  ) {
    self.report = report
    self.picture = picture
    self.sink = sink
  }

  private mutating func write(digest: String, place: String) throws(Failure) {
    let groups = PageGroup.all(in: report)
    try sink(PageFrame.start(of: report, groups, digest: digest, place: place))
    for scenario in report.scenarios where scenario.failure != nil {
      try sink(PageFrame.failure(of: scenario))
    }
    for (index, group) in groups.enumerated() { try write(group, number: index + 1) }
    try sink(PageFrame.end(of: report, canDecide: PageFrame.canDecide(report, groups)))
  }

  private mutating func write(_ group: PageGroup, number: Int) throws(Failure) {
    let canDecide = PageFrame.canDecide(report, [group])
    try sink(PageFrame.header(of: group, number: number, canDecide: canDecide))
    for entry in group.entries { try write(entry, canDecide: canDecide) }
    try sink("</section>\n")
  }

  private mutating func write(_ entry: PageEntry, canDecide: Bool) throws(Failure) {
    number += 1
    try sink(PageEntryText.header(of: entry, number: number, canDecide: canDecide))
    for reviewed in entry.option.pictures where reviewed.before != nil || reviewed.after != nil {
      var ids: [FileReference: String] = [:]
      for drawn in [reviewed.before, reviewed.after].compactMap(\.self) {
        ids[drawn.file] = try write(drawn.file)
      }
      try sink(PageEntryText.stage(reviewed, of: entry, ids))
    }
    try sink(PageEntryText.details(of: entry) + "</article>\n")
  }

  /// - Returns: the id of the element with the picture.
  private mutating func write(_ file: FileReference) throws(Failure) -> String {
    let content = FileReference(path: "", hash: file.hash)
    if let known = pictures[content] { return known }
    let id = "picture-\(pictures.count + 1)"
    pictures[content] = id
    let bytes = try picture(file)
    try sink("<script type=\"text/plain\" id=\"\(id)\">")
    try sink(Base64.text(of: Gzip.compressed(bytes) ?? []))
    try sink("</script>\n")
    return id
  }
}
