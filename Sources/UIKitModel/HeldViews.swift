#if canImport(SwiftParser)
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
          guard let value = object.fields[member.name] else { continue }
          add(value, prefix + member.name, &inner)
        }
      }
      for (next, path) in inner { collect(next, path + ".", depth + 1) }
    }

    private mutating func add(_ value: Value, _ path: String, _ inner: inout [(Instance, String)]) {
      switch value {
      case .array(let values):
        guard let first = values.first?.object, first.type.inherits(named: "UIView") else { return }
        for (number, one) in values.enumerated() { add(one, "\(path)[\(number)]", &inner) }
      case .structure(let structure):
        if let wrapped = structure.fields["wrappedValue"] { add(wrapped, path, &inner) }
      case .object(let object):
        if object.type.inherits(named: "UIView") {
          guard paths.updateValue(path, ifAbsent: object.number) else { return }
          inner.append((object, path))
        } else if object.type.inherits(named: "UIViewController"), object !== owner,
          let view = object.fields["loaded"]?.object, paths.updateValue(path + ".view", ifAbsent: view.number)
        {
          inner.append((object, path))
        }
      default: break
      }
    }
  }

  extension Dictionary {
    /// - Returns: whether the key was new.
    fileprivate mutating func updateValue(_ value: Value, ifAbsent key: Key) -> Bool {
      guard self[key] == nil else { return false }
      self[key] = value
      return true
    }
  }
#endif
