import FileAccess
import Glibc

/// Reads files of revisions with one process of git for all of them.
final class GitObjects {
  private let process: pid_t
  private let names: Int32
  private let objects: Int32
  private var buffer: [UInt8] = []

  /// nil if git cannot be started.
  init?() {
    guard let names = Pipe() else { return nil }
    guard let objects = Pipe() else {
      close(names.reading)
      close(names.writing)
      return nil
    }
    let process = ChildProcess.start(
      "git", ["cat-file", "--batch"], input: names.reading, output: objects.writing)
    close(names.reading)
    close(objects.writing)
    guard let process else {
      close(names.writing)
      close(objects.reading)
      return nil
    }
    (self.process, self.names, self.objects) = (process, names.writing, objects.reading)
  }

  deinit {
    close(names)
    close(objects)
    _ = ChildProcess.wait(for: process)
  }

  /// The content of a file.
  ///
  /// - Parameter name: such as `HEAD~2:layouts/card.json`; git takes line by line, so it must be one line.
  func content(of name: String) throws(InputError) -> [UInt8] {
    guard !name.utf8.contains(UInt8(ascii: "\n")) else { throw .missing }
    if Descriptor.write(Array("\(name)\n".utf8), to: names) != nil { throw Self.isGone }
    let words = try line().split(separator: " ")
    guard let size = words.last.flatMap({ Int($0) }), words.count == 3 else { throw .missing }
    let kind = words[1]
    // A folder or a tag is read to its end, so that the next answer can be found.
    let bytes = try take(size + 1).dropLast()
    guard kind == "blob" else { throw .folder }
    return Array(bytes)
  }

  private func line() throws(InputError) -> String {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        return line
      }
      try fill()
    }
  }

  private func take(_ count: Int) throws(InputError) -> [UInt8] {
    guard count <= InputFile.sizeLimit else { throw .tooLarge }
    while buffer.count < count { try fill() }
    defer { buffer.removeSubrange(..<count) }
    return Array(buffer[..<count])
  }

  private func fill() throws(InputError) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(objects, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.isGone }
      buffer += chunk[..<count]
      return
    }
  }

  private static let isGone = InputError.unreadable(reason: "git ended")
}
