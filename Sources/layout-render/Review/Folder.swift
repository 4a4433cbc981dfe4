import Glibc
import LayoutReview

/// A folder of files that are named by relative paths.
struct Folder: Hashable {
  var path: String

  func path(of file: String) -> String {
    path.isEmpty ? file : path.hasSuffix("/") ? path + file : "\(path)/\(file)"
  }

  func has(_ file: String) -> Bool { access(path(of: file), F_OK) == 0 }

  /// Names in the folder; nil if there is no such folder.
  var names: [String]? {
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

  func read(_ file: String) throws(ReviewError) -> [UInt8] {
    let path = path(of: file)
    do throws(InputError) {
      return try InputFile(argument: path).read()
    } catch {
      throw .unreadable(path: path, error)
    }
  }

  /// A file that must be as it was written.
  func read(_ file: FileReference) throws(ReviewError) -> [UInt8] {
    let path = path(of: file.path)
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile(argument: path).read()
    } catch {
      throw .brokenFile(path: path, isMissing: error == .missing)
    }
    guard file.isHash(of: bytes) else { throw .brokenFile(path: path, isMissing: false) }
    return bytes
  }

  /// Writes a file, and the folders on its way.
  func write(_ bytes: [UInt8], to file: String) throws(ReviewError) {
    do throws(OutputError) {
      try makeFolders(for: file)
      try OutputFile.write(bytes, to: path(of: file))
    } catch {
      throw .cannotWrite(error)
    }
  }

  func makeFolders(for file: String) throws(OutputError) {
    let full = path(of: file)
    for index in full.indices where full[index] == "/" && index != full.startIndex {
      let folder = String(full[..<index])
      if mkdir(folder, 0o777) != 0, errno != EEXIST { throw OutputError(path: folder, number: errno) }
    }
  }

  /// Removes a file, and the folders on its way that become empty.
  func remove(_ file: String) {
    guard FileReference.staysInside(file), unlink(path(of: file)) == 0 else { return }
    var parts = file.split(separator: "/")
    while parts.count > 1 {
      parts.removeLast()
      if rmdir(path(of: parts.joined(separator: "/"))) != 0 { return }
    }
  }

  /// Whether both are one folder.
  func isSame(as other: Folder) -> Bool {
    func resolved(_ path: String) -> String? {
      guard let real = realpath(path.isEmpty ? "." : path, nil) else { return nil }
      defer { free(real) }
      return String(cString: real)
    }
    guard let own = resolved(path), let others = resolved(other.path) else { return path == other.path }
    return own == others
  }
}
