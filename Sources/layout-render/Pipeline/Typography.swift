import PangoCairoBackend

/// The fonts and the text measurer of a thread.
final class Typography {
  private let library: FontLibrary
  private var measurer: PangoTextMeasurer

  init(_ library: FontLibrary) {
    self.library = library
    measurer = PangoTextMeasurer(library)
  }

  /// A measurer that has not met a problem yet, so that the problems it reports belong to the current work.
  /// Usually its fonts are already loaded.
  func freshMeasurer() -> PangoTextMeasurer {
    if !measurer.problems.isEmpty { measurer = PangoTextMeasurer(library) }
    return measurer
  }
}
