import Foundation
import TestSupport
import Testing

/// The reader of Swift source, as `make reader` built it.
enum ReaderRun {
  struct Answer {
    var status: Int32
    var output: Data
    var errors: String
  }

  static func run(_ program: URL, _ input: Data) throws -> Answer {
    let process = Process()
    process.executableURL = program
    let (input_, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input_, output, errors)
    try process.run()
    // The request is read before anything is written; small pipes do not block each other.
    input_.fileHandleForWriting.write(input)
    try input_.fileHandleForWriting.close()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Answer(status: process.terminationStatus, output: written, errors: said)
  }
}

/// Sources in a folder of their own, and what the reader says of them.
final class Reading {
  private let folder: URL
  let reply: [String: Any]

  init(_ source: String, _ more: [String: Any] = [:], name: String = "Layout.swift") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "swift-reader-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try source.write(to: file, atomically: true, encoding: .utf8)
    var request: [String: Any] = ["version": 1, "files": [file.path], "madeUpTexts": false]
    request.merge(more) { $1 }
    let program = try #require(ReaderProgram.url, "make reader builds it")
    let answer = try ReaderRun.run(program, JSONSerialization.data(withJSONObject: request))
    #expect(answer.status == 0, "\(answer.errors)")
    reply = try #require(JSONSerialization.jsonObject(with: answer.output) as? [String: Any])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var options: [[String: Any]] { reply["options"] as? [[String: Any]] ?? [] }

  func option(_ name: String) throws -> [String: Any] {
    try #require(options.first { $0["name"] as? String == name }, "no option \(name): \(reply)")
  }

  /// Constraints of an option as `first.attribute relation second.attribute * multiplier + constant @priority`.
  func constraints(_ name: String) throws -> [String] {
    let scenario = try #require(try option(name)["scenario"] as? [String: Any])
    return (scenario["constraints"] as? [Any] ?? []).map { one in
      guard let json = one as? [String: Any] else { return "\(one)" }
      if let text = json["visualFormat"] ?? json["equation"] { return "\(text)" }
      var text = "\(json["firstItem"] ?? "?").\(json["firstAttribute"] ?? "?") \(json["relation"] ?? "?")"
      if let second = json["secondItem"] { text += " \(second).\(json["secondAttribute"] ?? "?")" }
      if let multiplier = json["multiplier"] { text += " * \(multiplier)" }
      text += " + \(json["constant"] ?? 0)"
      if let priority = json["priority"] { text += " @\(priority)" }
      return text
    }
  }

  /// A view of an option by its id.
  func view(_ id: String, in name: String) throws -> [String: Any] {
    let scenario = try #require(try option(name)["scenario"] as? [String: Any])
    var waiting = scenario["views"] as? [[String: Any]] ?? []
    while let next = waiting.popLast() {
      if next["id"] as? String == id { return next }
      waiting += next["subviews"] as? [[String: Any]] ?? []
    }
    throw Missing(id: id)
  }

  struct Missing: Error { let id: String }

  func reasons(_ name: String) throws -> [String] {
    (try option(name)["notUnderstood"] as? [[String: Any]] ?? []).map {
      "\($0["line"] ?? 0): \($0["reason"] ?? "")"
    }
  }
}
