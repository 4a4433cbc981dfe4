import AutoLayout
import Diagnostics

extension CanvasDraft {
  /// The layer that the command line puts over the file and its options.
  init(_ overrides: CanvasOverrides, _ findings: inout Findings) {
    if let name = overrides.device {
      device = Device.named(name)
      if device == nil { findings.unknownDevice(name, at: nil) }
    }
    size = overrides.size
    isSwept = overrides.isSwept
    orientation = overrides.orientation
    layoutDirection = overrides.rightToLeft ? .rightToLeft : nil
    contentSizeCategory = overrides.contentSizeCategory
    appearance = overrides.appearance
    scale = overrides.scale
  }
}
