import SwiftInterpreter

/// The views that the properties of an object lead to, those of the views and controllers in them too.
struct HeldViews {
  /// By the numbers of the views: "titleLabel", "rows[2]" and "header.iconView".
  private(set) var paths: [Int: String]
  private let owner: Instance

  /// - Parameter paths: of views that have one already.
  init(of owner: Instance, with paths: [Int: String] = [:]) {
    (self.owner, self.paths) = (owner, paths)
    collect(owner, "", 0)
  }

  private mutating func collect(_ object: Instance, _ prefix: String, _ depth: Int) {
    guard depth < 4 else { return }
    var inner: [(Instance, String)] = []
    for type in object.type.classChain where !type.unit.isModel {
      for member in type.members where member.isStored && !member.isStatic {
        guard let value = object[member.name] else { continue }
        add(value, prefix + member.name, &inner)
      }
    }
    for name in ["tableView", "collectionView", "tabBar"] where object.isA("UIViewController") {
      if let list = object[name] { add(list, prefix + name, &inner) }
    }
    if object.type.standIn != nil {
      for (name, value) in object.fields.sorted(by: { $0.key < $1.key })
      where value.object?.variable == name { add(value, prefix + name, &inner) }
    }
    for (next, path) in inner { collect(next, path + ".", depth + 1) }
  }

  private mutating func add(_ value: Value, _ path: String, _ inner: inout [(Instance, String)]) {
    switch value {
    case .array(let values):
      guard values.first?.object?.isA("UIView") == true else { return }
      for (number, one) in values.enumerated() { add(one, "\(path)[\(number)]", &inner) }
    case .structure(let structure):
      if let wrapped = structure.fields["wrappedValue"] { add(wrapped, path, &inner) }
    case .object(let object):
      let isView = object.isA("UIView"), isOther = object !== owner && object.isA("UIViewController")
      guard let view = isView ? object : isOther ? object["loaded"]?.object : nil, paths[view.number] == nil
      else { return }
      paths[view.number] = isView ? path : path + ".view"
      inner.append((object, path))
    default: break
    }
  }
}
