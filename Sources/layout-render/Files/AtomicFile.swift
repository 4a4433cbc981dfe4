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
