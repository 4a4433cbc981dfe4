import PangoCairoBackend

/// What a thread sets text with.
final class Typography {
  private let library: FontLibrary
  private var measurer: PangoTextMeasurer

  init(_ library: FontLibrary) {
    self.library = library
    measurer = PangoTextMeasurer(library)
  }

  /// A measurer that has met no problem yet, so that those it reports belong to the work at hand, whatever
  /// the thread has worked on before. In the common case its fonts are loaded already.
  func freshMeasurer() -> PangoTextMeasurer {
    if !measurer.problems.isEmpty { measurer = PangoTextMeasurer(library) }
    return measurer
  }
}
