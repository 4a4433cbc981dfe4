import Foundation
import PackagePlugin

/// Splits the models of a target into declarations when it is built.
@main struct ModelIndexing: BuildToolPlugin {
  /// The files of other targets that are a part of the model as they are.
  private static let shared = [
    "AutoLayout/Color.swift", "AutoLayout/DynamicColor.swift", "AutoLayout/Traits.swift",
    "LayoutScene/SystemColorTable.swift", "UIKit/Appearance/UITraitCollection.swift",
    "UIKit/Geometry/CGAffineTransform.swift", "UIKit/Geometry/UIEdgeInsets.swift",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // The name of the constant, the path that places have, and the files: the model's own, then those that fill it up.
    let sources = target.directoryURL.deletingLastPathComponent()
    let library = files(below: sources.appending(path: "UIKit")), shared = Self.shared.map { sources.appending(path: $0) }
    let isPrelude = target.name == "SwiftInterpreter"
    let groups: [(name: String, path: String, lists: [[URL]])] =
      isPrelude
      ? [("prelude", "Swift", [files(below: target.directoryURL.appending(path: "Prelude"))])]
      : [
        ("uikit", "UIKit", [files(below: target.directoryURL.appending(path: "Model/UIKit")), shared, library]),
        ("swiftUI", "UIKit", [files(below: target.directoryURL.appending(path: "Model/SwiftUI"))]),
      ]
    let output = context.pluginWorkDirectoryURL.appending(path: "Models.swift")
    let arguments = groups.map { group in
      [group.name, group.path] + group.lists.map { $0.map(\.path) }.joined(separator: ["+"])
    }.joined(separator: ["--"])
    return [
      .buildCommand(
        displayName: "Splitting the models of \(target.name)",
        executable: try context.tool(named: "model-index").url, arguments: [output.path, isPrelude ? "-" : "SwiftInterpreter"] + arguments,
        inputFiles: groups.flatMap { $0.lists.joined() }, outputFiles: [output])
    ]
  }

  private func files(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { ["model", "swift"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}
