import FileAccess
import Foundation
import TestSupport
import Testing

@testable import layout_render

/// What the command reads and writes on hostile inputs, as the kernel sees it: the table of the article about the
/// architecture, held.
@Suite(.needs(.strace), .serialized) struct FileAccessTests {
  /// `work` is what a stranger has sent; beside it lies what is none of their business.
  private let scratch: Scratch
  private let work: URL

  init() throws {
    scratch = try Scratch()
    work = scratch.folder.appending(path: "work")
    let manager = FileManager.default
    for folder in ["work/layouts/App", "work/baseline", "elsewhere", "home"] {
      try manager.createDirectory(atPath: scratch.path(folder), withIntermediateDirectories: true)
    }
    let drawing =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><path d=\"M0 0h9v9z\"/></svg>"
    try scratch.write("let secret = 1\n", to: "elsewhere/Secret.swift")
    try scratch.write(drawing, to: "elsewhere/secret.svg")
    try scratch.write("precious", to: "precious")
    try scratch.write(drawing, to: "work/layouts/sign.svg")
    for (link, target) in [
      ("layouts/link.svg", "../../elsewhere/secret.svg"), ("layouts/App/Link.swift", "/proc/self/environ"),
      ("layouts/link", "../../elsewhere"),
    ] {
      try manager.createSymbolicLink(atPath: work.appending(path: link).path, withDestinationPath: target)
    }
    mkfifo(work.appending(path: "layouts/App/Pipe.swift").path, 0o600)
    try scratch.write(
      """
      import UIKit
      final class Card: UIView {
        let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(label); unknown(label) }
      }

      """, to: "work/layouts/App/Card.swift")
    let outside = "\(scratch.path("elsewhere"))/Secret.swift"
    try scratch.write(
      #"""
      {"canvas": {"size": [120, 60]}, "views": [
        {"id": "a", "type": "imageView", "image": "sign.svg", "source": "\#(outside):1:1"},
        {"id": "b", "source": "/proc/self/environ:1:1"}, {"id": "c", "source": "layouts/link/Secret.swift:1:1"},
        {"id": "d", "source": "/dev/zero:1:1"}, {"id": "e", "source": "../precious:1:1"}],
       "constraints": [{"equation": "a.width = 10", "source": "/etc/hostname:1:1"}, "a.width = 20"],
       "options": [{"name": "../../precious"}, {"name": "/etc/passwd"}]}
      """#, to: "work/layouts/places.json")
    try scratch.write(
      #"{"canvas": {"size": [9, 9]}, "views": [{"id": "a", "type": "imageView", "image": "link.svg"}]}"#,
      to: "work/layouts/link.json")
    for (name, source) in [
      ("up", "../../elsewhere/Secret.swift#A"), ("link", "link/Secret.swift#A"), ("pipe", "App/Pipe.swift#A"),
    ] {
      try scratch.write(#"{"source": "\#(source)"}"#, to: "work/layouts/source-\(name).json")
    }
    try scratch.write(
      #"{"version": 1, "notUnderstood": [{"file": "/etc/passwd", "line": 1, "column": 1, "text": "x", "reason": "y"}], "options": []}"#,
      to: "work/layouts/reading.json")
    try scratch.write(
      "# Page\n\n```layout name=../../precious\n{\"canvas\": {\"size\": [9, 9]}, \"views\": [{\"id\": \"a\", \"type\": \"imageView\", \"image\": \"../../elsewhere/secret.svg\"}]}\n```\n",
      to: "work/page.md")
    try scratch.write(#"{"times": "../precious"}"#, to: "work/elsewhere.json")
    try scratch.write(
      #"{"kind": "layout-render review", "baseline": "../elsewhere", "version": 2}"#, to: "work/report.json")
  }

  /// The commands, and the folders below the stranger's in which each may write.
  private static let commands: [(words: [String], writes: [String])] = [
    (["check"], []), (["solve", "-f", "text"], []), (["options"], []),
    (["-o", "out/{scenario}-{option}.svg"], ["out"]),
    (["-o", "out/{scenario}.png", "--cache", "cache"], ["out", "cache"]),
    (["-o", "out/{scenario}.pdf"], ["out"]),
    (["convert", "-o", "out/{scenario}-{option}.json"], ["out"]),
    (["convert", "-o", "out/{scenario}.swift"], ["out"]),
    (["review", "--baseline", "base", "-o", "report"], ["report", "base"]),
  ]

  private static let inputs = ["places", "link", "source-up", "source-link", "source-pipe", "reading"].map {
    "layouts/\($0).json"
  }

  @Test(arguments: commands)
  func inputsChooseNothing(_ words: [String], _ writes: [String]) throws {
    try expectHarmless(words + Self.inputs, writes: writes)
  }

  @Test(arguments: [
    (["explain", "layouts/places.json", "a"], [String]()),
    (["markdown", "page.md", "-o", "pages/page.md"], ["pages"]),
    (["check", "layouts/places.json", "--config", "elsewhere.json"], []),
    (["approve", "report.json"], []),
  ])
  func othersChooseNothing(_ words: [String], _ writes: [String]) throws {
    try expectHarmless(words, writes: writes)
  }

  @Test(
    .enabled(if: ReaderProgram.isExpected, "make reader builds the reader of Swift source"),
    arguments: [(["check", "layouts/App"], [String]()), (["layouts/App", "-o", "out/app.svg"], ["out"])])
  func sourceChoosesNothing(_ words: [String], _ writes: [String]) throws {
    try expectHarmless(words, writes: writes)
  }

  /// Runs the command under a tracer.
  private func expectHarmless(
    _ words: [String], writes: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let trace = scratch.path("trace")
    let environment = Run.environment(isIntegrating: false).merging(
      ["HOME": scratch.path("home"), "XDG_CACHE_HOME": "", "SECRET_TOKEN": "hidden"]) { $1 }
    let run = try Run.program(
      Tool.strace.path(),
      ["-f", "-qq", "-y", "-s", "4096", "-e", "trace=%file", "-o", trace, Places.command.path] + words,
      environment: environment, in: work)
    #expect(
      run.status != 70 && run.status < 128, "\(words): \(run.status) \(run.errors)",
      sourceLocation: sourceLocation)
    for text in [run.errors, run.text] {
      #expect(
        !text.contains("let secret") && !text.contains("SECRET_TOKEN") && !text.contains("root:x:"),
        "\(text)", sourceLocation: sourceLocation)
    }
    let calls = FileCall.all(
      in: String(decoding: try scratch.bytes("trace"), as: UTF8.self), folder: work.path)
    let home = scratch.path("home/.cache/layout-render")
    let places = writes.map { work.appending(path: $0).path } + [home]
    for call in calls where call.changes {
      // The folders on the way may be made.
      let isAllowed = places.contains {
        call.path == $0 || call.path.hasPrefix($0 + "/") || call.makesFolder && $0.hasPrefix(call.path)
      }
      #expect(isAllowed || call.path == "/dev/null", "\(words): \(call.line)", sourceLocation: sourceLocation)
    }
    let guarded = [scratch.folder.path, "/proc", "/etc", "/dev", "/root"]
    // What the C library and those that it loads open by themselves.
    let harmless = [
      "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/locale.alias", "/proc/filesystems", "/dev/null",
      "/dev/urandom",
    ]
    for call in calls where call.reads && guarded.contains(where: call.path.hasPrefix) {
      let isAllowed =
        [work.path, home].contains(where: call.path.hasPrefix) || harmless.contains(call.path)
        || call.path.wholeMatch(of: /\/proc\/(self|\d+)\/maps/) != nil
      #expect(isAllowed, "\(words): \(call.line)", sourceLocation: sourceLocation)
    }
    #expect(try scratch.bytes("precious") == Data("precious".utf8), sourceLocation: sourceLocation)
  }
}

/// A call of the system that names a file and succeeded, as strace writes it.
private struct FileCall {
  let line: String
  let name: Substring
  /// Absolute.
  let path: String

  /// - Parameter folder: to which paths are relative.
  static func all(in trace: String, folder: String) -> [FileCall] {
    trace.split(separator: "\n").compactMap { line in
      let call =
        /^\d+ +(\w+)\((?:(?:AT_FDCWD|\d+)(?:<([^>]*)>)?, )?"((?:[^"\\]|\\.)*)".* = \d+(?:<([^>]*)>)?/
      guard let match = line.firstMatch(of: call) else { return nil }
      // What was opened, where the kernel says so: links have led there.
      let path = String(match.4 ?? match.3)
      let whole = path.hasPrefix("/") ? path : "\(match.2.map { String($0) } ?? folder)/\(path)"
      return FileCall(
        line: String(line), name: match.1, path: URL(filePath: whole).standardizedFileURL.path)
    }
  }

  var makesFolder: Bool { name.hasPrefix("mkdir") }

  var changes: Bool {
    ["unlink", "rename", "rmdir", "mkdir", "link", "symlink", "truncate", "chmod", "chown", "mknod", "creat"]
      .contains {
        name.hasPrefix($0)
      }
      || name.hasPrefix("open")
        && (line.contains("O_WRONLY") || line.contains("O_RDWR") || line.contains("O_CREAT"))
  }

  /// A place that is opened without its file does not count.
  var reads: Bool {
    name.hasPrefix("open") && line.contains("O_RDONLY") && !line.contains("O_DIRECTORY")
      && !line.contains("O_PATH")
  }
}
