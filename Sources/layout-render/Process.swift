import Glibc

/// The process that the command runs in.
enum Process {
  /// The signals of bugs.
  static let traps = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Settles what the surroundings may have left open.
  static func prepare() {
    // A reader that goes away is a failed write, not a death, and so is a file that grows beyond `ulimit -f`.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    holdStandardStreams()
    reportTraps()
  }

  /// A standard stream that is closed would lend its number to the next file that is opened, and messages
  /// would end in a picture. It gets a stand-in whose use fails.
  private static func holdStandardStreams() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is taken, and that is this one.
      _ = open("/dev/null", mode)
    }
  }

  /// Traps are bugs of ours: they end with the status that says so. Only calls that are safe in a signal
  /// handler, on a stack of its own since the thread's may be what ran out.
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
    for number in traps { sigaction(number, &action, nil) }
  }
}
