package import Diagnostics
import JSONText

/// Why a file cannot be used as a solution.
package enum SolutionError: Error, Hashable {
  /// Not JSON, or not a solution; with the place.
  case broken(Diagnostic)
  case otherVersion(Double)
}

extension Solution {
  /// Reads a solution of this version or of the first.
  package init(parsing bytes: [UInt8]) throws(SolutionError) {
    self.init()
    var findings = Findings(source: SourceText(bytes))
    if var json = JSONParser.parse(&findings) {
      if case .number(let version) = json.member("version")?.value.content, version != Double(Self.version) {
        guard version == 1 else { throw .otherVersion(version) }
        json = SolutionVersion1.upgraded(json)
      }
      Self.format.read(json, into: &self, &findings)
    }
    for option in options {
      let positions = option.constraints.indices
      let isSound = option.views.allSatisfy {
        $0.deciders.values.allSatisfy { $0.allSatisfy(positions.contains) }
      }
      if !isSound {
        findings.error(
          .unknownConstraint, at: nil, "\"\(option.name)\" has deciders that are not among its constraints")
      }
    }
    guard let error = findings.diagnostics().first(where: { $0.severity == .error }) else { return }
    throw .broken(error)
  }
}
