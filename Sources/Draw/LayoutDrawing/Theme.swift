import AutoLayout
import LayoutScene

/// The colours of a picture in one appearance.
struct Theme: Hashable {
  var appearance: Appearance

  // The sheet.
  var background: Color
  var title: Color
  var body: Color
  var faint: Color
  var rule: Color

  // The device.
  var bezel: Color
  var bezelEdge: Color
  var canvasEdge: Color

  var system: SystemColors

  // The overlay, in hues that no UIKit control has by default: UIKit's blue is a tint.
  var satisfied: Color
  var unsatisfied: Color
  var alarm: Color
  /// The background of pills.
  var pill: Color
  var frameEdge: Color
  var frameFill: Color
  var leader: Color
  var margin: Color
  var guide: Color
  var baseline: Color
  var updatePass: Color
  var layoutPass: Color
  var displayPass: Color

  static func of(_ appearance: Appearance) -> Theme { appearance == .light ? light : dark }

  static let light = Theme(
    appearance: .light, background: Color(hex: 0xF6F6F8), title: Color(hex: 0x1D1D1F),
    body: Color(hex: 0x515156), faint: Color(hex: 0x6C6C72), rule: Color(hex: 0xDCDCE1),
    bezel: Color(hex: 0xE4E4E9), bezelEdge: Color(hex: 0xCFCFD6), canvasEdge: Color(hex: 0xC2C2CA),
    system: .light,
    satisfied: Color(hex: 0x00727A), unsatisfied: Color(hex: 0xB35300), alarm: Color(hex: 0xC9182B),
    pill: Color(hex: 0xFFFFFF), frameEdge: Color(hex: 0x00727A, alpha: 0.42),
    frameFill: Color(hex: 0x00727A, alpha: 0.07), leader: Color(hex: 0x8E8E96),
    margin: Color(hex: 0x7A7A82), guide: Color(hex: 0x7A3FC0), baseline: Color(hex: 0xB0307F),
    updatePass: Color(hex: 0x8A4B00), layoutPass: Color(hex: 0x0B62C4), displayPass: Color(hex: 0x5A3FB5))

  static let dark = Theme(
    appearance: .dark, background: Color(hex: 0x1B1B1E), title: Color(hex: 0xF5F5F7),
    body: Color(hex: 0xBDBDC4), faint: Color(hex: 0x9A9AA1), rule: Color(hex: 0x38383C),
    bezel: Color(hex: 0x36363A), bezelEdge: Color(hex: 0x4A4A50), canvasEdge: Color(hex: 0x55555B),
    system: .dark,
    satisfied: Color(hex: 0x3FC7CF), unsatisfied: Color(hex: 0xFFA347), alarm: Color(hex: 0xFF6B6B),
    pill: Color(hex: 0x101012), frameEdge: Color(hex: 0x3FC7CF, alpha: 0.5),
    frameFill: Color(hex: 0x3FC7CF, alpha: 0.12), leader: Color(hex: 0x77777E),
    margin: Color(hex: 0x8E8E96), guide: Color(hex: 0xB68CFF), baseline: Color(hex: 0xFF7AC2),
    updatePass: Color(hex: 0xE6B36B), layoutPass: Color(hex: 0x5AA7FF), displayPass: Color(hex: 0xB3A1FF))
}

extension Theme {
  func color(of pass: PassEvent.Pass) -> Color {
    switch pass {
    case .updateConstraints: updatePass
    case .layout: layoutPass
    case .display: displayPass
    }
  }
}

/// The colours that UIKit's controls use, by UIColor's names.
struct SystemColors: Hashable {
  var appearance: Appearance
  var label: Color
  var secondaryLabel: Color
  var placeholderText: Color
  var separator: Color
  var systemBackground: Color
  var secondarySystemBackground: Color
  /// The colour of interactive parts: blue, unless a view has its own tint.
  var tint: Color
  var groupedBackground: Color
  var groupedCell: Color
  var systemGreen: Color
  var systemFill: Color
  var secondarySystemFill: Color
  var systemGray: Color
  var systemGray3: Color
  /// The border of a rounded text field.
  var fieldBorder: Color
  var barBackground: Color
  /// The knobs of switches and sliders.
  var knob: Color
  var knobEdge: Color
  /// The background of the selected segment.
  var selectedSegment: Color

  static let light = SystemColors(
    appearance: .light, label: Color(hex: 0x000000), secondaryLabel: Color(hex: 0x3C3C43, alpha: 0.6),
    placeholderText: Color(hex: 0x3C3C43, alpha: 0.3), separator: Color(hex: 0x3C3C43, alpha: 0.29),
    systemBackground: Color(hex: 0xFFFFFF), secondarySystemBackground: Color(hex: 0xF2F2F7),
    tint: Color(hex: 0x007AFF), groupedBackground: Color(hex: 0xF2F2F7), groupedCell: Color(hex: 0xFFFFFF),
    systemGreen: Color(hex: 0x34C759),
    systemFill: Color(hex: 0x787880, alpha: 0.2), secondarySystemFill: Color(hex: 0x787880, alpha: 0.12),
    systemGray: Color(hex: 0x8E8E93), systemGray3: Color(hex: 0xC7C7CC),
    fieldBorder: Color(hex: 0xCDCDD2), barBackground: Color(hex: 0xF8F8F8),
    knob: Color(hex: 0xFFFFFF), knobEdge: Color(hex: 0x000000, alpha: 0.14),
    selectedSegment: Color(hex: 0xFFFFFF))

  static let dark = SystemColors(
    appearance: .dark, label: Color(hex: 0xFFFFFF), secondaryLabel: Color(hex: 0xEBEBF5, alpha: 0.6),
    placeholderText: Color(hex: 0xEBEBF5, alpha: 0.3), separator: Color(hex: 0x545458, alpha: 0.6),
    systemBackground: Color(hex: 0x000000), secondarySystemBackground: Color(hex: 0x1C1C1E),
    tint: Color(hex: 0x0A84FF), groupedBackground: Color(hex: 0x000000), groupedCell: Color(hex: 0x1C1C1E),
    systemGreen: Color(hex: 0x30D158),
    systemFill: Color(hex: 0x787880, alpha: 0.36), secondarySystemFill: Color(hex: 0x787880, alpha: 0.24),
    systemGray: Color(hex: 0x8E8E93), systemGray3: Color(hex: 0x48484A),
    fieldBorder: Color(hex: 0x48484A), barBackground: Color(hex: 0x161618),
    knob: Color(hex: 0xFFFFFF), knobEdge: Color(hex: 0x000000, alpha: 0.14),
    selectedSegment: Color(hex: 0x636366))

  /// The scene's colour in the theme's appearance.
  func resolved(_ color: DynamicColor) -> Color { color.color(in: appearance) }

  /// The colours with which a view is drawn.
  ///
  /// - Parameter tint: the view's own tint, or that of the view that contains it.
  func tinted(for view: SceneView, _ tint: DynamicColor?) -> SystemColors {
    var colors = self
    // A switch only shows a colour of its own, and only while it is on.
    if view.kind == .switch {
      if let color = view.tintColor { colors.systemGreen = resolved(color) }
    } else if let tint {
      colors.tint = resolved(tint)
    }
    return colors
  }
}

/// The fonts of the sheet and the overlay; none is below 9 points.
enum Typography {
  static let smallest = 9.0
  static let title = Font(size: 22, weight: .bold)
  static let description = Font(size: 12.5)
  static let optionTitle = Font(size: 13, weight: .semibold)
  static let canvasNote = Font(size: 9.5)
  static let caption = Font(size: 10.5)
  static let legend = Font(size: 10)
  static let pill = Font(size: 9.5, weight: .medium)
  static let name = Font(size: 10, weight: .semibold)
  static let note = Font(size: 9.5)
}

/// Lengths of the sheet and the overlay in points.
enum Measures {
  // The sheet.
  static let sheetMargin = 24.0
  static let sheetWidth = 740.0
  /// The width of a sheet whose options would otherwise be stacked.
  static let widestSheet = 840.0
  /// The height of all options together; they are drawn smaller to fit as long as their texts are legible.
  static let tallestGrid = 760.0
  static let columnGap = 24.0
  static let rowGap = 26.0
  /// The distance from the description to the options.
  static let titleGap = 14.0
  /// The distances above and below the rule over the legend.
  static let legendGap = (above: 18.0, below: 8.0)
  static let narrowestText = 200.0
  static let narrowestTextOfLimitedSheet = 160.0
  static let widestDescription = 600.0

  // The device.
  static let bezel = 5.0
  static let bezelRadius = 14.0

  // The overlay.
  static let barWidth = 1.0
  static let alarmBarWidth = 1.75
  static let generatedBarWidth = 0.6
  static let plateOpacity = 0.8
  /// The opacity of a view's colour under its name in a visual format.
  static let formatOpacity = 0.5
  static let tick = 6.0
  static let pillHeight = 14.0
  static let pillPadding = 5.0
  static let runGap = 4.0
  static let rowSpacing = 1.0
  /// The opacity of the mockups of views that only surround what a picture explains.
  static let fadedOpacity = 0.3
  /// The distance between a label and anything that it keeps clear of.
  static let clearance = 1.5
  /// The distance added between words and others in their row.
  static let wordClearance = 4.0
  /// Off-screen geometry is drawn at most this far outside the canvas.
  static let overscan = 12.0

  /// The width on either side of a line.
  static let casing = 1.5
  static let casingAtWords = 0.5
  static let centreMark = 8.0
  /// The distance that the marks of equal sizes extend from their middle.
  static let markReach = 5.0
  /// The distance from the edge of a view to a bar on plain ground beside it.
  static let besideView = 12.0
  /// The distance from the upper or lower edge of the screen up to which a view is near what is outside it: words with a
  /// bar of their own, and brackets, which have only their feet.
  static let nearWords = 60.0
  static let nearBracket = 32.0
  /// The distance from the edge of the screen to the first bar beside it, and from one lane to the next.
  static let railGap = 9.0
  static let laneGap = 6.0
  /// The distance beyond its ends at which the label of a bar beside the screen may be.
  static let railSlack = 1.5
  /// The distance of words beside the screen from the middle of their subject, at most.
  static let leaderSlack = 44.0
  /// Leaders up to this length are equally good.
  static let shortLeader = 30.0
  static let railLabelGap = 2.0
  /// The distance from the end of a bar's tick to its number, which is thus less than 4 points from the bar.
  static let numberGap = 0.5
  /// The width at which labels on rails, except words, wrap into rows.
  static let railLabelWidth = 64.0

  static let optionalDashes = [3.0, 2.0]
  static let guideDashes = [4.0, 3.0]
  static let removedDashes = [1.0, 2.0]
  static let hatchDistance = 5.0
  static let hatchOpacity = 0.4
  static let marginDashes = [2.0, 2.0]
  static let baselineDashes = [1.0, 2.0]
  static let ghostDashes = [4.0, 2.0]
  /// The greatest distance of a ghost's outline from that of its frame.
  static let ghostDistance = 7.0
  static let ghostWidth = 1.25
  static let ghostOpacity = 0.09
  static let stackDashes = [5.0, 2.5]
  static let contentDashes = [6.0, 3.0]
}
