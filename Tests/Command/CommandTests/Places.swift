import Foundation
import TestSupport

/// Where the tests find things.
enum Places {
  static let root = PackageFolder.url
  static let samples = root.appending(path: "samples")
  static let golden = root.appending(path: "Tests/Command/CommandTests/Golden")
  static let catalogue = root.appending(path: "Sources/Command/layout-render/Documentation.docc")

  /// The command as it was built with the tests, beside them.
  static let command = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "layout-render")

  static func files(below folder: URL, withExtension pathExtension: String) throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return names.filter { $0.hasSuffix(".\(pathExtension)") }.map { folder.appending(path: $0) }
  }
}

/// A folder of a test's own, removed with it.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "layout-render-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A folder that several tests share, one after the other; removed when they have ended.
  static func untilTheEnd() throws -> Scratch {
    let scratch = try Scratch()
    if kept.isEmpty { atexit { Scratch.kept.forEach { $0.remove() } } }
    kept.append(scratch)
    return scratch
  }

  nonisolated(unsafe) private static var kept: [Scratch] = []

  deinit { remove() }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Writes a file at once, so that a program that watches it never sees a part.
  @discardableResult func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
    return path(name)
  }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

  /// All names, hidden ones too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }
}

/// What a program did.
struct Run {
  var status: Int32
  var output: Data
  var errors: String
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs a program to its end, as if nobody integrated continuously unless `environment` says so: the tests
  /// say the same on a build machine and on a desk.
  static func program(
    _ path: String, _ arguments: [String], input: Data = Data(),
    environment: [String: String] = environment(isIntegrating: false), in folder: URL? = nil
  ) throws -> Run {
    let scratch = try Scratch()
    for name in ["in", "out", "err"] {
      try (name == "in" ? input : Data()).write(to: scratch.folder.appending(path: name))
    }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = try FileHandle(forReadingFrom: scratch.folder.appending(path: "in"))
    process.standardOutput = try FileHandle(forWritingTo: scratch.folder.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: scratch.folder.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try scratch.bytes("out"),
      errors: String(decoding: try scratch.bytes("err"), as: UTF8.self))
  }

  static func command(
    _ arguments: [String], input: Data = Data(),
    environment: [String: String] = environment(isIntegrating: false), in folder: URL? = nil
  ) throws -> Run {
    try program(Places.command.path, arguments, input: input, environment: environment, in: folder)
  }

  /// The surroundings of the tests, with continuous integration or without it.
  static func environment(isIntegrating: Bool) -> [String: String] {
    ProcessInfo.processInfo.environment.merging(["CI": isIntegrating ? "true" : ""]) { $1 }
  }

  /// The command in a shell's words, `$0` being the command.
  static func shell(_ script: String, _ arguments: [String] = []) throws -> Run {
    try program("/bin/bash", ["--norc", "-c", script, Places.command.path] + arguments)
  }
}
