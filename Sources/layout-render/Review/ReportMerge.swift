import LayoutReview

/// review --merge: the reports of several machines become one.
enum ReportMerge {
  /// - Returns: 1 if one of them found a difference.
  static func run(_ request: RenderRequest, console: Console) -> ExitStatus {
    do throws(ReviewError) {
      let target = Folder(path: request.output ?? "report")
      var parts: [(folder: Folder, report: ReviewReport)] = []
      for path in request.inputs {
        let folder = Folder(path: path.lastIndex(of: "/").map { String(path[...$0]) } ?? "")
        if folder.isSame(as: target) { throw .notMergeable("\(path) is in the folder of the result") }
        parts.append((folder, try ReportFolder.load(path)))
      }
      let merged = try merge(parts.map(\.report))
      for (folder, report) in parts {
        for option in report.options { for file in option.files { _ = try folder.read(file) } }
      }
      try ReportFolder.prepare(target)
      for (folder, report) in parts {
        for option in report.options {
          for file in option.files { try target.write(try folder.read(file), to: file.path) }
        }
      }
      try ReportFolder.write(merged, to: target)
      let status = console.printOutput(Array(ReportFolder.verdict(on: merged, in: target).utf8))
      if merged.scenarios.contains(where: { $0.failure != nil }) { return max(status, .badInput) }
      return merged.hasDifferences && !merged.isRecorded ? max(status, .findings) : status
    } catch {
      console.report(error.message)
      return error.status
    }
  }

  private static func merge(_ reports: [ReviewReport]) throws(ReviewError) -> ReviewReport {
    guard let first = reports.first else { throw .notMergeable("there are none") }
    var merged = ReviewReport(baseline: first.baseline, isRecorded: first.isRecorded)
    var names = Set<String>()
    for report in reports {
      guard report.baseline == first.baseline, report.isRecorded == first.isRecorded else {
        throw .notMergeable("they compare with different baselines")
      }
      for scenario in report.scenarios {
        guard names.insert(scenario.name).inserted else {
          throw .notMergeable("\"\(scenario.name)\" is in more than one of them")
        }
        merged.scenarios.append(scenario)
      }
    }
    merged.scenarios.sort { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
    return merged
  }
}
