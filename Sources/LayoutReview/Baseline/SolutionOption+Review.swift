package import LayoutFiles

extension SolutionOption {
  /// The only option of a solution that was written for a review.
  package static func only(in bytes: [UInt8]) throws(DocumentError) -> SolutionOption {
    let solution: Solution
    do throws(SolutionError) {
      solution = try Solution(parsing: bytes)
    } catch {
      switch error {
      case .broken(let diagnostic): throw .wrong(diagnostic)
      case .otherVersion(let version): throw .otherVersion(version, known: Double(Solution.version))
      }
    }
    guard let option = solution.options.first, solution.options.count == 1 else { throw .broken("options") }
    return option
  }
}
