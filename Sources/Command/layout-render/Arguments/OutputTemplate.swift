import Diagnostics
import FileAccess
import JSONText
import SafeText

/// A name for outputs, such as `{scenario}-{appearance}@{scale}x.png`.
struct OutputTemplate: Hashable, Sendable {
  enum Field: String, CaseIterable, Sendable {
    case scenario
    case option
    case appearance
    case scale
    /// Appearance and scale as DocC writes them: nothing, `~dark`, `@2x` or `~dark@2x`.
    case variant
  }

  private enum Part: Hashable, Sendable {
    case text(String)
    case field(Field)
  }

  let text: String
  private var parts = [Part]()

  init(_ text: String) throws(Failure) {
    self.text = text
    var rest = text.unicodeScalars[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      guard let field = Field(rawValue: name) else {
        throw .unknownField(
          name, suggestion: Suggestion.nearest(to: name, in: Field.allCases.map(\.rawValue)))
      }
      parts += [.text(String(rest[..<open])), .field(field)]
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.text(String(rest)))
  }

  /// The part of a name before its fields that is a folder, with the slash at its end.
  static func folder(of text: String) -> String {
    FilePath.parts(of: String(text.unicodeScalars.prefix { $0 != "{" })).folder
  }

  func has(_ field: Field) -> Bool { parts.contains(.field(field)) }

  /// Whether names differ wherever the field's value does.
  func tells(_ field: Field) -> Bool {
    has(field) || (field == .appearance || field == .scale) && has(.variant)
  }

  /// The name with every field replaced by its value, made safe for a file name.
  func path(_ value: (Field) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(.variant): value(.variant)
      case .field(let field): PathText.fileNameSafe(value(field))
      }
    }.joined()
  }

  /// Whether this can be the name of an output.
  ///
  /// - Parameter value: of a field; nil: any that is safe in a file name.
  func matches(_ name: String, _ value: (Field) -> String?) -> Bool {
    Self.match(name.unicodeScalars[...], parts[...], value)
  }

  private static func match(
    _ name: Substring.UnicodeScalarView, _ parts: ArraySlice<Part>, _ value: (Field) -> String?
  ) -> Bool {
    guard let part = parts.first else { return name.isEmpty }
    let rest = parts.dropFirst()
    let known: String? =
      switch part {
      case .text(let text): text
      case .field(let field): value(field)
      }
    if let known {
      let scalars = known.unicodeScalars
      return name.starts(with: scalars) && match(name.dropFirst(scalars.count), rest, value)
    }
    return (0...name.count).contains { count in
      let text = String(name.prefix(count))
      return (text.isEmpty ? part == .field(.variant) : PathText.fileNameSafe(text) == text)
        && match(name.dropFirst(count), rest, value)
    }
  }

  /// The template to suggest: this one with `fields` before its extension.
  func adding(_ fields: [Field]) -> String {
    let (stem, ending) = PathText.divided(PathText.name(of: text))
    let start = FilePath.parts(of: text).folder + stem
    return start + Self.suffix(fields, to: start) + (ending.map { "." + $0 } ?? "")
  }

  private static func suffix(_ fields: [Field], to stem: String) -> String {
    var suffix = ""
    for field in fields {
      let placeholder = "{\(field.rawValue)}"
      let isFirst = suffix.isEmpty && (stem.isEmpty || stem.hasSuffix("/"))
      suffix += field == .scale ? "@\(placeholder)x" : isFirst ? placeholder : "-\(placeholder)"
    }
    return suffix
  }
}
