import Foundation
import Testing

/// What `make install` and `make uninstall` do, below a folder of the test's own.
@Suite struct InstallTests {
  private static func run(_ script: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = Places.root.appending(path: ".packaging/\(script)")
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(script)")
  }

  @Test func whatIsInstalledCanBeRemoved() throws {
    let scratch = try Scratch()
    let engine = try scratch.write("engine", to: "engine")
    let prefix = scratch.path("usr")
    let program = try scratch.write("#!/bin/sh\n", to: "reader")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    try Self.run("install", [Places.command.path, engine, program, prefix])
    _ = try scratch.write("another program", to: "usr/bin/other")
    let installed = try FileManager.default.subpathsOfDirectory(atPath: prefix)
    for file in [
      "bin/layout-render", "libexec/layout-render/layout-render-swift", "share/man/man1/layout-render.1",
    ] {
      #expect(installed.contains(file))
    }
    #expect(installed.contains("share/layout-render/live.wasm.gz"))
    try Self.run("uninstall", [prefix])
    #expect(try FileManager.default.subpathsOfDirectory(atPath: prefix).sorted() == ["bin", "bin/other"])
    // Again, where there is nothing left.
    try Self.run("uninstall", [prefix])
  }
}
