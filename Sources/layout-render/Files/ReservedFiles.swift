/// The files that the outputs of a run must not overwrite, whatever path leads to them.
struct ReservedFiles: Sendable {
  private var inputs: Set<FileIdentity> = []
  private var dependencies: FileIdentity?

  /// - Parameter dependencies: the dependency file.
  /// - Throws: if that would overwrite an input.
  init(_ files: [InputFile], dependencies path: String? = nil) throws(Failure) {
    add(files.filter { !$0.isStandardInput }.map(\.argument))
    guard let path else { return }
    let identity = FileIdentity(path)
    if inputs.contains(identity) { throw .inputOverwritten(path: path) }
    dependencies = identity
  }

  /// Adds files that are read besides the inputs.
  mutating func add(_ paths: [String]) {
    inputs.formUnion(paths.map { FileIdentity($0) }.filter(\.isRegularFile))
  }

  /// Rejects outputs that would overwrite each other, an input or the dependency file.
  ///
  /// - Parameter outputs: the path of each (nil: standard output) and its name in messages.
  func check(_ outputs: [(path: String?, words: String)]) throws(Failure) {
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
