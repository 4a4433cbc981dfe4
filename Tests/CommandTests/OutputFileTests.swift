import Foundation
import LayoutFiles
import Testing

@testable import layout_render

@Suite struct OutputFileTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path(name))
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func leavesTheFileAndNothingElse() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    try OutputFile.write(bytes, to: scratch.path("a.png"))
    #expect(try scratch.bytes("a.png") == Data(bytes))
    #expect(try scratch.names == ["a.png"])
  }

  @Test func givesNewFilesTheUsualPermissionsAndOldOnesTheirOwn() throws {
    try OutputFile.write([1], to: scratch.path("new"))
    let mask = umask(0)
    umask(mask)
    #expect(try permissions("new") == 0o666 & ~Int(mask))
    try scratch.write("old", to: "old")
    chmod(scratch.path("old"), 0o640)
    try OutputFile.write([1], to: scratch.path("old"))
    #expect(try permissions("old") == 0o640)
    #expect(try scratch.bytes("old") == Data([1]))
  }

  @Test func followsSymbolicLinks() throws {
    try scratch.write("old", to: "real.png")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link.png"), withDestinationPath: "real.png")
    try OutputFile.write([7], to: scratch.path("link.png"))
    #expect(try scratch.bytes("real.png") == Data([7]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link.png")) == "real.png")
  }

  @Test func failsOnAFullDisk() throws {
    #expect(throws: OutputError(path: "/dev/full", number: ENOSPC)) {
      try OutputFile.write([1], to: "/dev/full")
    }
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("a.png"), withDestinationPath: "/dev/full")
    #expect(throws: OutputError.self) { try OutputFile.write([1], to: scratch.path("a.png")) }
    #expect(try scratch.names == ["a.png"])
  }

  @Test func failsWhereNoFileCanBe() throws {
    let file = try scratch.write("x", to: "file")
    #expect(throws: OutputError(path: file + "/a", number: ENOTDIR)) {
      try OutputFile.write([1], to: file + "/a")
    }
    let missing = scratch.path("missing/a")
    #expect(throws: OutputError(path: missing, number: ENOENT)) { try OutputFile.write([1], to: missing) }
    #expect(throws: OutputError(path: scratch.folder.path, number: EISDIR)) {
      try OutputFile.write([1], to: scratch.folder.path)
    }
    let long = scratch.path(String(repeating: "x", count: 300))
    #expect(throws: OutputError(path: long, number: ENAMETOOLONG)) { try OutputFile.write([1], to: long) }
    #expect(try scratch.names == ["file"])
  }

  @Test func speaksEnglish() {
    let text = OutputError(path: "a", number: ENOSPC).diagnostic.message
    #expect(text == "cannot write \"a\": No space left on device")
  }
}
