import FileAccess
import Glibc

/// A process of this program that works on the inputs whose numbers it receives, one at a time.
final class WorkerProcess {
  enum Received {
    case more
    case outcome(Outcome)
    case ended
  }

  /// The input that it works on.
  var current: Int?
  let outcomes: Int32
  private let numbers: Int32
  private let process: pid_t
  private var buffer: [UInt8] = []

  /// nil if the system cannot make the process or its pipes.
  init?(_ arguments: [String]) {
    guard let numbers = Pipe(), let outcomes = Pipe() else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, numbers.reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, outcomes.writing, STDOUT_FILENO)
    var words = ([CommandTable.program, Worker.argument] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let failure = posix_spawn(&process, "/proc/self/exe", &actions, nil, &words, environ)
    close(numbers.reading)
    close(outcomes.writing)
    guard failure == 0 else {
      close(numbers.writing)
      close(outcomes.reading)
      return nil
    }
    self.process = process
    self.numbers = numbers.writing
    self.outcomes = outcomes.reading
  }

  func start(_ input: Int) {
    current = input
    var bytes = ByteWriter()
    bytes.write(UInt64(input))
    // If the worker is gone, that is noticed when its outcomes are read.
    _ = Descriptor.write(bytes.bytes, to: numbers)
  }

  /// Reads what is available.
  func receive() -> Received {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(outcomes, &chunk, chunk.count)
    if count < 0, errno == EINTR { return .more }
    guard count > 0 else { return .ended }
    buffer += chunk[..<count]
    var reader = ByteReader(buffer[...])
    guard let encoded = reader.list() else { return .more }
    buffer = []
    return Outcome(encoded: encoded).map { .outcome($0) } ?? .ended
  }

  /// Closes the pipes, and waits for the process to end.
  func end() {
    close(numbers)
    close(outcomes)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
