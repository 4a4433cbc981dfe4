import AutoLayout
import LayoutScene

/// Layouts with the same views in the same order, so that each view can be followed from one to the next.
///
/// A view that is missing from a layout is transparent, in the place that the nearest layout gives it.
struct AlignedLayouts {
  /// A layout for each stop. Only the views are aligned: guides and constraints are left out.
  private(set) var layouts: [SolvedLayout]
  /// The views that fade at a stop.
  private(set) var fading: Set<ViewIndex> = []

  init(_ stops: [SolvedLayout]) {
    let ids = ViewList(Self.order(of: stops))
    let positions = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    layouts = stops.map { SolvedLayout(name: $0.name, canvas: $0.canvas, views: []) }
    let views = stops.map { stop in
      Dictionary(stop.views.map { ($0.scene.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    for (position, id) in ids.indexed() {
      let seen = stops.indices.map { stop in views[stop][id].map { !$0.isHidden } ?? false }
      for stop in stops.indices {
        guard let source = Self.nearest(to: stop, among: seen) ?? views.firstIndex(where: { $0[id] != nil }),
          var view = views[source][id]
        else { continue }
        let superviewID = view.scene.superview.flatMap { stops[source].view(at: $0)?.scene.id }
        view.scene.superview = superviewID.flatMap { positions[$0] }
        // The contents of a fading view fade with it.
        let isInside = superviewID.flatMap { views[stop][$0] }.map { !$0.isHidden } ?? true
        if source != stop, seen[source], isInside { view.scene.alpha = 0 }
        if view.scene.alpha < 1 || view.scene.clipsSubviews { fading.insert(position) }
        layouts[stop].views.append(view)
      }
    }
  }

  /// Every view once, before its subviews: in the order of the first layout, with those of the others after
  /// the view that they follow.
  private static func order(of stops: [SolvedLayout]) -> [String] {
    var order = [String]()
    var known = Set<String>()
    for stop in stops {
      var last: String?
      for view in stop.views {
        if known.insert(view.scene.id).inserted {
          let place = last.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? order.endIndex
          order.insert(view.scene.id, at: place)
        }
        last = view.scene.id
      }
    }
    return order
  }

  private static func nearest(to stop: Int, among seen: [Bool]) -> Int? {
    seen.indices.filter { seen[$0] }.min { abs($0 - stop) < abs($1 - stop) }
  }
}
