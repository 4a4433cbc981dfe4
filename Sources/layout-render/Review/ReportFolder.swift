import Glibc
import LayoutFiles
import LayoutReview

/// A review's folder: report.json, the page, junit.xml, summary.md, and the pictures of what differs.
enum ReportFolder {
  private static let written = ["index.html", "junit.xml", "summary.md"]

  /// Makes room for a new report: an old one goes, and whatever else is in a folder stays and is an error.
  static func prepare(_ folder: Folder) throws(ReviewError) {
    if folder.has(ReviewReport.fileName) {
      try removeReport(in: folder)
    } else if let names = folder.names, !names.isEmpty {
      throw .foreignReportFolder(folder.path)
    }
    // Whoever finds it knows whose folder it is, and that the review did not come to its end.
    let mark = "{\"kind\": \"layout-render review\", \"version\": 1, \"unfinished\": true}\n"
    try folder.write(Array(mark.utf8), to: ReviewReport.fileName)
  }

  private static func removeReport(in folder: Folder) throws(ReviewError) {
    let report: ReviewReport
    do throws(ReviewError) {
      report = try load(folder.path(of: ReviewReport.fileName))
    } catch {
      // Of one that did not come to its end, the files are written again or stay.
      if case .document(_, _, .broken) = error { return }
      throw .foreignReportFolder(folder.path)
    }
    for name in written { folder.remove(name) }
    for file in report.options.flatMap(\.files) { folder.remove(file.path) }
  }

  static func load(_ path: String) throws(ReviewError) -> ReviewReport {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile(argument: path).read()
    } catch {
      throw .unreadable(path: path, error)
    }
    do throws(DocumentError) {
      return try ReviewReport(parsing: bytes)
    } catch {
      throw .document(path: path, what: "report", error)
    }
  }

  /// Writes the report's own files, report.json last.
  static func write(_ report: ReviewReport, to folder: Folder) throws(ReviewError) {
    try folder.write(Array(JUnitReport.xml(of: report).utf8), to: "junit.xml")
    try folder.write(Array(MarkdownReport.text(of: report).utf8), to: "summary.md")
    try writePage(report, to: folder)
    try folder.write(Array(report.json.text(width: 110).utf8), to: ReviewReport.fileName)
  }

  /// Piece by piece, since the page holds all pictures.
  private static func writePage(_ report: ReviewReport, to folder: Folder) throws(ReviewError) {
    let path = folder.path(of: "index.html")
    let temporary = folder.path(of: ".index-\(getpid()).tmp")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(OutputError(path: path, number: errno)) }
    var failure: ReviewError?
    do throws(ReviewError) {
      try ReviewPage.write(
        report, picture: { file throws(ReviewError) in try folder.read(file) },
        to: { text throws(ReviewError) in
          if let number = Descriptor.write(Array(text.utf8), to: descriptor) {
            throw .cannotWrite(OutputError(path: path, number: number))
          }
        })
    } catch {
      failure = error
    }
    if close(descriptor) != 0 || failure == nil && rename(temporary, path) != 0, failure == nil {
      failure = .cannotWrite(OutputError(path: path, number: errno))
    }
    guard let failure else { return }
    unlink(temporary)
    throw failure
  }

  /// One line for standard output.
  static func verdict(on report: ReviewReport, in folder: Folder) -> String {
    let counts = ReviewState.allCases.map { "\(report.count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
    let failures = report.scenarios.count { $0.failure != nil }
    return "\(counts)\(failures > 0 ? ", \(failures) not drawn" : ""): \(folder.path(of: "index.html"))\n"
  }
}
