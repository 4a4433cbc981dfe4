import Diagnostics
import Foundation
import ScenarioFiles
import TestSupport
import Testing

/// No input traps the command, hangs it, gets out of its quotation marks, or leaves half an output.
///
/// `LAYOUT_RENDER_FUZZ=N` runs N inputs of each kind; `make fuzz` does so under AddressSanitizer. Inputs that fail
/// are kept in `.build/fuzz`.
@Suite struct FuzzTests {
  static let count = ProcessInfo.processInfo.environment["LAYOUT_RENDER_FUZZ"].flatMap(Int.init) ?? 8
  private static let keep = Places.root.appending(path: ".build/fuzz")

  /// So many inputs are given to the command at once.
  private static let batch = 50

  /// Otherwise nothing beyond the reader is tested with them.
  @Test(arguments: [FuzzInputs.Kind.layout, .text]) func madeUpScenariosAreRead(_ kind: FuzzInputs.Kind)
    throws
  {
    let inputs = try FuzzInputs(kind)
    let refused = (UInt64(0)..<40).compactMap { seed -> String? in
      var random = RandomSource(seed: seed)
      let result = ScenarioReader.read(inputs.next(&random), input: "\(seed).json")
      return result.scene == nil ? result.diagnostics.first { $0.severity == .error }?.message : nil
    }
    #expect(refused.count < 10, "\(refused)")
  }

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
