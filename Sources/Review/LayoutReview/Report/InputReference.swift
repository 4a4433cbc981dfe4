package import FileAccess
package import JSONText

/// An option's input as it was reviewed: the file, and the image files that it names.
package struct InputReference: Hashable, Sendable {
  /// The file's name without its folder; its ending says what kind of input it is.
  package var name: String
  package var file: FileReference
  /// By the names that the input has for them, sorted.
  package var images: [ImageReference]

  package init(name: String, file: FileReference, images: [ImageReference] = []) {
    self.name = name
    self.file = file
    self.images = images
  }

  package var files: [FileReference] { [file] + images.map(\.file) }

  /// Whether both are the same input, wherever their files are.
  package func isSame(as other: InputReference) -> Bool {
    file.hash == other.file.hash && name == other.name && images.map(\.name) == other.images.map(\.name)
      && images.map(\.file.hash) == other.images.map(\.file.hash)
  }

  /// The same input with its files in other places.
  package func moved(_ path: (FileReference) -> String) -> InputReference {
    func moved(_ file: FileReference) -> FileReference { FileReference(path: path(file), hash: file.hash) }
    return InputReference(
      name: name, file: moved(file),
      images: images.map { ImageReference(name: $0.name, file: moved($0.file)) })
  }
}

/// An image file that an input names.
package struct ImageReference: Hashable, Sendable {
  /// As in the input: relative to its folder.
  package var name: String
  package var file: FileReference

  package init(name: String, file: FileReference) {
    self.name = name
    self.file = file
  }
}

extension InputReference {
  package var json: JSONNode {
    let list = images.map { JSONNode.object([("name", .string($0.name)), ("file", $0.file.json)]) }
    return .object(
      [("name", .string(name)), ("file", file.json)] + (list.isEmpty ? [] : [("images", .array(list))]))
  }

  /// nil for JSON that `json` does not produce.
  package init?(_ json: JSONNode) {
    guard let name = json["name"]?.string, let file = FileReference(json["file"]) else { return nil }
    let elements = json["images"]?.elements ?? []
    let images = elements.compactMap { element -> ImageReference? in
      guard let name = element["name"]?.string, let file = FileReference(element["file"]) else { return nil }
      return ImageReference(name: name, file: file)
    }
    guard images.count == elements.count, Set(images.map(\.name)).count == images.count else { return nil }
    self.init(name: name, file: file, images: images)
  }
}
