import CExpat

/// An element of an XML document.
struct XMLNode {
  var name: String
  var attributes: [String: String]
  var children: [XMLNode] = []
  /// The characters between the tags, except those inside children.
  var text = ""

  /// The words of the `class` attribute.
  var classes: [Substring] { attributes["class"]?.split(separator: " ") ?? [] }

  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap { Double($0) } }

  /// Parses a document with expat, without loading other files. Entities defined in the document are
  /// rejected, since they may expand without limit.
  ///
  /// - Returns: the root element; nil if the document is not well-formed.
  static func parse(_ bytes: [UInt8]) -> XMLNode? {
    guard let parser = XML_ParserCreate(nil), let count = Int32(exactly: bytes.count) else { return nil }
    defer { XML_ParserFree(parser) }
    let tree = Tree()
    XML_SetUserData(parser, Unmanaged.passUnretained(tree).toOpaque())
    XML_SetElementHandler(
      parser, { data, name, attributes in treeBehind(data)?.start(name, attributes) },
      { data, _ in treeBehind(data)?.end() })
    XML_SetCharacterDataHandler(
      parser, { data, characters, count in treeBehind(data)?.append(characters, Int(count)) })
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in treeBehind(data)?.isRefused = true }
    let isWhole = withExtendedLifetime(tree) {
      bytes.withUnsafeBytes {
        XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), count, 1) == XML_STATUS_OK
      }
    }
    return isWhole && !tree.isRefused ? tree.root : nil
  }

  /// Built by the parser's callbacks.
  fileprivate final class Tree {
    private var open: [XMLNode] = []
    private(set) var root: XMLNode?
    var isRefused = false

    func start(
      _ name: UnsafePointer<XML_Char>?, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
      var attributes: [String: String] = [:]
      var next = 0
      while let list, let attribute = list[next], let value = list[next + 1] {
        attributes[String(cString: attribute)] = String(cString: value)
        next += 2
      }
      open.append(XMLNode(name: name.map { String(cString: $0) } ?? "", attributes: attributes))
    }

    func end() {
      guard let node = open.popLast() else { return }
      if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
    }

    func append(_ characters: UnsafePointer<XML_Char>?, _ count: Int) {
      guard let characters, !open.isEmpty else { return }
      let bytes = UnsafeRawBufferPointer(start: characters, count: count)
      open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
    }
  }
}

private func treeBehind(_ data: UnsafeMutableRawPointer?) -> XMLNode.Tree? {
  data.map { Unmanaged<XMLNode.Tree>.fromOpaque($0).takeUnretainedValue() }
}
