import Foundation
import Testing

/// What surrounds the command has no say in what it draws, and nothing to say in its streams.
@Suite struct SurroundingsTests {
  /// Scripts of every shaper and dictionary, translucent views, a conflict to draw.
  private static let scenario = Data(
    """
    {"title": "Überall", "canvas": {"size": [320, 200]}, "views": [
      {"id": "a", "type": "label", "numberOfLines": 0, "text": "office AVATAR -> ภาษาไทยนี้ยาวมาก مرحبا नमस्ते 姓名"},
      {"id": "b", "alpha": 0.5, "backgroundColor": "#3366cc", "cornerRadius": 9}],
     "constraints": ["a.left = superview.left + 20", "a.top = superview.top + 10.5", "a.width = 150",
      "b.left = a.left + 0.3", "b.top = a.top + 7.7", "b.width = 90", "b.height = 40", "b.height = 41"]}
    """.utf8)

  private static let variables: [(name: String, value: String)] = [
    ("HB_SHAPER_LIST", "fallback"), ("HB_OPTIONS", "uniscribe-bug-compatible"),
    (
      "FREETYPE_PROPERTIES",
      "cff:no-stem-darkening=0 cff:darkening-parameters=500,900,1000,900,1667,900,2333,900"
    ),
    ("FC_DEBUG", "8191"), ("FC_LANG", "tr"), ("FC_DBG_MATCH_FILTER", "family"),
    ("FONTCONFIG_SYSROOT", "/nowhere"),
    ("FONTCONFIG_FILE", "/dev/null"), ("FONTCONFIG_PATH", "/nowhere"), ("FONTCONFIG_USE_MMAP", "no"),
    ("SOURCE_DATE_EPOCH", "7"), ("PIXMAN_DISABLE", "mmx sse2 ssse3 fast wholeops"), ("CAIRO_DEBUG_PDF", "1"),
    ("CAIRO_DEBUG", "x"), ("PANGOCAIRO_BACKEND", "none"), ("PANGO_LANGUAGE", "tr:ja"),
    ("PANGO_LIBDIR", "/nowhere"),
    ("LIBTHAI_DICTDIR", "/nowhere"), ("G_DEBUG", "help"), ("G_MESSAGES_DEBUG", "all"),
    ("G_SLICE", "always-malloc"),
    ("GOBJECT_DEBUG", "help"), ("EXPAT_ACCOUNTING_DEBUG", "3"), ("EXPAT_ENTROPY_DEBUG", "1"),
    ("LANGUAGE", "ja:tr"),
    ("LC_ALL", "ja_JP.UTF-8"), ("LANG", "tr_TR.UTF-8"), ("SWIFT_DEBUG_HELP", "1"),
  ]

  private func draw(_ format: String, _ environment: [String: String]) throws -> Run {
    try Run.command(["-", "-f", format, "-o", "-"], input: Self.scenario, environment: environment)
  }

  @Test func noVariableOfALibraryHasASay() throws {
    let expected = try draw("png", [:])
    #expect(expected.status == 0)
    for (name, value) in Self.variables {
      let run = try draw("png", [name: value])
      #expect(run.output == expected.output, "\(name)")
      #expect(run.errors == expected.errors, "\(name)")
    }
  }

  @Test(arguments: ["png", "svg", "pdf", "json", "html"])
  func norHaveAllOfThem(format: String) throws {
    let expected = try draw(format, [:])
    let run = try draw(format, Dictionary(uniqueKeysWithValues: Self.variables))
    #expect(run.status == 0 && run.output == expected.output && run.errors == expected.errors)
  }

  @Test func fontsThatCannotBeReadAreToldWithTheirPlace() throws {
    let (scratch, fonts) = (try Scratch(), try Scratch())
    func draw() throws -> Run {
      try Run.command(
        ["-", "--font-dir", fonts.folder.path, "-o", scratch.path("a.png"), "--quiet"], input: Self.scenario)
    }
    let empty = try draw()
    #expect(empty.status == 66 && empty.errors.contains(fonts.folder.path))
    #expect(try scratch.names.isEmpty)
    let path = try fonts.write("no font", to: "broken.otf")
    let broken = try draw()
    #expect(broken.status == 65 && broken.errors.contains(path))
    #expect(broken.errors.components(separatedBy: path).count == 2)
    // What the file has nothing to do with is drawn.
    #expect(try scratch.names == ["a.png"])
    #expect(try Run.command(["fonts", "--font-dir", fonts.folder.path]).status == 65)
  }
}
