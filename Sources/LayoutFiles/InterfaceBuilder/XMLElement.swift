import AutoLayout
import LayoutScene

/// An element of an XML document with its contents.
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

  /// The element's role in its parent.
  var key: String? { self["key"] }

  /// The first child with a name, and with a key if one is given.
  func child(_ name: String, key: String? = nil) -> XMLElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The first child with a key, whatever its name.
  func child(key: String) -> XMLElement? { children.first { $0.key == key } }

  /// The children of the child with a name, which only groups them.
  func list(_ name: String) -> [XMLElement] { child(name)?.children ?? [] }

  /// The element and everything in it, parents first.
  func visit(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
