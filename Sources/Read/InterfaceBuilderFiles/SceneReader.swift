import AutoLayout
import Diagnostics
import LayoutScene
import LayoutWords
import XMLText

/// Turns a root view and everything in it into an option.
struct SceneReader {
  let document: InterfaceDocument
  let root: SceneRoot
  let canvas: Canvas
  private var views: ViewList<SceneView> = []
  private var items: [String: SceneItem] = [:]
  /// The identifiers of the views read so far.
  private var identifiers: Set<String> = []
  /// The identifiers of what variations remove here, so that references to them are not errors.
  private var uninstalled: Set<String> = []
  /// The titles of table sections, by the cells below the headers and above the footers.
  private var sectionHeaders: [String: String] = [:], sectionFooters: [String: String] = [:]
  private var waiting: [(element: XMLElement, owner: ViewIndex)] = []
  private var isFull = false

  init(document: InterfaceDocument, root: SceneRoot, canvas: Canvas) {
    self.document = document
    self.root = root
    self.canvas = canvas
  }

  mutating func read(_ findings: inout Findings) -> SceneOption {
    if let view = root.view {
      add(view, below: nil, &findings)
    } else {
      addEmptyRoot()
    }
    for guide in root.controller?.list("layoutGuides") ?? [] {
      if let id = guide.id {
        items[id] = .guide(guide["type"] == "bottom" ? .bottomLayoutGuide : .topLayoutGuide, of: .root)
      }
    }
    addBars(&findings)
    for view in root.loose where root.controller != nil { addLoose(view, &findings) }
    let constraints = ConstraintElements(
      items: items, views: views, uninstalled: uninstalled, variations: variations)
    let told = findings.count
    let read = waiting.compactMap { constraints.read($0.element, owner: $0.owner, &findings) }
    var option = SceneOption(
      name: root.name, title: title, canvas: canvas, views: views, constraints: read)
    option.nameConstraints()
    option.otherNames = Set(
      ["customClass", "storyboardIdentifier"].compactMap { root.controller?[$0] ?? root.view?[$0] })
    option.controller = root.controller.map { SceneController($0) }
    option.omissions = findings.messages(after: told)
    option.absence = absence
    return option
  }

  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
  ]

  /// A description of a controller whose view is not in the file. The bars of containers are laid out, but
  /// nothing in them is the scene's own.
  private var absence: String? {
    guard root.view == nil, let name = root.controller?.name else { return nil }
    let words = wordsInCamelCase(name).lowercased()
    let article = words.first.map { "aeiou".contains($0) } == true ? "An" : "A"
    return "\(article) \(words): "
      + (Self.containers.contains(name) ? "it has no views of its own." : "its view is not in this file.")
  }

  private var variations: VariationElements { VariationElements(document: document, canvas: canvas) }

  private var title: String? {
    guard let controller = root.controller else { return views.first?.name }
    return controller["userLabel"] ?? controller["title"] ?? controller.child("navigationItem")?["title"]
      ?? controller["customClass"] ?? controller["storyboardIdentifier"]
      ?? wordsInCamelCase(controller.name)
  }

  // MARK: The tree

  private mutating func addEmptyRoot() {
    var view = SceneView(id: root.controller?.id ?? root.name)
    view.source = root.controller?.range
    view.frame = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    view.placeholderName = root.controller.map { wordsInCamelCase($0.name) }
    view.name = view.placeholderName
    views.append(view)
  }

  /// Adds the bars that navigation and tab bar controllers contain themselves.
  private mutating func addBars(_ findings: inout Findings) {
    guard root.view == nil, let controller = root.controller else { return }
    for bar in controller.children where bar.child("rect", key: "frame") != nil {
      if ViewClass(elementName: bar.name) != nil { add(bar, below: .root, &findings) }
    }
  }

  /// Lays out a view beside the scene's own, to the right of the canvas.
  private mutating func addLoose(_ element: XMLElement, _ findings: inout Findings) {
    let position = views.endIndex
    add(element, below: .root, &findings)
    guard views.indices.contains(position) else { return }
    views[position].frame.x = canvas.size.width + 40
    views[position].autoresizingMask = []
    views[position].recordedFrame = nil
    views[position].standsBeside = true
  }

  private mutating func add(
    _ original: XMLElement, below superview: ViewIndex?, depth: Int = 1, _ findings: inout Findings
  ) {
    if let id = original.id, uninstalled.contains(id) { return }
    guard isWithinLimits(depth: depth, original, &findings) else { return }
    let element = variations.effective(original)
    let parent = superview.map { views[$0].id } ?? ""
    let id = element.id ?? "\(parent).\(element.key ?? element.name)"
    guard identifiers.insert(id).inserted else {
      findings.warning(
        .duplicateIdentifier, at: element.range, "a second view with the id \"\(id)\" is left out",
        help: "a merge may have duplicated it")
      return
    }
    let position = views.endIndex
    let context = ViewElement.Context(
      document: document, canvas: canvas, superview: superview.map { views[$0] },
      sectionTitles: (sectionHeaders[id], sectionFooters[id]))
    var view = ViewElement(element, context).sceneView(id: id, &findings)
    view.superview = superview
    if view.kind == .tableView { noteSectionTitles(of: element) }
    views.append(view)
    items[id] = .view(position)
    for guide in element.children where guide.name == "viewLayoutGuide" {
      if let id = guide.id { items[id] = .guide(Self.guideKind(guide.key), of: position) }
    }
    let installed = variations.mask("constraints", of: original)
    for constraint in element.list("constraints") where constraint.name == "constraint" {
      if installed[constraint.id ?? ""] != false { waiting.append((constraint, position)) }
    }
    noteUninstalled(of: original)
    for child in element.childViews { add(child, below: position, depth: depth + 1, &findings) }
  }

  private mutating func isWithinLimits(
    depth: Int, _ element: XMLElement, _ findings: inout Findings
  ) -> Bool {
    if depth > SceneLimits.depth {
      findings.error(
        .tooDeep, at: element.range, "views are nested more than \(SceneLimits.depth) deep")
      return false
    }
    if views.count > SceneLimits.views || waiting.count > SceneLimits.constraints {
      if !isFull {
        findings.error(
          .tooMany, at: element.range,
          "there are more than \(SceneLimits.views) views or \(SceneLimits.constraints) constraints")
      }
      isFull = true
    }
    return !isFull
  }

  private static func guideKind(_ key: String?) -> GuideKind {
    switch key {
    case "contentLayoutGuide": .contentLayoutGuide
    case "frameLayoutGuide": .frameLayoutGuide
    case "layoutMargins": .layoutMargins
    case "readableContent": .readableContent
    // While the keyboard is hidden, its guide is where the safe area ends.
    case "keyboard": .keyboardLayoutGuide
    default: .safeArea
    }
  }

  private mutating func noteSectionTitles(of table: XMLElement) {
    for section in table.list("sections") {
      let cells = section.list("cells").compactMap(\.id)
      guard let first = cells.first, let last = cells.last else { continue }
      sectionHeaders[first] = section["headerTitle"] ?? ""
      sectionFooters[last] = section["footerTitle"]
    }
    // Interface Builder's own heading.
    if let id = table.list("prototypes").first?.id { sectionHeaders[id] = "Prototype Cells" }
  }

  private mutating func noteUninstalled(of element: XMLElement) {
    let masks = variations.mask("subviews", of: element)
    guard !masks.isEmpty else { return }
    for child in element.childViews {
      if let id = child.id, masks[id] == false {
        child.visit { if let id = $0.id { uninstalled.insert(id) } }
      }
    }
  }
}

extension SceneController {
  /// - Parameter element: a controller, whose name is that of UIKit's class without its prefix.
  fileprivate init(_ element: XMLElement) {
    self.init()
    superclass = "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    customClass = element["customClass"]
  }
}

extension XMLElement {
  /// The direct child views, in order: subviews, cells, headers and footers.
  var childViews: [XMLElement] {
    children.flatMap { child -> [XMLElement] in
      switch child.name {
      case "subviews", "prototypes", "cells": child.children
      case "sections": child.children.flatMap { $0.list("cells") }
      default: child.isKeyedView ? [child] : []
      }
    }
  }

  /// Whether the element is a view with a role of its own, such as a table's header.
  private var isKeyedView: Bool {
    guard let key, child("rect", key: "frame") != nil else { return false }
    return key == "contentView" || key.hasSuffix("HeaderView") || key.hasSuffix("FooterView")
      || key == "backgroundView"
  }
}
