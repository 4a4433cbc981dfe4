import JSONText

/// The decisions of a reader of a report's page.
package struct ReviewDecisions: Hashable, Sendable {
  package static let kind = "layout-render decisions"
  package static let version = 1.0

  /// The digest of the report that they are about.
  package var report: String
  package var accepted: [OptionName] = []
  package var rejected: [OptionName] = []

  package init(parsing bytes: [UInt8]) throws(DocumentError) {
    let json = try DocumentError.document(in: bytes, kind: Self.kind, versions: Self.version...Self.version)
    guard let report = json["report"]?.string else { throw .broken("report") }
    guard let accepted = all(json["accepted"], { OptionName($0) }) else { throw .broken("accepted") }
    guard let rejected = all(json["rejected"], { OptionName($0) }) else { throw .broken("rejected") }
    (self.report, self.accepted, self.rejected) = (report, accepted, rejected)
  }
}
