package import FileAccess

/// Merges the reports of several machines into one.
package enum ReportMerge {
  package static func merge(_ reports: [ReviewReport]) throws(Failure) -> ReviewReport {
    guard let first = reports.first else { throw .notMergeable("there are none") }
    try checkShards(reports.map(\.shard), of: first.shard)
    let whole = ReviewShard(index: 1, count: 1, inputs: first.shard.inputs)
    var merged = ReviewReport(
      baseline: first.baseline, isRevision: first.isRevision, isRecorded: first.isRecorded,
      appearances: first.appearances, shard: whole)
    var names = Set<String>()
    for report in reports {
      guard report.baseline == first.baseline, report.isRevision == first.isRevision,
        report.isRecorded == first.isRecorded
      else { throw .notMergeable("they compare with different baselines") }
      guard report.appearances == first.appearances else {
        throw .notMergeable("they show different appearances")
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
    merged.tellRenames()
    merged.scenarios.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return merged
  }

  /// If a part were missing, a review would pass layouts that nobody has looked at.
  private static func checkShards(_ shards: [ReviewShard], of first: ReviewShard) throws(Failure) {
    var found = Set<Int>()
    for shard in shards {
      guard shard.count == first.count else {
        throw .notMergeable("they are \(first.name) and \(shard.name), parts of different reviews")
      }
      guard shard.inputs == first.inputs else {
        throw .notMergeable("\(first.name) and \(shard.name) were given different files")
      }
      guard found.insert(shard.index).inserted else { throw .notMergeable("\(shard.name) occurs twice") }
    }
    guard found.count < first.count else { return }
    let missing = (1...first.count).lazy.filter { !found.contains($0) }.map { "\($0)/\(first.count)" }
    let named = missing.prefix(10).joined(separator: ", ")
    let rest = first.count - found.count - 10
    throw .notMergeable("without \(named)\(rest > 0 ? " and \(rest) more" : "") the review is incomplete")
  }
}
