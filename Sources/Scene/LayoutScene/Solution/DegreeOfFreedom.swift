package import AutoLayout

/// Frame components that the constraints leave open together: when one of them changes, all others follow.
package struct DegreeOfFreedom: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var view: ViewIndex
    package var component: FrameComponent
    /// In points, where the first member is least.
    package var start: Double
    /// In points, where the first member is greatest.
    package var end: Double

    package init(view: ViewIndex, component: FrameComponent, start: Double, end: Double) {
      self.view = view
      self.component = component
      self.start = start
      self.end = end
    }
  }

  /// At least two, in tree order.
  package var members: [Member]

  package init(members: [Member]) { self.members = members }
}
