import LayoutReview

/// A baseline on disk.
enum BaselineFolder {
  /// The manifest, every file of which has been found to be what it says.
  ///
  /// - Returns: nil if there is no such folder, or nothing in it.
  static func load(_ folder: Folder) throws(ReviewError) -> BaselineManifest? {
    guard let manifest = try manifest(of: folder) else { return nil }
    for file in manifest.files { _ = try folder.read(file) }
    return manifest
  }

  static func manifest(of folder: Folder) throws(ReviewError) -> BaselineManifest? {
    guard folder.has(BaselineManifest.fileName) else {
      guard folder.names?.isEmpty ?? true else { throw .foreignBaseline(folder.path) }
      return nil
    }
    let bytes = try folder.read(BaselineManifest.fileName)
    do throws(DocumentError) {
      return try BaselineManifest(parsing: bytes)
    } catch {
      throw .document(path: folder.path(of: BaselineManifest.fileName), what: "baseline", error)
    }
  }
}

/// The names of the files of an option, the same in a baseline and in a report.
enum ReviewFileNames {
  static func solution(_ scenario: String, _ option: String) -> String {
    "\(stem(of: scenario))/\(stem(of: option)).json"
  }

  static func picture(_ scenario: String, _ option: String, _ variant: PictureVariant) -> String {
    "\(stem(of: scenario))/\(stem(of: option))-\(variant.appearance)\(variant.hasOverlay ? "" : "-plain").png"
  }

  /// The name where it is fit for one; else what is fit of it, with some digits of its hash, so that no two
  /// names lead to one file.
  static func stem(of name: String) -> String {
    let safe = OutputTemplate.fileNameSafe(name)
    guard safe != name || safe.utf8.count > 100 || safe.contains("~") else { return safe }
    var short = ""
    for character in safe where short.utf8.count + character.utf8.count <= 80 { short.append(character) }
    return "\(short)~\(SHA256.hexadecimal(of: Array(name.utf8)).prefix(10))"
  }
}
