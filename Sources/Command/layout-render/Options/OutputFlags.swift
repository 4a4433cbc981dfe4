import Diagnostics
import FileAccess
import LayoutReview

/// The command line's settings for outputs, before they are checked.
struct OutputFlags {
  /// `-` is standard output.
  var path: String?
  var format: OutputFormat?
  var scales: [Double]?
  var appearances: [PictureAppearance]?
  /// The flag that asks for pictures for pages, if there is one.
  var pageFlag: Flag?

  init(_ arguments: ParsedArguments) {
    path = arguments.value(of: .output)
    format = arguments.choice(of: .format)
    scales = arguments.has(.scale) ? arguments.list(of: .scale).compactMap { decimal($0) }.unique : nil
    appearances =
      arguments.has(.appearance)
      ? arguments.list(of: .appearance).compactMap { PictureAppearance(rawValue: $0) }.unique : nil
  }

  /// The name of outputs; nil: standard output.
  ///
  /// - Parameter name: the file name to suggest to someone who names only a folder.
  func template(inFolder name: String) throws(Failure) -> OutputTemplate? {
    guard let path, path != "-" else { return nil }
    if path.hasSuffix("/") { throw .folder(path, template: path + name) }
    return try OutputTemplate(path)
  }

  /// Whether the name of outputs has the name of the input in it.
  var namesInputs: Bool { path.flatMap { try? OutputTemplate($0) }?.has(.scenario) == true }

  /// The format that the name implies.
  var named: OutputFormat? { path.flatMap(OutputFormat.init(path:)) }
}
