import SafeText

/// A page where the reader can change a scenario and see it solved again: one self-contained file, or one that shares
/// the engine with the pages beside it.
///
/// The engine in it is this package's own, compiled to WebAssembly by `make live`.
package enum LivePage {
  /// - Parameters:
  ///   - title: as text, not markup.
  ///   - data: what `page.js` reads, as JSON.
  ///   - module: the engine, and whether it is in the page.
  package static func html(title: String, data: String, module engine: LiveModuleFile) -> [UInt8] {
    let module = engine.isShared ? "" : engine.base64
    var html: [UInt8] = []
    html.reserveCapacity(data.utf8.count + module.utf8.count + 65_536)
    var rest = PackageResources.page_html[...]
    while let open = rest.firstRange(of: Array("{{".utf8)), let close = rest.firstRange(of: Array("}}".utf8))
    {
      html += rest[..<open.lowerBound]
      switch String(decoding: rest[open.upperBound..<close.lowerBound], as: UTF8.self) {
      case "policy": html += Array(policy(isShared: engine.isShared).utf8)
      case "title": html += Array(Markup.xml(title).utf8)
      case "style": html += PackageResources.page_css
      case "script": html += PackageResources.page_js
      case "data": append(json: data, to: &html)
      case "source": html += (engine.isShared ? " data-src=\"\(engine.name)\"" : "").utf8
      case "module": html += module.utf8
      default: break
      }
      rest = rest[close.upperBound...]
    }
    return html + rest
  }

  /// Allows the page's own style and script, WebAssembly and images in the page itself; no network, and nothing from texts.
  ///
  /// - Parameter isShared: whether a script beside the page is allowed, too. Not by its digest: browsers cannot tell
  ///   that of a script in a file.
  private static func policy(isShared: Bool) -> String {
    PagePolicy.text([
      ("style-src", [PagePolicy.hash(of: PackageResources.page_css)]),
      (
        "script-src",
        [PagePolicy.hash(of: PackageResources.page_js), "'wasm-unsafe-eval'"] + (isShared ? ["'self'"] : [])
      ),
      ("img-src", ["data:"]),
    ])
  }

  /// JSON has these characters in strings only, where they can be escaped, so that none of it is markup,
  /// whatever characters are next to them.
  private static func append(json: String, to html: inout [UInt8]) {
    for byte in json.utf8 {
      switch byte {
      case UInt8(ascii: "<"): html += Array("\\u003c".utf8)
      case UInt8(ascii: ">"): html += Array("\\u003e".utf8)
      case UInt8(ascii: "&"): html += Array("\\u0026".utf8)
      default: html.append(byte)
      }
    }
  }
}
