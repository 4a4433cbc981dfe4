import AutoLayout
import Typesetting

extension Typeface {
  /// The fonts a text needs. They depend on the text alone, never on what was set before.
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
