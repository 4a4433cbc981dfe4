import Glibc

/// A folder of the user's fonts. Fontconfig could read it, but in an unspecified order, and would complain that it has
/// no cache directory.
struct FontDirectory {
  static let suffixes = [".otf", ".ttf", ".ttc", ".otc"]
  private static let maximumDepth = 6
  private static let maximumEntries = 20_000

  private let path: String

  init(_ path: String) { self.path = path }

  /// The font files in the folder and its subfolders, sorted by name.
  ///
  /// - Throws: `FontError` if the folder cannot be read or has no fonts; unreadable subfolders are skipped.
  func files() throws(FontError) -> [String] {
    guard let names = Self.entries(path) else { throw .directoryUnreadable(path: path) }
    var files: [String] = []
    var seen = 0
    Self.collect(path, names, depth: 0, seen: &seen, into: &files)
    guard !files.isEmpty else { throw .directoryEmpty(path: path) }
    return files
  }

  /// The largest font file, in bytes; those for Chinese, Japanese and Korean have a hundred million.
  private static let sizeLimit = 512 << 20

  static func isFile(_ path: String) -> Bool {
    do throws(FontError) { try check(path) } catch { return false }
    return true
  }

  /// - Throws: `FontError` if a path does not lead to a file with the size of a font.
  static func check(_ path: String) throws(FontError) {
    var status = stat()
    // Fontconfig reports anything else that is wrong with the file.
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .fileRefused(path: path, reason: "it is not a file")
    }
    guard status.st_size <= sizeLimit else {
      throw .fileRefused(path: path, reason: "it is larger than \(sizeLimit >> 20) MiB, the limit")
    }
  }

  private static func collect(
    _ path: String, _ names: [String], depth: Int, seen: inout Int, into files: inout [String]
  ) {
    for name in names {
      seen += 1
      guard seen <= maximumEntries else { return }
      let entry = path + "/" + name
      if suffixes.contains(where: name.lowercased().hasSuffix) {
        files.append(entry)
      } else if depth < maximumDepth, let names = entries(entry) {
        collect(entry, names, depth: depth + 1, seen: &seen, into: &files)
      }
    }
  }

  /// The names in a folder except hidden ones, sorted; nil if it is not a folder, or cannot be read.
  private static func entries(_ path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder), names.count < maximumEntries {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
