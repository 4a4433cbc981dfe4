import FileAccess
import Glibc
import SafeText

/// The digests of files that are large and seldom change, such as fonts. They are remembered between runs in the
/// user's folder for caches, by what the file system says about the files; without such a folder, the files are read
/// by every run.
struct FileDigests {
  private struct Entry: Hashable {
    var status: String
    var digest: String
  }

  /// By path.
  private var entries: [String: Entry] = [:]
  private var isChanged = false
  /// The states in which the files were found, to notice when these are no longer true.
  private var seen: [String: FileStatus?] = [:]

  init() {
    guard let path = Self.path, let bytes = try? FileReading.content(of: path, chosenBy: .person)
    else { return }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      // A digest, five numbers, a path.
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 6)
      guard parts.count == 7 else { continue }
      let words = parts.map { String(decoding: $0, as: UTF8.self) }
      entries[words[6]] = Entry(status: words[1...5].joined(separator: " "), digest: words[0])
    }
  }

  /// SHA-256; nil for a file that cannot be read.
  mutating func digest(of path: String) -> String? {
    let status = FileStatus(path: path)
    seen.updateValue(status, forKey: path)
    guard let status else { return nil }
    if let entry = entries[path], entry.status == status.text, status.isTelling { return entry.digest }
    guard let digest = Self.read(path), FileStatus(path: path) == status else { return nil }
    if status.isTelling, !path.utf8.contains(UInt8(ascii: "\n")) {
      entries[path] = Entry(status: status.text, digest: digest)
      isChanged = true
    }
    return digest
  }

  /// Whether all files are still those whose digests were requested.
  var areTrue: Bool { seen.allSatisfy { FileStatus(path: $0.key) == $0.value } }

  /// Remembers the digests. If that fails, the files are read again.
  func keep() {
    guard isChanged, let path = Self.path else { return }
    let lines = entries.sorted { $0.key < $1.key }.filter { access($0.key, F_OK) == 0 }
    let text = lines.map { "\($0.value.digest) \($0.value.status) \($0.key)\n" }.joined()
    do throws(Failure) { try OutputFile.write(Array(text.utf8), to: path) } catch {}
  }

  /// The place given by the XDG Base Directory Specification.
  private static var path: String? {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { FilePath.isAbsolute($0) ? $0 : nil }
    }
    let folder = variable("XDG_CACHE_HOME") ?? variable("HOME").map { $0 + "/.cache" }
    return folder.map { $0 + "/layout-render/digests" }
  }

  /// Piece by piece: some fonts are larger than any input may be.
  private static func read(_ path: String) -> String? {
    guard let descriptor = try? FileReading.open(path) else { return nil }
    defer { close(descriptor) }
    let sum = SHA256.Stream()
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return sum.hexadecimal }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      sum.add(chunk[..<count])
    }
  }
}
