import Foundation
import FoundationXML

/// Whether an output is whole, and what its format says it is.
enum FuzzOutput {
  /// - Returns: nil if it is as it must be.
  static func problem(of name: String, _ bytes: [UInt8]) -> String? {
    if bytes.isEmpty { return "it is empty" }
    switch URL(filePath: name).pathExtension {
    case "svg": return svgProblem(of: bytes)
    case "json": return (try? JSONSerialization.jsonObject(with: Data(bytes))) == nil ? "it is no JSON" : nil
    case "png":
      return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.suffix(8).starts(with: Array("IEND".utf8))
        ? nil : "it is no PNG"
    case "pdf":
      return bytes.starts(with: Array("%PDF-".utf8)) && bytes.suffix(6).elementsEqual(Array("%%EOF\n".utf8))
        ? nil : "it is no PDF"
    case "html": return htmlProblem(of: String(decoding: bytes, as: UTF8.self))
    case "txt": return terminalProblem(of: bytes)
    default: return name.hasPrefix(".") || name.contains(".tmp") ? "it was left behind" : nil
    }
  }

  /// Elements and attributes that a picture needs none of.
  private static func svgProblem(of bytes: [UInt8]) -> String? {
    let parser = XMLParser(data: Data(bytes))
    let delegate = PictureReader()
    parser.delegate = delegate
    return parser.parse() ? delegate.problem : "it is not well-formed: \(parser.parserError.debugDescription)"
  }

  /// What of the input got out of its quotation marks.
  private static func htmlProblem(of text: String) -> String? {
    let page = text.utf8
    for canary in ["<img src=x", "<script>hacked"] where page.firstRange(of: canary.utf8) != nil {
      return "it has \(canary)"
    }
    return page.suffix(8).elementsEqual("</html>\n".utf8) ? nil : "it does not end"
  }

  /// Bytes that a terminal obeys, and lines that a build machine does.
  static func terminalProblem(of bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\t" {
      let isBidirectional =
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      if scalar.properties.generalCategory == .control || isBidirectional {
        return "it has U+\(String(scalar.value, radix: 16))"
      }
    }
    return nil
  }
}

private final class PictureReader: NSObject, XMLParserDelegate {
  var problem: String?

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if ["script", "foreignObject", "img", "iframe"].contains(name) { problem = "it has the element \(name)" }
    for attribute in attributes.keys where attribute.hasPrefix("on") {
      problem = "it has the attribute \(attribute)"
    }
  }
}
