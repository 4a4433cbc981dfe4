import Glibc

/// The properties that distinguish one state of a file from the next.
struct FileStamp: Hashable {
  private let device: dev_t
  private let inode: ino_t
  private let size: off_t
  private let seconds: time_t
  private let nanoseconds: Int

  /// The clock that files are stamped with.
  static var now: timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return time
  }

  func isChanged(since time: timespec) -> Bool { (seconds, nanoseconds) >= (time.tv_sec, time.tv_nsec) }

  /// nil if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    inode = status.st_ino
    size = status.st_size
    // The time of the last change of content, name or permissions, which cannot be set back.
    seconds = status.st_ctim.tv_sec
    nanoseconds = status.st_ctim.tv_nsec
  }
}
