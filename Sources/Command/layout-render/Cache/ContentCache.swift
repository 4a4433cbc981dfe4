import Diagnostics
import FileAccess
import SafeText

/// Results by what they were made from, in a folder that is laid out as Bazel's HTTP cache: `cas` has contents by their
/// SHA-256, `ac` has by each key an `ActionResult`. The names are flat, as they are in the addresses of that protocol,
/// so that any server of files can offer the folder, and any mount of such a server is one.
///
/// Processes and machines can share the folder: files are written whole or not at all, and only with content that
/// belongs to their names. Missing or damaged files count as absent, and are written again.
struct ContentCache: Hashable, Sendable {
  let folder: Folder

  /// The names in the folder.
  static let folders: Set = ["ac", "cas"]

  /// Why a folder cannot be used as a cache.
  struct Problem: Error {
    let reason: String
  }

  /// - Returns: nil if there is none, or it is damaged.
  func entry(for key: CacheKey) throws(Problem) -> ActionResult? {
    try read("ac/\(key.digest)").flatMap { ActionResult(encoded: $0) }
  }

  /// - Returns: nil if it is not there, or it is damaged.
  func content(_ digest: ActionResult.Digest) throws(Problem) -> [UInt8]? {
    // A digest comes from an entry, and must not lead elsewhere.
    guard digest.isWellFormed, let bytes = try read("cas/\(digest.hash)"), digest == .init(of: bytes) else {
      return nil
    }
    return bytes
  }

  func keep(_ bytes: [UInt8]) throws(Problem) -> ActionResult.Digest {
    let digest = ActionResult.Digest(of: bytes)
    if try content(digest) == nil { try write(bytes, to: "cas/\(digest.hash)") }
    return digest
  }

  /// - Parameter entry: its contents must have been kept before.
  func keep(_ entry: ActionResult, for key: CacheKey) throws(Problem) {
    try write(entry.encoded, to: "ac/\(key.digest)")
  }

  private func read(_ file: String) throws(Problem) -> [UInt8]? {
    do throws(Failure) { return try folder.read(file) } catch {
      if error.isAboutMissingFile { return nil }
      throw Problem(reason: error.reason)
    }
  }

  private func write(_ bytes: [UInt8], to file: String) throws(Problem) {
    do throws(Failure) { try folder.write(bytes, to: file, isFlushed: false) } catch {
      throw Problem(reason: error.reason)
    }
  }
}

extension Failure {
  fileprivate var isAboutMissingFile: Bool { messages.first?.diagnostic.code == Self.missingFile }

  fileprivate var reason: String { messages.first?.diagnostic.message ?? "" }
}
