import AutoLayout
import Diagnostics
import LayoutScene

/// The classes of the cells of an option: rows that differ only in their texts share one.
struct CellClasses {
  /// The class of a cell, and the cell's own texts where the rows of that class differ.
  struct Cell {
    var name: String
    /// The names of the properties that hold labels, in the order of `texts`.
    var labels: [String] = []
    var texts: [String] = []
    /// The properties of the class, by the views that they hold in this cell.
    var properties: [ViewIndex: String]
  }

  private(set) var writers: [ClassWriter] = []
  private(set) var cells: [ViewIndex: Cell] = [:]
  /// The statements that register the classes of cells with their lists.
  private(set) var registrations: [ViewIndex: [String]] = [:]

  private let option: SceneOption
  private let children: [ViewIndex: [ViewIndex]]

  init(
    _ option: SceneOption, _ children: [ViewIndex: [ViewIndex]], named name: String, _ names: inout CodeNames,
    _ notes: inout CodeNotice
  ) {
    self.option = option
    self.children = children
    var scopes: [(name: String, scope: CodeScope, takesTexts: Bool)] = []
    for group in groups() {
      let index = group[0]
      let view = option.views[index]
      guard let kind = option.cellKind(of: index, children), let list = view.superview else { continue }
      let own = view.customClass.flatMap { CodeNames.isIdentifier($0) ? $0 : nil }
      let isNamed = view.hasAuthoredName && group.count == 1
      let words = isNamed ? CodeNames.upperCamelCase(view.displayName) : ""
      let stem = words.isEmpty ? name.withoutController : words
      let cell = names.take(own ?? (stem.hasSuffix(kind.ending) ? stem : stem + kind.ending))
      registrations[list, default: []].append(kind.registration(of: cell))
      let shared = group.count > 1 ? SharedCell(group, option, kind, children) : nil
      let scope = shared?.scope ?? CodeScope(option, kind: kind, root: index, children: children)
      scopes.append((cell, scope, shared?.labels.isEmpty == false))
      for (position, index) in group.enumerated() {
        cells[index] = Cell(
          name: cell, labels: shared?.labels ?? [], texts: shared?.texts[position] ?? [],
          properties: shared?.properties[position] ?? scope.names)
      }
    }
    // A list in a cell needs classes of its own.
    writers = scopes.map { name, scope, takesTexts in
      var writer = ClassWriter(name, scope, lists: self, notes: &notes)
      writer.takesTexts = takesTexts
      return writer
    }
  }

  /// The cells in order, each grouped with those that are like it.
  private func groups() -> [[ViewIndex]] {
    var groups: [[ViewIndex]] = []
    var positions: [[String]: Int] = [:]
    let filled = Set(
      option.views.indices.filter { ListSectionCode.all(of: $0, in: option, children) != nil })
    for index in option.views.indices.dropFirst() {
      guard let kind = option.cellKind(of: index, children), let list = option.views[index].superview else {
        continue
      }
      guard kind == .tableCell || kind == .collectionCell, filled.contains(list) else {
        groups.append([index])
        continue
      }
      // A cell without height only holds the titles of a section.
      if case .cell(let cell) = option.views[index].content, cell.rowHeight == 0, children[index] == nil {
        continue
      }
      let form = [list.rawValue.description] + SharedCell.form(of: index, option, kind, children)
      if let position = positions[form] {
        groups[position].append(index)
      } else {
        positions[form] = groups.count
        groups.append([index])
      }
    }
    return groups
  }
}

/// A class that several cells share. The texts in which they differ are not part of it.
private struct SharedCell {
  let scope: CodeScope
  let labels: [String]
  /// The texts of each cell.
  let texts: [[String]]
  let properties: [[ViewIndex: String]]

  init(
    _ cells: [ViewIndex], _ option: SceneOption, _ kind: ClassKind, _ children: [ViewIndex: [ViewIndex]]
  ) {
    let scopes = cells.map {
      CodeScope(option, kind: kind, root: $0, children: children, namesByKind: true)
    }
    func text(_ scope: CodeScope, _ position: Int) -> String {
      option.views[scope.views[position]].content.text?.string ?? ""
    }
    let different = scopes[0].views.indices.filter { position in
      option.views[scopes[0].views[position]].isPlainLabel
        && Set(scopes.map { text($0, position) }).count > 1
    }
    labels = different.compactMap { scopes[0].names[scopes[0].views[$0]] }
    texts = scopes.map { scope in different.map { text(scope, $0) } }
    properties = scopes.map(\.names)
    scope = CodeScope(
      option.withoutTexts(of: different.map { scopes[0].views[$0] }), kind: kind, root: cells[0],
      children: children, namesByKind: true)
  }

  /// The form of a cell: its class as it would be without its texts.
  static func form(
    of cell: ViewIndex, _ option: SceneOption, _ kind: ClassKind, _ children: [ViewIndex: [ViewIndex]]
  ) -> [String] {
    let scope = CodeScope(option, kind: kind, root: cell, children: children, namesByKind: true)
    let labels = scope.views.filter { option.views[$0].isPlainLabel }
    var notes = CodeNotice(source: SourceText([]))
    let plain = CodeScope(
      option.withoutTexts(of: labels), kind: kind, root: cell, children: children, namesByKind: true)
    return [option.views[cell].customClass ?? ""]
      + ClassWriter("Cell", plain, lists: nil, notes: &notes).lines
  }
}

extension SceneView {
  /// Whether all of its text looks alike, so that a string can take its place.
  fileprivate var isPlainLabel: Bool { kind == .label && content.text?.runs.isEmpty == true }
}

extension SceneOption {
  fileprivate func withoutTexts(of labels: [ViewIndex]) -> SceneOption {
    var option = self
    for label in labels { option.views[label].content.text?.string = "" }
    return option
  }
}

extension String {
  fileprivate var withoutController: String {
    for ending in ["ViewController", "Controller", "View"] where hasSuffix(ending) && self != ending {
      return String(dropLast(ending.count))
    }
    return self
  }
}
