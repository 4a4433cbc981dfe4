package import AutoLayout
package import LayoutScene

/// The window of a program that is interpreted: it shows the program's views as they are at the moment, and the engine
/// runs the passes in it.
package final class ProgramWindow {
  private let measurer: any TextMeasurer
  private var built: SceneBuilder?
  private var keys: ViewList<String> = []
  private var positions: [String: ViewIndex] = [:]

  /// - Parameter measurer: sizes the texts.
  package init(measurer: any TextMeasurer) { self.measurer = measurer }

  /// The window of the engine; nil until something is shown.
  package var window: Window? { built?.window }

  /// Shows an option in place of the one before. Views and constraints that are in both keep their counterparts in the
  /// engine.
  ///
  /// - Parameter keys: what identifies the views by their identifiers in the option; others are identified by those.
  package func show(_ option: SceneOption, keys names: [String: String]) {
    let keys = ViewList(option.views.map { names[$0.id] ?? $0.id })
    let former = self.keys
    self.keys = keys
    positions = Dictionary(zip(keys, keys.indices)) { first, _ in first }
    if built?.follow(option, keys: keys, formerKeys: former) == true { return }
    let new = SceneBuilder(option: option, startingFrames: [:], measurer: measurer)
    new.window.expectsChanges = true
    built = new
  }

  /// The engine's view for one that is shown.
  package func view(_ key: String) -> View? { positions[key].flatMap { built?.views[$0] } }

  /// The frames in which the passes have left views that constraints place elsewhere, by the identifiers of the option,
  /// in the coordinates of the superviews.
  package var framesAfterLayout: [String: Rect] {
    guard let built else { return [:] }
    var frames: [String: Rect] = [:]
    for (scene, view) in zip(built.option.views, built.views).dropFirst() where scene.autoresizingMask == nil
    {
      if !view.frame.isClose(to: built.window.engine.frame(of: view)) { frames[scene.id] = view.frame }
    }
    return frames
  }
}
