import Glibc

/// Writes the outputs that the command line names.
package enum OutputFile {
  /// Writes a file whole or not at all, and makes the folders on its path.
  ///
  /// Anything but a regular file, such as a device or a pipe, is written to directly. Symbolic links, even
  /// dangling ones, are followed, as by a shell's `>`: the maker of a link wants the file where it leads.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    func failure(_ number: Int32) -> Failure { .cannotWrite(path, number) }
    var old = stat()
    // The kernel follows the links first, and rejects those of other users in folders such as /tmp.
    let exists = stat(path, &old) == 0
    if !exists, errno != ENOENT { throw failure(errno) }
    if exists ? old.st_mode & S_IFMT == S_IFDIR : FilePath.parts(of: path).name.isEmpty {
      throw failure(EISDIR)
    }
    if !exists, let number = FilePath.makeFolders(for: path) { throw failure(number) }
    guard let place = FilePath.place(behind: path) else { throw failure(errno) }
    // Following the name of a link of /proc to an open file does not lead to that file.
    let isReplaceable = old.st_mode & S_IFMT == S_IFREG && FileIdentity(place) == FileIdentity(old)
    guard !exists || isReplaceable else {
      try fill(open(path, O_WRONLY | O_CLOEXEC), bytes, failure)
      return
    }
    // A file that its owner has made read-only must not be replaced.
    if exists, access(place, W_OK) != 0 { throw failure(errno) }
    let (folder, name) = FilePath.parts(of: place)
    // Writing into a folder needs no permission to list it.
    let descriptor = open(folder.isEmpty ? "." : folder, Descriptor.pathOnly | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    try AtomicFile.write(
      name, in: descriptor, permissions: exists ? old.st_mode & 0o7777 : nil, isFlushed: false,
      failure: failure
    ) { file throws(Failure) in
      if let number = Descriptor.write(bytes, to: file) { throw failure(number) }
    }
  }

  private static func fill(
    _ descriptor: Int32, _ bytes: [UInt8], _ failure: (Int32) -> Failure
  ) throws(Failure) {
    guard descriptor >= 0 else { throw failure(errno) }
    var number = Descriptor.write(bytes, to: descriptor)
    if close(descriptor) != 0, number == nil { number = errno }
    if let number { throw failure(number) }
  }
}
