import LayoutFiles
import SafeText

/// Results by what they were made from, in a folder that is laid out as Bazel's HTTP cache: `cas` has contents by
/// their SHA-256, `ac` has by each key the list of a result's contents.
///
/// Processes can share the folder: files are written whole or not at all, and only with content that belongs to their
/// names. What is missing or damaged counts as not there, and is written again.
struct ContentCache: Hashable, Sendable {
  let folder: Folder

  /// A result: contents by their names.
  struct Result: Hashable {
    var files: [(name: String, bytes: [UInt8])]

    static func == (left: Result, right: Result) -> Bool {
      left.files.elementsEqual(right.files) { $0.name == $1.name && $0.bytes == $1.bytes }
    }

    func hash(into hasher: inout Hasher) { for file in files { hasher.combine(file.name) } }
  }

  private static let kind = "layout-render result"

  /// - Returns: nil if there is none, or not all of it.
  func result(for key: CacheKey) -> Result? {
    do throws(Failure) {
      let list = try JSONNode.document(folder.read("ac/\(key.digest)"))
      guard let list, list["kind"]?.string == Self.kind, let elements = list["files"]?.elements else {
        return nil
      }
      var result = Result(files: [])
      for element in elements {
        guard let name = element["name"]?.string, let digest = element["sha256"]?.string,
          digest.utf8.count == 64, digest.utf8.allSatisfy(Self.isDigit)
        else { return nil }
        let bytes = try folder.read("cas/\(digest)")
        guard SHA256.hexadecimal(of: bytes) == digest else { return nil }
        result.files.append((name, bytes))
      }
      return result
    } catch {
      return nil
    }
  }

  /// Keeps a result. A cache that cannot be written is of no use, and does no harm.
  func keep(_ result: Result, for key: CacheKey) {
    do throws(Failure) {
      var list: [JSONNode] = []
      for (name, bytes) in result.files {
        let digest = SHA256.hexadecimal(of: bytes)
        if !has(bytes, "cas/\(digest)") { try folder.write(bytes, to: "cas/\(digest)", isFlushed: false) }
        list.append(.object([("name", .string(name)), ("sha256", .string(digest))]))
      }
      let document = JSONNode.object([("kind", .string(Self.kind)), ("files", .array(list))])
      try folder.write(Array(document.line.utf8), to: "ac/\(key.digest)", isFlushed: false)
    } catch {
      return
    }
  }

  private func has(_ bytes: [UInt8], _ file: String) -> Bool {
    do throws(Failure) { return try folder.read(file) == bytes } catch { return false }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
  }
}

extension JSONNode {
  /// nil for bytes that are not JSON.
  fileprivate static func document(_ bytes: [UInt8]) -> JSONNode? {
    do throws(Diagnostic) { return try JSONNode(parsing: bytes) } catch { return nil }
  }
}
