import Glibc

/// Paths as the system reads them: byte by byte. To Swift, a slash and a combining mark are one `Character`.
package enum FilePath {
  /// The parts before and after the last slash. The folder includes the slash, and is empty without one.
  package static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[...slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// The parts between slashes; empty ones are left out.
  package static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// The path without links, `.` and `..`; nil if nothing exists there.
  package static func real(_ path: String) -> String? {
    guard let real = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The running program; nil if the system does not say where it is.
  package static let program = real("/proc/self/exe")

  /// The path that symbolic links lead to, whether or not a file exists there.
  ///
  /// - Returns: nil, with the reason in `errno`, for links that form a loop.
  package static func place(behind path: String) -> String? {
    var path = path
    // As many as the kernel follows.
    for _ in 0..<40 {
      guard let target = link(at: path) else { return path }
      path = isAbsolute(target) ? target : parts(of: path).folder + target
    }
    errno = ELOOP
    return nil
  }

  private static func link(at path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    return count > 0 ? String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }

  /// Makes the folders on the path to a file.
  ///
  /// - Returns: the error number, or nil for success.
  static func makeFolders(for path: String) -> Int32? {
    let bytes = path.utf8
    for slash in bytes.indices where bytes[slash] == UInt8(ascii: "/") && slash != bytes.startIndex {
      if mkdir(String(path[..<slash]), 0o777) != 0, errno != EEXIST, errno != EISDIR { return errno }
    }
    return nil
  }
}
