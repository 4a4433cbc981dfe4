import AutoLayout
import Typesetting

extension Stretches {
  /// The fonts that a text needs.
  func groups(for string: String) -> FontGroups {
    if isPlain { return first.typeface.groups(for: string) }
    var groups = first.typeface.groups(for: "")
    for part in partsByFace(length: string.utf8.count) {
      let bytes = string.utf8.dropFirst(part.range.lowerBound).prefix(part.range.count)
      groups.formUnion(part.face.typeface.groups(for: String(decoding: bytes, as: UTF8.self)))
    }
    return groups
  }
}

extension Typeface {
  /// The fonts that a text needs. They depend on the text alone, never on the texts set before.
  func groups(for string: String) -> FontGroups {
    let scripts = ScriptRuns(string).scripts
    var groups = FontFile.groups(isDisplay: isDisplay, weight: weight, scripts: scripts)
    if isDisplay, DisplayDigits.needTextFont(string) {
      groups.formUnion(FontFile.groups(isDisplay: false, weight: weight, scripts: scripts))
    }
    if role == .own { groups.insert(.extra) }
    return groups
  }
}
