import FileAccess
import Glibc

/// Waits until something happens near some files.
///
/// Folders are watched rather than files: editors often write a new file and rename it over the old one, which
/// a watch on the old file would not see. The caller has to find out what has changed.
final class FileWatcher {
  /// Events within this many milliseconds of each other are one change.
  private static let quiet: Int32 = 30
  /// The most quiet periods to wait for, in a folder that is never quiet.
  private static let mostDelays = 20
  /// Milliseconds between checks where the system reports no events.
  private static let interval: Int32 = 500

  private var paths: [String] = []
  /// Negative if the system cannot watch any more.
  private let descriptor: Int32
  /// The system's numbers of the watched folders; negative for one that cannot be watched.
  private var watched: Set<Int32> = []
  /// The files that symbolic links lead to, where they are or last were.
  private var targets: [String: String] = [:]

  init() { descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) }

  /// Watches these files instead of the previous ones; events of files that are among both are not lost.
  func watch(_ paths: [String]) {
    self.paths = paths
    watched = watchFolders()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Returns when something may have changed, and the folders are quiet again.
  func wait() {
    // Folders may have been added, removed or replaced; one that is already watched keeps its number. What
    // happened in a new one before it was watched causes no event.
    let watched = watchFolders()
    guard watched == self.watched else {
      self.watched = watched
      return
    }
    guard hasEvents(within: watched.contains { $0 < 0 } ? Self.interval : -1) else { return }
    for _ in 0..<Self.mostDelays {
      drain()
      if !hasEvents(within: Self.quiet) { return }
    }
  }

  private func hasEvents(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }

  private func watchFolders() -> Set<Int32> {
    let mask =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF
      | IN_MOVE_SELF
    return Set(folders().map { inotify_add_watch(descriptor, $0, UInt32(mask)) })
  }

  /// The folders of the paths and of the targets of links; instead of a missing one, the nearest above it.
  private func folders() -> Set<String> {
    for path in paths { targets[path] = FilePath.real(path) ?? targets[path] }
    return Set((paths + targets.values).map(Self.nearestFolder))
  }

  private static func nearestFolder(to path: String) -> String {
    var rest = path.unicodeScalars[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if rest.isEmpty { return "/" }
      var status = stat()
      if stat(String(rest), &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return String(rest) }
    }
    return "."
  }
}
