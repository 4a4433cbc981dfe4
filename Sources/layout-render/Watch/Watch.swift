import Glibc
import LayoutFiles

/// `--watch`: draws, and draws every input again that has changed, until a signal ends it.
enum Watch {
  /// - Returns: only if the command line is wrong.
  static func run(
    _ pipeline: inout Pipeline, _ request: RenderRequest, commandLine: [String], _ console: Console
  ) -> ExitStatus {
    // What a changed file cannot mend is told at once.
    do throws(TemplateError) {
      try OutputPlan(request).checkInputNames(of: request)
    } catch {
      console.report(Message(error.diagnostic))
      return .usage
    }
    endOnSignals()
    let inputs = request.inputs.map(InputFile.init(argument:))
    let watcher = FileWatcher(inputs.map(\.argument))
    // Taken before the work, so that what changes in between is worked on again.
    var stamps = inputs.map { FileStamp($0.argument) }
    _ = pipeline.run(commandLine)
    while true {
      watcher.wait()
      let now = inputs.map { FileStamp($0.argument) }
      let changed = inputs.indices.filter { stamps[$0] != now[$0] }
      stamps = now
      if !changed.isEmpty { _ = pipeline.run(commandLine, changed: changed.map { inputs[$0] }) }
    }
  }

  /// Ctrl-C is how a watch ends, and no failure. Outputs are safe: while one is written, signals wait.
  private static func endOnSignals() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in _exit(ExitStatus.success.rawValue) }
    // A program that starts this one may have left them blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaction(number, &action, nil)
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
