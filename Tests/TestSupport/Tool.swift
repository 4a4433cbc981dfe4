import Foundation

/// A program of other makers that tests compare with, or look through.
package struct Tool: Sendable {
  package static let browser = Tool(["chromium", "chromium-browser", "google-chrome"], package: "chromium")
  package static let rsvgConvert = Tool(["rsvg-convert"], package: "librsvg2-bin")
  package static let pdfToText = Tool(["pdftotext"], package: "poppler-utils")
  /// The parser of JavaScript, with its extension for JSX, for Node.js: its folder of modules.
  package static let acorn = Tool(["acorn-jsx"], package: "node-acorn", folders: ["/usr/share/nodejs"])
  package static let node = Tool(["node", "nodejs"], package: "nodejs")
  package static let strace = Tool(["strace"], package: "strace")
  package static let pdfInfo = Tool(["pdfinfo"], package: "poppler-utils")

  /// What it is called here or there; the first that is found is taken.
  private let names: [String]
  private let package: String
  /// Where it is; nil: where programs are.
  private let folders: [String]?

  private init(_ names: [String], package: String, folders: [String]? = nil) {
    (self.names, self.package, self.folders) = (names, package, folders)
  }

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  var advice: String { "no \(names[0]): install the package \(package)" }

  /// Where it is.
  ///
  /// - Throws: what to install, if it is missing.
  package func path() throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = folders ?? path.split(separator: ":").map(String.init)
    let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw Failure(description: advice)
    }
    return path
  }

  /// What it writes to its output when it reads `input` from the file that stands for `INPUT` in its arguments.
  ///
  /// - Throws: `Failure` if it is missing or fails.
  package func run(_ arguments: [String], input: [UInt8]) throws -> [UInt8] {
    let path = try path()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-input")
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments.map { $0 == "INPUT" ? file.path : $0 }
    process.standardOutput = output
    try process.run()
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: "\(path) fails") }
    return bytes
  }

  /// Whether tests with it run: where it is, and wherever the variable `CI` is set, so that they fail without it
  /// there.
  var isExpected: Bool {
    let value = ProcessInfo.processInfo.environment["CI"]?.lowercased() ?? ""
    return (try? path()) != nil || !["", "0", "false", "no", "off"].contains(value)
  }
}
