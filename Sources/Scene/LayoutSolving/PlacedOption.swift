package import AutoLayout
package import LayoutScene

/// An option whose views and constraints are in a window of the engine.
package struct PlacedOption {
  package let option: SceneOption
  package let window: Window
  /// The views of the option, in its order. The first fills the canvas, whatever contains it.
  package let views: ViewList<View>
  /// The constraints of the option, in its order; nil for an inactive one.
  package let constraints: ConstraintList<LayoutConstraint?>
  /// The findings from placing them.
  var findings: [LayoutFinding] = []

  package init(
    _ option: SceneOption, in window: Window, views: ViewList<View>,
    constraints: ConstraintList<LayoutConstraint?>
  ) {
    (self.option, self.window, self.views, self.constraints) = (option, window, views, constraints)
  }

  /// The layout of the window as it is: nothing is solved again.
  ///
  /// - Parameters:
  ///   - isExplaining: whether to record which constraints decide the views' frames.
  ///   - measurer: sizes the texts.
  package func solution(isExplaining: Bool = false, measurer: any TextMeasurer) -> SolvedLayout {
    let solved = SolutionReader(built: self, isExplaining: isExplaining).read()
    return LayoutEngine.finished(solved, of: option, measurer: measurer)
  }

  /// The ids of views that have other identifiers in the engine.
  var ids: [ObjectIdentifier: String] {
    var ids: [ObjectIdentifier: String] = [:]
    for (scene, view) in zip(option.views, views) where view.identifier != scene.id {
      ids[ObjectIdentifier(view)] = scene.id
    }
    return ids
  }
}
