import AutoLayout
package import LayoutFiles

/// The contents of a baseline folder: for every option its solution and its pictures.
package struct BaselineManifest: Hashable, Sendable {
  package static let fileName = "manifest.json"
  package static let version = 1.0
  private static let kind = "layout-render baseline"

  /// Sorted by the bytes of their names.
  package var scenarios: [BaselineScenario] = []

  package init() {}

  package func scenario(named name: String) -> BaselineScenario? { scenarios.first { $0.name == name } }

  package var files: [FileReference] {
    scenarios.flatMap { $0.options.flatMap { [$0.solution] + $0.pictures.map(\.file) } }
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
  package var name: String
  package var solution: FileReference
  package var pictures: [BaselinePicture]

  package init(name: String, solution: FileReference, pictures: [BaselinePicture]) {
    self.name = name
    self.solution = solution
    self.pictures = pictures
  }
}

package struct BaselinePicture: Hashable, Sendable {
  package var variant: PictureVariant
  package var file: FileReference

  package init(variant: PictureVariant, file: FileReference) {
    self.variant = variant
    self.file = file
  }
}

/// Identifies one of an option's pictures.
package struct PictureVariant: Hashable, Sendable {
  /// `light` or `dark`.
  package var appearance: String
  package var hasOverlay: Bool

  package init(appearance: String, hasOverlay: Bool) {
    self.appearance = appearance
    self.hasOverlay = hasOverlay
  }

  package init?(_ json: JSONNode) {
    guard let appearance = json["appearance"]?.string, ["light", "dark"].contains(appearance),
      let overlay = json["overlay"]?.boolean
    else { return nil }
    self.init(appearance: appearance, hasOverlay: overlay)
  }

  package var members: [JSONNode.Member] {
    [("appearance", .string(appearance)), ("overlay", .boolean(hasOverlay))]
  }
}

/// Why a manifest, a report or a solution cannot be used.
package enum DocumentError: Error, Hashable {
  case syntax(Diagnostic)
  /// JSON, but not a document of this kind.
  case foreign
  case otherVersion(Double, known: Double)
  /// The place in the JSON that is invalid.
  case broken(String)
  /// JSON with content that does not belong there.
  case wrong(Diagnostic)
}

// MARK: JSON

extension BaselineManifest {
  package var json: JSONNode {
    .object([
      ("kind", .string(Self.kind)), ("version", .number(Self.version)),
      ("scenarios", .array(scenarios.map(\.json))),
    ])
  }

  package init(parsing bytes: [UInt8]) throws(DocumentError) {
    let json = try DocumentError.document(in: bytes, kind: Self.kind, version: Self.version)
    for (index, element) in (json["scenarios"]?.elements ?? []).enumerated() {
      guard let scenario = BaselineScenario(element) else { throw .broken("scenarios[\(index)]") }
      scenarios.append(scenario)
    }
    guard json["scenarios"]?.elements != nil, Set(scenarios.map(\.name)).count == scenarios.count else {
      throw .broken("scenarios")
    }
  }
}

extension DocumentError {
  /// What is wrong, in words.
  ///
  /// - Parameter what: such as `solution`.
  package func words(about what: String) -> String {
    switch self {
    case .syntax(let diagnostic): diagnostic.message
    case .foreign: "this is not a layout-render \(what)"
    case .otherVersion(let version, let known):
      "this \(what) has version \(plainNumber(version)), not \(plainNumber(known))"
    case .broken(let part): "this \(what) is broken at \(part)"
    case .wrong(let found): "this \(what) is broken: \(found.message)"
    }
  }

  /// The JSON of a document with the expected kind and version.
  static func document(in bytes: [UInt8], kind: String, version: Double) throws(DocumentError) -> JSONNode {
    let json: JSONNode
    do throws(Diagnostic) {
      json = try JSONNode(parsing: bytes)
    } catch {
      throw .syntax(error)
    }
    guard json["kind"]?.string == kind, let found = json["version"]?.number else { throw .foreign }
    guard found == version else { throw .otherVersion(found, known: version) }
    return json
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
    .object([
      ("name", .string(name)), ("solution", solution.json),
      (
        "pictures",
        .array(pictures.map { .object($0.variant.members + [("file", $0.file.json)]) })
      ),
    ])
  }

  fileprivate init?(_ json: JSONNode) {
    guard let name = json["name"]?.string, let solution = FileReference(json["solution"]),
      let elements = json["pictures"]?.elements
    else { return nil }
    let pictures = elements.compactMap { element -> BaselinePicture? in
      guard let variant = PictureVariant(element), let file = FileReference(element["file"]) else {
        return nil
      }
      return BaselinePicture(variant: variant, file: file)
    }
    guard pictures.count == elements.count else { return nil }
    self.init(name: name, solution: solution, pictures: pictures)
  }
}
