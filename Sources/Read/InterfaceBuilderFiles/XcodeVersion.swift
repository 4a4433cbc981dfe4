import AutoLayout

/// The major version of the Xcode that saved a file, on which the drawing of its canvas depends.
struct XcodeVersion: Comparable, Hashable, Sendable {
  var major: Int
  /// The first betas of Xcode 11 still drew the controls of iOS 12.
  private var hasOldControls = false
  /// Xcode 16.3 and 16.4 drew those of iOS 18.4.
  private var hasNewControls = false

  /// The version for a meaningless number, from tools with an invalid version; most such files have the
  /// controls of Xcode 13 and later.
  static let unknown = XcodeVersion(major: 15)

  /// - Parameter toolsVersion: as in the document, such as `17506` or `14460.31`.
  init(toolsVersion: String?) {
    let number = toolsVersion?.split(separator: ".").first.flatMap { Int($0) } ?? 0
    guard number > 0, number < 30_000 else {
      self = .unknown
      return
    }
    major = Self.firstTools.last { $0.tools <= number }?.major ?? 5
    hasOldControls = (14800..<14810).contains(number)
    hasNewControls = (23700..<24100).contains(number)
  }

  init(major: Int) { self.major = major }

  static func < (left: XcodeVersion, right: XcodeVersion) -> Bool { left.major < right.major }

  /// The first version of Interface Builder's tools in each Xcode.
  private static let firstTools: [(tools: Int, major: Int)] = [
    (0, 5), (6000, 6), (8000, 7), (11000, 8), (13000, 9), (14200, 10), (14800, 11), (17100, 12),
    (18900, 13), (21000, 14), (22000, 15), (23000, 16), (24100, 26),
  ]

  /// The system whose controls the version's canvas shows: the one that it came with.
  var era: InterfaceEra {
    switch major {
    case ..<9: .iOS7
    case 9, 10: .iOS11
    case 11: hasOldControls ? .iOS11 : .iOS13
    case 12..<26: hasNewControls ? .iOS18 : .iOS14
    default: .iOS26
    }
  }

  /// The reader's text size on the canvas, which text styles follow.
  var contentSizeCategory: ContentSizeCategory { major < 8 ? .medium : .large }

  /// Whether hidden arranged views of a stack collapse on the canvas.
  var collapsesHiddenViews: Bool { major >= 9 }
}
