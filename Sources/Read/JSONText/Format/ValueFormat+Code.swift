import Diagnostics
package import LayoutScene

extension ValueFormat where Value == CodePlace {
  /// A file, a line and a column.
  package static let codePlace = ValueFormat(
    schema: .object([("type", .string("string")), ("pattern", .string("^.+:[1-9][0-9]*:[1-9][0-9]*$"))]),
    encode: { .string($0.text) }
  ) { node, findings in
    guard let text = ValueFormat<String>.text.decode(node, &findings) else { return nil }
    guard let place = CodePlace(text) else {
      findings.error(
        .outOfRange, at: node.range, "\"\(text)\" is not a place in code",
        help: "write a file, a line and a column, as in \"CardView.swift:12:5\"")
      return nil
    }
    return place
  }
}
