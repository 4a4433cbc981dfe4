/// A page in which the reader changes a scenario and sees it solved again: one file with all it needs.
///
/// The engine in it is this package's own, compiled to WebAssembly; `make live` makes `ModuleBytes.swift` of it.
public enum LivePage {
  /// - Parameters:
  ///   - title: as text, not markup.
  ///   - data: what `page.js` reads, as JSON.
  public static func html(title: String, data: String) -> [UInt8] {
    var html: [UInt8] = []
    var rest = PackageResources.page_html[...]
    while let open = rest.firstRange(of: Array("{{".utf8)), let close = rest.firstRange(of: Array("}}".utf8))
    {
      html += rest[..<open.lowerBound]
      switch String(decoding: rest[open.upperBound..<close.lowerBound], as: UTF8.self) {
      case "title": html += Array(escaped(title).utf8)
      case "style": html += PackageResources.page_css
      case "script": html += PackageResources.page_js
      case "data": html += Array(data.utf8).flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
      case "module": ModuleBytes.base64.withUTF8Buffer { html += $0 }
      default: break
      }
      rest = rest[close.upperBound...]
    }
    return html + rest
  }

  /// The digest of the sources that the engine in the page was compiled from.
  public static var moduleSources: String { ModuleBytes.sources }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      default: result.append(character)
      }
    }
  }
}
