import Glibc

/// Works on inputs in several processes of this program.
///
/// It uses processes rather than threads because Cairo 1.16 shares its fonts between threads without locks. A
/// worker gets the numbers of inputs over a pipe, one at a time, and sends back the outcome of each. Outcomes
/// are delivered in the order of the inputs, and no worker runs far ahead. If a worker dies, only its input
/// is lost.
final class WorkerPool {
  private let count: Int
  private let arguments: [String]
  private let deliver: (Outcome?, Int) -> Void
  private var workers: [WorkerProcess] = []
  private var next = 0
  private var delivered = 0
  private var finished: [Int: Outcome?] = [:]

  private init(_ count: Int, _ arguments: [String], _ deliver: @escaping (Outcome?, Int) -> Void) {
    self.count = count
    self.arguments = arguments
    self.deliver = deliver
  }

  /// - Parameters:
  ///   - count: the number of inputs, which are numbered from 0.
  ///   - arguments: the command line.
  ///   - deliver: gets every outcome with its input's number, in order; nil for an input whose worker died.
  /// - Returns: false, with nothing delivered, if no process could be started.
  static func run(
    _ count: Int, workers: Int, _ arguments: [String], deliver: (Outcome?, Int) -> Void
  ) -> Bool {
    withoutActuallyEscaping(deliver) { deliver in
      let pool = WorkerPool(count, arguments, deliver)
      for _ in 0..<workers { pool.startWorker() }
      guard !pool.workers.isEmpty else { return false }
      pool.run()
      return true
    }
  }

  private func run() {
    while delivered < count {
      if workers.isEmpty, finished[delivered] == nil {
        // No worker can be started any more.
        finished[delivered] = .some(nil)
      }
      handOver()
      if delivered < count, !workers.isEmpty { receive() }
    }
    for worker in workers { worker.end() }
  }

  private func startWorker() {
    guard next < count, let worker = WorkerProcess(arguments) else { return }
    workers.append(worker)
    give(to: worker)
  }

  /// Gives a worker the next input, unless too many outcomes are waiting to be delivered.
  private func give(to worker: WorkerProcess) {
    guard worker.current == nil, next < count, next < delivered + 4 * max(1, workers.count) else { return }
    worker.start(next)
    next += 1
  }

  private func handOver() {
    while let outcome = finished.removeValue(forKey: delivered) {
      deliver(outcome, delivered)
      delivered += 1
    }
    for worker in workers { give(to: worker) }
  }

  private func receive() {
    var requests = workers.map { pollfd(fd: $0.outcomes, events: Int16(POLLIN), revents: 0) }
    guard poll(&requests, nfds_t(requests.count), -1) > 0 else { return }
    for (worker, request) in zip(workers, requests) where request.revents != 0 {
      switch worker.receive() {
      case .more: continue
      case .outcome(let outcome):
        if let input = worker.current { finished[input] = .some(outcome) }
        worker.current = nil
      case .ended:
        if let input = worker.current { finished[input] = .some(nil) }
        worker.end()
        workers.removeAll { $0 === worker }
        startWorker()
      }
    }
  }
}
