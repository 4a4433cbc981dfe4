/// The files that the outputs of a run must not overwrite, whatever path leads to them.
package struct ReservedFiles: Sendable {
  private var inputs: Set<FileIdentity> = []
  private var others: [FileIdentity: String] = [:]

  /// - Parameter others: files that the run writes besides its outputs, and their names in messages.
  /// - Throws: if one of them would overwrite an input or another one.
  package init(_ files: [InputFile], _ others: [(path: String, words: String)] = []) throws(Failure) {
    add(files.filter { !$0.isStandardInput }.map(\.argument))
    try check(others.map { ($0.path, $0.words) })
    for other in others { self.others[FileIdentity(other.path)] = other.words }
  }

  /// Adds files that are read besides the inputs.
  package mutating func add(_ paths: [String]) {
    inputs.formUnion(paths.map { FileIdentity($0) }.filter(\.isRegularFile))
  }

  /// Rejects outputs that would overwrite each other, an input or another file of the run.
  ///
  /// - Parameter outputs: the path of each (nil: standard output) and its name in messages.
  package func check(_ outputs: [(path: String?, words: String)]) throws(Failure) {
    var taken = others
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
