import PangoCairoBackend
import SwiftSourceFiles

/// The fonts and the text measurer of a thread.
final class Typography {
  private let library: FontLibrary
  private var measurer: PangoTextMeasurer

  init(_ library: FontLibrary) {
    self.library = library
    measurer = PangoTextMeasurer(library)
  }

  /// The same fonts, for measuring the texts of code.
  var ofCode: CodeFonts {
    let (directories, usesSystemFonts) = library.choice
    return CodeFonts(directories: directories, usesSystemFonts: usesSystemFonts)
  }

  /// A measurer that has not met a problem yet, so that the problems it reports belong to the current work.
  /// Usually its fonts are already loaded.
  func freshMeasurer() -> PangoTextMeasurer {
    if !measurer.problems.isEmpty { measurer = PangoTextMeasurer(library) }
    return measurer
  }
}
