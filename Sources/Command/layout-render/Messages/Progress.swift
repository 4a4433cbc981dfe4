import FileAccess
import Glibc
import SafeText

/// A line such as `12 of 200, 35 a second, 5 s left` on a terminal, for work that takes longer than a second.
struct Progress {
  private var done = 0
  private var count = 0
  private var isShown = false
  private var isOnScreen = false
  /// When the whole work began.
  private var start: Double?
  /// Seconds after the start at which the line is due.
  private var due = 1.0

  mutating func start(_ count: Int, isShown: Bool) {
    clear()
    start = start ?? PhaseTimings.now
    (done, self.count, self.isShown) = (0, count, isShown)
  }

  mutating func advance() {
    done += 1
    guard isShown, done < count, let start else { return }
    let seconds = PhaseTimings.now - start
    guard seconds >= due else { return }
    due = seconds + 0.1
    isOnScreen = true
    let rate = Double(done) / seconds
    let left = Double(count - done) / rate
    let pace = rate >= 1 ? "\(Int(rate.rounded())) a second" : "\(Int((1 / rate).rounded())) s each"
    write("\r\(done) of \(count), \(pace), \(Int(left.rounded(.up))) s left\u{1B}[K")
  }

  mutating func clear() {
    if isOnScreen { write("\r\u{1B}[K") }
    isOnScreen = false
  }

  private func write(_ text: String) { _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO) }
}
