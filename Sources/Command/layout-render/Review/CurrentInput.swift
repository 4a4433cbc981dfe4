import FileAccess
import LayoutReview
import LayoutScene
import SafeText
import ScenarioFiles

/// An input as it is, with the files that an approval copies into the baseline.
struct CurrentInput {
  /// The reference, with the paths that the files have in a baseline.
  let reference: InputReference
  /// The content of its files, by their paths.
  private let contents: [String: [UInt8]]

  init(_ document: Document) {
    var contents: [String: [UInt8]] = [:]
    func file(_ name: String, _ bytes: [UInt8]) -> FileReference {
      let hash = SHA256.hexadecimal(of: bytes)
      let path = ReviewFileNames.input(name, hash: hash)
      contents[path] = bytes
      return FileReference(path: path, hash: hash)
    }
    let images = document.scene.imageFiles.filter { !$0.isCarried }.compactMap { image in
      image.content.flatMap { Base64.decode($0.base64) }.map {
        ImageReference(name: image.name, file: file(image.name, $0))
      }
    }
    reference = InputReference(
      name: document.file.name, file: file(document.file.name, document.bytes), images: images)
    self.contents = contents
  }

  /// Copies the files into a report.
  ///
  /// - Returns: the reference to the copies.
  func write(to report: Folder) throws(Failure) -> InputReference {
    for (path, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      try report.write(bytes, to: ReviewFileNames.Part.after.path(path), isFlushed: false)
    }
    return reference.moved { ReviewFileNames.Part.after.path($0.path) }
  }
}
