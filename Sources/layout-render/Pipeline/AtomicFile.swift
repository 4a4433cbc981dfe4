import Glibc

/// The one way in which the project writes files: whole or not at all.
///
/// The bytes go to a temporary file in the same folder, which takes the name when all of them are written. Its own
/// name is random and must be new: what a killed process has left behind is in nobody's way, and no link can stand in
/// its place.
enum AtomicFile {
  /// - Parameters:
  ///   - name: in the folder, without a slash.
  ///   - folder: a descriptor of it.
  ///   - permissions: those of the file that is replaced; nil for a new one.
  ///   - isFlushed: whether the bytes are on the disk when the file takes the name, and so outlive a power cut. What
  ///     can be made again need not wait for that.
  ///   - failure: the error for a number of errno.h.
  ///   - fill: writes the content to a descriptor.
  static func write<Failure: Error>(
    _ name: String, in folder: Int32, permissions: mode_t? = nil, isFlushed: Bool,
    failure: (Int32) -> Failure,
    fill: (Int32) throws(Failure) -> Void
  ) throws(Failure) {
    // A signal that ended the process now would leave the temporary file: it waits until that is gone.
    let mask = SignalMask.blockAll()
    defer { mask.restore() }
    guard let temporary = TemporaryFile(in: folder) else { throw failure(errno) }
    do throws(Failure) {
      try fill(temporary.descriptor)
      if let permissions { _ = fchmod(temporary.descriptor, permissions) }
      guard !isFlushed || temporary.flush() else { throw failure(errno) }
    } catch {
      close(temporary.descriptor)
      temporary.remove()
      throw error
    }
    // A network's file system may tell only now that there was no room.
    guard close(temporary.descriptor) == 0, temporary.rename(to: name) else {
      let number = errno
      temporary.remove()
      throw failure(number)
    }
  }
}

/// A file that nobody else knows of.
private struct TemporaryFile {
  let descriptor: Int32
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

  /// - Returns: false, with the reason in `errno`, if it failed. A file system that knows no such thing has done what
  ///   it can.
  func flush() -> Bool {
    fsync(descriptor) == 0 || [EINVAL, ENOSYS, EOPNOTSUPP, EROFS].contains(errno)
  }

  /// - Returns: false, with the reason in `errno`, if it stays what it is.
  func rename(to other: String) -> Bool {
    renameat(folder, name, folder, other) == 0
  }

  func remove() { unlinkat(folder, name, 0) }
}

/// The signals that a thread has blocked.
struct SignalMask {
  private var signals: sigset_t

  /// Blocks the signals that come from outside for the calling thread, and gives what was blocked before. A
  /// trap of the process's own would end it in silence if it were blocked.
  static func blockAll() -> SignalMask {
    var all = sigset_t()
    sigfillset(&all)
    for number in Process.traps { sigdelset(&all, number) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &all, &before)
    return SignalMask(signals: before)
  }

  func restore() {
    var signals = signals
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}
