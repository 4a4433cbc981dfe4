import AutoLayout
import Diagnostics
import LayoutScene
import LayoutSolving
import LayoutWords
import TestSupport
import Testing

/// Logs in words: whose views and constraints they are about, and what a part that cannot be read changes.
@Suite struct LogWordsTests {
  /// The lines of the first conflict.
  private func words(_ text: String) throws -> [String] {
    let scene = try #require(readLog(text).scene)
    let layout = try #require(LayoutEngine.solve(scene, measurer: NoText()).first)
    return ConflictReport.lines(try #require(layout.conflicts.first), in: layout)
  }

  private func words(_ descriptions: [String]) throws -> [String] { try words(log(descriptions)) }

  // MARK: Guides

  /// A stack view ties the views that it arranges to its margins, whichever line comes first.
  @Test(arguments: [
    ("UIStackView", "stack view"), ("Pier.SlimStackView", "SlimStackView"), ("UIView", "view"),
  ])
  func aStacksMarginsAreItsOwn(_ container: String, _ name: String) throws {
    let guide = "UILayoutGuide:0x31'UIViewLayoutMarginsGuide'"
    let lines = try words([
      "<NSLayoutConstraint:0x1 'UISV-canvas-connection' \(guide).leading == UILabel:0x11'Ebb'.leading   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-canvas-connection' H:[UILabel:0x11'Ebb']-(0)-|   (active, names: '|':\(container):0x12 )>",
      "<NSLayoutConstraint:0x3 'UIView-leftMargin-guide-constraint' H:|-(10)-[\(guide)](LTR)   (active, names: '|':\(container):0x12 )>",
      "<NSLayoutConstraint:0x4 \(container):0x12.width == 0   (active)>",
    ])
    #expect(lines[1].contains("touches the leading edge of the layout margins of the \(name)"), "\(lines)")
    #expect(lines[3].contains("the layout margins are 10 from the left edge of the \(name)"), "\(lines)")
  }

  @Test func appKitsGuidesAreGuides() throws {
    let names = "(active, names: NSViewSafeAreaLayoutGuide:0x31, '|':Pier.WebView:0x11 )"
    let lines = try words([
      "<NSLayoutConstraint:0x1 'NSViewSafeAreaLayoutGuide-top' V:|-(52)-[NSViewSafeAreaLayoutGuide]   \(names)>",
      "<NSLayoutConstraint:0x2 Pier.WebView:0x11.top == NSViewSafeAreaLayoutGuide.top   \(names)>",
    ])
    #expect(
      lines[1].hasSuffix(
        "the safe area is 52 from the top edge of the WebView (required) – the system's: the safe area"))
    #expect(lines[2].contains("– yours"))
  }

  // MARK: Whose views they are

  private static let uiKits = "all of these constraints are UIKit's own"

  @Test(arguments: [
    "_TtC5UIKit9TitleCtrl", "_TtCC5UIKit9ButtonBar11ItemWrapper", "UIKit.NavigationBarContentView",
    "_TtCC5UIKit9ButtonBarP33_0123456789ABCDEF0123456789ABCDEF6Button", "$s5UIKit9ButtonBarC4ItemC",
    "_TtGC9UIKitCore4HostSi_", "_UIBarItem",
  ])
  func classesOfUIKitAreNotTheApps(_ className: String) throws {
    let lines = try words([
      "<NSLayoutConstraint:0x1 \(className):0x11.width == 30   (active)>",
      "<NSLayoutConstraint:0x2 \(className):0x11.width == 40   (active)>",
    ])
    #expect(lines.contains { $0.contains(Self.uiKits) }, "\(lines)")
  }

  /// Apps place the views of hosting controllers, and classes of their own may begin like UIKit's.
  @Test(arguments: ["_TtC4Pier8CardView", "_TtGC7SwiftUI14_UIHostingViewV4Pier4Root_", "Pier._UICard"])
  func otherClassesMayBeTheApps(_ className: String) throws {
    let lines = try words([
      "<NSLayoutConstraint:0x1 \(className):0x11.width == 30   (active)>",
      "<NSLayoutConstraint:0x2 \(className):0x11.width == 40   (active)>",
    ])
    #expect(lines[1].hasSuffix("– yours") && !lines.contains { $0.contains(Self.uiKits) }, "\(lines)")
  }

  @Test func viewsInsideSwiftUIAreSwiftUIs() throws {
    let lines = try words([
      "<NSLayoutConstraint:0x1 _TtGC7SwiftUI16PlatformViewHostV4Pier4Wrap_:0x11.width == 30   (active)>",
      "<NSLayoutConstraint:0x2 _TtGC7SwiftUI16PlatformViewHostV4Pier4Wrap_:0x11.width == 40   (active)>",
    ])
    #expect(lines[1].hasSuffix("the PlatformViewHost is 30 wide (required) – SwiftUI's"), "\(lines)")
  }

  /// What the app cannot reach is not to be changed.
  @Test func aFrameOfUIKitsIsNoneToGiveConstraints() throws {
    let wrapper = "_TtCC5UIKit9ButtonBar11ItemWrapper:0x11"
    let lines = try words([
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& \(wrapper).width == 0   (active)>",
      "<NSLayoutConstraint:0x2 H:|-(8)-[UIView:0x12]   (active, names: '|':\(wrapper) )>",
      "<NSLayoutConstraint:0x3 UIView:0x12.width == 36   (active)>",
      "<NSLayoutConstraint:0x4 H:[UIView:0x12]-(8)-|   (active, names: '|':\(wrapper) )>",
    ])
    #expect(!lines.contains { $0.contains("translates") }, "\(lines)")
    #expect(lines.contains { $0.contains("the ButtonBar.ItemWrapper is the system's own") }, "\(lines)")
  }

  /// The keyboard's views are printed by name in some versions of iOS.
  @Test(arguments: ["SystemInputAssistantView", "assistantHolder"])
  func viewsOfTheKeyboardMayOnlyBeNamed(_ name: String) throws {
    let names = "(active, names: \(name):0x13 )"
    let lines = try words([
      "<NSLayoutConstraint:0x1 'assistantHeight' \(name).height == 45   \(names)>",
      "<NSLayoutConstraint:0x2 'assistantView.bottom' \(name).bottom == _UIKBCompatInputView:0x12.top   \(names)>",
      "<NSLayoutConstraint:0x3 'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0x11.bottom == _UIKBCompatInputView:0x12.top   (active)>",
      "<NSLayoutConstraint:0x4 'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0x11]-(0)-[\(name)]   \(names)>",
    ])
    #expect(lines.contains { $0.contains(Self.uiKits) }, "\(lines)")
  }

  /// The same identifiers away from the keyboard say nothing.
  @Test func namesAloneAreNotTheKeyboards() throws {
    let lines = try words([
      "<NSLayoutConstraint:0x1 'assistantHeight' helper.height == 45   (active, names: helper:0x13 )>",
      "<NSLayoutConstraint:0x2 'inputView.top' helper.height == 46   (active, names: helper:0x13 )>",
    ])
    #expect(lines[1].contains("– yours") && lines[2].contains("– yours"), "\(lines)")
  }

  // MARK: What sets a size

  @Test(arguments: [
    ("Pier.TideCell", true), ("UITableViewCellContentView", true), ("Pier.PierHeaderFooterView", true),
    ("UICollectionReusableView", true), ("Pier.ChartBar", false), ("UIStackView", false), ("UIView", false),
    ("PierSearchHeader", false),
  ])
  func onlyPartsOfListsAreSizedByLists(_ className: String, _ isListed: Bool) throws {
    let lines = try words([
      "<NSLayoutConstraint:0x1 UILabel:0x12.height == 900   (active)>",
      "<NSLayoutConstraint:0x2 V:|-(0)-[UILabel:0x12]   (active, names: '|':\(className):0x11 )>",
      "<NSLayoutConstraint:0x3 V:[UILabel:0x12]-(0)-|   (active, names: '|':\(className):0x11 )>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' \(className):0x11.height == 711   (active)>",
    ])
    let text = lines.joined(separator: "\n")
    #expect(text.contains("table or collection view") == isListed, "\(text)")
    #expect(text.contains("rowHeight") == isListed, "\(text)")
    #expect(text.contains("the system's, for whatever holds the view") == !isListed, "\(text)")
  }

  /// The content view of a collection view's cell is a plain view.
  @Test func theContentOfACellIsTheLists() throws {
    let lines = try words([
      "<NSLayoutConstraint:0x1 V:|-(0)-[UIView:0x12]   (active, names: '|':Pier.TideCell:0x11 )>",
      "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UIView:0x12.height == 44   (active)>",
    ])
    #expect(lines[2].contains("set by the table or collection view"))
  }

  // MARK: Lines that cannot be read

  private static let readable = [
    "<NSLayoutConstraint:0x1 UILabel:0x11'Ebb'.width == 30   (active)>",
    "<NSLayoutConstraint:0x2 UILabel:0x11'Ebb'.leading == UIView:0x12.leading + 8   (active)>",
  ]
  private static let distance =
    "<NSLayoutConstraint:0x3 (UIView:0x12.trailing - UIView:0x12.leading) == 2*(UIView:0x13.trailing - UIView:0x13.leading)   (active)>"

  /// They are part of the conflict, and are quoted in their place.
  @Test func anUnreadLineCounts() throws {
    let text = log([Self.readable[0], Self.distance, Self.readable[1]])
    #expect(readLog(text).diagnostics.map(\.code) == ["unreadable-constraint"])
    let lines = try words(text)
    #expect(lines[0] == "these 3 cannot hold together:")
    #expect(lines[2] == "  2. “\(Self.distance)” cannot be read")
    #expect(lines[3].hasSuffix("✗ broken") && lines.contains { $0.hasPrefix("broken: number 3") })
    #expect(lines.contains { $0.contains("read the line that is only quoted above") })
  }

  @Test func theBrokenConstraintMayBeUnread() throws {
    let lines = try words(log([Self.readable[0], Self.distance], broken: Self.distance))
    #expect(lines[2].hasSuffix("cannot be read   ✗ broken"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("broken: number 2") })
  }

  /// Not all of it is known to be UIKit's.
  @Test func anUnreadLineMayBeTheApps() throws {
    let lines = try words([
      "<NSLayoutConstraint:0x1 _UIBarItem:0x11.width == 30   (active)>", Self.distance,
      "<NSLayoutConstraint:0x2 _UIBarItem:0x11.width == 40   (active)>",
    ])
    #expect(!lines.contains { $0.contains(Self.uiKits) }, "\(lines)")
    #expect(
      lines.contains { $0.contains("none of these constraints that can be read are yours") }, "\(lines)")
  }

  /// What is missing of a list may be what contradicts the rest.
  @Test(arguments: ["", "    \"<NSLayoutConstraint:0x3 H:[UILabel:0x11'Ebb']-(8)-|   (act"])
  func aListThatIsCutClaimsNoMore(_ rest: String) throws {
    let list = Self.readable.map { "    \"\($0)\",\n" }.joined()
    let lines = try words("Unable to simultaneously satisfy constraints.\n(\n\(list)\(rest)")
    #expect(
      lines[0] == "the list is not whole; of what cannot hold together, it has these \(rest.isEmpty ? 2 : 3):"
    )
    #expect(lines.contains { $0.contains("what the list lacks") })
    let closed = try words("Unable to simultaneously satisfy constraints.\n(\n\(list))\n")
    #expect(closed[0] == "these 2 cannot hold together:")
  }

  /// The list has it whole.
  @Test func aBrokenConstraintThatIsCutIsFound() throws {
    let lines = try words(log(Self.readable, broken: "<NSLayoutConstraint:0x1 UILabel:0x11'Ebb'.wid"))
    #expect(lines[1].hasSuffix("✗ broken") && lines[0] == "these 2 cannot hold together:", "\(lines)")
  }

  // MARK: Private data

  @Test(arguments: ["<private>", "<redacted>", "<mask.hash: 'a1b2='>", "<decode: missing data>"])
  func withheldConstraintsHaveAMessageOfTheirOwn(_ withheld: String) throws {
    let text =
      "Unable to simultaneously satisfy constraints:\n\(withheld)\n\nWill attempt to recover by breaking constraint \n\(withheld)\n"
    let finding = try #require(readLog(text).diagnostics.first)
    #expect(finding.code == "no-constraint-list" && finding.message.contains("private data"))
    #expect(finding.help?.contains("run the app from Xcode") == true)
    // One line of several is only a line that cannot be read.
    let some = try words(log([Self.readable[0], withheld, Self.readable[1]]))
    #expect(
      some[0] == "these 3 cannot hold together:" && some[2] == "  2. “<private>” cannot be read", "\(some)")
  }
}

/// Measures no text: what the views look like does not count.
private final class NoText: TextMeasurer {
  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout { .empty }

  func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] { [] }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 0, descender: 0, lineHeight: 0)
  }
}
