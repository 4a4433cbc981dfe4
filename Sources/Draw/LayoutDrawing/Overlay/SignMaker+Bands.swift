import AutoLayout
import LayoutScene
import LayoutWords

/// The widths of margins, unsafe areas and unaligned edges that texts mention.
extension SignMaker {
  func bandSigns() -> [Sign] {
    guard options.overlay.contains(.margins), options.constraints == nil else { return [] }
    let bands = selection.bands(in: space.geometry) + selection.unalignedBands(in: space.geometry)
    return bands.compactMap { band in
      let number = numberText(band.thickness)
      guard mentions.told.contains(number: number) else { return nil }
      let rect = space.convert(band.rect)
      let axis = band.side.axis
      let (start, end) = (rect.minimum(along: axis), rect.maximum(along: axis))
      let dimension = ConstraintFigure.Dimension(
        axis: axis, start: start, end: end, across: rect.range(along: axis.other), sized: nil,
        edges: [(start, rect), (end, rect)], value: number)
      return Sign(
        key: SignKey(kind: .band, name: layout.views[band.owner].scene.id, part: band.side.rawValue),
        shape: .dimension(dimension), style: .measured,
        label: OverlayLabel(rows: [[runs.plate(number, tone: .faint, layer: .constraints)]]), figures: [],
        views: [band.owner])
    }
  }
}
