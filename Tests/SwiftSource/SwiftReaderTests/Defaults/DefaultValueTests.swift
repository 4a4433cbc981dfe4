import Foundation
import TestSupport
import Testing

/// What UIKit's types are before code changes anything is the same for code that is compiled with the library and for code
/// that the reader runs, or the reader says that it does not know it.
@MainActor @Suite struct DefaultValueTests {
  /// A line of `DefaultValues`.
  private struct Line {
    let name: String, expression: String
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func source(_ part: String) throws -> String {
    try String(contentsOf: folder.appending(path: "DefaultValues\(part).swift"), encoding: .utf8)
  }

  private static func lines() throws -> [Line] {
    try ["+Objects", "+Statics", "+Cases"].flatMap { part in
      try source(part).matches(of: /(?m)^    value\("([^"]+)", (.+)\)$/).map {
        Line(name: String($0.1), expression: String($0.2))
      }
    }
  }

  @Test(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
  func theReaderKnowsWhatTheLibraryKnows() throws {
    let lines = try Self.lines(), compiled = DefaultValues.all()
    try #require(lines.map(\.name) == compiled.map(\.name))
    let whole = try Self.source("")
    let shared = try #require(whole.range(of: "// What follows"))
    var source = "import UIKit\n" + whole[shared.lowerBound...]
    for (number, line) in lines.enumerated() {
      source += """
        class Value\(number): UIView { override init(frame: CGRect) { super.init(frame: frame); let label = UILabel(); \
        addSubview(label); label.text = "<" + plain(\(line.expression)) + ">" }; required init?(coder: NSCoder) { nil } }

        """
    }
    let reading = try Reading(source, ["canvas": ["statusBarHeight": 20]])
    var read: [String: [String: Any]] = [:]
    for option in reading.options { if let name = option["name"] as? String { read[name] = option } }
    var known = 0
    for (number, one) in compiled.enumerated() where !Self.differing.contains(one.name) {
      guard let option = read["Value\(number)"] else { continue }
      if !isTold(option) {
        known += 1
        #expect(try text(of: option) == "<\(one.value)>", "\(one.name)")
      }
    }
    #expect(known > 1300)
  }

  /// Numbers of more than 63 bits, which the reader does not have.
  private static let differing = ["UIRectCorner.allCorners", "UIDataDetectorTypes.all"]

  private func isTold(_ option: [String: Any]) -> Bool {
    (option["notUnderstood"] as? [Any])?.isEmpty == false
  }

  private func text(of option: [String: Any]) throws -> String {
    let views = try #require((option["scenario"] as? [String: Any])?["views"] as? [[String: Any]])
    let label = try #require((views.first?["subviews"] as? [[String: Any]])?.first)
    return label["text"] as? String ?? ""
  }

  @Test func everyDeclarationHasALine() throws {
    let library = try LibraryDeclarations(), names = Set(try Self.lines().map(\.name))
    for (kind, declared) in [
      ("property", library.properties), ("constant", library.statics), ("case", library.cases),
    ] {
      for (type, members) in declared.sorted(by: { $0.key < $1.key }) where !Self.leftOutTypes.contains(type)
      {
        for member in members.sorted() where !names.contains("\(type).\(member)") && !isLeftOut(type, member)
        {
          Issue.record("\(kind) \(type).\(member) has no line in DefaultValues")
        }
      }
    }
  }

  /// Anchors, numbers whose constants have lines, what only identifies an object, what is another one each time, and
  /// structures and collections of several parts.
  private func isLeftOut(_ type: String, _ member: String) -> Bool {
    type.isEmpty || member.hasSuffix("Anchor") || member == "rawValue"
      || Self.leftOutMembers.contains("\(type).\(member)")
  }

  private static let leftOutMembers: Set<String> = [
    "CALayer.sublayerTransform", "CGContext.ctm", "CALayer.transform", "NSLayoutConstraint.description",
    "NSLayoutConstraint.firstItem", "NSParagraphStyle.default",
    "NSParagraphStyle.hash", "UIApplication.connectedScenes", "UIApplication.shared",
    "UIButton.Configuration.background", "UIButton.configuration",
    "UICollectionViewCell.backgroundConfiguration", "UICollectionViewCell.configurationState",
    "UICollectionViewCell.contentConfiguration", "UITableViewCell.configurationState",
    "UICollectionViewLayoutAttributes.indexPath", "UICollectionViewLayoutAttributes.transform",
    "UICollectionViewLayoutAttributes.transform3D", "UIColor.hash", "UIColor.tintColor",
    "UIControl.allTargets", "UIDatePicker.calendar", "UIDatePicker.date", "UIDevice.current",
    "UIDevice.identifierForVendor", "UIFont.familyNames", "UIFont.hash", "UIImage.configuration",
    "UICollectionLayoutListConfiguration.itemSeparatorHandler",
    "UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider",
    "UICollectionLayoutListConfiguration.separatorConfiguration",
    "UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider",
    "UIListContentConfiguration.imageProperties",
    "UIListContentConfiguration.secondaryTextProperties", "UIListContentConfiguration.textProperties",
    "UINavigationBar.largeTitleTextAttributes", "UINavigationBar.standardAppearance",
    "UINavigationBar.titleTextAttributes", "UINavigationItem.standardAppearance", "UIScreen.main",
    "UITabBar.standardAppearance", "UITableViewCell.backgroundConfiguration",
    "UITableViewCell.contentConfiguration", "UITableViewHeaderFooterView.backgroundConfiguration",
    "UITableViewHeaderFooterView.contentConfiguration", "UITextField.defaultTextAttributes",
    "UITextField.typingAttributes",
    "UITextView.linkTextAttributes", "UITextView.selectedRange", "UITextView.typingAttributes",
    "UIToolbar.standardAppearance", "UITraitCollection.current", "UIView.layerClass", "UIView.transform",
    "UIView.transform3D",
  ]

  /// Types of which code gets no new object by itself.
  private static let leftOutTypes: Set<String> = [
    "AttributeScopes", "AttributeScopes.UIKitAttributes", "CADisplayLink", "CATransform3D", "CGColor",
    "CGImage", "IndexPath", "NSDiffableDataSourceSnapshot", "NSLayoutAnchor", "NSValue", "Selector",
    "UIAccessibilityCustomAction", "UIActivityViewController", "UICellAccessory", "UICellConfigurationState",
    "UICollectionViewCompositionalLayout", "UICollectionViewDiffableDataSource", "UIFontMetrics",
    "UIGraphicsImageRendererContext", "UIKitAttributes.BaselineOffsetAttribute",
    "UIKitAttributes.FontAttribute", "UIKitAttributes.ForegroundColorAttribute",
    "UIKitAttributes.KernAttribute", "UIKitAttributes.ParagraphStyleAttribute",
    "UIKitAttributes.StrikethroughStyleAttribute", "UIKitAttributes.UnderlineStyleAttribute",
    "UIListContentView", "UINavigationBarAppearance", "UIPasteboard", "UIPopoverPresentationController",
    "UIPresentationController", "UIScene", "UISheetPresentationController", "UIStatusBarManager",
    "UITableViewDiffableDataSource", "UITextRange", "UITouch", "UIWindowScene", "_Observed",
  ]
}
