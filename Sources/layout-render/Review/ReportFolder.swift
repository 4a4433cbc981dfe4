import LayoutFiles
import LayoutReview
import PangoCairoBackend

/// A review's folder: report.json, the page, junit.xml, summary.md, and the pictures of what differs.
enum ReportFolder {
  private static let written = ["index.html", "junit.xml", "summary.md"]

  /// Makes room for a new report: removes an old one. A folder that contains anything else is an error.
  static func prepare(_ folder: Folder) throws(Failure) {
    if folder.has(ReviewReport.fileName) {
      try removeReport(in: folder)
    } else if let names = folder.names, !names.isEmpty {
      throw .foreignReportFolder(folder.path)
    }
    // Marks the folder as that of a review which has not finished.
    let mark = "{\"kind\": \"layout-render review\", \"version\": 1, \"unfinished\": true}\n"
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

  /// The folder of a report that the command line names, and the report.
  static func open(_ path: String) throws(Failure) -> (folder: Folder, report: ReviewReport) {
    if path == "-" { throw .standardInputReviewed }
    let parts = FilePath.parts(of: path)
    let folder = Folder(path: parts.folder)
    return (folder, try load(parts.name, in: folder))
  }

  private static func load(_ name: String, in folder: Folder) throws(Failure) -> ReviewReport {
    let bytes = try folder.read(name)
    return try Failure.from({ .document(folder.path(of: name), what: "report", $0) }) {
      () throws(DocumentError) in try ReviewReport(parsing: bytes)
    }
  }

  /// Writes the report's own files, report.json last.
  static func write(_ report: ReviewReport, to folder: Folder) throws(Failure) {
    try folder.write(Array(JUnitReport.xml(of: report).utf8), to: "junit.xml")
    try folder.write(Array(MarkdownReport.text(of: report).utf8), to: "summary.md")
    try writePage(report, to: folder)
    try folder.write(Array(report.json.text(width: 110).utf8), to: ReviewReport.fileName)
  }

  /// Writes piece by piece, since the page contains all pictures.
  private static func writePage(_ report: ReviewReport, to folder: Folder) throws(Failure) {
    let name = "index.html"
    try folder.write(to: name) { descriptor throws(Failure) in
      try ReviewPage.write(
        report, picture: { file throws(Failure) in try folder.read(file) },
        to: { text throws(Failure) in
          if let number = Descriptor.write(Array(text.utf8), to: descriptor) {
            throw .cannotWrite(folder.path(of: name), number)
          }
        })
    }
  }

  /// One line for standard output.
  static func verdict(on report: ReviewReport, in folder: Folder) -> String {
    let counts = ReviewState.allCases.map { "\(report.count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
    let failures = report.scenarios.count { $0.failure != nil }
    return "\(counts)\(failures > 0 ? ", \(failures) not drawn" : ""): \(folder.path(of: "index.html"))"
  }
}
