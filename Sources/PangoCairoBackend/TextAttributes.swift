import CPangoCairo

/// The attributes that make a text independent of the machine's language and the system font like Apple's.
struct TextAttributes: ~Copyable {
  let pointer: OpaquePointer?

  init(_ string: String, typeface: Typeface) {
    pointer = pango_attr_list_new()
    // Inter's contextual alternates would make an arrow of "->" and a multiplication sign of "2x4"; its
    // kerning is not that of a font it stands in for,
    // and most others have digits of one width.
    let features = typeface.role == .standIn ? "calt 0, kern 0, tnum 1" : "calt 0"
    insert(pango_attr_font_features_new(features))
    // A word that is broken for want of room gets no hyphen in a UILabel, unless one was put there for that.
    if !string.unicodeScalars.contains("\u{AD}") { insert(pango_attr_insert_hyphens_new(0)) }
    insertLanguagesAndSpacing(ScriptRuns(string), spacing: pangoUnits(typeface.letterSpacing))
    if typeface.isDisplay { insertDigits(string) }
    insertEmoji(string, size: typeface.requestedSize)
  }

  deinit { pango_attr_list_unref(pointer) }

  private func insertLanguagesAndSpacing(_ scripts: ScriptRuns, spacing: Int32) {
    for run in scripts.runs {
      if spacing != 0 && run.script.hasSystemLetterSpacing {
        insert(pango_attr_letter_spacing_new(spacing), from: run.start, to: run.end)
      }
      if let language = run.script.language(isJapanese: scripts.isJapanese) {
        insert(pango_attr_language_new(pango_language_from_string(language)), from: run.start, to: run.end)
      }
    }
  }

  private func insertDigits(_ string: String) {
    for run in DisplayDigits.runs(in: string) {
      switch run.form {
      case .text: insert(pango_attr_family_new(SystemFont.textFamily), from: run.start, to: run.end)
      case .tabular: insert(pango_attr_font_features_new("tnum 1"), from: run.start, to: run.end)
      }
    }
  }

  /// Gives the first character of an emoji its room and the others none.
  private func insertEmoji(_ string: String, size: Double) {
    let width = pangoUnits(EmojiCluster.width(size: size))
    for cluster in EmojiCluster.clusters(in: string) {
      insert(Self.room(width), from: cluster.start, to: cluster.firstEnd)
      if cluster.firstEnd < cluster.end { insert(Self.room(0), from: cluster.firstEnd, to: cluster.end) }
      insert(pango_attr_letter_spacing_new(0), from: cluster.start, to: cluster.end)
    }
  }

  private static func room(_ width: Int32) -> UnsafeMutablePointer<PangoAttribute>? {
    withUnsafePointer(to: PangoRectangle(x: 0, y: 0, width: width, height: 0)) {
      pango_attr_shape_new($0, $0)
    }
  }

  /// The list takes the attribute over.
  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, from start: UInt32 = 0, to end: UInt32 = .max
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = start
    attribute.pointee.end_index = end
    pango_attr_list_insert(pointer, attribute)
  }
}
