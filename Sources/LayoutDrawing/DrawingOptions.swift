package import AutoLayout
package import LayoutScene

/// What a picture shows of its layouts, and how.
package struct DrawingOptions: Hashable, Sendable {
  package var overlay: OverlayLayers
  /// Draws only the constraints of one axis; nil: both.
  package var axis: Axis?
  /// Draws only the constraints that touch the view with this id, and lets everything but the view and what
  /// it holds fade; nil: all.
  package var focus: String?
  /// Draws only these constraints, among them those that the engine generated; everything but the views that they
  /// touch, and the focus, fades. nil: all of the scene's own. Constraints that the layout does not have are ignored.
  package var constraints: Set<ConstraintIndex>?
  /// Draws the views' texts as bars, a line a bar, to show the layout alone.
  package var drawsTextAsBars: Bool
  /// Of the sheet, and of every mockup whose canvas does not ask for the dark one itself.
  package var appearance: Appearance
  /// Options side by side, at least 1; nil: as many as a documentation column has room for.
  package var columns: Int?
  /// The points that a sheet may be wide, such as those of a documentation column; nil: usually no more than 740,
  /// but up to 840 for options that would else stand in a tower, and wider for headings beside small canvases and for
  /// many options. A single canvas that is wider with
  /// every text at 9 points is drawn smaller.
  package var largestWidth: Double?
  /// What is left out of the canvases.
  package var crop: Crop

  /// Whether an option is drawn as a whole, or once for each axis: `auto` does so if it has more than a dozen signs.
  package var panels: Panels

  /// Whether another panel of the option has named the views.
  var isContinued = false

  /// Draws only lengths of one sort, of an axis that has too many for one picture; nil: all.
  var part: Part?

  enum Part: CaseIterable {
    case distances, sizes

    var name: String {
      switch self {
      case .distances: "distances"
      case .sizes: "sizes"
      }
    }
  }

  package enum Panels: Hashable, Sendable {
    case auto
    case whole
    case axes
  }

  package enum Crop: Hashable, Sendable {
    /// Long stretches of a plain canvas where no option has anything, with a break line. Never of a device, nor without
    /// the constraints drawn in.
    case auto
    case none
    /// All but the view with this id and a little of what is round it. Layouts that do not show it are drawn whole.
    case about(String)
  }

  /// Whether every option is drawn without the overlay too, beside the picture that has it.
  package var showsPlain: Bool

  package init(
    overlay: OverlayLayers = .all, axis: Axis? = nil, focus: String? = nil,
    constraints: Set<ConstraintIndex>? = nil, drawsTextAsBars: Bool = false, appearance: Appearance = .light,
    columns: Int? = nil, largestWidth: Double? = nil, crop: Crop = .auto, panels: Panels = .auto,
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
