import Glibc

/// The files that the outputs of a run must leave alone, whatever path leads to them.
struct ReservedFiles: Sendable {
  private var inputs: Set<FileIdentity>
  private var dependencies: FileIdentity?

  /// - Throws: if the dependency file would overwrite an input.
  init(_ request: RenderRequest) throws(TemplateError) {
    inputs = Set(request.namedInputs.filter { $0 != "-" }.map(FileIdentity.init).filter(\.isRegularFile))
    guard let path = request.dependencies else { return }
    let identity = FileIdentity(path)
    if inputs.contains(identity) { throw .inputOverwritten(path: path) }
    dependencies = identity
  }

  /// Refuses outputs that would overwrite each other, an input or the dependency file.
  ///
  /// - Parameter outputs: where each goes, nil being standard output, and what messages call it.
  func check(_ outputs: [(path: String?, words: String)]) throws(TemplateError) {
    var taken: [FileIdentity: String] = [:]
    if let dependencies { taken[dependencies] = "the dependency file" }
    for (path, words) in outputs {
      guard let path else { continue }
      let identity = FileIdentity(path)
      if let other = taken.updateValue(words, forKey: identity) {
        throw .collision(path: path, first: other, second: words)
      }
      if inputs.contains(identity) { throw .inputOverwritten(path: path) }
    }
  }
}

/// What a path leads to, however it is spelt.
enum FileIdentity: Hashable, Sendable {
  case file(device: dev_t, inode: ino_t, isRegular: Bool)
  /// Nothing yet: a path below a folder that is there.
  case place(device: dev_t, inode: ino_t, path: [String])

  init(_ status: stat) {
    self = .file(
      device: status.st_dev, inode: status.st_ino, isRegular: status.st_mode & S_IFMT == S_IFREG)
  }

  init(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      self = FileIdentity(status)
      return
    }
    let path = FilePath.place(behind: path) ?? path
    var base = FilePath.isAbsolute(path) ? "/" : "."
    // Folders that are missing will be made, and no link will be among them.
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
