import Diagnostics
package import FileAccess

extension InputFile {
  /// Whether it has no view, and only serves the files that are named with it.
  package func onlyHelps(_ failure: Failure) -> Bool {
    !companions.isEmpty && !isWhole && failure.isAboutMissingViews
  }
}

extension Failure {
  /// Whether the code has nothing that can be laid out, and no other fault.
  package var isAboutMissingViews: Bool { messages.first?.diagnostic.code == SwiftReading.missingViews }
}
