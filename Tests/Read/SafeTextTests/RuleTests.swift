import Foundation
import TestSupport
import Testing

@testable import SafeText

/// Paths in rules: Make itself reads them, and a reader made after Ninja's.
@Suite struct RuleTests {
  /// Signs that end no path and start nothing, in either of them.
  private func isWritable(_ path: String) -> Bool {
    let isKnown = path.unicodeScalars.allSatisfy {
      !$0.isASCII || $0.properties.isAlphabetic || $0.properties.numericType != nil
        || " #:$/._-+,@~!(){}]".unicodeScalars.contains($0)
    }
    return isKnown && !path.isEmpty && path.unicodeScalars.first != "~"
      && !" :)".unicodeScalars.contains(path.unicodeScalars.last ?? " ")
  }

  @Test func refusesWhatTheyReadAsSomethingElse() {
    for text in HostileText.texts(4000, seed: 3) {
      #expect((BuildText.rulePath(text) != nil) == isWritable(text), "\(text)")
    }
  }

  /// Names are missing files, of which Make complains by name: as prerequisites, and as targets that need them.
  @Test func makeReadsThemBack() throws {
    // A slash or dot at either end means something to Make itself.
    let found = HostileText.texts(8000, seed: 3).map {
      "n" + $0.replacingOccurrences(of: "/", with: "_", options: .literal) + "n"
    }.filter { BuildText.rulePath($0) != nil }
    let names = Dictionary(grouping: found, by: { Array($0.utf8) }).compactMap(\.value.first)
    #expect(names.count > 100)
    let words = names.compactMap(BuildText.rulePath)
    var makefile = "all: " + words.indices.map { "want\($0)" }.joined(separator: " ")
    makefile += " " + words.joined(separator: " ") + "\n"
    for (index, word) in words.enumerated() {
      makefile += "want\(index): miss\(index) \(word)x\n\(word): lack\(index)\n"
    }
    let lines = try complaints(about: makefile)
    for (index, name) in names.enumerated() {
      func complaint(_ missing: String, _ target: String) -> [UInt8] {
        Array("make: *** No rule to make target '\(missing)', needed by '\(target)'.".utf8)
      }
      #expect(lines.contains(complaint(name + "x", "want\(index)")), "\(name) as a prerequisite")
      #expect(lines.contains(complaint("lack\(index)", name)), "\(name) as a target")
    }
  }

  private func complaints(about makefile: String) throws -> Set<[UInt8]> {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/make")
    process.arguments = ["-rRk", "-f", "-"]
    process.environment = ["LC_ALL": "C"]
    let (input, errors) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    // Make reads all of it before it complains.
    try input.fileHandleForWriting.write(contentsOf: Data(makefile.utf8))
    try input.fileHandleForWriting.close()
    let output = [UInt8](try errors.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    return Set(output.split(separator: UInt8(ascii: "\n")).map { Array($0) })
  }

  /// As Ninja 1.11 takes a depfile apart: what is no path's sign ends a path.
  @Test func ninjaReadsThemBack() {
    for text in HostileText.texts(4000, seed: 4) {
      guard let word = BuildText.rulePath(text) else { continue }
      var read: [UInt8] = []
      var rest = word.utf8[...]
      while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "\\") {
          guard let next = rest.popFirst(), " #:".utf8.contains(next) else { break }
          read.append(next)
        } else if byte == UInt8(ascii: "$") {
          guard rest.popFirst() == byte else { break }
          read.append(byte)
        } else {
          let isSign =
            byte >= 0x80 || "+,/_.~()}{%=@[]!-".utf8.contains(byte) || (0x30...0x39).contains(byte)
            || Unicode.Scalar(byte).properties.isAlphabetic
          guard isSign else { break }
          read.append(byte)
        }
      }
      #expect(read == Array(text.utf8))
    }
  }
}
