package import AutoLayout
package import LayoutScene

/// An option whose views and constraints stand in a window of the engine.
package struct PlacedOption {
  package let option: SceneOption
  package let window: Window
  /// The views of the option, in its order. The first fills the canvas, whatever it is in.
  package let views: ViewList<View>
  /// The constraints of the option, in its order; nil for an inactive one.
  package let constraints: ConstraintList<LayoutConstraint?>
  /// What was found when they were placed.
  var warnings: [LayoutWarning] = []

  package init(
    _ option: SceneOption, in window: Window, views: ViewList<View>,
    constraints: ConstraintList<LayoutConstraint?>
  ) {
    (self.option, self.window, self.views, self.constraints) = (option, window, views, constraints)
  }

  /// The layout of the window as it is: nothing is solved again.
  ///
  /// - Parameters:
  ///   - isExplaining: whether views are to say which constraints decide their frames.
  ///   - measurer: sizes the texts.
  package func solution(isExplaining: Bool = false, measurer: any TextMeasurer) -> SolvedLayout {
    let solved = SolutionReader(built: self, isExplaining: isExplaining).read()
    return LayoutEngine.finished(solved, of: option, measurer: measurer)
  }

  /// The ids of views that the engine calls otherwise.
  var ids: [ObjectIdentifier: String] {
    var ids: [ObjectIdentifier: String] = [:]
    for (scene, view) in zip(option.views, views) where view.identifier != scene.id {
      ids[ObjectIdentifier(view)] = scene.id
    }
    return ids
  }
}
