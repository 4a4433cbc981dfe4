internal import AutoLayout
import Foundation

/// A measurer that only one thread at a time can use, since apps measure fonts and attributed texts on any thread.
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
