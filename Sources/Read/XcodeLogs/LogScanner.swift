import Diagnostics

/// Finds the parts of conflict reports in a log, wherever lines have been broken.
struct LogScanner {
  enum Part: Hashable {
    /// "Unable to simultaneously satisfy constraints."
    case headline
    /// The range of bytes from a constraint's `<` to the start of the next part.
    case constraint(Range<Int>)
    /// "Will attempt to recover by breaking constraint".
    case recovery
    /// The system's log shows this in place of private data.
    case withheld
    /// "Make a symbolic breakpoint …": only advice follows.
    case end
  }

  /// In the order of the log.
  let parts: [(part: Part, position: Int)]

  init(_ text: LogText) {
    var squeezed = Squeezed(text.bytes)
    parts = squeezed.parts()
  }

  /// The text without blanks, because a line may have been broken anywhere.
  private struct Squeezed {
    private var bytes: [UInt8] = []
    private var positions: [Int] = []
    private let length: Int

    init(_ text: [UInt8]) {
      length = text.count
      for (position, byte) in text.enumerated() where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\n")
      {
        bytes.append(byte)
        positions.append(position)
      }
    }

    private static let phrases: [(text: [UInt8], part: Part)] = sentences.map { (Array($0.0.utf8), $0.1) }

    private static let initials = Set(phrases.compactMap(\.text.first))

    private static let sentences: [(String, Part)] = [
      ("<private>", .withheld), ("<redacted>", .withheld), ("<mask.hash:", .withheld),
      ("<decode:missingdata>", .withheld), ("Unabletosimultaneouslysatisfyconstraints", .headline),
      ("Willattempttorecoverbybreakingconstraint", .recovery),
      ("Makeasymbolicbreakpoint", .end), ("Breakonobjc_exception_throw", .end),
      ("Setthe`NSUserDefault`", .end), ("SettheNSUserDefault", .end),
    ]

    mutating func parts() -> [(part: Part, position: Int)] {
      var found: [(part: Part, position: Int)] = []
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "<"), beginsConstraint(index) {
          found.append((.constraint(0..<0), positions[index]))
        } else if Self.initials.contains(bytes[index]),
          let phrase = Self.phrases.first(where: { bytes[index...].starts(with: $0.text) })
        {
          found.append((phrase.part, positions[index]))
        }
      }
      for index in found.indices where found[index].part == .constraint(0..<0) {
        let end = index + 1 < found.count ? found[index + 1].position : length
        found[index].part = .constraint(found[index].position..<end)
      }
      return found
    }

    /// The longest class name, with its module, that is recognized.
    private static let longestClass = 200

    /// Whether there is `<Class:` with a class whose name ends in Constraint.
    private func beginsConstraint(_ start: Int) -> Bool {
      var end = start + 1
      let limit = min(bytes.count, start + Self.longestClass)
      while end < limit, bytes[end].isNameByte || bytes[end] == UInt8(ascii: ".") { end += 1 }
      guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return false }
      return bytes[(start + 1)..<end].reversed().starts(with: "Constraint".utf8.reversed())
    }
  }
}
