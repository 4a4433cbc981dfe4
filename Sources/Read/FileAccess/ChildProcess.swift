package import Glibc

/// Another program that the command runs.
package enum ChildProcess {
  /// - Parameters:
  ///   - program: its path, or its name in one of the folders for programs.
  ///   - input: the descriptor for standard input; nil: nothing to read.
  ///   - output: the descriptor for standard output.
  ///   - errors: the descriptor for standard error; nil: its messages are discarded.
  /// - Returns: the process; nil if it cannot be started.
  package static func start(
    _ program: String, _ arguments: [String], input: Int32?, output: Int32, errors: Int32? = nil
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if let errors {
      posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    return posix_spawnp(&process, program, &actions, nil, &words, environ) == 0 ? process : nil
  }

  package static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
