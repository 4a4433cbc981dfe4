import AutoLayout

/// The margins of cells, as Interface Builder's recorded frames have them.
struct CellMargins {
  let document: InterfaceDocument

  /// Of a table cell's content view.
  ///
  /// - Parameters:
  ///   - width: of the content view in points.
  ///   - cellWidth: of its cell, which is wider by an accessory.
  func contentView(_ width: Double, ofCell cellWidth: Double) -> DirectionalEdgeInsets {
    if !document.hasModernCellMargins { return DirectionalEdgeInsets(all: 8) }
    let major = document.xcode.major
    let side = side(cellWidth)
    let hasAccessory = cellWidth - width > 1
    let top = major >= 26 ? 15.0 : 11
    // The separator took half a point of the content view from the margin.
    let bottom = major < 11 ? top - 0.5 : top
    return DirectionalEdgeInsets(
      top: top, leading: side, bottom: bottom, trailing: hasAccessory ? 8 : side)
  }

  /// Until Xcode 10 the cell decides. From then on, whatever the table, the device does, and in a xib, without a
  /// table, the narrower of the two.
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
  /// Xcode 9.2 took over the cells of iOS 11; 9.0 and 9.1, up to tools 13529, still had the margins of before.
  fileprivate var hasModernCellMargins: Bool {
    xcode.major > 9 || (xcode.major == 9 && toolsVersion >= 13_700)
  }
}
