import Foundation
import TestSupport
import Testing

/// No input traps the command, hangs it, gets out of its quotation marks, or leaves half an output.
///
/// `LAYOUT_RENDER_FUZZ=N` runs N inputs of each kind; `make fuzz` does so under AddressSanitizer. Inputs that fail
/// are kept in `.build/fuzz`.
@Suite(.serialized) struct FuzzTests {
  static let count = ProcessInfo.processInfo.environment["LAYOUT_RENDER_FUZZ"].flatMap(Int.init) ?? 8
  private static let keep = Places.root.appending(path: ".build/fuzz")

  /// So many inputs are given to the command at once.
  private static let batch = 50

  @Test(arguments: FuzzInputs.Kind.allCases)
  func anyInput(_ kind: FuzzInputs.Kind) throws {
    let inputs = try FuzzInputs(kind)
    let campaign = FuzzCampaign(kind: kind, keep: Self.keep)
    for start in stride(from: 0, to: Self.count, by: Self.batch) {
      let scratch = try Scratch()
      let files = try (start..<min(start + Self.batch, Self.count)).map { number in
        // A seed of its own, so that one input can be made again without those before it.
        var random = RandomSource(seed: UInt64(number))
        let file = scratch.folder.appending(path: "\(kind.rawValue)-\(number).\(kind.pathExtension)")
        try Data(inputs.next(&random)).write(to: file)
        return file
      }
      for failure in try campaign.failures(of: files) { Issue.record("\(failure)") }
    }
  }
}
