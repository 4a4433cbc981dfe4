import Glibc

/// A run of git.
enum GitProcess {
  /// What git printed, and its status; nil if it cannot be started.
  struct Result {
    var status: Int32
    var output: [UInt8]
  }

  /// Runs git to its end, without input and messages.
  static func run(_ arguments: [String]) -> Result? {
    guard let output = Pipe() else { return nil }
    defer { close(output.reading) }
    guard let process = start(arguments, input: nil, output: output.writing) else {
      close(output.writing)
      return nil
    }
    close(output.writing)
    var bytes: [UInt8] = []
    // What is too long ends early; git then ends, too, for nobody reads the rest.
    do throws(InputError) { bytes = try Descriptor.read(output.reading) } catch { bytes = [] }
    return Result(status: wait(for: process), output: bytes)
  }

  /// - Parameters:
  ///   - input: the descriptor for standard input; nil: nothing to read.
  ///   - output: the descriptor for standard output.
  /// - Returns: the process; nil if there is no git.
  static func start(_ arguments: [String], input: Int32?, output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words = (["git"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    return posix_spawnp(&process, "git", &actions, nil, &words, environ) == 0 ? process : nil
  }

  static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
