import FileAccess
import Foundation
import TestSupport

/// Runs the command over many inputs, and says what must never happen.
struct FuzzCampaign {
  struct Failure: CustomStringConvertible {
    var command: [String]
    /// Where the input is kept.
    var input: String
    var reason: String

    var description: String {
      "\(reason)\n  layout-render \(command.joined(separator: " "))\n  with \(input)"
    }
  }

  /// What is run over the inputs of a kind. `{}` stands for all of them, OUT for a folder of the run's own.
  static func commands(for kind: FuzzInputs.Kind) -> [[String]] {
    let draw = ["svg", "pdf", "png", "html"].map { [["{}", "-o", "OUT/{scenario}.\($0)", "--quiet"]] }.flatMap
    { $0 }
    let messages = ["human", "json", "github"].map { ["check", "{}", "--diagnostics", $0] }
    switch kind {
    case .scenario:
      return [draw[0], draw[3], ["solve", "{}", "-o", "OUT/{scenario}.json"], messages[1]]
        + [["convert", "{}", "-o", "OUT/{scenario}-{option}.json"]]
    case .layout:
      return draw + [messages[0], ["{}", "-f", "text", "-o", "OUT/{scenario}.txt", "--trace"]]
    case .text:
      return draw + messages + [
        ["{}", "--markdown", "-o", "OUT/{scenario}.svg"], ["{}", "-o", "OUT/{scenario}-{option}.svg"],
        ["check", "{}", "--format", "xcode"], ["{}", "-f", "text", "-o", "OUT/{scenario}.txt"],
      ]
    case .interface:
      return [draw[0], draw[1], messages[0], ["convert", "{}", "-o", "OUT/{scenario}-{option}.json"]]
    case .log: return [["explain", "{}", "-o", "OUT/{scenario}.svg"]]
    }
  }

  /// In a shell's words: so many inputs are done in time, and without more memory than a machine has.
  private static func limits(for count: Int) -> String {
    // AddressSanitizer reserves all addresses that there are.
    let isSanitized = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil
    return (isSanitized ? "" : "ulimit -v 6000000; ") + "exec timeout -s KILL \(30 + 10 * count)"
  }

  let kind: FuzzInputs.Kind
  /// Failing inputs are kept here.
  let keep: URL

  /// - Parameter inputs: files in a folder of their own.
  func failures(of inputs: [URL]) throws -> [Failure] {
    var failures: [Failure] = []
    for command in Self.commands(for: kind) {
      // What takes one input at a time is run as often.
      let batches = command.first == "explain" ? inputs.map { [$0] } : [inputs]
      for batch in batches {
        guard try reason(command, batch) != nil else { continue }
        // Which of them it was.
        var isFound = false
        for input in batch {
          guard let reason = try reason(command, [input]) else { continue }
          isFound = true
          failures.append(Failure(command: command, input: try kept(input), reason: reason))
        }
        if !isFound {
          failures.append(Failure(command: command, input: "all of \(batch.count)", reason: "only together"))
        }
      }
    }
    return failures
  }

  private func kept(_ input: URL) throws -> String {
    try FileManager.default.createDirectory(at: keep, withIntermediateDirectories: true)
    let place = keep.appending(path: input.lastPathComponent)
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.copyItem(at: input, to: place)
    return place.path
  }

  /// What went wrong; nil if nothing did.
  private func reason(_ command: [String], _ inputs: [URL]) throws -> String? {
    let scratch = try Scratch()
    let arguments = command.flatMap { word -> [String] in
      word == "{}" ? inputs.map(\.path) : [word.replacing("OUT", with: scratch.folder.path)]
    }
    let run = try Run.shell("\(Self.limits(for: inputs.count)) \"$0\" \"$@\"", arguments)
    if let reason = Self.problem(of: run) { return reason }
    return try scratch.names.lazy.compactMap { name in
      try FuzzOutput.problem(of: name, Array(scratch.bytes(name))).map { "\(name): \($0)" }
    }.first
  }

  static func problem(of run: Run) -> String? {
    guard [0, 1, 64, 65, 66, 73].contains(run.status) else {
      return "status \(run.status): \(run.errors.suffix(600))"
    }
    for (name, bytes) in [("standard output", Array(run.output)), ("standard error", Array(run.errors.utf8))]
    {
      if let problem = FuzzOutput.terminalProblem(of: bytes) { return "\(name): \(problem)" }
    }
    return nil
  }
}
