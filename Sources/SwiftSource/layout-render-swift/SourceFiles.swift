import Glibc
import SwiftInterpreter
import UIKitModel

/// The files of a request.
enum SourceFiles {
  /// The limit on the size of a file, in bytes.
  private static let sizeLimit = 16 << 20
  /// A whole disk is not searched, as in the command.
  private static let entryLimit = 100_000

  /// A file, or all Swift files below a folder, in the order of their paths. Hidden entries do not count; nor do links
  /// to folders, so that the walk ends, or links to anything but Swift source, as in the command.
  static func units(at path: String) throws(RequestError) -> [SourceUnit] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw RequestError(message: "there is no \(path)") }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [try unit(path)] }
    var units: [SourceUnit] = []
    for file in try files(below: path.hasSuffix("/") ? path : path + "/").sorted() {
      units.append(try unit(file))
    }
    return units
  }

  /// - Parameter path: with a slash at the end.
  private static func files(below path: String) throws(RequestError) -> [String] {
    var (folders, files, count) = ([path][...], [String](), 0)
    while let folder = folders.popFirst() {
      guard let entries = opendir(folder) else { continue }
      defer { closedir(entries) }
      while let entry = readdir(entries) {
        count += 1
        guard count <= entryLimit else {
          throw RequestError(message: "\(path) has more than \(entryLimit) entries; name a folder in it")
        }
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        if name.hasPrefix(".") { continue }
        if Int(entry.pointee.d_type) == DT_DIR {
          folders.append(folder + name + "/")
        } else if name.hasSuffix(".swift"), isRegular(folder + name) {
          files.append(folder + name)
        }
      }
    }
    return files
  }

  private static func isRegular(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let real = realpath(path, nil) else {
      return false
    }
    defer { free(real) }
    return String(cString: real).hasSuffix(".swift")
  }

  private static func unit(_ path: String) throws(RequestError) -> SourceUnit {
    // Otherwise opening a pipe that has no writer would wait for one.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0, let bytes = read(descriptor, limit: sizeLimit) else {
      throw RequestError(message: "\(path) cannot be read")
    }
    close(descriptor)
    guard bytes.count < sizeLimit else { throw RequestError(message: "\(path) is larger than 16 MB") }
    return SourceUnit(path: path, text: String(decoding: bytes, as: UTF8.self), isModel: false)
  }

  /// The bytes up to the end or the limit; nil if they cannot be read.
  static func read(_ descriptor: Int32, limit: Int = .max) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
