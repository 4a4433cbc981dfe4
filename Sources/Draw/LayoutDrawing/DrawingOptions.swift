package import AutoLayout
package import LayoutScene

/// The parts of layouts that a picture shows, and the way in which it shows them.
package struct DrawingOptions: Hashable, Sendable {
  package var overlay: OverlayLayers
  /// Draws only the constraints of one axis; nil for both.
  package var axis: Axis?
  /// Draws only the constraints that involve the view with this id, and fades everything but the view and its
  /// subviews; nil for all.
  package var focus: String?
  /// Draws only these constraints, which may include generated ones, and fades everything but their views and the
  /// focus; nil for all of the scene's own. Constraints that the layout lacks are ignored.
  package var constraints: Set<ConstraintIndex>?
  /// Draws the views' texts as bars, one per line, to show the layout alone.
  package var drawsTextAsBars: Bool
  /// The appearance of the sheet, and of every mockup whose canvas does not itself ask for the dark one.
  package var appearance: Appearance
  /// The number of options side by side, at least 1; nil for as many as fit in a documentation column.
  package var columns: Int?
  /// The largest width of a sheet in points, such as that of a documentation column; nil for usually no more
  /// than 740, but up to 840 for options that would otherwise be stacked, and more for headings beside small
  /// canvases and for many options. A single canvas that is wider with every text at 9 points is drawn
  /// smaller.
  package var largestWidth: Double?
  /// The part of the canvases that is left out.
  package var crop: Crop

  /// Whether an option is drawn as a whole or once per axis. As a whole, signs that find no room on the screen go beside
  /// it.
  package var panels: Panels

  /// Whether another panel of the option has already named the views.
  var isContinued = false

  package enum Panels: Hashable, Sendable {
    case whole
    case axes
  }

  package enum Crop: Hashable, Sendable {
    /// Long stretches of the canvas that are empty in every option, replaced with a break line; but not of a sheet, nor
    /// where constraints are not drawn.
    case auto
    case none
    /// Everything but the view with this id and a little around it. Layouts that do not show the view are drawn whole.
    case about(String)
  }

  /// Whether every option is also drawn without the overlay, beside the picture with it.
  package var showsPlain: Bool

  package init(
    overlay: OverlayLayers = .all, axis: Axis? = nil, focus: String? = nil,
    constraints: Set<ConstraintIndex>? = nil, drawsTextAsBars: Bool = false, appearance: Appearance = .light,
    columns: Int? = nil, largestWidth: Double? = nil, crop: Crop = .auto, panels: Panels = .whole,
    showsPlain: Bool = false
  ) {
    self.overlay = overlay
    self.axis = axis
    self.focus = focus
    self.constraints = constraints
    self.drawsTextAsBars = drawsTextAsBars
    self.appearance = appearance
    self.columns = columns
    self.largestWidth = largestWidth
    self.crop = crop
    self.panels = panels
    self.showsPlain = showsPlain
  }
}
