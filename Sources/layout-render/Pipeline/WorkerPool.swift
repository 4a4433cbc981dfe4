import Glibc

/// Works on inputs in several processes of this program.
///
/// Processes and not threads, because Cairo 1.16 shares its fonts between threads without locks. A worker gets the
/// numbers of inputs over a pipe, one at a time, and sends back what became of each; the results are handed over
/// in the order of the inputs, and no worker runs far ahead of them. A worker that dies takes one input with it.
final class WorkerPool {
  private let count: Int
  private let arguments: [String]
  private let deliver: (JobResult?, Int) -> Void
  private var workers: [WorkerProcess] = []
  private var next = 0
  private var delivered = 0
  private var finished: [Int: JobResult?] = [:]

  private init(_ count: Int, _ arguments: [String], _ deliver: @escaping (JobResult?, Int) -> Void) {
    self.count = count
    self.arguments = arguments
    self.deliver = deliver
  }

  /// - Parameters:
  ///   - count: of inputs; they are numbered from 0.
  ///   - arguments: the command line.
  ///   - deliver: gets every result with its number, in order; nil for an input whose worker died.
  /// - Returns: false, with nothing delivered, if no process could be started.
  static func run(
    _ count: Int, workers: Int, _ arguments: [String], deliver: (JobResult?, Int) -> Void
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
        // Nothing can be started any more: what is left is lost, and said to be.
        finished[delivered] = .some(nil)
      }
      handOver()
      if delivered < count, !workers.isEmpty { waitForResults() }
    }
    for worker in workers { worker.end() }
  }

  private func startWorker() {
    guard next < count, let worker = WorkerProcess(arguments) else { return }
    workers.append(worker)
    give(to: worker)
  }

  /// Gives a worker the next input, unless too much that is done waits to be handed over.
  private func give(to worker: WorkerProcess) {
    guard worker.current == nil, next < count, next < delivered + 4 * max(1, workers.count) else { return }
    worker.start(next)
    next += 1
  }

  private func handOver() {
    while let result = finished.removeValue(forKey: delivered) {
      deliver(result, delivered)
      delivered += 1
    }
    for worker in workers { give(to: worker) }
  }

  private func waitForResults() {
    var requests = workers.map { pollfd(fd: $0.results, events: Int16(POLLIN), revents: 0) }
    guard poll(&requests, nfds_t(requests.count), -1) > 0 else { return }
    for (worker, request) in zip(workers, requests) where request.revents != 0 {
      switch worker.receive() {
      case .more: continue
      case .result(let result):
        if let input = worker.current { finished[input] = .some(result) }
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

/// A process of this program that works on the inputs it is told.
private final class WorkerProcess {
  enum Received {
    case more
    case result(JobResult)
    case ended
  }

  /// The input that it works on.
  var current: Int?
  let results: Int32
  private let orders: Int32
  private let process: pid_t
  private var buffer: [UInt8] = []

  /// nil if the system gives no process or no pipes.
  init?(_ arguments: [String]) {
    guard let orders = Pipe(), let results = Pipe() else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, orders.reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, results.writing, STDOUT_FILENO)
    var words = ([CommandTable.program, Worker.argument] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let failure = posix_spawn(&process, "/proc/self/exe", &actions, nil, &words, environ)
    close(orders.reading)
    close(results.writing)
    guard failure == 0 else {
      close(orders.writing)
      close(results.reading)
      return nil
    }
    self.process = process
    self.orders = orders.writing
    self.results = results.reading
  }

  func start(_ input: Int) {
    current = input
    // A worker that has gone is noticed when its results are read.
    _ = Descriptor.write(Frame.number(input), to: orders)
  }

  /// Reads what is there.
  func receive() -> Received {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(results, &chunk, chunk.count)
    if count < 0, errno == EINTR { return .more }
    guard count > 0 else { return .ended }
    buffer += chunk[..<count]
    guard let length = Frame.number(in: buffer) else { return .more }
    guard length >= 0, length <= 1 << 32 else { return .ended }
    guard buffer.count >= Frame.headerSize + length else { return .more }
    let body = Array(buffer[Frame.headerSize..<Frame.headerSize + length])
    buffer.removeFirst(Frame.headerSize + length)
    return JobResult(encoded: body).map { .result($0) } ?? .ended
  }

  /// Lets the process go, and waits for its end.
  func end() {
    close(orders)
    close(results)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}

/// Two ends of a pipe, closed in programs that are started.
private struct Pipe {
  var reading: Int32
  var writing: Int32

  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// Numbers on a pipe.
enum Frame {
  static let headerSize = 8

  static func number(_ value: Int) -> [UInt8] {
    (0..<headerSize).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// The number that the bytes start with; nil if there are too few.
  static func number(in bytes: [UInt8]) -> Int? {
    guard bytes.count >= headerSize else { return nil }
    return bytes[..<headerSize].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
