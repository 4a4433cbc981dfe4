import SwiftInterpreter

/// The views that the properties of an object lead to, including those of the views and controllers in them.
struct HeldViews {
  /// The paths by the numbers of the views: "titleLabel", "rows[2]", "fields[name]" and "header.iconView".
  private(set) var paths: [Int: String]
  private let owner: Instance

  /// - Parameter paths: the paths of views that already have one.
  init(of owner: Instance, with paths: [Int: String] = [:]) {
    (self.owner, self.paths) = (owner, paths)
    collect(owner, "", 0)
  }

  private mutating func collect(_ object: Instance, _ prefix: String, _ depth: Int) {
    guard depth < 4 else { return }
    var inner: [(Instance, String)] = []
    for type in object.type.classChain where !type.unit.isModel {
      for member in type.members where member.isStored && !member.isStatic {
        guard let value = object[member.field] else { continue }
        add(value, prefix + member.name, &inner)
      }
    }
    let ofContainers = [
      ("ownCollection", "collectionView"), ("navigationBar", "navigationBar"), ("tabBar", "tabBar"),
    ]
    for (field, name) in ofContainers where object.isA("UIViewController") {
      if let view = object[field] { add(view, prefix + name, &inner) }
    }
    if object.type.standIn != nil {
      for (name, value) in object.fields.sorted(by: { $0.key < $1.key })
      where value.object?.variable == name { add(value, prefix + name, &inner) }
    }
    for (next, path) in inner { collect(next, path + ".", depth + 1) }
  }

  private mutating func add(_ value: Value, _ path: String, _ inner: inout [(Instance, String)]) {
    switch value {
    case .array(let values): add(values.enumerated().map { ("\($0)", $1) }, to: path, &inner)
    case .dictionary(let table):
      add(table.pairs.compactMap { key, one in Self.word(key).map { ($0, one) } }, to: path, &inner)
    case .structure(let structure):
      if let wrapped = structure.fields["wrappedValue"] { add(wrapped, path, &inner) }
    case .object(let object):
      let isView = object.isA("UIView"), isOther = object !== owner && object.isA("UIViewController")
      guard let view = isView ? object : isOther ? object["ownView"]?.object : nil, paths[view.number] == nil
      else { return }
      paths[view.number] = isView ? path : path + ".view"
      inner.append((object, path))
    default: break
    }
  }

  /// Adds the contents of an array or a dictionary: views, and lists of them.
  private mutating func add(
    _ values: [(key: String, one: Value)], to path: String, _ inner: inout [(Instance, String)]
  ) {
    guard values.first?.one.object?.isA("UIView") != false else { return }
    for (key, one) in values { add(one, "\(path)[\(key)]", &inner) }
  }

  /// The key of a dictionary as a part of an id; nil if it cannot be one.
  private static func word(_ key: Value) -> String? {
    let text = key.caseName ?? key.text
    let isWord = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " }
    return isWord && !text.isEmpty ? text : nil
  }
}
