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
  /// Those of the library.
  private static let library = [
    "UIKit/Appearance/CALayer.swift",
    "UIKit/Appearance/CGColor.swift",
    "UIKit/Appearance/CGImage.swift",
    "UIKit/Appearance/UIColor.swift",
    "UIKit/Appearance/UIImage.swift",
    "UIKit/Appearance/UITraitCollection.swift",
    "UIKit/Constraints/NSLayoutAnchor.swift",
    "UIKit/Constraints/NSLayoutConstraint.swift",
    "UIKit/Constraints/UILayoutGuide.swift",
    "UIKit/Constraints/UILayoutPriority.swift",
    "UIKit/Controllers/Containers.swift",
    "UIKit/Controllers/UIAlertController.swift",
    "UIKit/Controllers/UIViewController.swift",
    "UIKit/Controls/BarAppearances.swift",
    "UIKit/Controls/BarItems.swift",
    "UIKit/Controls/UIAction.swift",
    "UIKit/Controls/UIActivityIndicatorView.swift",
    "UIKit/Controls/UIButton+Configuration.swift",
    "UIKit/Controls/UIButton.swift",
    "UIKit/Controls/UIColorWell.swift",
    "UIKit/Controls/UIControl.swift",
    "UIKit/Controls/UIDatePicker.swift",
    "UIKit/Controls/UINavigationBar.swift",
    "UIKit/Controls/UINavigationItem.swift",
    "UIKit/Controls/UIPageControl.swift",
    "UIKit/Controls/UIPickerView.swift",
    "UIKit/Controls/UIProgressView.swift",
    "UIKit/Controls/UIRefreshControl.swift",
    "UIKit/Controls/UISearchBar.swift",
    "UIKit/Controls/UISegmentedControl.swift",
    "UIKit/Controls/UISlider.swift",
    "UIKit/Controls/UIStepper.swift",
    "UIKit/Controls/UISwitch.swift",
    "UIKit/Controls/UITabBar.swift",
    "UIKit/Controls/UIToolbar.swift",
    "UIKit/Drawing",
    "UIKit/Geometry/CGAffineTransform.swift",
    "UIKit/Geometry/Conversions.swift",
    "UIKit/Geometry/UIEdgeInsets.swift",
    "UIKit/Lists/CollectionArrangement.swift",
    "UIKit/Lists/DiffableDataSources.swift",
    "UIKit/Lists/NSCollectionLayoutGroup.swift",
    "UIKit/Lists/NSCollectionLayoutItem.swift",
    "UIKit/Lists/NSCollectionLayoutSection.swift",
    "UIKit/Lists/NSDiffableDataSourceSnapshot.swift",
    "UIKit/Lists/SectionPlacer.swift",
    "UIKit/Lists/StandardArrangement.swift",
    "UIKit/Lists/SwipeActions.swift",
    "UIKit/Lists/TableSection.swift",
    "UIKit/Lists/UICellAccessory.swift",
    "UIKit/Lists/UICellConfigurationState.swift",
    "UIKit/Lists/UICollectionLayoutListConfiguration.swift",
    "UIKit/Lists/UICollectionView+Items.swift",
    "UIKit/Lists/UICollectionView+Registration.swift",
    "UIKit/Lists/UICollectionView.swift",
    "UIKit/Lists/UICollectionViewCell.swift",
    "UIKit/Lists/UICollectionViewCompositionalLayout.swift",
    "UIKit/Lists/UICollectionViewFlowLayout.swift",
    "UIKit/Lists/UICollectionViewLayout.swift",
    "UIKit/Lists/UICollectionViewProtocols.swift",
    "UIKit/Lists/UIListContentConfiguration.swift",
    "UIKit/Lists/UITableView+Rows.swift",
    "UIKit/Lists/UITableView.swift",
    "UIKit/Lists/UITableViewCell.swift",
    "UIKit/Lists/UITableViewProtocols.swift",
    "UIKit/Text/AttributedContent.swift",
    "UIKit/Text/CoreFoundationHeader.swift",
    "UIKit/Text/NSParagraphStyle.swift",
    "UIKit/Text/NSShadow.swift",
    "UIKit/Text/NSTextAttachment.swift",
    "UIKit/Text/UIFont.swift",
    "UIKit/Text/UIFontDescriptor.swift",
    "UIKit/Text/UIFontMetrics.swift",
    "UIKit/Text/UILabel.swift",
    "UIKit/Text/UITextField.swift",
    "UIKit/Text/UITextView.swift",
    "UIKit/Views/UIImageView.swift",
    "UIKit/Views/UIScrollView.swift",
    "UIKit/Views/UIStackView.swift",
    "UIKit/Views/UIView+Autoresizing.swift",
    "UIKit/Views/UIView+Constraints.swift",
    "UIKit/Views/UIView+Hierarchy.swift",
    "UIKit/Views/UIView+Tree.swift",
    "UIKit/Views/UIView.swift",
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
            all(Self.library),
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

  private func files(at place: URL) -> [URL] {
    place.pathExtension == "swift" ? [place] : files(below: place)
  }

  private func files(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
