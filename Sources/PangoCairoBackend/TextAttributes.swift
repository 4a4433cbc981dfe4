import CPangoCairo
import Typesetting

/// The attributes that make a text independent of the machine's language, and the system font like Apple's.
struct TextAttributes: ~Copyable {
  let pointer: OpaquePointer?

  /// - Parameter joints: where the string is cut into items, as ascending UTF-8 offsets.
  init(_ string: String, typeface: Typeface, joints: [UInt32] = []) {
    var ranges: [Ranged] = []
    // Inter's contextual alternates would make an arrow of "->" and a multiplication sign of "2x4". Its
    // kerning differs from that of the fonts it stands in for, most of which have tabular figures.
    let features = typeface.role == .standIn ? "calt 0, kern 0, tnum 1" : "calt 0"
    ranges.append(Ranged(pango_attr_font_features_new(features)))
    // UILabel does not hyphenate a word that it breaks for lack of space, unless it has a soft hyphen.
    if !string.unicodeScalars.contains("\u{AD}") { ranges.append(Ranged(pango_attr_insert_hyphens_new(0))) }
    ranges += Self.languagesAndSpacing(ScriptRuns(string), typeface)
    if typeface.isDisplay { ranges += Self.digits(string) }
    ranges += Self.emoji(string, size: typeface.requestedSize)
    ranges += Self.cuts(joints)
    pointer = Self.list(ranges)
  }

  deinit { pango_attr_list_unref(pointer) }

  /// An attribute with the part of the string that has it, by UTF-8 offsets.
  private struct Ranged {
    let attribute: UnsafeMutablePointer<PangoAttribute>?
    let start: UInt32

    init(_ attribute: UnsafeMutablePointer<PangoAttribute>?, from start: UInt32 = 0, to end: UInt32 = .max) {
      self.attribute = attribute
      self.start = start
      attribute?.pointee.start_index = start
      attribute?.pointee.end_index = end
    }
  }

  /// A list that takes ownership of the attributes, inserted by start, because Pango moves all later ones.
  private static func list(_ ranges: [Ranged]) -> OpaquePointer? {
    let list = pango_attr_list_new()
    let order = ranges.indices.sorted { (ranges[$0].start, $0) < (ranges[$1].start, $1) }
    for index in order {
      if let attribute = ranges[index].attribute { pango_attr_list_insert(list, attribute) }
    }
    return list
  }

  private static func languagesAndSpacing(_ scripts: ScriptRuns, _ typeface: Typeface) -> [Ranged] {
    var ranges: [Ranged] = []
    for run in scripts.runs {
      let spacing = pangoUnits(typeface.letterSpacing(in: run.script))
      if spacing != 0 {
        ranges.append(Ranged(pango_attr_letter_spacing_new(spacing), from: run.start, to: run.end))
      }
      if let language = run.script.language(isJapanese: scripts.isJapanese) {
        ranges.append(
          Ranged(pango_attr_language_new(pango_language_from_string(language)), from: run.start, to: run.end))
      }
    }
    return ranges
  }

  private static func digits(_ string: String) -> [Ranged] {
    DisplayDigits.runs(in: string).map { run in
      switch run.form {
      case .text: Ranged(pango_attr_family_new(SystemFont.textFamily), from: run.start, to: run.end)
      case .tabular: Ranged(pango_attr_font_features_new("tnum 1"), from: run.start, to: run.end)
      }
    }
  }

  /// Gives the first character of an emoji its whole width and the others none.
  private static func emoji(_ string: String, size: Double) -> [Ranged] {
    let width = pangoUnits(EmojiCluster.width(size: size))
    var ranges: [Ranged] = []
    for cluster in EmojiCluster.clusters(in: string) {
      ranges.append(Ranged(room(width), from: cluster.start, to: cluster.firstEnd))
      if cluster.firstEnd < cluster.end {
        ranges.append(Ranged(room(0), from: cluster.firstEnd, to: cluster.end))
      }
      ranges.append(Ranged(pango_attr_letter_spacing_new(0), from: cluster.start, to: cluster.end))
    }
    return ranges
  }

  private static func room(_ width: Int32) -> UnsafeMutablePointer<PangoAttribute>? {
    withUnsafePointer(to: PangoRectangle(x: 0, y: 0, width: width, height: 0)) {
      pango_attr_shape_new($0, $0)
    }
  }

  /// Gives every other piece an attribute without effect, because items end where an attribute does.
  private static func cuts(_ joints: [UInt32]) -> [Ranged] {
    stride(from: 0, to: joints.count, by: 2).map { index in
      Ranged(
        pango_attr_fallback_new(1), from: joints[index],
        to: index + 1 < joints.count ? joints[index + 1] : .max)
    }
  }
}
