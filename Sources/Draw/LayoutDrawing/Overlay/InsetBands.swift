import AutoLayout
import LayoutScene

/// A strip along a view's edge: a margin, or the area outside the safe area or the alignment rectangle.
struct InsetBand: Hashable {
  enum Kind: Hashable {
    case margin, unsafe, unaligned
  }

  enum Side: Int, CaseIterable {
    case left, right, top, bottom

    /// The axis along which the strip is thin.
    var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
  }

  var kind: Kind
  var owner: ViewIndex
  var side: Side
  /// The rectangle in canvas points.
  var rect: Rect

  var thickness: Double { rect.size[side.axis] }
}

extension OverlaySelection {
  /// The strips that the constraints to explain measure from, in their order.
  func bands(in geometry: AttributeGeometry) -> [InsetBand] {
    var bands: [InsetBand] = []
    func add(_ item: SceneItem, _ attribute: LayoutAttribute) {
      if let band = band(of: item, attribute, geometry), !bands.contains(band) { bands.append(band) }
    }
    for index in explained {
      let scene = layout.constraints[index].scene
      add(scene.firstItem, scene.firstAttribute)
      if let second = scene.secondItem { add(second, scene.secondAttribute) }
    }
    return bands
  }

  /// The parts of views that are outside the alignment rectangles that their author gave them.
  func unalignedBands(in geometry: AttributeGeometry) -> [InsetBand] {
    views.filter { layout.views[$0].scene.alignmentRectInsets != nil && !isFaded($0) }.flatMap { index in
      let frame = layout.views[index].absoluteFrame
      let inner = geometry.alignmentRect(of: .view(index)) ?? frame
      return InsetBand.Side.allCases.map {
        InsetBand(kind: .unaligned, owner: index, side: $0, rect: frame.strip($0, besides: inner))
      }
    }.filter { $0.thickness > 0.5 && (options.axis == nil || options.axis == $0.side.axis) }
  }

  private func band(
    of item: SceneItem, _ attribute: LayoutAttribute, _ geometry: AttributeGeometry
  ) -> InsetBand? {
    // Most items are views without margins.
    if case .view = item, !attribute.usesMargins { return nil }
    guard layout.views.indices.contains(item.view), !layout.views[item.view].isHidden,
      !layout.isOffCanvas(item.view), let side = side(of: attribute, geometry.direction(of: item)),
      options.axis == nil || options.axis == side.axis
    else { return nil }
    let kind: InsetBand.Kind
    let inner: Rect?
    switch item {
    case .guide(.safeArea, _): (kind, inner) = (.unsafe, geometry.alignmentRect(of: item))
    case .guide(.layoutMargins, let owner): (kind, inner) = (.margin, geometry.marginRect(of: owner))
    case .guide: return nil
    case .view(let owner):
      (kind, inner) = (.margin, geometry.marginRect(of: owner))
    }
    guard let inner else { return nil }
    let outer = layout.views[item.view].absoluteFrame
    let band = InsetBand(kind: kind, owner: item.view, side: side, rect: outer.strip(side, besides: inner))
    return band.thickness > 0.5 ? band : nil
  }

  private func side(of attribute: LayoutAttribute, _ direction: LayoutDirection) -> InsetBand.Side? {
    let isMirrored = direction == .rightToLeft
    return switch attribute {
    case .left, .leftMargin: .left
    case .right, .rightMargin: .right
    case .leading, .leadingMargin: isMirrored ? .right : .left
    case .trailing, .trailingMargin: isMirrored ? .left : .right
    case .top, .topMargin: .top
    case .bottom, .bottomMargin: .bottom
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .width, .height, .firstBaseline,
      .lastBaseline, .notAnAttribute:
      nil
    }
  }
}

extension Rect {
  fileprivate func strip(_ side: InsetBand.Side, besides inner: Rect) -> Rect {
    switch side {
    case .left: Rect(x: minX, y: minY, width: inner.minX - minX, height: height)
    case .right: Rect(x: inner.maxX, y: minY, width: maxX - inner.maxX, height: height)
    case .top: Rect(x: minX, y: minY, width: width, height: inner.minY - minY)
    case .bottom: Rect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY)
    }
  }

  /// Slanting lines all over the rectangle, `distance` apart along its edges.
  func hatching(_ distance: Double) -> Path {
    var path = Path()
    guard width > 0, height > 0, distance > 0 else { return path }
    // Where a line meets the upper edge, or would if that edge continued to the right.
    var foot = ((minX + minY) / distance).rounded(.up) * distance - minY
    while foot < maxX + height {
      let start = foot <= maxX ? Point(x: foot, y: minY) : Point(x: maxX, y: minY + foot - maxX)
      let end =
        foot - height >= minX ? Point(x: foot - height, y: maxY) : Point(x: minX, y: minY + foot - minX)
      path.append(.line(from: start, to: end))
      foot += distance
    }
    return path
  }
}
