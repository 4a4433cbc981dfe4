import Glibc

/// A folder the user has fonts in. Fontconfig could read it, but in no certain order, and would complain that it
/// has nowhere to keep what it read.
struct FontDirectory {
  static let suffixes = [".otf", ".ttf", ".ttc", ".otc"]
  private static let maximumDepth = 6
  private static let maximumEntries = 20_000

  private let path: String

  init(_ path: String) { self.path = path }

  /// The font files in the folder and those in it, by name.
  ///
  /// - Throws: `FontError` if the folder itself cannot be read or has none; folders in it are passed over.
  func files() throws(FontError) -> [String] {
    guard let names = Self.entries(path) else { throw .directoryUnreadable(path: path) }
    var files: [String] = []
    var seen = 0
    Self.collect(path, names, depth: 0, seen: &seen, into: &files)
    guard !files.isEmpty else { throw .directoryEmpty(path: path) }
    return files
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

  /// The visible names in a folder, sorted; nil if it is none, or cannot be read.
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
