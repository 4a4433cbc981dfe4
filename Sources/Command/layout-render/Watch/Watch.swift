import FileAccess
import Glibc

/// `--watch`: does the work, then repeats it for every input that changes, or a file that belongs to it, until a signal
/// ends the process.
enum Watch {
  /// - Parameter work: gets the inputs that have changed; nil: all. Returns the other files that each of them is made
  ///   from.
  static func run(_ files: [InputFile], work: ([InputFile]?) -> [InputFile: [String]]) -> Never {
    endOnSignals()
    // An input and its images or sources. Stamps are taken before the work, so that a file that changes in the meantime
    // is worked on again. Which of them are new is known only afterwards: their own times show whether they have
    // changed in the meantime.
    var paths = Dictionary(files.map { ($0, [$0.argument]) }, uniquingKeysWith: { first, _ in first })
    var stamps = Self.stamps(of: paths)
    let watcher = FileWatcher()
    func doWork(_ changed: [InputFile]?) {
      let start = FileStamp.now
      for (file, others) in work(changed) { paths[file] = [file.argument] + others }
      watcher.watch(paths.values.flatMap(\.self))
      let new = Self.stamps(of: paths).filter { stamps[$0.key] == nil }
      stamps.merge(new) { before, _ in before }
      let late = files.filter { file in
        (paths[file] ?? []).contains { (new[$0] ?? nil)?.isChanged(since: start) == true }
      }
      if !late.isEmpty { doWork(late) }
    }
    watcher.watch(files.map(\.argument))
    doWork(nil)
    while true {
      watcher.wait()
      let now = Self.stamps(of: paths)
      let changed = files.filter { file in (paths[file] ?? []).contains { stamps[$0] != now[$0] } }
      stamps = now
      if !changed.isEmpty { doWork(changed) }
    }
  }

  private static func stamps(of paths: [InputFile: [String]]) -> [String: FileStamp?] {
    Dictionary(
      paths.values.flatMap(\.self).map { ($0, FileStamp($0)) }, uniquingKeysWith: { first, _ in first })
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
