import Foundation
import PackagePlugin

/// Splits the models of a target into declarations when it is built.
@main struct ModelIndexing: BuildToolPlugin {
  /// The files and folders of the engine that are a part of the model as they are. SwiftPM asks for these lists again
  /// only when Package.swift has changed.
  private static let engine = [
    "AutoLayout/Color.swift",
    "AutoLayout/Constraints/AutoresizingMask.swift",
    "AutoLayout/Constraints/LayoutPriority.swift",
    "AutoLayout/Constraints/StandardSpacing.swift",
    "AutoLayout/DynamicColor.swift",
    "AutoLayout/Geometry.swift",
    "AutoLayout/Path.swift",
    "AutoLayout/Screen/BarHeights.swift",
    "AutoLayout/Screen/InterfaceEra.swift",
    "AutoLayout/Screen/RootMargins.swift",
    "AutoLayout/Text.swift",
    "AutoLayout/TextStyle.swift",
    "AutoLayout/Traits.swift",
    "AutoLayout/Views/ButtonSettings.swift",
    "AutoLayout/Views/ControlMetrics.swift",
    "AutoLayout/Views/FlowLayout.swift",
    "AutoLayout/Views/GuideKind.swift",
    "AutoLayout/Views/IntrinsicSize.swift",
    "AutoLayout/Views/StackSettings.swift",
    "AutoLayout/Views/StandardCellMetrics.swift",
    "AutoLayout/Views/TableSettings.swift",
    "AutoLayout/Views/TextContainer.swift",
    "AutoLayout/Views/TextFieldBorder.swift",
    "AutoLayout/VisualFormat/VisualFormatOptions.swift",
    "LayoutScene/Contents",
    "LayoutScene/Drawing.swift",
    "LayoutScene/SymbolSize.swift",
    "Typesetting/SystemFont.swift",
    "UIKitModel/Model/Engine",
  ]
  /// The files of the library that the reader does not interpret, since `Model` has its own versions of what is in them.
  /// Files called `+Engine`, which hand classes to the engine, and those in `Hosting` are left out, too.
  private static let compiledOnly: Set = [
    "UIKit/Appearance/UIAppearance.swift",
    "UIKit/Application/NSPredicate+Format.swift",
    "UIKit/Application/Selectors.swift",
    "UIKit/Constraints/Exceptions.swift",
    "UIKit/Constraints/NSLayoutConstraint+Description.swift",
    "UIKit/Constraints/NSLayoutConstraint+VisualFormat.swift",
    "UIKit/Controls/ButtonLabel.swift",
    "UIKit/Controls/UIButton+Parts.swift",
    "UIKit/Lists/Dequeuing.swift",
    "UIKit/Lists/IndexPath+UIKit.swift",
    "UIKit/Lists/StandardContent.swift",
    "UIKit/Lists/UIContentConfiguration.swift",
    "UIKit/Text/AttributedString+UIKit.swift",
    "UIKit/Text/NSAttributedString+Parts.swift",
    "UIKit/Text/NSAttributedString+UIKit.swift",
    "UIKit/Text/StyledText+AttributedContent.swift",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // The name of the constant, the path that places have, and the files: the model's own, then those that fill it up.
    let sources = target.directoryURL.deletingLastPathComponent()
    func all(_ places: [String]) -> [URL] { places.flatMap { files(at: sources.appending(path: $0)) } }
    let isPrelude = target.name == "SwiftInterpreter"
    let groups: [(name: String, path: String, lists: [[URL]])] =
      isPrelude
      ? [("prelude", "Swift", [files(below: target.directoryURL.appending(path: "Prelude"))])]
      : [
        (
          "uikit", "UIKit",
          [
            ["UIKit", "Scenario"].flatMap {
              files(below: target.directoryURL.appending(path: "Model/\($0)"))
            },
            all(["UIKit"]).filter(isInterpreted),
            all(["UIKit"]),
          ]
        ),
        ("engine", "Engine", [all(Self.engine)]),
        ("swiftUI", "UIKit", [files(below: target.directoryURL.appending(path: "Model/SwiftUI"))]),
      ]
    let output = context.pluginWorkDirectoryURL.appending(path: "Models.swift")
    let arguments = groups.map { group in
      [group.name, group.path] + group.lists.map { $0.map(\.path) }.joined(separator: ["+"])
    }.joined(separator: ["--"])
    return [
      .buildCommand(
        displayName: "Splitting the models of \(target.name)",
        executable: try context.tool(named: "model-index").url,
        arguments: [output.path, isPrelude ? "-" : "SwiftInterpreter"] + arguments,
        inputFiles: groups.flatMap { $0.lists.joined() }, outputFiles: [output])
    ]
  }

  private func isInterpreted(_ file: URL) -> Bool {
    let (name, folder) = (file.lastPathComponent, file.deletingLastPathComponent())
    return !name.hasSuffix("+Engine.swift") && folder.lastPathComponent != "Hosting"
      && !Self.compiledOnly.contains { file.path.hasSuffix("/Sources/" + $0) }
  }

  private func files(at place: URL) -> [URL] {
    place.pathExtension == "swift" ? [place] : files(below: place)
  }

  private func files(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
