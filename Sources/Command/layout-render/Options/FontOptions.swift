import FileAccess
import PangoCairoBackend

/// The places that fonts may come from.
struct FontOptions {
  let directories: [String]
  let usesSystemFonts: Bool

  init(_ arguments: ParsedArguments) {
    directories = arguments.all(of: .fontDirectory)
    usesSystemFonts = arguments.has(.systemFonts)
  }

  /// The fonts; some may be left out because of problems.
  func library() throws(Failure) -> FontLibrary {
    try Failure.from(Failure.init) { () throws(FontError) in
      try FontLibrary(extraDirectories: directories, usesSystemFonts: usesSystemFonts)
    }
  }

  /// Loads the fonts, reports what is wrong with them, and runs the body.
  func load(
    reportingTo console: Console, _ body: (FontLibrary) throws(Failure) -> ExitStatus
  ) throws(Failure) -> ExitStatus {
    let library = try library()
    let status = library.problems.map { console.report(Failure($0)) }.max() ?? .success
    do throws(Failure) {
      return max(status, try body(library))
    } catch {
      return max(status, console.report(error))
    }
  }

  /// The files of all fonts, whether they exist or not.
  var files: [FontLibrary.Row] { FontLibrary.describe(extraDirectories: directories) }
}
