import Glibc

/// `--watch`: does the work, then repeats it for every input that changes, until a signal ends the process.
enum Watch {
  /// - Parameter work: gets the inputs that have changed; nil: all.
  static func run(_ files: [InputFile], work: ([InputFile]?) -> Void) -> Never {
    endOnSignals()
    let watcher = FileWatcher(files.map(\.argument))
    // Taken before the work, so that an input that changes meanwhile is worked on again.
    var stamps = files.map { FileStamp($0.argument) }
    work(nil)
    while true {
      watcher.wait()
      let now = files.map { FileStamp($0.argument) }
      let changed = files.indices.filter { stamps[$0] != now[$0] }
      stamps = now
      if !changed.isEmpty { work(changed.map { files[$0] }) }
    }
  }

  /// Ctrl-C is how a watch ends, and not a failure. Outputs are safe: while one is written, signals wait.
  private static func endOnSignals() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in _exit(ExitStatus.success.rawValue) }
    // The program that started this one may have blocked them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaction(number, &action, nil)
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
