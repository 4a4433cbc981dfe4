import AutoLayout
import Glibc

/// The fonts that may be used, grouped by when they are needed: reading a font file costs time, so a
/// text that the first group can write never opens the others.
struct FontGroups: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The system font in its usual weights.
  static let common = FontGroups(rawValue: 1)
  /// The system font in the weights few pictures use.
  static let rareWeights = FontGroups(rawValue: 2)
  /// Arabic, Hebrew, Thai and Devanagari.
  static let scripts = FontGroups(rawValue: 4)
  /// Chinese, Japanese and Korean.
  static let ideographs = FontGroups(rawValue: 8)
  /// What the user added: directories, system fonts.
  static let extra = FontGroups(rawValue: 16)

  static let everything: FontGroups = [.common, .rareWeights, .scripts, .ideographs, .extra]
}

/// A font file this tool knows by name.
struct FontFile: Hashable, Sendable {
  var group: FontGroups
  var family: String
  /// The weights it serves, by FontWeight's name.
  var weights: [FontWeight]
  var directory: String
  var name: String
  /// The Debian package that installs it.
  var package: String

  var path: String { directory + "/" + name }

  /// The system font stands in for San Francisco, which cannot be had on Linux.
  static let systemFamily = "Inter"

  static let all: [FontFile] = interFiles + notoFiles

  private static let interFiles: [FontFile] = [
    inter(.common, [.regular], "Regular"),
    inter(.common, [.medium], "Medium"),
    inter(.common, [.semibold], "SemiBold"),
    inter(.common, [.bold], "Bold"),
    inter(.rareWeights, [.thin], "Thin"),
    inter(.rareWeights, [.ultraLight], "ExtraLight"),
    inter(.rareWeights, [.light], "Light"),
    inter(.rareWeights, [.heavy], "ExtraBold"),
    inter(.rareWeights, [.black], "Black"),
  ]

  private static let notoFiles: [FontFile] =
    ["Arabic", "Hebrew", "Thai", "Devanagari"].flatMap { script in
      [
        noto(script, lighterWeights, "Regular"),
        noto(script, heavierWeights, "Bold"),
      ]
    } + [
      notoCJK(lighterWeights, "Regular"),
      notoCJK(heavierWeights, "Bold"),
    ]

  private static let lighterWeights: [FontWeight] = [.thin, .ultraLight, .light, .regular, .medium]
  private static let heavierWeights: [FontWeight] = [.semibold, .bold, .heavy, .black]

  private static func inter(_ group: FontGroups, _ weights: [FontWeight], _ style: String) -> FontFile {
    FontFile(
      group: group, family: systemFamily, weights: weights,
      directory: "/usr/share/fonts/opentype/inter", name: "Inter-\(style).otf", package: "fonts-inter")
  }

  private static func noto(_ script: String, _ weights: [FontWeight], _ style: String) -> FontFile {
    FontFile(
      group: .scripts, family: "Noto Sans \(script)", weights: weights,
      directory: "/usr/share/fonts/truetype/noto", name: "NotoSans\(script)-\(style).ttf",
      package: "fonts-noto-core")
  }

  private static func notoCJK(_ weights: [FontWeight], _ style: String) -> FontFile {
    FontFile(
      group: .ideographs, family: "Noto Sans CJK", weights: weights,
      directory: "/usr/share/fonts/opentype/noto", name: "NotoSansCJK-\(style).ttc",
      package: "fonts-noto-cjk")
  }

  static func isRare(_ weight: FontWeight) -> Bool {
    interFiles.contains { $0.group == .rareWeights && $0.weights.contains(weight) }
  }

  /// Where the file is: in the directory its package installs it in, or else in one the user named.
  func located(in extraDirectories: [String]) -> String? {
    let candidates = [path] + extraDirectories.map { $0 + "/" + name }
    return candidates.first { access($0, R_OK) == 0 }
  }
}
