import Glibc
import SafeText

/// Reads the command's files by their paths. `Folder` reads those inside of a folder of this program's own; fonts are
/// read by the backend, and Swift source by a program of its own.
package enum FileReading {
  /// The whole content of a regular file. Pipes and devices, which might never end, are not read.
  ///
  /// - Throws: `.outside` if an input chose the path and it leads where it must not; the file is not opened then.
  package static func content(of path: String, chosenBy chooser: PathChooser) throws(InputError) -> [UInt8] {
    let descriptor =
      switch chooser {
      case .person: try open(path)
      case .input(let folder): try open(path, in: folder)
      }
    defer { close(descriptor) }
    return try Descriptor.read(descriptor)
  }

  /// A descriptor of a regular file, for reading it piece by piece; the caller closes it.
  package static func open(_ path: String) throws(InputError) -> Int32 {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw InputError(errno) }
    do throws(InputError) {
      _ = try regularStatus(of: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// The whole content of an operand, which may be a pipe.
  ///
  /// - Parameter path: nil: standard input.
  package static func operand(_ path: String?) throws(InputError) -> [UInt8] {
    guard let path else { return try Descriptor.read(STDIN_FILENO) }
    try checkLink(path)
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(errno) }
    defer { close(descriptor) }
    return try Descriptor.read(descriptor)
  }

  /// Checks a file or folder that a program of its own reads.
  package static func checkReadable(_ path: String) throws(InputError) {
    guard access(path, R_OK) == 0 else { throw InputError(errno) }
    try checkLink(path)
    var status = stat()
    guard stat(path, &status) == 0 else { throw InputError(errno) }
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      throw .unreadable(reason: "it is not a regular file")
    }
  }

  private static func checkLink(_ path: String) throws(InputError) {
    if let target = linkToOtherKind(path) { throw .unreadable(reason: "it is a link to \(target)") }
  }

  /// The target of a link whose name has an ending that the target's does not have. Such links are put into
  /// repositories so that something is read that is not what the name says.
  private static func linkToOtherKind(_ path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, let target = FilePath.real(path),
      let ending = PathText.divided(PathText.name(of: path)).extension,
      PathText.divided(PathText.name(of: target)).extension != ending
    else { return nil }
    return target
  }

  /// A descriptor of a file that an input names. Nothing is opened for reading before its type is known: even opening a
  /// device can have effects.
  private static func open(_ path: String, in folder: InputFolder) throws(InputError) -> Int32 {
    let place = Glibc.open(path, Descriptor.pathOnly | O_CLOEXEC)
    guard place >= 0 else { throw InputError(errno) }
    defer { close(place) }
    let status = try regularStatus(of: place)
    guard let real = FilePath.real(path), folder.contains(real) else { throw .outside }
    let descriptor = Glibc.open(real, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { throw InputError(errno) }
    // It may have been replaced in the meantime.
    var opened = stat()
    guard fstat(descriptor, &opened) == 0, FileIdentity(opened) == FileIdentity(status) else {
      close(descriptor)
      throw .unreadable(reason: "it is being replaced")
    }
    return descriptor
  }

  private static func regularStatus(of descriptor: Int32) throws(InputError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw InputError(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status
    case S_IFDIR: throw .folder
    default: throw .unreadable(reason: "it is not a regular file")
    }
  }
}
