import Foundation

/// Programs of other makers that read our files.
enum Tool {
  static func path(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What the program writes to its output when it reads `input`; nil if it is not there or fails.
  static func run(_ name: String, _ arguments: [String], input: [UInt8]) throws -> [UInt8]? {
    guard let path = path(name) else { return nil }
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
    return process.terminationStatus == 0 ? bytes : nil
  }
}
