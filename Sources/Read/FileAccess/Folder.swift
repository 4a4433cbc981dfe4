import Glibc

/// A folder of files that are named by relative paths, such as a baseline or a report.
///
/// Its contents cannot be trusted: below the folder no link is followed, and only regular files are read,
/// overwritten or removed.
package struct Folder: Hashable {
  package var path: String

  package init(path: String) { self.path = path }

  package func path(of file: String) -> String {
    path.isEmpty || path.utf8.last == UInt8(ascii: "/") ? path + file : "\(path)/\(file)"
  }

  /// Whether the folder itself contains something with this name, of whatever type.
  package func has(_ name: String) -> Bool {
    var status = stat()
    return lstat(path(of: name), &status) == 0
  }

  /// The names in the folder; nil if there is no such folder.
  package var names: [String]? {
    guard let stream = opendir(path.isEmpty ? "." : path) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  package func read(_ file: String) throws(Failure) -> [UInt8] {
    try read(file) { Failure($0).about(InputFile(argument: path(of: file))) }
  }

  /// Reads a file that must be as it was written.
  package func read(_ file: FileReference) throws(Failure) -> [UInt8] {
    let path = path(of: file.path)
    let bytes = try read(file.path) { .brokenFile(path, isMissing: $0 == .missing) }
    guard file.isHash(of: bytes) else { throw .brokenFile(path) }
    return bytes
  }

  private func read(_ file: String, unreadable: (InputError) -> Failure) throws(Failure) -> [UInt8] {
    let (folder, name) = try entry(file, makesFolders: false) { unreadable(InputError($0)) }
    // Without O_NONBLOCK, a pipe would wait for a writer.
    let descriptor = openat(
      folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno, file) { unreadable(InputError($0)) } }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notPlain(path(of: file))
    }
    return try Failure.from(unreadable) { () throws(InputError) in try Descriptor.read(descriptor) }
  }

  /// Writes a file, and makes the folders on its path.
  ///
  /// - Parameter isFlushed: whether the file must survive a power failure.
  package func write(_ bytes: [UInt8], to file: String, isFlushed: Bool = true) throws(Failure) {
    try write(to: file, isFlushed: isFlushed) { descriptor throws(Failure) in
      if let number = Descriptor.write(bytes, to: descriptor) { throw .cannotWrite(path(of: file), number) }
    }
  }

  /// - Parameter fill: writes the content to a descriptor.
  package func write(
    to file: String, isFlushed: Bool = true, fill: (Int32) throws(Failure) -> Void
  ) throws(Failure) {
    let unwritable: (Int32) -> Failure = { .cannotWrite(path(of: file), $0) }
    let (folder, name) = try entry(file, makesFolders: true, failure: unwritable)
    var old = stat()
    let exists = fstatat(folder.descriptor, name, &old, AT_SYMLINK_NOFOLLOW) == 0
    guard !exists || old.st_mode & S_IFMT == S_IFREG else { throw .notPlain(path(of: file)) }
    try AtomicFile.write(
      name, in: folder.descriptor, permissions: exists ? old.st_mode & 0o7777 : nil, isFlushed: isFlushed,
      failure: { failure($0, file, other: unwritable) }, fill: fill)
  }

  /// Removes a file, and the folders on its path that become empty.
  package func remove(_ file: String) {
    do throws(Failure) {
      var (folder, name) = try entry(file, makesFolders: false) { _ in .brokenFile(file) }
      guard unlinkat(folder.descriptor, name, 0) == 0 else { return }
      var parts = FilePath.components(of: file)
      while parts.count > 1 {
        parts.removeLast()
        (folder, name) = try entry(parts.joined(separator: "/"), makesFolders: false) { _ in .brokenFile(file)
        }
        if unlinkat(folder.descriptor, name, AT_REMOVEDIR) != 0 { return }
      }
    } catch {
      // A file that cannot be reached was not written by a review, or is gone.
    }
  }

  /// Whether both are the same folder.
  package func isSame(as other: Folder) -> Bool {
    guard let own = FilePath.real(path), let others = FilePath.real(other.path) else {
      return path == other.path
    }
    return own == others
  }

  /// The folder, by its path without links, if it is the other one or lies inside it; nil otherwise.
  package func inside(_ other: Folder) -> Folder? {
    guard let own = FilePath.real(path), let others = FilePath.real(other.path) else { return nil }
    let parts = FilePath.components(of: own)
    return parts.starts(with: FilePath.components(of: others)) ? Folder(path: own) : nil
  }

  /// Whether links on its path, as far as that exists, lead out of the other folder.
  package func leads(outOf other: Folder) -> Bool {
    guard let outer = FilePath.real(other.path) else { return true }
    var existing = path
    while FilePath.real(existing) == nil, !existing.isEmpty {
      existing = FilePath.components(of: existing).dropLast().joined(separator: "/")
      if FilePath.isAbsolute(path), !existing.isEmpty { existing = "/" + existing }
    }
    guard let real = FilePath.real(existing) else { return true }
    return !FilePath.components(of: real).starts(with: FilePath.components(of: outer))
  }

  // MARK: The path to a file

  /// - Parameter failure: makes the error for a number of errno.h.
  private func entry(
    _ file: String, makesFolders: Bool, failure other: (Int32) -> Failure
  ) throws(Failure) -> (OpenFolder, String) {
    var parts = FilePath.components(of: file)
    guard parts.count == file.utf8.count(where: { $0 == UInt8(ascii: "/") }) + 1,
      !parts.contains("."), !parts.contains(".."), let name = parts.popLast()
    else { throw .brokenFile(path(of: file)) }
    if makesFolders, let number = FilePath.makeFolders(for: path(of: name)) {
      throw failure(number, file, other: other)
    }
    var number: Int32 = 0
    var folder = OpenFolder(path.isEmpty ? "." : path, in: nil, isLinkFollowed: true)
    for part in parts {
      guard let outer = folder else { break }
      if makesFolders, mkdirat(outer.descriptor, part, 0o777) != 0, errno != EEXIST { number = errno }
      folder = OpenFolder(part, in: outer, isLinkFollowed: false)
    }
    if let folder { return (folder, name) }
    throw failure(number != 0 ? number : errno, file, other: other)
  }

  private func failure(_ number: Int32, _ file: String, other: (Int32) -> Failure) -> Failure {
    [ELOOP, ENOTDIR, ENXIO].contains(number) ? .notPlain(path(of: file)) : other(number)
  }
}

/// A folder that is kept open, so that nobody can replace it with another.
private final class OpenFolder {
  let descriptor: Int32

  /// nil, with the reason in `errno`, if it cannot be opened.
  init?(_ path: String, in outer: OpenFolder?, isLinkFollowed: Bool) {
    let descriptor = openat(
      outer?.descriptor ?? AT_FDCWD, path,
      O_RDONLY | O_DIRECTORY | O_CLOEXEC | (isLinkFollowed ? 0 : O_NOFOLLOW))
    if descriptor < 0 { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
