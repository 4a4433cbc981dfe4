package import LayoutFiles

extension ReviewReport {
  private static let kind = "layout-render review"

  package var json: JSONNode {
    .object([
      ("kind", .string(Self.kind)), ("version", .number(Self.version)), ("baseline", .string(baseline)),
      ("recorded", .boolean(isRecorded)), ("shard", shard.json),
      ("pixelTolerance", .number(PixelComparison.tolerance)),
      (
        "counts",
        .object(ReviewState.allCases.map { ($0.rawValue, .number(Double(count(of: $0)))) })
      ),
      ("scenarios", .array(scenarios.map(\.json))),
    ])
  }

  package init(parsing bytes: [UInt8]) throws(DocumentError) {
    let json = try DocumentError.document(in: bytes, kind: Self.kind, version: Self.version)
    guard let baseline = json["baseline"]?.string else { throw .broken("baseline") }
    guard let elements = json["scenarios"]?.elements else { throw .broken("scenarios") }
    guard let shard = ReviewShard(json["shard"]) else { throw .broken("shard") }
    self.init(baseline: baseline, isRecorded: json["recorded"]?.boolean ?? false, shard: shard)
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

extension ReviewedOption {
  fileprivate var json: JSONNode {
    .object(
      present([
        ("name", .string(name)), ("title", title.map { .string($0) }), ("state", .string(state.rawValue)),
        (
          "causes",
          some(causes.map { .object([("change", .string($0.change)), ("reason", .string($0.reason))]) })
        ),
        ("frames", some(frames.map(\.json))), ("notes", some(notes.map { .string($0) })),
        ("solution", solution?.json), ("pictures", some(pictures.map(\.json))),
      ]))
  }

  /// An empty list is left out.
  private func some(_ elements: [JSONNode]) -> JSONNode? { elements.isEmpty ? nil : .array(elements) }

  fileprivate init?(_ json: JSONNode) {
    guard let name = json["name"]?.string,
      let state = json["state"]?.string.flatMap(ReviewState.init(rawValue:)),
      let causes = all(json["causes"] ?? .array([]), { Cause($0) }),
      let frames = all(json["frames"] ?? .array([]), { FrameChange($0) }),
      let notes = all(json["notes"] ?? .array([]), { $0.string }),
      let pictures = all(json["pictures"] ?? .array([]), { ReviewedPicture($0) })
    else { return nil }
    self.init(name: name, title: json["title"]?.string, state: state)
    (self.causes, self.frames, self.notes, self.pictures) = (causes, frames, notes, pictures)
    solution = FileReference(json["solution"])
    if json["solution"] != nil, solution == nil { return nil }
  }
}

extension Cause {
  fileprivate init?(_ json: JSONNode) {
    guard let change = json["change"]?.string, let reason = json["reason"]?.string else { return nil }
    self.init(change: change, reason: reason)
  }
}

extension FrameChange {
  fileprivate var json: JSONNode {
    func list(_ numbers: [Double]?) -> JSONNode? { numbers.map { .array($0.map { .number($0) }) } }
    return .object(present([("view", .string(view)), ("before", list(before)), ("after", list(after))]))
  }

  fileprivate init?(_ json: JSONNode) {
    guard let view = json["view"]?.string else { return nil }
    let (before, after) = (json["before"].map(Self.numbers), json["after"].map(Self.numbers))
    guard before.map({ $0.count == 4 }) != false, after.map({ $0.count == 4 }) != false else { return nil }
    self.init(view: view, before: before, after: after)
  }

  private static func numbers(_ json: JSONNode) -> [Double] { json.elements?.compactMap(\.number) ?? [] }
}

extension ReviewedPicture {
  fileprivate var json: JSONNode {
    .object(
      variant.members
        + present([
          ("before", before?.json), ("after", after?.json), ("difference", difference?.json),
          ("differingPixels", .number(Double(differingPixels))),
          ("size", .array([.number(Double(width)), .number(Double(height))])), ("scale", .number(scale)),
        ]))
  }

  fileprivate init?(_ json: JSONNode) {
    let size = json["size"]?.elements?.compactMap { $0.number.flatMap { Int(exactly: $0) } } ?? []
    guard let variant = PictureVariant(json), size.count == 2, size.allSatisfy({ 1...1 << 20 ~= $0 }),
      let scale = json["scale"]?.number, Self.scales.contains(scale),
      let pixels = json["differingPixels"]?.number.flatMap({ Int(exactly: $0) })
    else { return nil }
    self.init(
      variant: variant, before: FileReference(json["before"]), after: FileReference(json["after"]),
      difference: FileReference(json["difference"]), differingPixels: pixels, width: size[0], height: size[1],
      scale: scale)
    // A path that leads out of the folder is an error, not a missing file.
    for (name, file) in [("before", before), ("after", after), ("difference", difference)] {
      if json[name] != nil, file == nil { return nil }
    }
  }
}

private func present(_ members: [(String, JSONNode?)]) -> [JSONNode.Member] {
  members.compactMap { name, value in value.map { (name, $0) } }
}

/// nil if an element cannot be read.
private func all<Element>(_ json: JSONNode?, _ read: (JSONNode) -> Element?) -> [Element]? {
  guard let elements = json?.elements else { return nil }
  let result = elements.compactMap(read)
  return result.count == elements.count ? result : nil
}
