import AutoLayout
import Diagnostics
import XMLText

/// How a scene is shown on Interface Builder's canvas: the device, its bars and margins.
struct Environment: Sendable {
  let document: InterfaceDocument
  let controllers: ControllerGraph
  var overrides = CanvasOverrides()

  /// The canvas of a scene.
  ///
  /// - Parameter device: the command line's, in place of the file's.
  func canvas(for root: SceneRoot, device wanted: Device?, _ findings: inout Findings) -> Canvas {
    let simulated = document.device.map { SimulatedDevice(id: $0.id) }
    let orientation = overrides.orientation ?? document.device?.orientation ?? .portrait
    let device = wanted ?? simulated?.device
    var canvas =
      device?.canvas(orientation: orientation, bars: [])
      ?? Canvas(size: document.isForPad ? Size(width: 768, height: 1024) : Size(width: 600, height: 600))
    if document.device == nil && wanted == nil { canvas.scale = 1 }
    if wanted == nil, overrides.orientation == nil, let view = root.view,
      let recorded = recordedSize(of: view, &findings)
    {
      canvas.size = recorded
    }
    canvas.size = overrides.size ?? canvas.size
    canvas.scale = overrides.scale ?? canvas.scale
    let bars = SceneBars(
      root: root, size: canvas.size, environment: self, device: device, orientation: orientation)
    canvas.safeArea = bars.safeArea
    canvas.bars = bars.bars
    if let device, root.controller == nil || !bars.showDisplay(of: device, at: canvas.size, orientation) {
      canvas.device = nil
      canvas.cornerRadius = 0
      canvas.bars.removeAll { $0 == .status }
    }
    canvas.barHeights = bars.heights
    canvas.navigationItem = bars.navigationItem
    canvas.barsAbove = bars.above
    canvas.layoutDirection = overrides.rightToLeft ? .rightToLeft : .leftToRight
    canvas.contentSizeCategory = overrides.contentSizeCategory ?? document.xcode.contentSizeCategory
    canvas.layoutMargins = rootMargins(of: root, canvas: canvas)
    canvas.appearance = overrides.appearance ?? document.device?.appearance ?? .light
    canvas.era = document.xcode.era
    return canvas
  }

  /// The canvas for which the file records the frames of a scene: that of its own device, whatever the command line
  /// asks for.
  func recordedCanvas(for root: SceneRoot) -> Canvas {
    let own = Environment(document: document, controllers: controllers)
    // Its findings have already been reported.
    var findings = Findings(source: SourceText([]))
    return own.canvas(for: root, device: nil, &findings)
  }

  /// The recorded size of a root view, if a canvas can have it.
  private func recordedSize(of view: XMLElement, _ findings: inout Findings) -> Size? {
    guard let size = view.frame?.size, size.width > 0, size.height > 0 else { return nil }
    let range = NumberRange.canvasSide
    if range.contains(size.width), range.contains(size.height) { return size }
    findings.warning(
      .outOfRange, at: view.range,
      "a view of \(plainNumber(size.width)) by \(plainNumber(size.height)) is shown at the device's size: each side must be \(range.inWords)"
    )
    return nil
  }

  private func rootMargins(of root: SceneRoot, canvas: Canvas) -> DirectionalEdgeInsets {
    // Up to Xcode 6, every root view had the margins of a phone.
    if document.xcode.major < 7 { return DirectionalEdgeInsets(leading: 16, trailing: 16) }
    // On the canvas only the width matters, on iPads too.
    let width = canvas.size.width
    var margins = Canvas.rootMargins(width: width, horizontalSizeClass: .compact)
    if root.view?.flag("layoutMarginsFollowReadableWidth") == true {
      let readable = canvas.contentSizeCategory.readableWidth
      margins.leading = max(margins.leading, (width - readable) / 2)
      margins.trailing = margins.leading
    }
    return margins
  }
}

/// A device as Interface Builder's files name it.
struct SimulatedDevice: Sendable {
  var id: String

  var device: Device? { Self.names[id].flatMap(Device.named) }

  private static let names: [String: String] = [
    "retina3_5": "iPhone 4s",
    "retina4_0": "iPhone SE",
    "retina4_7": "iPhone 8",
    "retina5_5": "iPhone 8 Plus",
    "retina5_9": "iPhone X",
    "retina6_1": "iPhone 11",
    "retina6_5": "iPhone 11 Pro Max",
    "retina6_0": "iPhone 14",
    "retina6_7": "iPhone 14 Plus",
    "retina6_12": "iPhone 16",
    "retina6_3": "iPhone 16 Pro",
    "retina6_9": "iPhone 16 Pro Max",
    "retina5_4": "iPhone 13 mini",
    "ipad7_9": "iPad mini 6",
    "ipad8_3": "iPad mini 6",
    "ipad9_7": "iPad mini 4",
    "ipad10_2": "iPad 9",
    "ipad10_5": "iPad Air 3",
    "ipad10_9rounded": "iPad Air 5",
    "ipad11_0rounded": "iPad Pro 11-inch",
    "ipad12_9": "iPad Pro 12.9-inch (2nd generation)",
    "ipad12_9rounded": "iPad Pro 12.9-inch",
    "ipad13_0rounded": "iPad Pro 13-inch (M4)",
  ]
}

extension XMLElement {
  /// The frame that the file records; nil if there is none, or it is invalid.
  var frame: Rect? {
    guard let rect = child("rect", key: "frame"), let x = rect.number(.x), let y = rect.number(.y),
      let width = rect.number(.width), let height = rect.number(.height)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
