import AutoLayout
import LayoutScene

/// The properties of a class: its views, and what differs from UIKit's defaults.
extension ClassWriter {
  mutating func declarations(_ notes: inout CodeNotice) -> [String] {
    var lines: [String] = []
    var wasLong = false
    for index in scope.views {
      guard let property = scope.names[index] else { continue }
      let own = declaration(of: index, property, &notes)
      // A property on several lines stands on its own.
      if !lines.isEmpty, wasLong || own.count > 1 { lines.append("") }
      lines += own
      wasLong = own.count > 1
    }
    let guides = scope.views.flatMap { option.views[$0].layoutGuides }
    if wasLong, !guides.isEmpty { lines.append("") }
    return lines + guides.compactMap { scope.guideNames[$0] }.map { "let \($0) = UILayoutGuide()" }
  }

  private mutating func declaration(
    of index: ViewIndex, _ property: String, _ notes: inout CodeNotice
  ) -> [String] {
    let view = option.views[index]
    var settings = Settings(on: option.canvas, of: view, called: property)
    describe(index, &settings, &notes)
    let usual = view.className(isEffect: isEffectView(index))
    let className = sizeClass(of: view, property, over: usual) ?? usual
    var creation =
      isEffectView(index)
      ? "UIVisualEffectView(effect: UIBlurEffect(style: .regular))" : view.content.coded.creation(settings)
    if className != usual { creation = creation.replacingFirst(usual, with: className) }
    let remark = remark(on: view, usual, &notes)
    guard !settings.statements.isEmpty || creation.contains("\n") else {
      return ["let \(property) = \(creation)\(remark.map { "  // TODO: \($0)" } ?? "")"]
    }
    let local = view.localName
    return (remark.map { ["// TODO: \($0)"] } ?? [])
      + ["let \(property): \(className) = {"] + indented(broken("let \(local) = \(creation)"))
      + indented(settings.statements.flatMap { broken("\(local).\($0)") }) + ["    return \(local)", "}()"]
  }

  /// A remark on what the view should be, if the code makes something else.
  private func remark(on view: SceneView, _ made: String, _ notes: inout CodeNotice) -> String? {
    if let own = view.customClass, own != name {
      notes.tellOnce(
        "the class \(own), of \"\(view.displayName)\", is not in this file: the code makes a \(made)",
        about: own,
        at: view.source)
      return own
    }
    guard let other = view.placeholderName, !isListed(view) else { return nil }
    notes.tell(
      "\"\(view.displayName)\" shows content from elsewhere (\(other)): the code makes a plain view",
      at: view.source)
    return other
  }

  private func isListed(_ view: SceneView) -> Bool { view.codeClass == "UICollectionView" }

  private func isEffectView(_ index: ViewIndex) -> Bool {
    option.views[index].kind == .view && scope.hasContentView(index)
  }

  func describe(_ index: ViewIndex, _ settings: inout Settings, _ notes: inout CodeNotice) {
    let view = option.views[index]
    view.describeLook(&settings)
    view.content.coded.describe(&settings)
    view.describeLayout(&settings, usesMargins: margins.contains(index))
    let registrations = lists?.registrations[index] ?? []
    for registration in registrations { settings.call(registration) }
    if !registrations.isEmpty, index != dataSource?.list {
      settings.omit("its data source, which makes the cells")
    }
    if view.recordedFrame != nil, view.intrinsicContentSize != nil, !view.hasOwnSize {
      settings.omit("the size that it has only in Interface Builder")
    }
    for omission in settings.omissions {
      notes.tell("\"\(view.displayName)\" is written without \(omission)", at: view.source)
    }
  }

  /// A class that gives a view its size; nil if the size that the view has by itself is enough.
  private mutating func sizeClass(of view: SceneView, _ property: String, over usual: String) -> String? {
    guard view.recordedFrame == nil else { return nil }
    var members: [String] = []
    if let size = view.intrinsicContentSize {
      members.append("override var intrinsicContentSize: CGSize { \(size.code) }")
    }
    if let insets = view.alignmentRectInsets {
      members.append("override var alignmentRectInsets: UIEdgeInsets { \(insets.code) }")
    }
    guard !members.isEmpty else { return nil }
    let words = CodeNames.capitalized(property.filter { $0 != "_" })
    let name = scope.takeLocal(words.hasSuffix(view.noun) ? words : words + view.noun)
    sizeClasses.append(["final class \(name): \(usual) {"] + indented(members) + ["}"])
    return name
  }
}

extension String {
  fileprivate func replacingFirst(_ word: String, with other: String) -> String {
    hasPrefix(word) ? other + dropFirst(word.count) : self
  }
}

extension SceneView {
  /// Whether the UIKit class itself gives the view the known size.
  fileprivate var hasOwnSize: Bool {
    switch kind {
    case .activityIndicator, .navigationBar, .toolbar, .tabBar, .searchBar: true
    default: false
    }
  }

  fileprivate func className(isEffect: Bool) -> String { isEffect ? "UIVisualEffectView" : codeClass }

  /// The name of the view in the closure that makes it.
  fileprivate var localName: String {
    if kind == .switch { return "toggle" }
    return noun.prefix(1).lowercased() + noun.dropFirst()
  }
}
