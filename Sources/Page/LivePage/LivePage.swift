import SafeText

/// A page where the reader can change a scenario and see it solved again: one self-contained file, or one that shares
/// the engine with the pages beside it.
///
/// The engine in it is this package's own, compiled to WebAssembly by `make live`.
package struct LivePage {
  /// As text, not markup.
  private let title: String
  private let description: String
  /// The JSON data that `basics.js` reads.
  private let data: String
  private let picture: StillPicture?

  /// The picture that is shown and printed where scripts do not run.
  package struct StillPicture {
    private let svg: [UInt8]
    private let alternative: String

    /// - Parameters:
    ///   - svg: a file that needs nothing else.
    ///   - alternative: the picture in words.
    package init(svg: [UInt8], alternative: String) {
      self.svg = svg
      self.alternative = alternative
    }

    /// The picture as an image element, so that its style and ids are not those of the page.
    fileprivate var element: String {
      "<img alt=\"\(Markup.xml(alternative))\" src=\"data:image/svg+xml;base64,\(Base64.text(of: svg))\">"
    }
  }

  /// The files of the page, apart from those that all pages have.
  private let parts: Parts

  /// - Parameters:
  ///   - title: as text, not markup.
  ///   - data: the JSON data that `basics.js` reads.
  package init(title: String, description: String?, data: String, picture: StillPicture?) {
    self.init(title: title, description: description, data: data, picture: picture, parts: .page)
  }

  /// The page in which scenarios are written.
  package static func playground(title: String, data: String) -> LivePage {
    LivePage(title: title, description: nil, data: data, picture: nil, parts: .playground)
  }

  private init(title: String, description: String?, data: String, picture: StillPicture?, parts: Parts) {
    self.title = title
    self.description = description ?? ""
    self.data = data
    self.picture = picture
    self.parts = parts
  }

  /// - Parameter engine: the module, and whether it is in the page.
  package func html(module engine: LiveModuleFile) -> [UInt8] {
    let module = engine.isShared ? "" : engine.base64
    var html: [UInt8] = []
    html.reserveCapacity(data.utf8.count + module.utf8.count + 131_072)
    var rest = PackageResources.page_html[...]
    while let open = rest.firstRange(of: Array("{{".utf8)), let close = rest.firstRange(of: Array("}}".utf8))
    {
      html += rest[..<open.lowerBound]
      switch String(decoding: rest[open.upperBound..<close.lowerBound], as: UTF8.self) {
      case "policy": html += Array(parts.policy(isShared: engine.isShared).utf8)
      case "title": html += Array(Markup.xml(title).utf8)
      case "description": html += Array(Markup.xml(description).utf8)
      case "editor": html += parts.editor
      case "picture": html += Array((picture?.element ?? "").utf8)
      case "style": html += parts.style
      case "script": html += parts.script
      case "data": Self.append(json: data, to: &html)
      case "source": html += (engine.isShared ? " data-src=\"\(engine.name)\"" : "").utf8
      case "module": html += module.utf8
      default: break
      }
      rest = rest[close.upperBound...]
    }
    return html + rest
  }

  /// Appends JSON with these characters escaped, so that none of it is markup, whatever is next to them. JSON has them
  /// only in strings, where they can be escaped.
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
