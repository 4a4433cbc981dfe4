import AutoLayout
import JSONText

extension CanvasDraft {
  /// A draft of the settings that do not follow from the canvas's device or size.
  init(_ canvas: Canvas) {
    device = canvas.device.flatMap { Device.named($0) }
    orientation = canvas.orientation
    bars = canvas.bars
    if device == nil { size = canvas.size }
    if canvas.sheetTop != nil {
      presentation = .pageSheet
      detent = .medium
      if resolved().size != canvas.size { detent = nil }
    }
    navigationItem = canvas.navigationItem
    if !canvas.bars.contains(.status), !canvas.bars.isEmpty { barHeights.status = 0 }
    let implied = resolved()
    if canvas.size != implied.size { size = canvas.size }
    if canvas.scale != implied.scale { scale = canvas.scale }
    safeArea = InsetsDraft(canvas.safeArea, over: implied.safeArea)
    if canvas.horizontalSizeClass != implied.horizontalSizeClass {
      horizontalSizeClass = canvas.horizontalSizeClass
    }
    if canvas.verticalSizeClass != implied.verticalSizeClass { verticalSizeClass = canvas.verticalSizeClass }
    layoutMargins = InsetsDraft(canvas.layoutMargins, over: resolved().layoutMargins)
    if canvas.layoutDirection != implied.layoutDirection { layoutDirection = canvas.layoutDirection }
    if canvas.contentSizeCategory != implied.contentSizeCategory {
      contentSizeCategory = canvas.contentSizeCategory
    }
    if canvas.appearance != implied.appearance { appearance = canvas.appearance }
    barHeights = barHeights.overlaid(with: BarHeightsDraft(canvas.barHeights, over: implied.barHeights))
    if !canvas.tabItems.isEmpty { tabItems = canvas.tabItems }
    if canvas.showsKeyboard { showsKeyboard = true }
    background = canvas.background
    if canvas.era != implied.era { era = canvas.era }
    leaveOut(\.orientation, on: canvas)
    leaveOut(\.bars, on: canvas)
    leaveOut(\.barHeights.status, on: canvas)
  }

  /// Leaves out a key that follows from the others.
  private mutating func leaveOut<Value>(_ path: WritableKeyPath<CanvasDraft, Value?>, on canvas: Canvas) {
    var draft = self
    draft[keyPath: path] = nil
    if draft.resolved() == canvas { self = draft }
  }

  /// A draft with every key, so that nothing of an earlier layer remains.
  init(allOf canvas: Canvas) {
    self.init(canvas)
    orientation = canvas.orientation
    bars = canvas.bars
    barHeights = BarHeightsDraft(canvas.barHeights)
    size = canvas.size
    scale = canvas.scale
    safeArea = InsetsDraft(canvas.safeArea)
    layoutMargins = InsetsDraft(canvas.layoutMargins)
    horizontalSizeClass = canvas.horizontalSizeClass
    verticalSizeClass = canvas.verticalSizeClass
    layoutDirection = canvas.layoutDirection
    contentSizeCategory = canvas.contentSizeCategory
    appearance = canvas.appearance
    era = canvas.era
    tabItems = canvas.tabItems
    presentation = canvas.sheetTop == nil ? .fullScreen : .pageSheet
    showsKeyboard = canvas.showsKeyboard
  }

  /// The keys of an option that turn this canvas into another.
  func patch(to canvas: Canvas) -> [JSONNode.Member] {
    for draft in [CanvasDraft(canvas), CanvasDraft(allOf: canvas)] {
      let isNew = draft.device?.name != device?.name || draft.size != size
      // A device, or a size instead of one, discards settings of the earlier layer.
      let layer = isNew ? draft : draft.changes(from: self)
      if overlaid(with: layer).resolved() == canvas {
        return Self.format.members(of: layer, over: CanvasDraft())
      }
    }
    return Self.format.members(of: CanvasDraft(allOf: canvas), over: CanvasDraft())
  }

  /// The settings that the base does not have, or has differently.
  private func changes(from base: CanvasDraft) -> CanvasDraft {
    var changes = self
    if device?.name == base.device?.name { changes.device = nil }
    if size == base.size { changes.size = nil }
    return changes
  }
}

extension InsetsDraft {
  init(_ insets: DirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// The sides that differ from those of `base`.
  init(_ insets: DirectionalEdgeInsets, over base: DirectionalEdgeInsets) {
    self.init(
      top: insets.top == base.top ? nil : insets.top,
      leading: insets.leading == base.leading ? nil : insets.leading,
      bottom: insets.bottom == base.bottom ? nil : insets.bottom,
      trailing: insets.trailing == base.trailing ? nil : insets.trailing)
  }
}
