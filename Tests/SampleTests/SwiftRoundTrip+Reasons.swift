import AutoLayout
import LayoutScene
import SwiftCode

extension SwiftRoundTrip {
  /// Why the reader cannot give a class the same frames: what only Interface Builder or the app's files know, and what
  /// it does not read yet. Empty if there is no reason.
  ///
  /// - Parameter layout: that of the class's option.
  func reasons(for one: CodeClass, in layout: SolvedLayout) -> [String] {
    let option = scene.options[one.option]
    let own = Set(one.properties.keys).union([one.root]).union(one.readNames.keys)
    var reasons = own.flatMap { Self.reasons(for: $0, in: option, of: one) }
    for index in one.readNames.keys where [.cell, .collectionCell].contains(option.views[index].kind) {
      // The reader makes rows for the first option's canvas; some are recorded for another width than the table's.
      let isElsewhere = option.canvas.size != scene.options[0].canvas.size
      let frame = layout.views[index].frame
      let table = option.views[index].superview.map { layout.views[$0].frame.width } ?? 0
      let isRecorded =
        option.views[index].kind == .cell && option.views[index].recordedFrame != nil
        && abs(table - frame.width - 2 * frame.x) > 1
      if isElsewhere || isRecorded { reasons.append("rows of another canvas") }
    }
    if option.after != nil { reasons.append("frames that another option leaves") }
    // Which of several solutions is taken depends on the order of constraints.
    let isOpen = own.contains { !layout.views[$0].ambiguity.isEmpty }
    if isOpen || !layout.conflicts.isEmpty { reasons.append("an ambiguity or a conflict") }
    for constraint in option.constraints where own.contains(constraint.firstItem.view) {
      for item in [constraint.firstItem, constraint.secondItem ?? constraint.firstItem] {
        if case .guide(.keyboardLayoutGuide, _) = item { reasons.append("the keyboard's guide") }
      }
    }
    return Set(reasons).sorted()
  }

  private static func reasons(for index: ViewIndex, in option: SceneOption, of one: CodeClass) -> [String] {
    let view = option.views[index]
    var reasons: [String] = []
    if view.recordedFrame != nil, view.intrinsicContentSize != nil {
      reasons.append("a size that Interface Builder gives")
    }
    if view.alignmentRectInsets != nil { reasons.append("alignment rectangles") }
    if view.semanticContentAttribute != .unspecified { reasons.append("a direction of its own") }
    if view.standsBeside { reasons.append("a view beside the scene") }
    if index != one.root, let superview = view.superview, option.views[superview].kind == .tableView,
      view.kind != .cell
    {
      reasons.append("a header or footer of a table")
    }
    reasons += textReasons(view)
    switch view.content {
    case .button(let button):
      if button.settings.hasConfiguration { reasons.append("the configuration of a button") }
      if button.text.font == Font(size: 18) { reasons.append("the font of a custom button") }
      if button.settings.contentInsets != nil { reasons.append("the insets of a button") }
    case .cell(let cell):
      if cell.accessory != nil { reasons.append("the accessory of a cell") }
    case .textField(let field):
      if field.text.font == Font(size: 17) { reasons.append("the font of a text field") }
    case .datePicker: reasons.append("the style of a date picker")
    case .stackView(let stack):
      if stack.settings.keepsHiddenViews { reasons.append("hidden views on an old canvas") }
    case .colorWell: reasons.append("a colour well")
    default: break
    }
    return reasons
  }

  private static func textReasons(_ view: SceneView) -> [String] {
    guard let text = view.content.text else { return [] }
    var reasons: [String] = []
    if !text.runs.isEmpty { reasons.append("parts of a text") }
    if text.font.family != nil { reasons.append("the family of a font") }
    return reasons
  }
}
