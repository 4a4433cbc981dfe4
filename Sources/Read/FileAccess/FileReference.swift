package import JSONText
import SafeText

/// A file that a manifest or a report names: below its folder, and identified by its content.
package struct FileReference: Hashable, Sendable {
  /// With slashes, relative to the folder.
  package var path: String
  /// SHA-256, 64 hexadecimal digits.
  package var hash: String

  package init(path: String, hash: String) {
    self.path = path
    self.hash = hash
  }

  package init(_ path: String, of bytes: [UInt8]) {
    self.init(path: path, hash: SHA256.hexadecimal(of: bytes))
  }

  package func isHash(of bytes: [UInt8]) -> Bool { SHA256.hexadecimal(of: bytes) == hash }
}

extension FileReference {
  /// nil if it is not a reference, or its path leads out of the folder.
  package init?(_ json: JSONNode?) {
    guard let path = json?["path"]?.string, let hash = json?["sha256"]?.string, PathText.staysInside(path)
    else {
      return nil
    }
    self.init(path: path, hash: hash)
  }

  package var json: JSONNode { .object([("path", .string(path)), ("sha256", .string(hash))]) }
}
