import AutoLayout
import Glibc
import Typesetting

/// The available fonts, grouped by when they are needed: reading a font file takes time, so a text that the
/// first group covers never opens the others.
struct FontGroups: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The system font for running text in its usual weights.
  static let common = FontGroups(rawValue: 1)
  /// The same in the weights that few pictures use.
  static let rareWeights = FontGroups(rawValue: 2)
  /// The system font for large text in its usual weights.
  static let display = FontGroups(rawValue: 32)
  /// The same in the weights that few pictures use.
  static let rareDisplayWeights = FontGroups(rawValue: 128)
  /// Arabic, Hebrew, Thai and Devanagari.
  static let scripts = FontGroups(rawValue: 4)
  /// Chinese, Japanese and Korean in the lighter weights. These files take twenty times as long as others.
  static let ideographs = FontGroups(rawValue: 8)
  /// The same in the heavier weights.
  static let boldIdeographs = FontGroups(rawValue: 64)
  /// The fonts that the user added: directories and system fonts.
  static let extra = FontGroups(rawValue: 16)

  static let everything: FontGroups = [
    .common, .rareWeights, .display, .rareDisplayWeights, .scripts, .ideographs, .boldIdeographs, .extra,
  ]
  /// The groups that make up the system font.
  static let system: FontGroups = [.common, .rareWeights, .display, .rareDisplayWeights]
}

/// A font file that this tool knows by name.
struct FontFile: Hashable, Sendable {
  var group: FontGroups
  var family: String
  /// The weights that the file serves.
  var weights: [FontWeight]
  var directory: String
  var name: String
  /// The Debian package that installs the file.
  var package: String

  var path: String { directory + "/" + name }

  static let all: [FontFile] = interFiles + notoFiles

  private static let interFiles: [FontFile] = interStyles.flatMap { weight, style in
    let isCommon = commonWeights.contains(weight)
    return [
      inter(isCommon ? .common : .rareWeights, SystemFont.textFamily, weight, "Inter-\(style).otf"),
      inter(
        isCommon ? .display : .rareDisplayWeights, SystemFont.displayFamily, weight,
        "InterDisplay-\(style).otf"),
    ]
  }

  private static let commonWeights: [FontWeight] = [.regular, .medium, .semibold, .bold]

  private static let interStyles: [(FontWeight, String)] = [
    (.regular, "Regular"), (.medium, "Medium"), (.semibold, "SemiBold"), (.bold, "Bold"), (.thin, "Thin"),
    (.ultraLight, "ExtraLight"), (.light, "Light"), (.heavy, "ExtraBold"), (.black, "Black"),
  ]

  private static let notoFiles: [FontFile] =
    ["Arabic", "Hebrew", "Thai", "Devanagari"].flatMap { script in
      [
        noto(script, lighterWeights, "Regular"),
        noto(script, heavierWeights, "Bold"),
      ]
    } + [
      notoCJK(.ideographs, lighterWeights, "Regular"),
      notoCJK(.boldIdeographs, heavierWeights, "Bold"),
    ]

  private static let lighterWeights: [FontWeight] = [.thin, .ultraLight, .light, .regular, .medium]
  private static let heavierWeights: [FontWeight] = [.semibold, .bold, .heavy, .black]

  private static func inter(
    _ group: FontGroups, _ family: String, _ weight: FontWeight, _ name: String
  ) -> FontFile {
    FontFile(
      group: group, family: family, weights: [weight], directory: "/usr/share/fonts/opentype/inter",
      name: name, package: "fonts-inter")
  }

  private static func noto(_ script: String, _ weights: [FontWeight], _ style: String) -> FontFile {
    FontFile(
      group: .scripts, family: "Noto Sans \(script)", weights: weights,
      directory: "/usr/share/fonts/truetype/noto", name: "NotoSans\(script)-\(style).ttf",
      package: "fonts-noto-core")
  }

  private static func notoCJK(
    _ group: FontGroups, _ weights: [FontWeight], _ style: String
  ) -> FontFile {
    FontFile(
      group: group, family: "Noto Sans CJK", weights: weights,
      directory: "/usr/share/fonts/opentype/noto", name: "NotoSansCJK-\(style).ttc",
      package: "fonts-noto-cjk")
  }

  /// The fonts that a text in the system font needs.
  ///
  /// - Parameter isDisplay: whether the text is set in the cut for large text.
  static func groups(isDisplay: Bool, weight: FontWeight, scripts: Set<WritingScript>) -> FontGroups {
    var foreign: FontGroups = []
    for script in scripts {
      switch script {
      case .latin, .cyrillic, .other: break
      case .han, .kana, .hangul:
        foreign.insert(heavierWeights.contains(weight) ? .boldIdeographs : .ideographs)
      case .arabic, .hebrew, .thai, .devanagari: foreign.insert(.scripts)
      }
    }
    // One configuration serves foreign text of all sizes, so that the large files are read only once.
    if !foreign.isEmpty { return FontGroups.system.union(foreign) }
    let isCommon = commonWeights.contains(weight)
    if isDisplay { return isCommon ? .display : [.display, .rareDisplayWeights] }
    return isCommon ? .common : [.common, .rareWeights]
  }

  /// The path of the file: in the folder that an installed program brings along, so that it draws the same anywhere; in
  /// the directory of its package; or in one that the user named.
  func located(
    in extraDirectories: [String], broughtAlong folder: String? = Installation.folder
  ) -> String? {
    let own = folder.map { ["\($0)/fonts/\(name)"] } ?? []
    return (own + [path] + extraDirectories.map { "\($0)/\(name)" }).first {
      access($0, R_OK) == 0 && FontDirectory.isFile($0)
    }
  }
}
