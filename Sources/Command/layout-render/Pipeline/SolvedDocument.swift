import AutoLayout
import LayoutScene

/// An input after the solve phase.
struct SolvedDocument {
  var document: Document
  /// The chosen options, in the order in which they are shown.
  var layouts: [SolvedLayout]
}
