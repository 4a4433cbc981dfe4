import SafeText

/// The files that a page is put together from.
struct Parts: Sendable {
  /// The markup of the editor; empty in pages that have none.
  let editor: [UInt8]
  let style: [UInt8]
  /// The page's one script: its files share a scope that nothing else on the page sees.
  let script: [UInt8]

  static let page = Parts(editor: [], styles: [PackageResources.page_css], scripts: [])

  static let playground = Parts(
    editor: PackageResources.editor_html, styles: [PackageResources.page_css, PackageResources.editor_css],
    scripts: [PackageResources.editor_js, PackageResources.completion_js])

  /// - Parameter scripts: those that other pages do not have.
  private init(editor: [UInt8], styles: [[UInt8]], scripts: [[UInt8]]) {
    self.editor = editor
    style = Array(styles.joined())
    let files =
      [
        PackageResources.basics_js, PackageResources.fonts_js, PackageResources.engine_js,
        PackageResources.scenario_js, PackageResources.state_js, PackageResources.history_js,
        PackageResources.drawing_js, PackageResources.picture_js, PackageResources.canvas_js,
        PackageResources.fields_js, PackageResources.views_js, PackageResources.selection_js,
        PackageResources.dragging_js, PackageResources.adding_js, PackageResources.ruler_js,
        PackageResources.export_js, PackageResources.panels_js,
      ] + scripts + [PackageResources.page_js]
    let opening = Array("\"use strict\";\n(() => {\n".utf8)
    script = opening + files.joined(separator: Array("\n".utf8)) + Array("})();\n".utf8)
  }

  /// Allows the page's own style and script, WebAssembly and images in the page itself; no network, and nothing from
  /// texts.
  ///
  /// - Parameter isShared: whether a script beside the page is allowed, too. Not by its digest: browsers cannot tell
  ///   that of a script in a file.
  func policy(isShared: Bool) -> String {
    PagePolicy.text([
      ("style-src", [PagePolicy.hash(of: style)]),
      ("script-src", [PagePolicy.hash(of: script), "'wasm-unsafe-eval'"] + (isShared ? ["'self'"] : [])),
      ("img-src", ["data:"]),
    ])
  }
}
