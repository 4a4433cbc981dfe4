import AutoLayout
package import FileAccess
package import JSONText

/// The contents of a baseline folder: for every option its solution, compressed, and its input, from which its
/// pictures can be drawn again.
package struct BaselineManifest: Hashable, Sendable {
  package static let fileName = "manifest.json"
  /// Version 1 had pictures instead of inputs, version 2 solutions that were not compressed. Both can still be read.
  package static let version = 3.0
  static let kind = "layout-render baseline"

  /// `light`, `dark` or both, in this order; empty if the baseline does not say.
  package var appearances: [String] = []
  /// Sorted by the bytes of their names.
  package var scenarios: [BaselineScenario] = []

  package init() {}

  package func scenario(named name: String) -> BaselineScenario? { scenarios.first { $0.name == name } }

  package var options: [BaselineOption] { scenarios.flatMap(\.options) }

  /// Whether approved options are recorded with their pictures.
  package var hasPictures: Bool { options.contains { !$0.pictures.isEmpty } }

  /// Each once.
  package var files: [FileReference] {
    var seen: Set<FileReference> = []
    return options.flatMap(\.files).filter { seen.insert($0).inserted }
  }

  /// The variants that its options were laid out for, in the order of the manifest.
  package var variants: [ReviewVariant] {
    var seen: Set<ReviewVariant> = []
    return options.map(\.variant).filter { seen.insert($0).inserted }
  }
}

package struct BaselineScenario: Hashable, Sendable {
  package var name: String
  /// In the scenario's order.
  package var options: [BaselineOption]

  package init(name: String, options: [BaselineOption]) {
    self.name = name
    self.options = options
  }
}

package struct BaselineOption: Hashable, Sendable {
  /// The name, with the words of its variant.
  package var name: String
  package var variant: ReviewVariant
  package var solution: FileReference
  /// nil in baselines of version 1.
  package var input: InputReference?
  /// The pictures as they were drawn when the option was approved, if that was requested.
  package var pictures: [RecordedPicture]
  /// The pictures of version 1, which are no longer needed.
  package var oldPictures: [FileReference] = []

  package init(
    name: String, variant: ReviewVariant = ReviewVariant(), solution: FileReference,
    input: InputReference? = nil, pictures: [RecordedPicture] = []
  ) {
    self.name = name
    self.variant = variant
    self.solution = solution
    self.input = input
    self.pictures = pictures
  }

  package var files: [FileReference] {
    [solution] + (input?.files ?? []) + pictures.map(\.drawn.file) + oldPictures
  }
}

/// A picture of an option in a baseline.
package struct RecordedPicture: Hashable, Sendable {
  /// `light` or `dark`.
  package var appearance: String
  /// Its file is below the baseline's folder.
  package var drawn: DrawnPicture

  package init(appearance: String, drawn: DrawnPicture) {
    self.appearance = appearance
    self.drawn = drawn
  }
}

// MARK: JSON

extension BaselineManifest {
  package var json: JSONNode {
    .object([
      ("kind", .string(Self.kind)), ("version", .number(Self.version)),
      ("appearances", .array(appearances.map { .string($0) })), ("scenarios", .array(scenarios.map(\.json))),
    ])
  }

  package init(parsing bytes: [UInt8]) throws(DocumentError) {
    let json = try DocumentError.document(in: bytes, kind: Self.kind, versions: 1...Self.version)
    for (index, element) in (json["scenarios"]?.elements ?? []).enumerated() {
      guard let scenario = BaselineScenario(element) else { throw .broken("scenarios[\(index)]") }
      scenarios.append(scenario)
    }
    guard json["scenarios"]?.elements != nil, Set(scenarios.map(\.name)).count == scenarios.count else {
      throw .broken("scenarios")
    }
    guard let elements = json["appearances"]?.elements else { return }
    appearances = elements.compactMap(\.string)
    guard appearances.count == elements.count, appearances.allSatisfy({ Appearance(rawValue: $0) != nil })
    else { throw .broken("appearances") }
  }
}

extension BaselineScenario {
  fileprivate var json: JSONNode {
    .object([("name", .string(name)), ("options", .array(options.map(\.json)))])
  }

  fileprivate init?(_ json: JSONNode) {
    guard let name = json["name"]?.string, let elements = json["options"]?.elements else { return nil }
    let options = elements.compactMap(BaselineOption.init)
    guard options.count == elements.count, Set(options.map(\.name)).count == options.count else { return nil }
    self.init(name: name, options: options)
  }
}

extension BaselineOption {
  fileprivate var json: JSONNode {
    .object(
      [("name", .string(name))] + variant.members + [("solution", solution.json)]
        + (input.map { [("input", $0.json)] } ?? [])
        + (pictures.isEmpty ? [] : [("pictures", .array(pictures.map(\.json)))]))
  }

  fileprivate init?(_ json: JSONNode) {
    guard let name = json["name"]?.string, let solution = FileReference(json["solution"]),
      let variant = ReviewVariant(json)
    else { return nil }
    self.init(name: name, variant: variant, solution: solution)
    if let member = json["input"] {
      guard let input = InputReference(member) else { return nil }
      self.input = input
    }
    let elements = json["pictures"]?.elements ?? []
    pictures = elements.compactMap { RecordedPicture($0) }
    if pictures.count == elements.count { return }
    (pictures, oldPictures) = ([], elements.compactMap { FileReference($0["file"]) })
    if oldPictures.count != elements.count { return nil }
  }
}

extension RecordedPicture {
  fileprivate var json: JSONNode {
    .object([("appearance", .string(appearance)), ("drawn", drawn.json)])
  }

  fileprivate init?(_ json: JSONNode) {
    guard let appearance = json["appearance"]?.string, Appearance(rawValue: appearance) != nil,
      let drawn = json["drawn"].flatMap(DrawnPicture.init)
    else { return nil }
    self.init(appearance: appearance, drawn: drawn)
  }
}
