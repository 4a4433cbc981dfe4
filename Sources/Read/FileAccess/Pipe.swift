import Glibc

/// The two ends of a pipe, which are closed in programs that are started.
package struct Pipe {
  package var reading: Int32
  package var writing: Int32

  package init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}
