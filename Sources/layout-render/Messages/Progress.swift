import Glibc
import Synchronization

/// A line such as `12 of 200, 35 a second, 5 s left` on a terminal, for work that takes longer than a second.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var count = 0
    var isShown = false
    var isOnScreen = false
    var start = timespec()
    /// Seconds after the start at which the line is due.
    var due = 1.0
  }

  private let state = Mutex(State())

  func start(_ count: Int, isShown: Bool) {
    clear()
    state.withLock {
      // The second counts from the start of the whole work.
      if $0.count == 0 { clock_gettime(CLOCK_MONOTONIC, &$0.start) }
      ($0.done, $0.count, $0.isShown) = (0, count, isShown)
    }
  }

  func advance() {
    let line = state.withLock { state -> String? in
      state.done += 1
      guard state.isShown, state.done < state.count else { return nil }
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      let seconds =
        Double(now.tv_sec - state.start.tv_sec) + Double(now.tv_nsec - state.start.tv_nsec) / 1e9
      guard seconds >= state.due else { return nil }
      state.due = seconds + 0.1
      state.isOnScreen = true
      let rate = Double(state.done) / seconds
      let left = Double(state.count - state.done) / rate
      let pace = rate >= 1 ? "\(Int(rate.rounded())) a second" : "\(Int((1 / rate).rounded())) s each"
      return "\r\(state.done) of \(state.count), \(pace), \(Int(left.rounded(.up))) s left\u{1B}[K"
    }
    if let line { _ = Descriptor.write(Array(line.utf8), to: STDERR_FILENO) }
  }

  func clear() {
    let wasOnScreen = state.withLock { state in
      defer { state.isOnScreen = false }
      return state.isOnScreen
    }
    if wasOnScreen { _ = Descriptor.write(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO) }
  }
}
