package import AutoLayout
package import LayoutScene

extension Animation {
  /// The seconds for which the animation rests at each stop.
  private static let rest = 1.6
  /// The seconds for signs and words to fade in or out.
  private static let fade = 0.25
  /// The seconds from stop to stop.
  private static let motion = 0.9

  /// Draws layouts one after the other, with the transition from each to the next.
  ///
  /// Both ends of a transition are solved layouts, interpolated in between, as UIView.animate shows a change
  /// of constraints followed by layoutIfNeeded: views that both have move, others fade, and text that wraps
  /// differently cross-fades.
  ///
  /// - Parameters:
  ///   - layouts: the layouts; at least two, so that something can move.
  ///   - title: a title shown above the device; nil for none.
  ///   - description: a description shown below the title, wrapped; nil for none.
  ///   - measurer: the measurer, which must be the one used to solve the layouts and to paint the picture.
  package static func draw(
    _ layouts: [SolvedLayout], title: String? = nil, description: String? = nil,
    options: DrawingOptions = DrawingOptions(), measurer: any TextMeasurer
  ) -> Animation {
    var options = options
    options.columns = 1
    let context = SheetContext(layouts: layouts, title: title, description: description, isComparison: false)
    let plan = SheetPlan(
      SheetPanel.all(of: layouts, context: context, options: options, measurer: measurer).flatMap(\.self),
      options: options, showsHeaders: true, theme: .of(options.appearance), measurer: measurer)
    let stage = Stage(plan.cells, measurer: measurer)
    let sheet = AnimatedSheet(
      stage, title: title, description: description, options: options, measurer: measurer)
    let names = layouts.map { $0.title ?? $0.name }
    return Animation(
      size: sheet.size, title: AccessibleText.title(title, layouts: layouts),
      description: "Moves from \(names.joined(separator: " to ")) and back.\n"
        + AccessibleText.description(description, layouts: layouts, measurer: measurer),
      keyframes: keyframes(stage) { sheet.items(at: $0, isResting: $1) })
  }

  /// Rests at each stop, but for only half the time at the first and the last: the way back from the last,
  /// and the repetition from the first, add the other half.
  private static func keyframes(_ stage: Stage, _ draw: (Int, Bool) -> [DisplayItem]) -> [Keyframe] {
    var keyframes = [Keyframe]()
    var time = 0.0
    func add(_ items: [DisplayItem], after seconds: Double) {
      time += seconds
      keyframes.append(Keyframe(time: time, items: items))
    }
    for stop in stage.cells.indices {
      let resting = draw(stop, true)
      let moving = draw(stop, false)
      if stop > 0 {
        add(moving, after: motion)
        add(resting, after: fade)
      } else {
        add(resting, after: 0)
      }
      let isEnd = stop == 0 || stop == stage.cells.count - 1
      add(resting, after: isEnd ? rest / 2 : rest)
      if stop < stage.cells.count - 1 { add(moving, after: fade) }
    }
    return keyframes
  }
}
