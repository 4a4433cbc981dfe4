import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

/// Every form of NSLayoutConstraint's description, and those of libraries.
@Suite struct DescriptionTests {
  private struct Form: CustomStringConvertible {
    var description: String
    var text: String
    init(_ description: String, _ text: String) { (self.description, self.text) = (description, text) }
  }

  private static let forms: [Form] = [
    // Gaps, of every age.
    Form(
      "H:|-(16)-[UILabel:0xa1'Name']   (active, names: '|':UIView:0xb1 )",
      "label “Name”.leading == view.leading + 16"),
    Form("V:|-(16)-[UILabel:0xa1'Name']   (Names: '|':UIView:0xb1 )", "label “Name”.top == view.top + 16"),
    Form(
      "V:[UILabel:0xa1]-(>=8@750)-|   (active, names: '|':UIView:0xb1 )",
      "view.bottom >= label.bottom + 8 @750"),
    Form("H:[UILabel:0xa1]-(NSSpace(8))-[UISwitch:0xb1]   (active)", "switch.leading == label.trailing + 8"),
    Form(
      "H:[NSTextField:0xa1]-(NSLayoutAnchorConstraintSpace(8))-[NSButton:0xb1]   (active)",
      "button.leading == text field.trailing + 8"),
    Form("H:[UILabel:0xa1]-(<=-4.5)-[UISwitch:0xb1]   (active)", "switch.leading <= label.trailing - 4.5"),
    Form("H:|-(0)-[UILabel:0xa1](LTR)   (active, names: '|':UIView:0xb1 )", "label.left == view.left"),
    Form("H:[UILabel:0xa1]-(2)-|(LTR)   (active, names: '|':UIView:0xb1 )", "view.right == label.right + 2"),
    Form("H:|[UILabel:0xa1]   (Names: '|':UIView:0xb1 )", "label.leading == view.leading"),
    Form("V:[UILabel:0xa1]-10-[UISwitch:0xb1]", "switch.top == label.bottom + 10"),
    // Sizes.
    Form("H:[UIView:0xa1(400)]", "view.width == 400"),
    Form("V:[UIView:0xa1(>=400@20)]", "view.height >= 400 @20"),
    Form("H:[UIView:0xa1(0@51)] priority:51   (active)", "view.width == 0 @51"),
    Form("H:[UIView:0xa1(==UILabel:0xb1)]", "view.width == label.width"),
    Form("UIView:0xa1.height == 54.3333   (active)", "view.height == 54.33"),
    Form("H:[UILabel:0xa1'Hi'(122)] Hug:251 CompressionResistance:750", "label “Hi”.width == 122 @750"),
    // Equations.
    Form("UIView:0xa1.bottom == UILabel:0xb1.bottom - 20   (active)", "view.bottom == label.bottom - 20"),
    Form(
      "UIView:0xa1.width == 0.571429*UILabel:0xb1.width + 4   (active)",
      "view.width == 0.57 × label.width + 4"),
    Form(
      "UIView:0xa1.height == 1.5*UIView:0xa1.width priority:999.5   (active)",
      "view.height == 1.5 × view.width @999.5"),
    Form(
      "UILabel:0xa1.leading == UIView:0xb1.leadingMargin   (active)", "label.leading == view.leadingMargin"),
    Form(
      "UILabel:0xa1.baseline <= UILabel:0xb1.firstBaseline   (active)",
      "label 1.lastBaseline <= label 2.firstBaseline"),
    Form("UIView:0xa1.width == - 16   (active)", "view.width == -16"),
    Form("UIView:0xa1.width >= 1e-05   (inactive)", "view.width >= 0"),
    // Names.
    Form("homeLarge.height == 24   (active, names: homeLarge:0xa1 )", "homeLarge.height == 24"),
    Form("a.top.width == 2.width + 3   (active, names: a.top:0xa1, 2:0xb1 )", "a.top.width == 2.width + 3"),
    Form(
      "H:[a, (b)]-(8)-|   (active, names: a, (b):0xa1, '|':UIView:0xb1 )",
      "view.trailing == a, (b).trailing + 8"),
    Form("UILabel:0xa1'It's 5 > 4. (Yes]'.width == 5   (active)", "label “It's 5 > 4. (Yes]”.width == 5"),
    Form("UILabel:0xa1'Caf\\U00e9'.width == 5   (active)", "label “Café”.width == 5"),
    Form("UILabel:0xa1'\u{600}\\U0065\u{301}'.width == 5   (active)", "label “\u{600}e\u{301}”.width == 5"),
    Form(
      "UILabel:0xa1'Twenty-five characters of...'.width == 5   (active)",
      "label “Twenty-five characters of...”.width == 5"),
    Form("'some identifier' UIView:0xa1.width == 5   (active)", "view.width == 5"),
    Form("Shop.PriceLabel:0xa1.width == 5   (active)", "PriceLabel.width == 5"),
    Form(
      "SwiftUI._UIHostingView<Shop.Root<Int, Text>>:0xa1.width == 5   (active)", "_UIHostingView.width == 5"),
    Form(
      "UIView:0xa1.top == UILayoutGuide:0xb1'UIViewSafeAreaLayoutGuide'.top + 8   (active)",
      "view.top == safe area.top + 8"),
    Form(
      "UIView:0xa1.top == <UILayoutGuide: 0xb1 - \"header\", layoutFrame = {{0, 0}, {5, 5}}, owningView = <UIView: 0xc1; frame = (0 0; 5 5)>>.top   (active)",
      "view.top == guide “header”.top"),
  ]

  @Test(arguments: forms.indices) func isRead(_ index: Int) throws {
    let form = Self.forms[index]
    let option = try option(log(["<NSLayoutConstraint:0x6000 \(form.description)>"]))
    #expect(option.logged.map(\.text) == [form.text])
    #expect(option.reportedConflict?.broken == 0)
  }

  /// Class, what stands behind it, text, who made it.
  @Test(arguments: [
    (
      "NSAutoresizingMaskLayoutConstraint:0x60 h=--& v=--& UIView:0xa1.width == 46", "view.width == 46",
      "autoresizingMask"
    ),
    (
      "NSAutoresizingMaskLayoutConstraint:0x60 h=--& v=--& H:[UIView:0xa1(212)]", "view.width == 212",
      "autoresizingMask"
    ),
    (
      "NSAutoresizingMaskLayoutConstraint:0x60 h=-&- v=-&- UIView:0xa1.width == UIWindow:0xb1.width - 972",
      "view.width == window.width - 972", "autoresizingMask"
    ),
    (
      "NSAutoresizingMaskLayoutConstraint:0x60 h=--& v=--& UIView:0xa1.minX == 0   (active, names: '|':UIWindow:0xb1 )",
      "view.left == window.left", "autoresizingMask"
    ),
    (
      "NSAutoresizingMaskLayoutConstraint:0x60 h=--& v=--& UIView:0xa1.midY == + 160",
      "view.centerY == superview.top + 160", "autoresizingMask"
    ),
    (
      "NSAutoresizingMaskLayoutConstraint:0x60 h=&-& v=--& UIView:0xa1.minX == 0.500507*UIWindow:0xb1.width - 32.0324",
      "view.left == 0.5 × window.right - 32.03", "autoresizingMask"
    ),
    ("NSContentSizeLayoutConstraint:0x60 H:[UILabel:0xa1(80)]", "label.width == 80", "contentHugging"),
    (
      "NSContentSizeLayoutConstraint:0x60 UILabel:0xa1.width >= 80", "label.width >= 80",
      "compressionResistance"
    ),
    (
      "_UILayoutSupportConstraint:0x60 V:[_UILayoutGuide:0xa1(20)]",
      "top or bottom layout guide.height == 20", "layoutGuide"
    ),
    (
      "NSIBPrototypingLayoutConstraint:0x60 'IB auto generated at build time for view with fixed frame' UIView:0xa1.width == 46",
      "view.width == 46", "explicit"
    ),
    (
      "NSLayoutConstraint:0x60 'UIView-Encapsulated-Layout-Height' UIView:0xa1.height == 44",
      "view.height == 44", "cell"
    ),
    (
      "NSLayoutConstraint:0x60 'UISV-spacing' H:[UIView:0xa1]-(8)-[UILabel:0xb1]",
      "label.leading == view.trailing + 8", "stackView"
    ),
    (
      "NSLayoutConstraint:0x60 'UIViewSafeAreaLayoutGuide-top' V:|-(47)-[UILayoutGuide:0xa1'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0xb1 )",
      "view.safe area.top == view.top + 47", "layoutGuide"
    ),
    (
      "SnapKit.LayoutConstraint:0x60@ViewController.swift#42 UILabel:0xa1.left == UIView:0xb1.left * 0.5 + 8.0 ^750.0",
      "label.left == 0.5 × view.left + 8 @750", "explicit"
    ),
    ("MASLayoutConstraint:rowHeight UIView:row.height == 44", "row.height == 44", "explicit"),
  ]) func knowsItsMaker(_ description: String, _ text: String, _ origin: String) throws {
    let option = try option(log(["<\(description)>"]))
    #expect(option.logged.map(\.text) == [text])
    #expect(option.reportedConflict?.origins.map(\.rawValue) == [origin])
  }

  @Test(arguments: [
    "UIView:0xa1.width", "UIView:0xa1.width == ", "UIView:0xa1.width == nan", "UIView:0xa1.breadth == 5",
    "UIView:0xa1.width == 5 5", "UIView:0xa1.width == UIView:0xb1.top", "H:[UIView:0xa1(5]", "H:|-(5)-|",
    "UIView:0xa1.width == 0 priority:1001", "UIView:0xa1.left == UIView:0xb1.leading",
    "UIView:0xa1.width == 1e999", "UIView:0xa1.width == UIView:0xb1.width / 0", "", "H:", "[", "|",
  ]) func whatIsNoneIsQuoted(_ description: String) throws {
    let text = log([
      "<NSLayoutConstraint:0x61 \(description)>", "<NSLayoutConstraint:0x62 UIView:0xa1.width == 7>",
    ])
    let result = readLog(text)
    let finding = try #require(result.diagnostics.first)
    #expect(
      result.diagnostics.count == 1 && finding.code == "unreadable-constraint" && finding.severity == .warning
    )
    #expect(finding.message.contains("<NSLayoutConstraint:0x61 \(description)"))
    #expect(finding.place?.line == 7)
    #expect(result.scene?.options.first?.logged.map(\.text) == ["view.width == 7"])
  }

  @Test func identifiersAndFilesAreKept() throws {
    let option = try option(
      log([
        "<SnapKit.LayoutConstraint:0x60@Card.swift#42 UILabel:0xa1.width == 8.0>",
        "<NSLayoutConstraint:0x61 'title width' UILabel:0xa1.width == 9   (active)>",
      ]))
    #expect(option.logged.map(\.identifier) == ["Card.swift#42", "title width"])
    #expect(option.logged.map(\.hasGivenIdentifier) == [true, true])
  }
}
