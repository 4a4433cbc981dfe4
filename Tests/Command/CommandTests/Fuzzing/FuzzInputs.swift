import Foundation
import TestSupport

/// Inputs of a kind, made one after the other from a seed.
struct FuzzInputs {
  enum Kind: String, CaseIterable {
    /// Mutated samples.
    case scenario, interface, log
    /// Scenarios made up whole, in order to be drawn.
    case layout
    /// The same, with texts of the kind that breaks programs wherever a text may stand.
    case text

    var pathExtension: String {
      switch self {
      case .scenario, .layout, .text: "json"
      case .interface: "storyboard"
      case .log: "log"
      }
    }
  }

  let kind: Kind
  private let seeds: [[UInt8]]
  private let mutator: Mutator

  init(_ kind: Kind) throws {
    self.kind = kind
    let extensions: [String]
    switch kind {
    case .scenario:
      extensions = ["json"]
      mutator = Mutator(Self.scenarioPieces, escaping: { Mutator.jsonEscaped($0) })
    case .interface:
      extensions = ["storyboard", "xib"]
      mutator = Mutator(Self.interfacePieces, escaping: { Mutator.xmlEscaped($0) })
    case .log:
      extensions = ["log"]
      mutator = Mutator(Self.logPieces)
    case .layout, .text:
      extensions = []
      mutator = Mutator([])
    }
    seeds = try extensions.flatMap { try Places.files(below: Places.samples, withExtension: $0) }
      .filter { !$0.path.hasSuffix(".schema.json") }.map { Array(try Data(contentsOf: $0)) }
  }

  func next(_ random: inout RandomSource) -> [UInt8] {
    switch kind {
    case .scenario, .interface, .log: mutator.mutated(random.pick(seeds), rounds: 6, &random)
    case .layout: Array(RandomScenario.text(&random).utf8)
    case .text: Array(RandomScenario.text(&random, hostile: true).utf8)
    }
  }

  private static let scenarioPieces = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "null", "true", "\\ud800", "\u{FEFF}", "\0", " = ", " @",
    "superview",
    "(Priority ", "Standard", "\u{301}", "\"variations\": {},", "\"type\": \"cell\",",
    "\"type\": \"tableView\",",
    ".safeArea", "\"hidden\": true,", "\"numberOfLines\": 0,", "\"alpha\": 0.5,", "\"active\": false,",
    " @999.5",
    "\"multiplier\": 1e6,", "\"secondAttribute\": \"notAnAttribute\",", ".firstBaseline", ".width",
    "\"axis\": \"vertical\",", "$gap", "${gap}", "$$", "\"template\": \"badge\",",
    "\"variables\": {\"gap\": \"$gap\"},",
    "\"image\": \"images/lake@2x.png\",", "\"image\": {\"file\": \"/a.svg\"},",
    "\"images\": {\"a.png\": {\"size\": [9, 9], \"data\": \"data:image/png;base64,iVBORw0KGgo=\"}},",
    "self", "\"constraints\": [\"self.edges = superview\"],", "\"addedViews\": [{}],", "H:|-[self]-|",
    ".edges = superview inset 8", ".center = ", ".size = ",
    "topAnchor.constraint(equalTo: view.topAnchor, constant: 8)",
    ".snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }", "make.top.equalTo(", "1. ", "// ", "/*",
    "*/", ",]",
    "\"type\": \"UICollectionView\",", "\"image\": \"star\",", "\"device\": \"iPhone SE 3\",",
    "\"ignore\": [\"off-screen\"],",
    "\"style\": \".filled\",", "\"subtitle\": \"x\",", "\"imagePlacement\": \"top\",",
    "\"buttonSize\": \"mini\",",
    "\"imagePadding\": 1e6,", "\"cornerStyle\": \"capsule\",", ".keyboardLayoutGuide",
    "\"font\": \"headline\",", "\"text\": [\"a\", {\"text\": \"b\\nc\", \"font\": 40, \"kern\": -9}],",
    "\"paragraphStyle\": {\"lineHeightMultiple\": 0.01},", "\"paragraphStyle\": {\"maximumLineHeight\": 1},",
    "\"minimumValue\": 5,", "\"maximumValue\": -5,", "\"preferredDatePickerStyle\": \"inline\",",
    "\"datePickerMode\": \"time\",", "\"image\": {\"symbol\": \"star\", \"pointSize\": 1000},",
    "\"baselineOffset\": 1000,", "\"underline\": true,", "\"strikethrough\": true,",
    "\"backgroundColor\": \"systemBlue\",", " @defaultHigh", "\"accessory\": \"checkmark\",",
    "\"sectionHeader\": \"x\",",
    "\"defaultRowHeight\": 1e6,", "\"itemSize\": [0, 1e6],", "\"tabItems\": [\"x\"],", "\"isInset\": true,",
  ]
  private static let interfacePieces = [
    "\"", "<", ">", "/>", "</view>", "&lt;", "&#x10FFFF;", "<subviews>", "<view id=\"a\">",
    "multiplier=\"9e99:1e-99\"",
    "firstAttribute=\"notAnAttribute\"", "<variation key=\"default\">", "hidden=\"YES\"",
    "fixedFrame=\"YES\"",
    "<rect key=\"frame\" x=\"-1e6\" y=\"1e15\" width=\"-5\" height=\"1e308\"/>", "priority=\"1e30\"",
    "numberOfLines=\"0\"",
    "<attributedString key=\"attributedText\"><fragment content=\"x\"><attributes><real key=\"NSKern\" value=\"1e9\"/>",
    "<paragraphStyle key=\"NSParagraphStyle\" lineHeightMultiple=\"1e9\" lineSpacing=\"-1\"/>",
    "<stackView id=\"s\">", "<tableViewCell id=\"c\">", "id=\"root\"", "pointSize=\"1024\"",
  ]
  private static let logPieces = [
    "<", ">", "'", "(", ")", "|", "-", "H:", "V:", ":0x", "\n", "> ", "&lt;", "(active", "names:", "'|':",
    "==", ">=",
    "priority:", "NSSpace(", "NSLayoutAnchorConstraintSpace(", "*", "1e999", "UISV-",
    "<NSLayoutConstraint:0x6",
    "Unable to simultaneously satisfy constraints.",
    "Will attempt to recover by breaking constraint", "UIView-Encapsulated-Layout-Height", "\u{1B}[31m",
    "\\n   | <UIView: 0x1; frame = (0 0; 9 9)>", "•UIView:0x1",
    "; frame = (0 0; 1e99 -5)", "- AMBIGUOUS LAYOUT for UIView:0x1.minX{id: 1}", "contentOffset: {0, 1e9}",
    " .width",
    "\u{A0}",
  ]
}
