import AutoLayout
package import Diagnostics
import JSONText

/// Why a manifest, a report, a solution or decisions cannot be used.
package enum DocumentError: Error, Hashable {
  case syntax(Diagnostic)
  /// JSON, but not a document of this kind.
  case foreign
  case otherVersion(Double, known: Double)
  /// Compressed bytes that are damaged, or more than a document can have.
  case compression
  /// The place in the JSON that is invalid.
  case broken(String)
  /// JSON with content that does not belong there.
  case wrong(Diagnostic)
}

extension DocumentError {
  /// The error in words.
  ///
  /// - Parameter what: such as `solution`.
  package func words(about what: String) -> String {
    switch self {
    case .syntax(let diagnostic): diagnostic.message
    case .compression: "this \(what) cannot be decompressed"
    case .foreign: "this is not a layout-render \(what)"
    case .otherVersion(let version, let known):
      "this \(what) has version \(plainNumber(version)), not \(plainNumber(known))"
    case .broken(let part): "this \(what) is broken at \(part)"
    case .wrong(let found): "this \(what) is broken: \(found.message)"
    }
  }

  /// The JSON of a document with the expected kind and one of the versions.
  static func document(
    in bytes: [UInt8], kind: String, versions: ClosedRange<Double>
  ) throws(DocumentError) -> JSONNode {
    let json: JSONNode
    do throws(Diagnostic) {
      json = try JSONNode(parsing: bytes)
    } catch {
      throw .syntax(error)
    }
    guard json["kind"]?.string == kind, let found = json["version"]?.number else { throw .foreign }
    guard versions.contains(found), found == found.rounded() else {
      throw .otherVersion(found, known: versions.upperBound)
    }
    return json
  }
}
