import Glibc

/// Writes regular files, the same way everywhere in the project: whole or not at all.
///
/// The bytes go to a temporary file in the same folder, which is renamed when all of them are written. Its
/// own name is random and must be new: what a killed process leaves behind does no harm, and no link can take
/// its place.
enum AtomicFile {
  /// - Parameters:
  ///   - name: the file's name in the folder, without a slash.
  ///   - folder: the folder's descriptor.
  ///   - permissions: those of the file that is replaced; nil for a new one.
  ///   - isFlushed: whether the bytes must be on the disk before the file is renamed, to survive a power
  ///     failure. Files that can be made again need not wait for that.
  ///   - failure: makes the error for a number of errno.h.
  ///   - fill: writes the content to a descriptor.
  package static func write<Failure: Error>(
    _ name: String, in folder: Int32, permissions: mode_t? = nil, isFlushed: Bool,
    failure: (Int32) -> Failure,
    fill: (Int32) throws(Failure) -> Void
  ) throws(Failure) {
    // A signal that ended the process now would leave the temporary file behind, so signals have to wait.
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
    // A network file system may report only now that there was no room.
    guard close(temporary.descriptor) == 0, temporary.rename(to: name) else {
      let number = errno
      temporary.remove()
      throw failure(number)
    }
  }
}
