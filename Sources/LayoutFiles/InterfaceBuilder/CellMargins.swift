import AutoLayout

/// The margins of a table cell's content view, as Interface Builder's recorded frames have them.
struct CellMargins {
  let document: InterfaceDocument

  /// - Parameters:
  ///   - width: of the content view in points.
  ///   - cellWidth: of its cell, which is wider by an accessory.
  func contentView(_ width: Double, ofCell cellWidth: Double) -> DirectionalEdgeInsets {
    let major = document.xcode.major
    if major < 9 { return DirectionalEdgeInsets(all: 8) }
    let side = side(cellWidth)
    let hasAccessory = cellWidth - width > 1
    let top = major >= 26 ? 15.0 : 11
    // The separator took half a point of the content view from the margin.
    let bottom = major < 11 ? top - 0.5 : top
    return DirectionalEdgeInsets(
      top: top, leading: side, bottom: bottom, trailing: hasAccessory ? 8 : side)
  }

  /// In a storyboard the sides follow the device, whatever the table; in a xib, without a table, the cell.
  private func side(_ cellWidth: Double) -> Double {
    if document.kind == .xib {
      if document.xcode.major == 11 { return 15 }
      return cellWidth > 393 ? 20 : 16
    }
    let device = document.device.map { SimulatedDevice(id: $0.id) }?.device
    return (device?.size.width ?? cellWidth) >= 400 ? 20 : 16
  }
}
