import FileAccess
import Glibc

/// The process that the command runs in.
enum Process {
  /// Sets up signals and the standard streams.
  static func prepare() {
    // A reader that goes away, or a file that exceeds `ulimit -f`, should fail a write, not end the process.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    holdStandardStreams()
    reportTraps()
  }

  /// If a standard stream is closed, the next file to be opened would get its number, and messages would end
  /// up in a picture. A placeholder takes the number, on which reads or writes fail.
  private static func holdStandardStreams() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // open() takes the lowest free number, which is this one.
      _ = open("/dev/null", mode)
    }
  }

  /// Traps are bugs in this program, so they end with the status for bugs. The handler makes only calls that
  /// are safe in a signal handler, and has its own stack because the thread's may have overflowed.
  private static func reportTraps() {
    var stack = stack_t()
    let size = 64 << 10
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.sa_flags = Int32(SA_ONSTACK)
    action.__sigaction_handler.sa_handler = { _ in
      let text: StaticString = "layout-render: error: internal error; please report it with the input [bug]\n"
      _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
      _exit(ExitStatus.bug.rawValue)
    }
    for number in SignalMask.traps { sigaction(number, &action, nil) }
  }
}
