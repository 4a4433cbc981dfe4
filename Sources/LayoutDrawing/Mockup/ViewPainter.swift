import AutoLayout

/// Draws single views as UIKit's controls look, in canvas points.
struct ViewPainter {
  let system: SystemColors
  /// Device pixels per point.
  let pixelScale: Double
  let measurer: any TextMeasurer
  /// The screen in canvas points; nothing outside it can be seen.
  let screen: Rect

  /// The view's own drawing, without its subviews'.
  func items(for view: SolvedView) -> [DisplayItem] {
    let frame = visiblePart(of: view.absoluteFrame).roundedToPixels(scale: pixelScale)
    guard frame.width > 0, frame.height > 0, frame.intersects(screen) else { return [] }
    var items = background(of: view, frame: frame)
    let controls = ControlPainter(system: system, frame: frame)
    switch view.scene.kind {
    case .view, .label, .button, .stackView, .scrollView, .textView: break
    case .textField: items += controls.textField()
    case .imageView:
      items += ImagePlaceholder(size: view.scene.imageSize, mode: view.scene.contentMode, system: system)
        .items(in: frame)
    case .switch: items += controls.switch()
    case .slider: items += controls.slider()
    case .stepper: items += controls.stepper()
    case .segmentedControl: items += controls.segmentedControl()
    case .progressView: items += controls.progressView()
    case .activityIndicator: items += controls.activityIndicator()
    case .pageControl: items += controls.pageControl()
    case .searchBar: items += controls.searchBar()
    case .datePicker, .pickerView: items += controls.picker()
    case .tableView: items += controls.tableView()
    case .cell: items += controls.cell()
    case .navigationBar: items += controls.bar(hairlineAtTop: false)
    case .toolbar, .tabBar: items += controls.bar(hairlineAtTop: true)
    }
    if let text = ViewText(of: view, system: system, pixelScale: pixelScale, measurer: measurer) {
      items.append(.text(text.item))
    }
    return items
  }

  /// The frame, cut so far outside the screen that its ends are not seen: painters need numbers of a sane size.
  private func visiblePart(of frame: Rect) -> Rect {
    let reach = 4 * max(screen.width, screen.height, 1000)
    let left = clamp(frame.minX, -reach, reach)
    let top = clamp(frame.minY, -reach, reach)
    return Rect(
      x: left, y: top, width: clamp(frame.maxX, -reach, reach) - left,
      height: clamp(frame.maxY, -reach, reach) - top)
  }

  private func background(of view: SolvedView, frame: Rect) -> [DisplayItem] {
    let own: Color? =
      switch view.scene.kind {
      case .textView, .tableView, .cell: system.systemBackground
      case .navigationBar, .toolbar, .tabBar, .searchBar: system.barBackground
      default: nil
      }
    // The root's ground is the canvas's, drawn before any view.
    guard let color = view.scene.backgroundColor ?? own else { return [] }
    return [.fill(.roundedRect(frame, radius: view.scene.cornerRadius), color)]
  }
}
