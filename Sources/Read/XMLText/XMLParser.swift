import AutoLayout
import CExpat
package import Diagnostics
import LayoutScene

/// Reads XML with expat. Only the bytes are read, no other files or external entities. Definitions of entities, which
/// may expand without end, are refused.
package enum XMLParser {
  /// The deepest nesting of elements; Interface Builder's files have a few dozen levels.
  package static let deepest = 400

  /// - Parameter allowsDocumentType: whether the document may name its type, as older SVG files do; it may define
  ///   nothing there.
  /// - Returns: the root element; nil if the document is not well-formed, which is then reported.
  package static func parse(_ findings: inout Findings, allowsDocumentType: Bool = false) -> XMLElement? {
    guard let parser = XML_ParserCreate(nil) else {
      findings.error(.syntaxError, at: nil, "there is not enough memory to read the file")
      return nil
    }
    defer { XML_ParserFree(parser) }
    let builder = XMLTreeBuilder(parser, allowsDocumentType: allowsDocumentType)
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(
      parser, { data, name, attributes in builderBehind(data)?.start(name, attributes) },
      { data, _ in builderBehind(data)?.end() })
    XML_SetCharacterDataHandler(
      parser, { data, characters, count in builderBehind(data)?.append(characters, Int(count)) })
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDefinitions in
      builderBehind(data)?.startDocumentType(hasDefinitions: hasDefinitions != 0)
    }
    let isWhole = withExtendedLifetime(builder) { feed(findings.source.bytes, to: parser) }
    if isWhole, let root = builder.root { return root }
    let offset = Int(XML_GetCurrentByteIndex(parser))
    report(builder.refusal, XML_GetErrorCode(parser), at: offset, &findings)
    return nil
  }

  /// In pieces, because expat counts in 32 bits.
  private static func feed(_ bytes: [UInt8], to parser: XML_Parser) -> Bool {
    let piece = 1 << 20
    return bytes.withUnsafeBytes { buffer in
      var offset = 0
      repeat {
        let count = min(piece, buffer.count - offset)
        let isLast = offset + count == buffer.count
        let start = buffer.baseAddress?.advanced(by: offset).assumingMemoryBound(to: CChar.self)
        if XML_Parse(parser, start, Int32(count), isLast ? 1 : 0) != XML_STATUS_OK { return false }
        offset += count
      } while offset < buffer.count
      return true
    }
  }

  private static func report(
    _ refusal: XMLTreeBuilder.Refusal?, _ code: XML_Error, at offset: Int, _ findings: inout Findings
  ) {
    let range = SourceRange(offset: max(0, offset), length: 1)
    switch refusal {
    case .tooDeep:
      findings.error(
        .tooDeep, at: range, "elements are nested more than \(deepest) deep",
        help: "no interface is built like this; look for a missing end tag")
    case .documentType:
      findings.error(
        .documentType, at: range, "the file has a document type declaration, which could define entities",
        help: "remove it; Interface Builder never writes one")
    case .nameTooLong:
      findings.error(
        .syntaxError, at: range, "a name is longer than \(SceneLimits.nameLength) characters",
        help: "Interface Builder never writes such a name")
    case nil:
      if findings.source.bytes.isEmpty {
        findings.error(.emptyFile, at: nil, "the file is empty")
        return
      }
      let words = XML_ErrorString(code).map { String(cString: $0) } ?? "not well-formed"
      findings.error(
        .syntaxError, at: range, "this is not well-formed XML: \(words)",
        help: "a merge may have left conflict markers; open the file in Xcode and save it")
    }
  }
}

/// Builds a tree from the elements that expat reports.
private final class XMLTreeBuilder {
  enum Refusal {
    case tooDeep
    case documentType
    case nameTooLong
  }

  private let parser: XML_Parser
  /// From the root to the innermost element that has not ended.
  private var open: [XMLElement] = []
  private(set) var root: XMLElement?
  private(set) var refusal: Refusal?

  private let allowsDocumentType: Bool

  init(_ parser: XML_Parser, allowsDocumentType: Bool) {
    self.parser = parser
    self.allowsDocumentType = allowsDocumentType
  }

  func startDocumentType(hasDefinitions: Bool) {
    if hasDefinitions || !allowsDocumentType { stop(.documentType) }
  }

  func start(_ name: UnsafePointer<XML_Char>?, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
    guard refusal == nil else { return }
    if open.count >= XMLParser.deepest { return stop(.tooDeep) }
    var attributes: [(name: String, value: String)] = []
    var next = 0
    while let list, let attribute = list[next], let value = list[next + 1] {
      attributes.append((String(cString: attribute), String(cString: value)))
      next += 2
    }
    let range = SourceRange(
      offset: Int(XML_GetCurrentByteIndex(parser)), length: Int(XML_GetCurrentByteCount(parser)))
    let name = name.map { String(cString: $0) } ?? ""
    if name.utf8.count > SceneLimits.nameLength { return stop(.nameTooLong) }
    open.append(XMLElement(name: name, attributes: attributes, range: range))
  }

  func end() {
    guard refusal == nil, let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func append(_ characters: UnsafePointer<XML_Char>?, _ count: Int) {
    guard refusal == nil, let characters, !open.isEmpty else { return }
    let bytes = UnsafeRawBufferPointer(start: characters, count: count)
    // White space between tags is ignored.
    let isBlank = bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
    if isBlank && open[open.count - 1].text.isEmpty { return }
    open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
  }

  func stop(_ refusal: Refusal) {
    self.refusal = self.refusal ?? refusal
    XML_StopParser(parser, XML_FALSE)
  }
}

private func builderBehind(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
  data.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
}
