package import Glibc

/// The target of a path, however the path is spelt.
package enum FileIdentity: Hashable, Sendable {
  case file(device: dev_t, inode: ino_t, isRegular: Bool)
  /// Nothing yet: a path below a folder that exists.
  case place(device: dev_t, inode: ino_t, path: [String])

  package init(_ status: stat) {
    self = .file(
      device: status.st_dev, inode: status.st_ino, isRegular: status.st_mode & S_IFMT == S_IFREG)
  }

  package init(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      self = FileIdentity(status)
      return
    }
    let path = FilePath.place(behind: path) ?? path
    var base = FilePath.isAbsolute(path) ? "/" : "."
    // Missing folders will be made, and none of them will be a link.
    var missing: [String] = []
    for component in FilePath.components(of: path) where component != "." {
      if missing.isEmpty, stat("\(base)/\(component)", &status) == 0 {
        base += "/\(component)"
      } else if component == "..", !missing.isEmpty {
        missing.removeLast()
      } else {
        missing.append(component)
      }
    }
    status = stat()
    stat(base, &status)
    self =
      missing.isEmpty
      ? FileIdentity(status) : .place(device: status.st_dev, inode: status.st_ino, path: missing)
  }

  var isRegularFile: Bool {
    switch self {
    case .file(_, _, let isRegular): isRegular
    case .place: false
    }
  }
}
