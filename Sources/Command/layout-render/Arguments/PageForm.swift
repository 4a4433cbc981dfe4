/// The programs that show pages, by how they take a picture.
enum PageForm: String, CaseIterable, Sendable {
  /// GitHub and others that show HTML in Markdown.
  case markdown
  /// HTML as JSX has it.
  case mdx
  /// Material for MkDocs, which chooses one of two images by its address.
  case mkdocs
  /// MyST in Sphinx; its themes choose one of two images by its class.
  case sphinx
  case asciidoc
  /// Swift's DocC, which finds the variants of an image by their names.
  case docc

  /// In a form that cannot choose between pictures, they follow the reader's system.
  var appearances: [PictureAppearance] { self == .asciidoc ? [.auto] : [.light, .dark] }

  /// DocC does not show SVG files with a name for each scale.
  var format: OutputFormat { self == .docc ? .png : .svg }
}
