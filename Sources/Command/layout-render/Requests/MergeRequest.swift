import FileAccess
import LayoutReview

/// review --merge: makes one report of the reports of several machines.
struct MergeRequest: Request {
  let reports: [String]
  let target: Folder
  /// Where the report will be published; nil if it is not.
  let address: String?

  init(_ arguments: ParsedArguments) {
    reports = arguments.operands
    target = Folder(path: arguments.value(of: .output) ?? "report")
    address = arguments.value(of: .address)
  }

  /// - Returns: 1 if one of them found a difference.
  func run(in session: Session) throws(Failure) -> ExitStatus {
    var parts: [ReportFolder.Opened] = []
    for path in reports {
      let part = try ReportFolder.open(path)
      if part.folder.isSame(as: target) { throw .notMergeable("\(path) is in the folder of the result") }
      parts.append(part)
    }
    let merged = try ReportMerge.merge(parts.map(\.report))
    for part in parts { try ReportCheck(folder: part.folder).check(part.report.scenarios) }
    try ReportFolder.prepare(target)
    for part in parts {
      for file in part.report.options.flatMap(\.files) {
        try target.write(try part.folder.read(file), to: file.path, isFlushed: false)
      }
    }
    try ReportFolder.write(merged, to: target, address: address)
    var status = session.console.printOutput(line: ReportFolder.verdict(on: merged, in: target))
    for scenario in merged.scenarios where scenario.failure != nil {
      status.worsen(to: scenario.status.flatMap(ExitStatus.init) ?? .badInput)
    }
    if merged.hasDifferences && !merged.isRecorded { status.worsen(to: .findings) }
    return status
  }
}
