import AutoLayout

/// The margins of cells, from Interface Builder's recorded frames.
struct CellMargins {
  let document: InterfaceDocument

  /// The margins of a table cell's content view.
  ///
  /// - Parameters:
  ///   - width: of the content view in points.
  ///   - cellWidth: of its cell, which an accessory makes wider.
  func contentView(_ width: Double, ofCell cellWidth: Double) -> DirectionalEdgeInsets {
    if !document.hasModernCellMargins { return DirectionalEdgeInsets(all: 8) }
    let major = document.xcode.major
    let side = side(cellWidth)
    let hasAccessory = cellWidth - width > 1
    let top = major >= 26 ? 15.0 : 11
    // The separator took half a point from the content view's margin.
    let bottom = major < 11 ? top - 0.5 : top
    return DirectionalEdgeInsets(
      top: top, leading: side, bottom: bottom, trailing: hasAccessory ? 8 : side)
  }

  /// Up to Xcode 10, the cell decides. After that, the device does, whatever the table; in a xib, which has
  /// no table, the narrower of the two does.
  private func side(_ cellWidth: Double) -> Double {
    let major = document.xcode.major
    if major < 11 { return cellWidth > 393 ? 20 : 16 }
    if major == 11, document.kind == .xib { return 15 }
    guard let device = document.device.flatMap({ SimulatedDevice(id: $0.id).device }) else { return 16 }
    let isWide = device.size.width >= (major >= 26 ? 390 : 400)
    let fitsWide = document.kind == .storyboard || cellWidth >= (major >= 26 ? 390 : 394)
    return isWide && fitsWide ? 20 : 16
  }
}

extension InterfaceDocument {
  /// Xcode 9.2 adopted the cells of iOS 11; 9.0 and 9.1, up to tools 13529, still had the earlier margins.
  fileprivate var hasModernCellMargins: Bool {
    xcode.major > 9 || (xcode.major == 9 && toolsVersion >= 13_700)
  }
}
