/// What a review found.
package struct ReviewReport: Hashable, Sendable {
  package static let fileName = "report.json"
  package static let version = 1.0

  /// The baseline's folder as named on the command line.
  package var baseline: String
  /// Whether this run became the baseline.
  package var isRecorded: Bool
  /// Which part of the review it is.
  package var shard: ReviewShard
  /// In the order of the inputs, then those that only the baseline has.
  package var scenarios: [ReviewedScenario]

  package init(
    baseline: String, isRecorded: Bool = false, shard: ReviewShard = ReviewShard(),
    scenarios: [ReviewedScenario] = []
  ) {
    self.baseline = baseline
    self.isRecorded = isRecorded
    self.shard = shard
    self.scenarios = scenarios
  }

  package var options: [ReviewedOption] { scenarios.flatMap(\.options) }

  package func count(of state: ReviewState) -> Int { options.count { $0.state == state } }

  /// Whether anything differs from the baseline.
  package var hasDifferences: Bool { options.contains { $0.state != .unchanged } }
}

/// One part of a review that several machines share.
package struct ReviewShard: Hashable, Sendable {
  /// From 1.
  package var index: Int
  package var count: Int
  /// The names of all scenarios given, including those of the other parts, sorted by their bytes.
  package var inputs: [String]

  package init(index: Int = 1, count: Int = 1, inputs: [String] = []) {
    self.index = index
    self.count = count
    self.inputs = inputs
  }

  /// Such as `2/3`.
  package var name: String { "\(index)/\(count)" }
}

package struct ReviewedScenario: Hashable, Sendable {
  package var name: String
  /// As named on the command line; nil if only the baseline has it.
  package var input: String?
  /// Why it could not be drawn; nil if it could.
  package var failure: String?
  /// The exit status that the failure caused.
  package var status: Int32?
  package var options: [ReviewedOption]

  package init(
    name: String, input: String? = nil, failure: String? = nil, status: Int32? = nil,
    options: [ReviewedOption] = []
  ) {
    self.name = name
    self.input = input
    self.failure = failure
    self.status = status
    self.options = options
  }
}

package enum ReviewState: String, CaseIterable, Sendable {
  case changed
  case new
  case deleted
  case unchanged
}

package struct ReviewedOption: Hashable, Sendable {
  package var name: String
  package var title: String?
  package var state: ReviewState
  package var causes: [Cause] = []
  /// Of all views; empty for an unchanged option.
  package var frames: [FrameChange] = []
  package var notes: [String] = []
  /// The new solution, below the report's folder; nil for an option that is deleted or unchanged.
  package var solution: FileReference?
  /// Empty for an unchanged option.
  package var pictures: [ReviewedPicture] = []

  package init(name: String, title: String? = nil, state: ReviewState) {
    self.name = name
    self.title = title
    self.state = state
  }

  /// All files below the report's folder.
  package var files: [FileReference] {
    (solution.map { [$0] } ?? [])
      + pictures.flatMap { [$0.before, $0.after, $0.difference].compactMap { $0 } }
  }
}

/// A picture before and after; all files below the report's folder.
package struct ReviewedPicture: Hashable, Sendable {
  package var variant: PictureVariant
  package var before: FileReference?
  package var after: FileReference?
  package var difference: FileReference?
  /// The number that differ, not counting anti-aliasing and differences within the tolerance.
  package var differingPixels: Int
  /// Pixels of the larger picture.
  package var width: Int
  package var height: Int
  /// Pixels per point.
  package var scale: Double

  /// A range that includes the scale of any device; the page divides by the scale.
  package static let scales = 0.01...1000.0

  package init(
    variant: PictureVariant, before: FileReference? = nil, after: FileReference? = nil,
    difference: FileReference? = nil, differingPixels: Int = 0, width: Int, height: Int, scale: Double
  ) {
    self.variant = variant
    self.before = before
    self.after = after
    self.difference = difference
    self.differingPixels = differingPixels
    self.width = width
    self.height = height
    self.scale = scale
  }
}
