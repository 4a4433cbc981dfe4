import Glibc

/// The names of all outputs together.
enum OutputNames {
  /// Refuses outputs that would overwrite each other or an input.
  ///
  /// - Parameter outputs: where each goes, nil being standard output, and what messages call it.
  static func check(
    _ outputs: [(path: String?, words: String)], against inputs: [InputFile]
  ) throws(TemplateError) {
    var taken = [String: String]()
    let files = Set(inputs.compactMap { FileIdentity($0.argument) })
    for (path, words) in outputs {
      guard let path else { continue }
      if let other = taken.updateValue(words, forKey: path) {
        throw .collision(path: path, first: other, second: words)
      }
      if let file = FileIdentity(path), files.contains(file) { throw .inputOverwritten(path: path) }
    }
  }
}

/// Which regular file a path leads to.
private struct FileIdentity: Hashable {
  var device: dev_t
  var inode: ino_t

  init?(_ path: String) {
    var status = stat()
    guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = status.st_dev
    inode = status.st_ino
  }
}
