import AutoLayout
package import LayoutScene

/// An element of an XML document with its contents.
package struct XMLElement: Sendable {
  package var name: String
  /// In the order of the file.
  package var attributes: [(name: String, value: String)]
  package var children: [XMLElement] = []
  /// The characters between the tags, without those inside children.
  package var text = ""
  /// The start tag.
  package var range: SourceRange

  package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The value of a flag, which Interface Builder writes as YES or NO; nil if it is missing.
  package func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  package var id: String? { self["id"] }

  /// The element's role in its parent.
  package var key: String? { self["key"] }

  /// The first child with a name, and with a key if one is given.
  package func child(_ name: String, key: String? = nil) -> XMLElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The first child with a key, whatever its name.
  package func child(key: String) -> XMLElement? { children.first { $0.key == key } }

  /// The children of the child with a name, which only groups them.
  package func list(_ name: String) -> [XMLElement] { child(name)?.children ?? [] }

  /// The element and everything in it, parents first.
  package func visit(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
