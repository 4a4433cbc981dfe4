import CPangoCairo
import Typesetting

/// The attributes that make a text independent of the machine's language, and make the system font look like Apple's.
struct TextAttributes: ~Copyable {
  let pointer: OpaquePointer?

  /// - Parameters:
  ///   - stretches: the stretches by bytes.
  ///   - joints: the positions where the string is cut into items, as ascending UTF-8 offsets.
  init(_ string: String, stretches: Stretches, joints: [UInt32] = []) {
    var ranges: [Ranged] = []
    // UILabel does not hyphenate a word that it breaks for lack of space, unless it has a soft hyphen.
    if !string.unicodeScalars.contains("\u{AD}") { ranges.append(Ranged(pango_attr_insert_hyphens_new(0))) }
    let scripts = ScriptRuns(string)
    for part in Self.parts(of: string, stretches) {
      ranges.append(Self.features(of: part))
      if !stretches.isPlain { ranges.append(Self.font(of: part)) }
      ranges += Self.spacing(scripts, part)
      if part.face.typeface.isDisplay { ranges += Self.digits(string, part) }
    }
    ranges += Self.languages(scripts)
    ranges += Self.emoji(string, stretches)
    ranges += Self.cuts(joints)
    if !stretches.isPlain { ranges += Self.marks(string, stretches) }
    pointer = Self.list(ranges)
  }

  /// The part of a string that has one face, by UTF-8 offsets.
  private struct Part {
    var start: UInt32
    var end: UInt32
    var face: Face
  }

  private static func parts(of string: String, _ stretches: Stretches) -> [Part] {
    if stretches.isPlain { return [Part(start: 0, end: .max, face: stretches.first)] }
    return stretches.partsByFace(length: string.utf8.count).map {
      Part(start: UInt32($0.range.lowerBound), end: UInt32($0.range.upperBound), face: $0.face)
    }
  }

  private static func features(of part: Part) -> Ranged {
    // Inter's contextual alternates would make an arrow of "->" and a multiplication sign of "2x4". Its kerning differs
    // from that of the fonts for which it stands in, most of which have tabular figures.
    let features = part.face.typeface.role == .standIn ? "calt 0, kern 0, tnum 1" : "calt 0"
    return Ranged(pango_attr_font_features_new(features), from: part.start, to: part.end)
  }

  /// The font of a part; it comes before the attributes of its digits, which change the family again.
  private static func font(of part: Part) -> Ranged {
    Ranged(FontDescription(part.face.typeface).attribute(), from: part.start, to: part.end)
  }

  /// Marks the glyphs of each run with the run's position, as colours that are never used. Colours do not
  /// affect how the text is divided into items.
  private static func marks(_ string: String, _ stretches: Stretches) -> [Ranged] {
    stretches.partsByRun(length: string.utf8.count).map { part in
      Ranged(
        pango_attr_foreground_new(UInt16(clamping: part.run), 0, 0), from: UInt32(part.range.lowerBound),
        to: UInt32(part.range.upperBound))
    }
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

  /// A list that takes ownership of the attributes, which are inserted in order of their starts, because Pango moves
  /// all later ones.
  private static func list(_ ranges: [Ranged]) -> OpaquePointer? {
    let list = pango_attr_list_new()
    let order = ranges.indices.sorted { (ranges[$0].start, $0) < (ranges[$1].start, $1) }
    for index in order {
      if let attribute = ranges[index].attribute { pango_attr_list_insert(list, attribute) }
    }
    return list
  }

  private static func spacing(_ scripts: ScriptRuns, _ part: Part) -> [Ranged] {
    scripts.runs.compactMap { run in
      let spacing = pangoUnits(part.face.letterSpacing(in: run.script))
      let (start, end) = (max(run.start, part.start), min(run.end, part.end))
      guard spacing != 0, start < end else { return nil }
      return Ranged(pango_attr_letter_spacing_new(spacing), from: start, to: end)
    }
  }

  private static func languages(_ scripts: ScriptRuns) -> [Ranged] {
    scripts.runs.compactMap { run in
      run.script.language(isJapanese: scripts.isJapanese).map { language in
        Ranged(pango_attr_language_new(pango_language_from_string(language)), from: run.start, to: run.end)
      }
    }
  }

  private static func digits(_ string: String, _ part: Part) -> [Ranged] {
    DisplayDigits.runs(in: string).compactMap { run in
      let (start, end) = (max(run.start, part.start), min(run.end, part.end))
      guard start < end else { return nil }
      return switch run.form {
      case .text: Ranged(pango_attr_family_new(SystemFont.textFamily), from: start, to: end)
      case .tabular: Ranged(pango_attr_font_features_new("tnum 1"), from: start, to: end)
      }
    }
  }

  /// Gives the first character of an emoji the whole width and the others none.
  private static func emoji(_ string: String, _ stretches: Stretches) -> [Ranged] {
    var ranges: [Ranged] = []
    for cluster in EmojiCluster.clusters(in: string) {
      let size = stretches.face(at: Int(cluster.start)).typeface.requestedSize
      let width = pangoUnits(EmojiCluster.width(size: size))
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
