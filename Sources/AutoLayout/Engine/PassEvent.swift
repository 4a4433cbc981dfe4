/// A step of the layout process: one view in one pass.
public struct PassEvent: Hashable, Sendable {
  /// The three passes, in order.
  public enum Pass: String, Sendable {
    /// The view was asked to update its constraints.
    case updateConstraints
    /// The view was asked to lay out its subviews.
    case layout
    /// The view was asked to draw.
    case display
  }

  /// The pass that the step belongs to.
  public var pass: Pass
  /// The view's identifier.
  public var view: String
}

/// A layout that did not settle: its results change its own inputs.
public struct FeedbackLoop: Hashable, Sendable {
  /// The identifiers of the views that kept requesting layout; if the solutions themselves went in circles,
  /// that of the view whose layout was requested.
  public var views: [String]
}
