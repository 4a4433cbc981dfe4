package import Diagnostics

/// A diagnostic and the input that it is about.
package struct Message: Hashable, Sendable {
  package var diagnostic: Diagnostic
  /// The input as the command line names it; nil for a message about the command line itself.
  package var input: String?

  package init(_ diagnostic: Diagnostic, input: String? = nil) {
    self.diagnostic = diagnostic
    self.input = input
  }

  /// A message about an input. It quotes nothing of an input that a link has brought in from elsewhere.
  package init(_ diagnostic: Diagnostic, about file: InputFile) {
    self.init(diagnostic, input: file.path)
    if file.isLinkToElsewhere { self.diagnostic.place?.text = "" }
  }

  /// The file that contains the place: the input, or code that it is made from.
  package var file: String? { diagnostic.place?.file ?? input }
}
