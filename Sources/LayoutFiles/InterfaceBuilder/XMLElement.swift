import AutoLayout
import LayoutScene

/// An element of an XML document with all that is in it.
struct XMLElement: Sendable {
  var name: String
  /// In the order of the file.
  var attributes: [(name: String, value: String)]
  var children: [XMLElement] = []
  /// The characters between the tags, without those inside children.
  var text = ""
  /// The start tag.
  var range: SourceRange

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The value of a flag, which Interface Builder writes as YES or NO; nil if it is missing.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  var id: String? { self["id"] }

  /// What the element is to its parent.
  var key: String? { self["key"] }

  /// The first child of a name, and of a key where one is given.
  func child(_ name: String, key: String? = nil) -> XMLElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The first child of a key, whatever its name.
  func child(key: String) -> XMLElement? { children.first { $0.key == key } }

  /// The children inside the child of a name, which only holds them together.
  func list(_ name: String) -> [XMLElement] { child(name)?.children ?? [] }

  /// The element and everything in it, parents first.
  func visit(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
