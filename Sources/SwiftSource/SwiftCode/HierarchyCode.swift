import AutoLayout
import LayoutScene

/// Writes the statements that add views to one another.
struct HierarchyCode {
  private let scope: CodeScope
  private(set) var lines: [String] = []

  init(_ scope: CodeScope, _ notes: inout CodeNotice) {
    self.scope = scope
    let option = scope.option
    for index in scope.views {
      var loose: [ViewIndex] = []
      for child in scope.children[index] ?? [] where scope.names[child] != nil {
        if option.views[child].standsBeside { loose.append(child) }
      }
      for child in loose {
        notes.tell(
          "\"\(option.views[child].displayName)\" stands beside the scene's view: the code makes it, but adds it to nothing",
          at: option.views[child].source)
      }
      let own = (scope.children[index] ?? []).filter { scope.names[$0] != nil && !loose.contains($0) }
      switch option.views[index].content {
      case .stackView(let stack):
        func isArranged(_ view: ViewIndex) -> Bool { option.views[view].isArranged }
        // Views that lie below the arranged ones are added before them.
        let lower = Array(own.prefix { !isArranged($0) })
        add(lower, to: index)
        arrange(own.filter(isArranged), in: index, stack)
        add(own.dropFirst(lower.count).filter { !isArranged($0) }, to: index)
      case .tableView:
        let isArranged = { option.views[$0].isArranged }
        addToTable(own.filter(isArranged), index)
        add(own.filter { !isArranged($0) }, to: index)
      default: add(own, to: index)
      }
      for guide in option.views[index].layoutGuides {
        if let name = scope.guideNames[guide] {
          lines.append(scope.member("addLayoutGuide(\(name))", of: index))
        }
      }
    }
  }

  private mutating func arrange(_ views: [ViewIndex], in stack: ViewIndex, _ content: StackViewContent) {
    for view in views {
      lines.append(scope.member("addArrangedSubview(\(scope.argument(view)))", of: stack))
      if let space = content.settings.customSpacing[scope.option.views[view].id] {
        lines.append(
          scope.member("setCustomSpacing(\(space.code), after: \(scope.argument(view)))", of: stack))
      }
    }
  }

  /// Adds the views of a table other than its cells: the one above these, and the one below.
  private mutating func addToTable(_ views: [ViewIndex], _ table: ViewIndex) {
    let option = scope.option
    let firstRow = (scope.children[table] ?? []).filter { option.views[$0].kind == .cell }
      .compactMap { option.views[$0].recordedFrame?.y }.min()
    var properties = ["tableHeaderView", "tableFooterView"][...]
    for view in views {
      // A view that is recorded below the rows is the footer, with or without a header.
      if let firstRow, option.views[view].frame.y > firstRow { properties = properties.suffix(1) }
      let property = properties.popFirst() ?? "backgroundView"
      lines.append(scope.member("\(property) = \(scope.argument(view))", of: table))
    }
  }

  private mutating func add(_ views: [ViewIndex], to container: ViewIndex) {
    var rest = views[...]
    while let first = rest.first {
      let isConstrained = scope.option.views[first].autoresizingMask == nil
      guard isConstrained else {
        lines.append(scope.member("addSubview(\(scope.argument(first)))", of: container))
        rest.removeFirst()
        continue
      }
      let group = rest.prefix { scope.option.views[$0].autoresizingMask == nil }
      rest = rest.dropFirst(group.count)
      guard group.count > 1 else {
        lines.append("\(scope.argument(first)).translatesAutoresizingMaskIntoConstraints = false")
        lines.append(scope.member("addSubview(\(scope.argument(first)))", of: container))
        continue
      }
      lines += [
        "subview.translatesAutoresizingMaskIntoConstraints = false",
        scope.member("addSubview(subview)", of: container),
      ].looped(over: group.map(scope.argument))
    }
  }
}

extension [String] {
  /// The statements for each of some views.
  fileprivate func looped(over views: [String]) -> [String] {
    let head = "for subview in [\(views.joined(separator: ", "))] {"
    let lines =
      8 + head.count <= SwiftFile.width
      ? [head] : ["for subview in ["] + indented(filled(views, to: SwiftFile.width - 12)) + ["] {"]
    return lines + indented(self) + ["}"]
  }
}
