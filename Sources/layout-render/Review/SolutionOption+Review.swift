import LayoutFiles
import LayoutReview

extension SolutionOption {
  /// The only option of a solution that was written for a review.
  static func only(in bytes: [UInt8], path: String) throws(Failure) -> SolutionOption {
    func failure(_ error: DocumentError) -> Failure { .document(path, what: "solution", error) }
    let solution = try Failure.from({ failure(DocumentError($0)) }) { () throws(SolutionError) in
      try Solution(parsing: bytes)
    }
    guard let option = solution.options.first, solution.options.count == 1 else {
      throw failure(.broken("options"))
    }
    return option
  }
}

extension DocumentError {
  fileprivate init(_ error: SolutionError) {
    switch error {
    case .broken(let diagnostic): self = .wrong(diagnostic)
    case .otherVersion(let version): self = .otherVersion(version, known: Double(Solution.version))
    }
  }
}
