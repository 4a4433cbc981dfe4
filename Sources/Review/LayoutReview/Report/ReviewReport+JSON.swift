import AutoLayout
package import JSONText

extension ReviewReport {
  static let kind = "layout-render review"

  package var json: JSONNode {
    .object(
      present([
        ("kind", .string(Self.kind)), ("version", .number(Self.version)), ("baseline", .string(baseline)),
        ("revision", isRevision ? .boolean(true) : nil), ("recorded", .boolean(isRecorded)),
        ("appearances", .array(appearances.map { .string($0) })), ("shard", shard.json),
        ("pixelTolerance", .number(PixelComparison.tolerance)),
        (
          "counts",
          .object(
            ReviewState.allCases.filter { $0 != .notGiven || count(of: $0) > 0 }.map {
              ($0.rawValue, .number(Double(count(of: $0))))
            })
        ),
        ("scenarios", .array(scenarios.map(\.json))),
      ]))
  }

  package init(parsing bytes: [UInt8]) throws(DocumentError) {
    let json = try DocumentError.document(
      in: bytes, kind: Self.kind, versions: Self.version...Self.version)
    guard let baseline = json["baseline"]?.string else { throw .broken("baseline") }
    guard let elements = json["scenarios"]?.elements else { throw .broken("scenarios") }
    guard let shard = ReviewShard(json["shard"]) else { throw .broken("shard") }
    guard let appearances = all(json["appearances"], { $0.string.flatMap(Appearance.init(rawValue:)) }),
      !appearances.isEmpty
    else { throw .broken("appearances") }
    self.init(
      baseline: baseline, isRevision: json["revision"]?.boolean ?? false,
      isRecorded: json["recorded"]?.boolean ?? false, appearances: appearances.map(\.rawValue), shard: shard)
    for (index, element) in elements.enumerated() {
      guard let scenario = ReviewedScenario(element) else { throw .broken("scenarios[\(index)]") }
      scenarios.append(scenario)
    }
  }
}

extension ReviewShard {
  fileprivate var json: JSONNode {
    .object([
      ("index", .number(Double(index))), ("count", .number(Double(count))),
      ("inputs", .array(inputs.map { .string($0) })),
    ])
  }

  /// A report that mentions no parts is complete.
  fileprivate init?(_ json: JSONNode?) {
    self.init()
    guard let json else { return }
    guard let index = json["index"]?.number.flatMap({ Int(exactly: $0) }),
      let count = json["count"]?.number.flatMap({ Int(exactly: $0) }), 1...1_000_000 ~= count,
      1...count ~= index, let inputs = all(json["inputs"], { $0.string })
    else { return nil }
    self.init(index: index, count: count, inputs: inputs)
  }
}

extension ReviewedScenario {
  package var json: JSONNode {
    .object(
      present([
        ("name", .string(name)), ("input", input.map { .string($0) }),
        ("failure", failure.map { .string($0) }), ("status", status.map { .number(Double($0)) }),
        ("options", .array(options.map(\.json))),
      ]))
  }

  /// nil for JSON that `json` does not produce.
  package init?(_ json: JSONNode) {
    guard let name = json["name"]?.string, let options = all(json["options"], ReviewedOption.init) else {
      return nil
    }
    self.init(
      name: name, input: json["input"]?.string, failure: json["failure"]?.string,
      status: json["status"]?.number.flatMap { Int32(exactly: $0) }, options: options)
  }
}

func present(_ members: [(String, JSONNode?)]) -> [JSONNode.Member] {
  members.compactMap { name, value in value.map { (name, $0) } }
}

/// nil if an element cannot be read.
func all<Element>(_ json: JSONNode?, _ read: (JSONNode) -> Element?) -> [Element]? {
  guard let elements = json?.elements else { return nil }
  let result = elements.compactMap(read)
  return result.count == elements.count ? result : nil
}

/// Reads a member that may be missing.
///
/// - Returns: nil if it is there and cannot be read.
func optional<Value>(_ json: JSONNode?, _ read: (JSONNode) -> Value?) -> Value?? {
  guard let json else { return .some(nil) }
  return read(json).map { .some($0) }
}
