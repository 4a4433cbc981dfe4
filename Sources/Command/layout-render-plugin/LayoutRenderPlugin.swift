import Foundation
import PackagePlugin

/// `swift package layout-render`: draws the scenarios of a package's documentation catalogues into the
/// catalogues, with the file names that DocC expects.
@main struct LayoutRenderPlugin: CommandPlugin {
  /// - Parameter arguments: `--target NAME`, any number of times, for only the catalogues of these targets;
  ///   the rest are flags for the command, such as `--strict`.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let flags = extractor.remainingArguments
    let tool = try context.tool(named: "layout-render").url
    if flags.contains(where: ["-h", "--help", "--version"].contains) {
      if !flags.contains("--version") { print(Self.usage) }
      _ = try Self.run(tool, flags)
      return
    }
    let package = context.package.directoryURL
    let folders =
      names.isEmpty ? [package] : try context.package.targets(named: names).map(\.directoryURL)
    let catalogues = try folders.flatMap { try Catalogue.all(below: $0) }
    let jobs = try catalogues.flatMap { try $0.jobs() }
    guard !jobs.isEmpty else {
      throw PluginError(
        description: catalogues.isEmpty
          ? "there is no documentation catalogue (a folder NAME.docc)"
          : "no documentation catalogue holds a scenario (.json), a .storyboard or a .xib")
    }
    var failed = 0
    for job in jobs {
      let place = job.folder.path(below: package)
      if try Self.run(tool, ["--docc", job.folder.path] + flags + ["--"] + job.scenarios.map(\.path)) {
        print("drew \(job.scenarios.map(\.lastPathComponent).joined(separator: ", ")) into \(place)")
      } else {
        failed += 1
        Diagnostics.error("not everything could be drawn into \(place)")
      }
    }
    if failed > 0 { throw PluginError(description: "layout-render failed; see its messages") }
  }

  private static let usage = """
    Draws the scenarios, storyboards and xibs of the package's documentation catalogues into them.

    Usage: swift package --allow-writing-to-package-directory layout-render [--target NAME]… [flags of render]

    The command behind it:

    """

  /// - Returns: whether the command succeeded; it has reported what was wrong.
  private static func run(_ tool: URL, _ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}

struct PluginError: Error, CustomStringConvertible {
  var description: String
}
