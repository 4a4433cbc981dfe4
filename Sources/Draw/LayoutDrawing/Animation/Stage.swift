import AutoLayout
import LayoutScene

/// The device of an animation at each stop, with its overlay; the origin is the screen's upper left corner.
struct Stage {
  let cells: [OptionCell]
  /// The device without its overlay, with partners at every stop.
  private let devices: [[DisplayItem]]

  init(_ cells: [OptionCell], measurer: any TextMeasurer) {
    self.cells = cells
    devices = Self.devices(cells, measurer: measurer)
  }

  /// The drawing at a stop, with partners at every other one.
  ///
  /// - Parameter isResting: whether the stop's own signs are shown. They fade out before anything moves and
  ///   fade in afterwards, since each describes one end of the transition; only layers that are the same at
  ///   every stop stay.
  func items(at stop: Int, isResting: Bool) -> [DisplayItem] {
    var items = devices[stop]
    for layer in OverlayLayer.allCases {
      func group(_ cell: OptionCell, opacity: Double) -> DisplayItem {
        .group(
          DisplayGroup(className: layer.className, opacity: opacity, items: cell.overlay.layers[layer]))
      }
      if isLasting(layer) {
        if !cells[stop].overlay.layers[layer].isEmpty { items.append(group(cells[stop], opacity: 1)) }
      } else {
        items += cells.enumerated().filter { !$0.element.overlay.layers[layer].isEmpty }.map {
          group($0.element, opacity: $0.offset == stop && isResting ? 1 : 0)
        }
      }
    }
    return items
  }

  private func isLasting(_ layer: OverlayLayer) -> Bool {
    guard let first = cells.first else { return true }
    return cells.allSatisfy { $0.overlay.layers[layer] == first.overlay.layers[layer] }
  }

  private static func devices(_ cells: [OptionCell], measurer: any TextMeasurer) -> [[DisplayItem]] {
    let aligned = AlignedLayouts(cells.map(\.layout))
    let emphasis = emphasis(of: cells)
    let mockups = zip(cells, aligned.layouts).map { cell, layout in
      var mockup = cell.mockup.showing(layout)
      mockup.emphasis = emphasis.map { ids in
        Set(layout.views.indices.filter { ids.contains(layout.views[$0].scene.id) })
      }
      return mockup.items(id: "mockup", grouping: aligned.fading)
    }
    return ItemPartners(measurer: measurer).partners(of: mockups)
  }

  /// The ids of the views that are emphasised at any stop; nil for all.
  private static func emphasis(of cells: [OptionCell]) -> Set<String>? {
    var ids = Set<String>()
    for cell in cells {
      guard let emphasis = cell.mockup.emphasis else { return nil }
      for (index, view) in cell.layout.views.indexed() where emphasis.contains(index) {
        ids.insert(view.scene.id)
      }
    }
    return ids
  }
}
