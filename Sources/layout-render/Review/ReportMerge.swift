import LayoutReview
import SafeText

/// review --merge: the reports of several machines become one.
enum ReportMerge {
  /// - Returns: 1 if one of them found a difference.
  static func run(_ request: RenderRequest, console: Console) -> ExitStatus {
    do throws(ReviewError) {
      let target = Folder(path: request.output ?? "report")
      var parts: [(folder: Folder, report: ReviewReport)] = []
      for path in request.inputs {
        let part = try ReportFolder.open(path)
        if part.folder.isSame(as: target) { throw .notMergeable("\(path) is in the folder of the result") }
        parts.append(part)
      }
      let merged = try merge(parts.map(\.report))
      for (folder, report) in parts { try ReportCheck(folder: folder).check(report.scenarios) }
      try ReportFolder.prepare(target)
      for (folder, report) in parts {
        for option in report.options {
          for file in option.files { try target.write(try folder.read(file), to: file.path) }
        }
      }
      try ReportFolder.write(merged, to: target)
      var status = console.printOutput(line: ReportFolder.verdict(on: merged, in: target))
      for scenario in merged.scenarios where scenario.failure != nil {
        status.worsen(to: scenario.status.flatMap(ExitStatus.init(rawValue:)) ?? .badInput)
      }
      if merged.hasDifferences && !merged.isRecorded { status.worsen(to: .findings) }
      return status
    } catch {
      console.report(error.message)
      return error.status
    }
  }

  private static func merge(_ reports: [ReviewReport]) throws(ReviewError) -> ReviewReport {
    guard let first = reports.first else { throw .notMergeable("there are none") }
    try checkShards(reports.map(\.shard), of: first.shard)
    let whole = ReviewShard(index: 1, count: 1, inputs: first.shard.inputs)
    var merged = ReviewReport(baseline: first.baseline, isRecorded: first.isRecorded, shard: whole)
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
    if let lost = whole.inputs.first(where: { !names.contains($0) }) {
      throw .notMergeable("\"\(lost)\" is in none of them")
    }
    merged.scenarios.sort { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
    return merged
  }

  /// Without one of its parts a review would be green for what nobody has looked at.
  private static func checkShards(_ shards: [ReviewShard], of first: ReviewShard) throws(ReviewError) {
    var found = Set<Int>()
    for shard in shards {
      guard shard.count == first.count else {
        throw .notMergeable("they are \(first.name) and \(shard.name), parts of different reviews")
      }
      guard shard.inputs == first.inputs else {
        throw .notMergeable("\(first.name) and \(shard.name) were given different files")
      }
      guard found.insert(shard.index).inserted else { throw .notMergeable("\(shard.name) is there twice") }
    }
    guard found.count < first.count else { return }
    let missing = (1...first.count).lazy.filter { !found.contains($0) }.map { "\($0)/\(first.count)" }
    let named = missing.prefix(10).joined(separator: ", ")
    let rest = first.count - found.count - 10
    throw .notMergeable("without \(named)\(rest > 0 ? " and \(rest) more" : "") they are no whole review")
  }
}
