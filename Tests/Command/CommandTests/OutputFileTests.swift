import Diagnostics
import FileAccess
import Foundation
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

  private static let hasCompiler = FileManager.default.isExecutableFile(atPath: "/usr/bin/cc")

  /// A baseline survives a power failure: its bytes are on the disk before a file gets its name. A library between the
  /// command and the system takes notes.
  @Test(.enabled(if: hasCompiler)) func baselinesAreFlushedBeforeTheyAreRenamed() throws {
    let notes = try scratch.write(
      """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <fcntl.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      #include <unistd.h>
      static void note(const char *what, const char *name) {
        FILE *file = fopen(getenv("CALLS"), "a");
        fprintf(file, "%s %s\\n", what, name);
        fclose(file);
      }
      int fsync(int descriptor) {
        char link[64], name[4096] = "";
        snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
        readlink(link, name, sizeof name - 1);
        note("fsync", name);
        return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(descriptor);
      }
      int renameat(int from, const char *old, int to, const char *new) {
        char link[64], name[4096] = {0};
        snprintf(link, sizeof link, "/proc/self/fd/%d", from);
        readlink(link, name, sizeof name - 1);
        strcat(strcat(name, "/"), old);
        note("rename", name);
        return ((int (*)(int, const char *, int, const char *))dlsym(RTLD_NEXT, "renameat"))(from, old, to, new);
      }
      """, to: "notes.c")
    let library = scratch.path("notes.so")
    let made = try Run.program("/usr/bin/cc", ["-shared", "-fPIC", "-o", library, notes, "-ldl"])
    try #require(made.status == 0, "\(made.errors)")
    let input = try scratch.write(#"{"views": [{"id": "a"}]}"#, to: "in.json")
    var environment = Run.environment(isIntegrating: false)
    environment["LD_PRELOAD"] = library
    environment["CALLS"] = scratch.path("calls")
    let run = try Run.command(
      ["review", input, "--baseline", scratch.path("base"), "--record"], environment: environment,
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    var flushed: Set<String> = []
    var renamed = 0
    for call in String(decoding: try scratch.bytes("calls"), as: UTF8.self).split(separator: "\n") {
      let name = String(call.split(separator: " ").last ?? "")
      // What is in a report can be made again.
      guard name.contains("/base/") else { continue }
      if call.hasPrefix("fsync") {
        flushed.insert(name)
      } else {
        renamed += 1
        #expect(flushed.contains(name), "\(name)")
      }
    }
    #expect(renamed > 1, "\(flushed)")
  }

  @Test func followsSymbolicLinks() throws {
    try scratch.write("old", to: "real.png")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link.png"), withDestinationPath: "real.png")
    try OutputFile.write([7], to: scratch.path("link.png"))
    #expect(try scratch.bytes("real.png") == Data([7]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link.png")) == "real.png")
  }

  /// As a shell's `>` does.
  @Test func writesThroughDanglingLinks() throws {
    let links = [("one", "two"), ("two", "real.png"), ("round", "round")]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(atPath: scratch.path(name), withDestinationPath: target)
    }
    try OutputFile.write([7], to: scratch.path("one"))
    #expect(try scratch.bytes("real.png") == Data([7]))
    let round = scratch.path("round")
    #expect(throws: Failure.cannotWrite(round, ELOOP)) { try OutputFile.write([1], to: round) }
    #expect(try scratch.names == ["one", "real.png", "round", "two"])
    for (name, target) in links {
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path(name)) == target)
    }
  }

  @Test func makesTheFoldersOnTheWay() throws {
    try OutputFile.write([7], to: scratch.path("a/./b//c/d.png"))
    #expect(try scratch.bytes("a/b/c/d.png") == Data([7]))
  }

  /// A process that is killed leaves its temporary file, and in a container the next one has the same number.
  @Test func isNotInTheWayOfALaterRun() throws {
    try scratch.write("", to: ".layout-render-\(getpid()).tmp")
    try OutputFile.write([7], to: scratch.path("a.png"))
    #expect(try scratch.bytes("a.png") == Data([7]))
  }

  @Test func signalsWaitUntilTheFileIsThere() throws {
    // The threads of tests have some blocked.
    var (none, before, mask) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try Folder(path: scratch.folder.path).write(to: "x") { _ in _ = pthread_sigmask(SIG_BLOCK, nil, &mask) }
    for number in [SIGINT, SIGTERM, SIGHUP] { #expect(sigismember(&mask, number) == 1) }
    for number in SignalMask.traps { #expect(sigismember(&mask, number) == 0) }
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    #expect(sigismember(&mask, SIGINT) == 0)
  }

  /// A limit of the shell's is a full disk, and no death by a signal.
  @Test func failsBeyondTheSizeThatFilesMayHave() throws {
    let sample = Places.samples.appending(path: "two-labels.json").path
    let run = try Run.shell(
      "ulimit -f 1; \"$0\" \"$1\" -o \"$2/a.png\" 2>/dev/null", [sample, scratch.folder.path])
    #expect(run.status == 73)
    #expect(try scratch.names.isEmpty)
  }

  /// However a path is spelt, it is the same file, or the same place for one.
  @Test func knowsAFileByAnyPath() throws {
    let file = FileIdentity(try scratch.write("", to: "x"))
    #expect(link(scratch.path("x"), scratch.path("hard")) == 0)
    for (name, target) in [("soft", "x"), ("self", "."), ("dangling", "self/new/y")] {
      try FileManager.default.createSymbolicLink(atPath: scratch.path(name), withDestinationPath: target)
    }
    let folder = scratch.folder.path
    for path in ["hard", "soft", "self/x", "./x", "self/../\(scratch.folder.lastPathComponent)/x", "n/../x"] {
      #expect(FileIdentity("\(folder)/\(path)") == file, "\(path)")
    }
    let place = FileIdentity(folder + "/new/y")
    for path in ["dangling", "self/new/y", "new/./y", "new//y", "new/z/../y"] {
      #expect(FileIdentity("\(folder)/\(path)") == place, "\(path)")
    }
    for path in ["y", "new", "new/x", "new/y/z"] {
      #expect(FileIdentity("\(folder)/\(path)") != place, "\(path)")
    }
  }

  @Test func failsOnAFullDisk() throws {
    #expect(throws: Failure.cannotWrite("/dev/full", ENOSPC)) {
      try OutputFile.write([1], to: "/dev/full")
    }
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("a.png"), withDestinationPath: "/dev/full")
    #expect(throws: Failure.self) { try OutputFile.write([1], to: scratch.path("a.png")) }
    #expect(try scratch.names == ["a.png"])
  }

  @Test func failsWhereNoFileCanBe() throws {
    let file = try scratch.write("x", to: "file")
    #expect(throws: Failure.cannotWrite(file + "/a", ENOTDIR)) {
      try OutputFile.write([1], to: file + "/a")
    }
    #expect(throws: Failure.cannotWrite(scratch.folder.path, EISDIR)) {
      try OutputFile.write([1], to: scratch.folder.path)
    }
    let long = scratch.path(String(repeating: "x", count: 300))
    #expect(throws: Failure.cannotWrite(long, ENAMETOOLONG)) { try OutputFile.write([1], to: long) }
    #expect(try scratch.names == ["file"])
  }

  @Test func speaksEnglish() {
    let text = Failure.cannotWrite("a", ENOSPC).messages[0].diagnostic.message
    #expect(text == "cannot write \"a\": No space left on device")
  }
}
