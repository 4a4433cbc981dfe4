/// Why a file is no solution that can be used.
package enum SolutionError: Error, Hashable {
  /// Not JSON, or not what a solution has; with the place.
  case broken(Diagnostic)
  case otherVersion(Double)
}

extension Solution {
  /// Reads a solution of this version or of the first.
  package init(parsing bytes: [UInt8]) throws(SolutionError) {
    self.init()
    var findings = Findings(source: SourceText(bytes))
    if let json = JSONParser.parse(&findings) {
      switch json.member("version")?.value.content {
      case .number(1): Self.format.read(SolutionVersion1.upgraded(json), into: &self, &findings)
      case .number(let other) where other != Double(Self.version): throw .otherVersion(other)
      default: Self.format.read(json, into: &self, &findings)
      }
    }
    for option in options {
      let positions = option.constraints.indices
      let isSound = option.views.allSatisfy {
        $0.deciders.values.allSatisfy { $0.allSatisfy(positions.contains) }
      }
      if !isSound {
        findings.error(
          .unknownConstraint, at: nil, "\"\(option.name)\" has deciders that are no constraints of its")
      }
    }
    guard let error = findings.diagnostics().first(where: { $0.severity == .error }) else { return }
    throw .broken(error)
  }
}
