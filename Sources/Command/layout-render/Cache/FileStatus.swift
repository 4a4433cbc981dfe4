import Glibc

/// The data of a file system about a file, by which its content is recognised without reading it.
struct FileStatus: Hashable, Sendable {
  private let device: dev_t
  private let inode: ino_t
  private let size: off_t
  private let modified: timespec
  /// The time of the last change of the content or the status. Nobody can set it.
  private let changed: timespec

  /// nil for anything but a regular file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, inode, size) = (status.st_dev, status.st_ino, status.st_size)
    (modified, changed) = (status.st_mtim, status.st_ctim)
  }

  /// Whether another content would have another status.
  ///
  /// The clock of file systems is coarse: a file that was changed a moment ago can be changed again without a trace.
  /// Images of whole systems are made with times without fractions of seconds, which say nothing about their files.
  var isTelling: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return changed.tv_nsec != 0 && changed.tv_sec + 2 < now.tv_sec
  }

  var text: String {
    "\(device) \(inode) \(size) \(Self.text(modified)) \(Self.text(changed))"
  }

  private static func text(_ time: timespec) -> String { "\(time.tv_sec).\(time.tv_nsec)" }

  static func == (left: FileStatus, right: FileStatus) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
