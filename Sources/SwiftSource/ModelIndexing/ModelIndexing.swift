import Foundation
import PackagePlugin

/// Splits the models of a target into declarations when it is built.
@main struct ModelIndexing: BuildToolPlugin {
  /// The files and folders of the engine that belong to the model unchanged. SwiftPM asks for these lists again only
  /// when Package.swift has changed.
  private static let engine = [
    "Engine/AutoLayout/Color.swift",
    "Engine/AutoLayout/Constraints/AutoresizingMask.swift",
    "Engine/AutoLayout/Constraints/LayoutPriority.swift",
    "Engine/AutoLayout/Constraints/StandardSpacing.swift",
    "Engine/AutoLayout/DynamicColor.swift",
    "Engine/AutoLayout/Geometry.swift",
    "Engine/AutoLayout/Path.swift",
    "Engine/AutoLayout/Screen/BarHeights.swift",
    "Engine/AutoLayout/Screen/InterfaceEra.swift",
    "Engine/AutoLayout/Screen/RootMargins.swift",
    "Engine/AutoLayout/Text.swift",
    "Engine/AutoLayout/TextStyle.swift",
    "Engine/AutoLayout/Traits.swift",
    "Engine/AutoLayout/Views/ButtonSettings.swift",
    "Engine/AutoLayout/Views/ControlMetrics.swift",
    "Engine/AutoLayout/Views/FlowLayout.swift",
    "Engine/AutoLayout/Views/GuideKind.swift",
    "Engine/AutoLayout/Views/IntrinsicSize.swift",
    "Engine/AutoLayout/Views/StackSettings.swift",
    "Engine/AutoLayout/Views/StandardCellMetrics.swift",
    "Engine/AutoLayout/Views/TableSettings.swift",
    "Engine/AutoLayout/Views/TextContainer.swift",
    "Engine/AutoLayout/Views/TextFieldBorder.swift",
    "Engine/AutoLayout/VisualFormat/VisualFormatOptions.swift",
    "Scene/LayoutScene/Contents",
    "Scene/LayoutScene/Drawing.swift",
    "Scene/LayoutScene/SymbolSize.swift",
    "Engine/Typesetting/SystemFont.swift",
    "SwiftSource/UIKitModel/Model/Engine",
  ]
  private static let library = "UIKit/UIKit"
  /// The files of the library that the reader does not interpret, since `Model` has its own versions of what is in
  /// them. Files called `+Engine`, which hand classes to the engine, and those in `Hosting` are left out, too.
  private static let compiledOnly: Set = [
    "Appearance/UIAppearance.swift",
    "Application/NSPredicate+Format.swift",
    "Application/Selectors.swift",
    "Constraints/Exceptions.swift",
    "Constraints/NSLayoutConstraint+Description.swift",
    "Constraints/NSLayoutConstraint+VisualFormat.swift",
    "Controls/ButtonLabel.swift",
    "Controls/UIButton+Parts.swift",
    "Lists/Dequeuing.swift",
    "Lists/IndexPath+UIKit.swift",
    "Lists/StandardContent.swift",
    "Lists/UIContentConfiguration.swift",
    "Text/AttributedString+UIKit.swift",
    "Text/NSAttributedString+Parts.swift",
    "Text/NSAttributedString+UIKit.swift",
    "Text/StyledText+AttributedContent.swift",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // The name of the constant, the path in its source places, and the files: the model's own first, then those that
    // complete it.
    let sources = target.directoryURL.deletingLastPathComponent().deletingLastPathComponent()
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
            all([Self.library]).filter(isInterpreted),
            all([Self.library]),
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
      && !Self.compiledOnly.contains { file.path.hasSuffix("/\(Self.library)/\($0)") }
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
