import AutoLayout
import LayoutDrawing
import LayoutScene
import PangoCairoBackend

/// An output after the draw phase. A file that follows its reader's appearance has a dark version, too.
enum Drawing {
  case still(DisplayList, dark: DisplayList? = nil)
  case moving(Animation, dark: Animation? = nil)

  /// In points; nil for an animation.
  var size: Size? {
    if case .still(let list, _) = self { list.size } else { nil }
  }

  fileprivate func following(_ dark: Drawing) -> Drawing {
    switch (self, dark) {
    case (.still(let list, _), .still(let darkList, _)): .still(list, dark: darkList)
    case (.moving(let animation, _), .moving(let darkAnimation, _)): .moving(animation, dark: darkAnimation)
    case (.still, .moving), (.moving, .still): self
    }
  }

  func paint(
    as format: OutputFormat, scale: Double, _ measurer: PangoTextMeasurer
  ) throws(PaintError) -> PaintedPicture {
    switch (self, format) {
    case (.moving(let animation, let dark), _):
      .encoded(try SVGPainter.paint(animation, dark: dark, measurer: measurer))
    case (.still(let list, let dark), .svg):
      .encoded(try SVGPainter.paint(list, dark: dark, measurer: measurer))
    case (.still(let list, _), .pdf): .encoded(try PDFPainter.paint(list, measurer: measurer))
    case (.still(let list, _), _):
      .pixels(try PNGPainter.pixels(of: list, scale: scale, measurer: measurer))
    }
  }
}

extension PlannedOutput {
  /// Phase 3.
  func draw(
    _ layouts: [SolvedLayout], of scene: Scene, _ options: DrawingOptions, _ measurer: PangoTextMeasurer
  ) -> Drawing {
    guard let appearance else { return draw(layouts, in: nil, of: scene, options, measurer) }
    let drawings = appearance.parts.map { draw(layouts, in: $0, of: scene, options, measurer) }
    return drawings.dropFirst().reduce(drawings[0]) { $0.following($1) }
  }

  /// - Parameter appearance: nil: the default for the sheet, and its own for each canvas.
  private func draw(
    _ layouts: [SolvedLayout], in appearance: Appearance?, of scene: Scene, _ options: DrawingOptions,
    _ measurer: PangoTextMeasurer
  ) -> Drawing {
    var (layouts, options) = (layouts, options)
    if let appearance {
      options.appearance = appearance
      // Options that differ in appearance are there to compare appearances.
      let isSubject = Set(layouts.map(\.canvas.appearance)).count > 1
      for index in layouts.indices where !isSubject { layouts[index].canvas.appearance = appearance }
    }
    let (title, description) = (scene.title, scene.description)
    switch content {
    case .sheet where option != nil:
      return .still(Sheet.draw(layouts[0], options: options, measurer: measurer))
    // No picture shows breakpoints.
    case .sheet, .sweep:
      return .still(
        Sheet.draw(layouts, title: title, description: description, options: options, measurer: measurer))
    case .animation:
      return .moving(
        Animation.draw(
          layouts, title: title, description: description, options: options, measurer: measurer))
    case .filmStrip(let frames):
      return .still(
        FilmStrip.draw(
          layouts, frames: frames, title: title, description: description, options: options,
          measurer: measurer))
    }
  }
}
