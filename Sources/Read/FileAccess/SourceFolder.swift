import Glibc

/// Swift source in a folder.
enum SourceFolder {
  /// Entries that are looked at: a whole disk is not searched.
  private static let limit = 100_000

  /// The files below the folder, by path; none if it is not a folder. Hidden entries do not count, nor do links to
  /// folders, so that the search ends, nor links to anything but Swift source: a link may come from anyone, and
  /// messages quote what is read. The reader follows the same rules.
  package static func files(below path: String, atMost most: Int = .max) -> [String] {
    var folders = [path.hasSuffix("/") ? path : path + "/"][...]
    var (files, count) = ([String](), 0)
    while files.count < most, let folder = folders.popFirst() {
      guard let entries = opendir(folder) else { continue }
      defer { closedir(entries) }
      while files.count < most, count < limit, let entry = readdir(entries) {
        count += 1
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        if name.hasPrefix(".") { continue }
        if Int(entry.pointee.d_type) == DT_DIR {
          folders.append(folder + name + "/")
        } else if InputFile.isSwift(name), isRegular(folder + name) {
          files.append(folder + name)
        }
      }
    }
    return files.sorted()
  }

  private static func isRegular(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return FilePath.real(path).map(InputFile.isSwift) ?? false
  }
}
