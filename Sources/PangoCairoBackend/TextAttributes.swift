import CPangoCairo

/// The attributes that make a text independent of the machine's language and the system font like Apple's.
struct TextAttributes: ~Copyable {
  let pointer: OpaquePointer?

  /// - Parameter letterSpacing: points between the letters of the system font.
  init(_ scripts: ScriptRuns, letterSpacing: Double) {
    pointer = pango_attr_list_new()
    // Inter's contextual alternates would make an arrow of "->" and a multiplication sign of "2x4".
    insert(pango_attr_font_features_new("calt 0"))
    let spacing = pangoUnits(letterSpacing)
    for run in scripts.runs {
      if spacing != 0 && run.script.hasSystemLetterSpacing {
        insert(pango_attr_letter_spacing_new(spacing), from: run.start, to: run.end)
      }
      if let language = run.script.language(isJapanese: scripts.isJapanese) {
        insert(pango_attr_language_new(pango_language_from_string(language)), from: run.start, to: run.end)
      }
    }
  }

  deinit { pango_attr_list_unref(pointer) }

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
