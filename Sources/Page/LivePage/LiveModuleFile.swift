import SafeText

/// The engine of live pages, in each page or in a file that the pages of a folder share.
package struct LiveModuleFile: Sendable {
  /// The compiled module, compressed with gzip.
  private let engine: [UInt8]
  /// Whether pages load it from a script beside them.
  package let isShared: Bool

  package init(engine: [UInt8], isShared: Bool) {
    self.engine = engine
    self.isShared = isShared
  }

  /// The name of the shared file. It differs for each engine, so that pages keep the engine that they were made with.
  package var name: String {
    "layout-render-live-\(SHA256.hexadecimal(of: engine).prefix(16)).js"
  }

  /// A script, because the script of a page that is a file cannot read other files.
  package var script: [UInt8] { Array("window.layoutRenderModule = \"\(base64)\";\n".utf8) }

  var base64: String { Base64.text(of: engine) }
}
