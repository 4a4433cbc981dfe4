import Foundation
import PackagePlugin

/// Splits the models of a target into declarations when it is built.
@main struct ModelIndexing: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // The name of the constant, the path that places have, and where the files are.
    let isPrelude = target.name == "SwiftInterpreter"
    let groups: [(name: String, path: String, files: [URL])] =
      isPrelude
      ? [("prelude", "Swift", files(below: target.directoryURL.appending(path: "Prelude")))]
      : [
        ("uikit", "UIKit", files(below: target.directoryURL.appending(path: "Model/UIKit"))),
        ("swiftUI", "UIKit", files(below: target.directoryURL.appending(path: "Model/SwiftUI"))),
      ]
    let output = context.pluginWorkDirectoryURL.appending(path: "Models.swift")
    let arguments = groups.map { [$0.name, $0.path] + $0.files.map(\.path) }.joined(separator: ["--"])
    return [
      .buildCommand(
        displayName: "Splitting the models of \(target.name)",
        executable: try context.tool(named: "model-index").url, arguments: [output.path, isPrelude ? "-" : "SwiftInterpreter"] + arguments,
        inputFiles: groups.flatMap(\.files), outputFiles: [output])
    ]
  }

  private func files(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "model" }
      .sorted { $0.path < $1.path }
  }
}
