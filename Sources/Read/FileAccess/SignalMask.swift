import Glibc

/// The signals that a thread has blocked.
package struct SignalMask {
  private var signals: sigset_t

  /// The signals that indicate bugs.
  package static let traps = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Blocks the signals that come from outside for the calling thread, and returns what was blocked before.
  /// Traps are not blocked: a blocked one would end the process without a message.
  static func blockAll() -> SignalMask {
    var all = sigset_t()
    sigfillset(&all)
    for number in traps { sigdelset(&all, number) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &all, &before)
    return SignalMask(signals: before)
  }

  package func restore() {
    var signals = signals
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}
