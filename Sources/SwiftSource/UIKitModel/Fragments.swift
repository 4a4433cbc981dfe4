import SwiftInterpreter

/// Code as articles and playgrounds show it, without the class that is around it in an app.
enum Fragments {
  /// The classes that may be around the code. The one with most of the names that the code does not declare is taken.
  private static let classes: [(name: String, initializer: String, arguments: String)] = [
    ("UIViewController", "viewDidLoad()", ""),
    ("UIView", "init(frame: CGRect)", "frame: frame"),
    (
      "UITableViewCell", "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
      "style: style, reuseIdentifier: reuseIdentifier"
    ),
  ]

  /// A file with a class around its code, and the superclass of that, if the code has no class but uses the members of
  /// one.
  static func completed(_ unit: SourceUnit) -> (unit: SourceUnit, parent: String, place: Place)? {
    guard StandIns.mayLayOut(unit.text) || unit.text.contains("liveView"), let code = FreeNames(unit)
    else { return nil }
    let index = SourceIndex([], models: Model.models(withSwiftUI: false)) { _ in nil }
    let scores = classes.map { one in
      let type = index.type(one.name)
      return code.names.count { type?.lookup($0, isStatic: false).isEmpty == false }
    }
    guard let most = scores.max(), most > 0 || code.hasStatements, let best = scores.firstIndex(of: most)
    else { return nil }
    let (parent, initializer, arguments) = classes[best]
    let isInitializer = initializer.hasPrefix("init")
    var before = "class \(name(of: unit)): Enclosing\(parent.dropFirst(2)) { "
    var after = "}"
    if code.hasStatements {
      let call = isInitializer ? "super.init(\(arguments))" : "super.\(initializer)"
      before += "override \(isInitializer ? "" : "func ")\(initializer) { \(call); "
      after = isInitializer ? "}; required init?(coder: NSCoder) { nil } }" : "} }"
    }
    let text = before + unit.text + "\n" + after, added = before.utf8.count
    let whole = SourceUnit(path: unit.path, text: text, isModel: false, added: added)
    return (whole, parent, Place(unit: whole, offset: added + code.offset))
  }

  /// The name of the file in the form of a class name.
  private static func name(of unit: SourceUnit) -> String {
    guard let file = unit.path.split(separator: "/").last, file.hasSuffix(".swift") else { return "Layout" }
    let words = file.dropLast(6).split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "Layout" + name
  }
}
