internal import AutoLayout
import Foundation

/// Lets one thread at a time measure: apps ask fonts and attributed texts for their sizes on any.
final class SerialMeasurer: TextMeasurer {
  private let measurer: any TextMeasurer
  private let lock = NSRecursiveLock()

  init(_ measurer: any TextMeasurer) { self.measurer = measurer }

  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout {
    lock.withLock { measurer.layout(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight) }
  }

  func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] {
    lock.withLock { measurer.lineWidths(of: text, maximumWidth: maximumWidth, maximumHeight: maximumHeight) }
  }

  func metrics(of font: Font) -> FontMetrics { lock.withLock { measurer.metrics(of: font) } }
}
