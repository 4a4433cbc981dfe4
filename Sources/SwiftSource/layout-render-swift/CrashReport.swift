import Glibc

/// Reports on standard error what was being read when the program crashed, so that it can be started again without
/// that.
///
/// A signal handler may do next to nothing: the line is made in advance, and only written when it is needed.
enum CrashReport {
  private static let room = 4096
  nonisolated(unsafe) private static let line = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
  nonisolated(unsafe) private static var length = 0

  /// Reports all crashes from here on. It applies to the thread that calls it: a full stack has no room for a handler.
  static func begin() {
    var stack = stack_t()
    stack.ss_size = 1 << 16
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
    action.__sigaction_handler.sa_handler = { _ in CrashReport.end() }
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] { sigaction(signal, &action, nil) }
  }

  static func note(_ subject: String) {
    let text = Array("layout-render-swift: crash: \(subject)\n".utf8)
    guard text.count <= room else { return length = 0 }
    length = 0
    line.update(from: text, count: text.count)
    length = text.count
  }

  private static func end() -> Never {
    _ = write(STDERR_FILENO, line, length)
    _exit(70)
  }
}
