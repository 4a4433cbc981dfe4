import AutoLayout
package import FileAccess
import JSONText
import SafeText

/// A review's folder: report.json, the page, junit.xml, summary.md, and the pictures of what differs.
package enum ReportFolder {
  private static let written = ["index.html", "junit.xml", "summary.md", "comment.md"]

  /// Makes room for a new report: removes an old one. A folder that contains anything else is an error.
  package static func prepare(_ folder: Folder) throws(Failure) {
    if folder.has(ReviewReport.fileName) {
      try removeReport(in: folder)
    } else if let names = folder.names, !names.isEmpty {
      throw .foreignReportFolder(folder.path)
    }
    // Marks the folder as that of a review which has not finished.
    let mark =
      "{\"kind\": \"layout-render review\", \"version\": \(plainNumber(ReviewReport.version)), \"unfinished\": true}\n"
    try folder.write(Array(mark.utf8), to: ReviewReport.fileName)
  }

  private static func removeReport(in folder: Folder) throws(Failure) {
    let foreign = Failure.foreignReportFolder(folder.path)
    let bytes = try Failure.from({ _ in foreign }) { () throws(Failure) in
      try folder.read(ReviewReport.fileName)
    }
    let report: ReviewReport
    do throws(DocumentError) {
      report = try ReviewReport(parsing: bytes)
    } catch {
      // The files of an unfinished report are written again or stay.
      if case .broken = error { return }
      throw foreign
    }
    for name in written { folder.remove(name) }
    // A report that cannot be trusted must not name other files for removal.
    let own = ReviewFileNames.Part.allCases.map(\.rawValue)
    for file in report.options.flatMap(\.files) {
      let parts = FilePath.components(of: file.path)
      if parts.count == 3, own.contains(parts[0]) { folder.remove(file.path) }
    }
  }

  /// A report that the command line names.
  package struct Opened {
    package let folder: Folder
    package let report: ReviewReport
    /// Identifies the report in decisions about it.
    package let digest: String
  }

  package static func open(_ path: String) throws(Failure) -> Opened {
    if path == "-" { throw .standardInputReviewed }
    var parts = FilePath.parts(of: path)
    // The folder of a report stands for the report.
    if Folder(path: path).names != nil { parts = (Folder(path: path).path(of: ""), ReviewReport.fileName) }
    let folder = Folder(path: parts.folder)
    let bytes = try folder.read(parts.name)
    let report = try Failure.from({ .document(folder.path(of: parts.name), what: "report", $0) }) {
      () throws(DocumentError) in try ReviewReport(parsing: bytes)
    }
    return Opened(folder: folder, report: report, digest: SHA256.hexadecimal(of: bytes))
  }

  /// Writes the report's own files, report.json last.
  ///
  /// - Parameter address: where the report's folder is published, for pictures in comments; nil if it is not.
  package static func write(_ report: ReviewReport, to folder: Folder, address: String?) throws(Failure) {
    let json = Array(report.json.text(width: 110).utf8)
    try folder.write(Array(JUnitReport.xml(of: report).utf8), to: "junit.xml")
    try folder.write(Array(MarkdownReport.text(of: report).utf8), to: "summary.md")
    try folder.write(Array(CommentReport.text(of: report, address: address).utf8), to: "comment.md")
    try writePage(report, digest: SHA256.hexadecimal(of: json), to: folder)
    try folder.write(json, to: ReviewReport.fileName)
  }

  /// Writes piece by piece, since the page contains all pictures.
  private static func writePage(_ report: ReviewReport, digest: String, to folder: Folder) throws(Failure) {
    let name = "index.html"
    try folder.write(to: name) { descriptor throws(Failure) in
      try ReviewPage.write(
        report, digest: digest, place: folder.path(of: ReviewReport.fileName),
        picture: { file throws(Failure) in try folder.read(file) },
        to: { text throws(Failure) in
          if let number = Descriptor.write(Array(text.utf8), to: descriptor) {
            throw .cannotWrite(folder.path(of: name), number)
          }
        })
    }
  }

  /// One line for standard output.
  package static func verdict(on report: ReviewReport, in folder: Folder) -> String {
    // Renames are rare, and so are options that were not given.
    let states = ReviewState.allCases.filter {
      ($0 != .renamed && $0 != .notGiven) || report.count(of: $0) > 0
    }
    let counts = states.map { "\(report.count(of: $0)) \($0.words)" }.joined(separator: ", ")
    let failures = report.scenarios.count { $0.failure != nil }
    return "\(counts)\(failures > 0 ? ", \(failures) not drawn" : ""): \(folder.path(of: "index.html"))"
  }
}
