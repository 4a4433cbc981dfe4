import AutoLayout
import JSONText
package import LayoutScene
import ScenarioFiles

extension Solution {
  /// A solution that also records the input's settings for every canvas and view, so that a review can name
  /// the reason for a change.
  package init(forReviewOf layouts: [SolvedLayout], input: String) {
    self.init(of: layouts, input: input)
    for (index, layout) in layouts.enumerated() {
      options[index].canvas.authored = .object(layout.canvas.keys)
      for (position, view) in layout.views.indexed() {
        options[index].views[position].authored = .object(view.scene.keys(on: layout.canvas))
      }
    }
  }
}
