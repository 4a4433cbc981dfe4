import Glibc

/// A new file with a random name.
struct TemporaryFile {
  package let descriptor: Int32
  private let folder: Int32
  private let name: String

  /// nil, with the reason in `errno`, if none can be made.
  init?(in folder: Int32) {
    for _ in 0..<100 {
      let name = ".layout-render-\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
      let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      if descriptor >= 0 {
        self.descriptor = descriptor
        self.folder = folder
        self.name = name
        return
      }
      if errno != EEXIST { return nil }
    }
    return nil
  }

  /// - Returns: false, with the reason in `errno`, if it failed. A file system that does not support it
  ///   counts as a success.
  func flush() -> Bool {
    fsync(descriptor) == 0 || [EINVAL, ENOSYS, EOPNOTSUPP, EROFS].contains(errno)
  }

  /// - Returns: false, with the reason in `errno`, if it failed.
  package func rename(to other: String) -> Bool {
    renameat(folder, name, folder, other) == 0
  }

  package func remove() { unlinkat(folder, name, 0) }
}
