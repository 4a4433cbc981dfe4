package import AutoLayout
package import FileAccess
import LayoutScene

/// The findings of a review.
package struct ReviewReport: Hashable, Sendable {
  package static let fileName = "report.json"
  package static let version = 2.0

  /// The basis of the comparison: a baseline's folder as named on the command line, or a revision.
  package var baseline: String
  /// Whether `baseline` is a revision of version control, which nothing can be approved into.
  package var isRevision: Bool
  /// Whether this run became the baseline.
  package var isRecorded: Bool
  /// The appearances that pictures were drawn in.
  package var appearances: [String]
  /// The part of the review that it covers.
  package var shard: ReviewShard
  /// In the order of the inputs, then those that only the baseline has.
  package var scenarios: [ReviewedScenario]

  package init(
    baseline: String, isRevision: Bool = false, isRecorded: Bool = false, appearances: [String] = ["light"],
    shard: ReviewShard = ReviewShard(), scenarios: [ReviewedScenario] = []
  ) {
    self.baseline = baseline
    self.isRevision = isRevision
    self.isRecorded = isRecorded
    self.appearances = appearances
    self.shard = shard
    self.scenarios = scenarios
  }

  package var options: [ReviewedOption] { scenarios.flatMap(\.options) }

  package func count(of state: ReviewState) -> Int { options.count { $0.state == state } }

  /// Whether anything differs from the baseline.
  package var hasDifferences: Bool { options.contains(where: \.isDifferent) }
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

extension ReviewedScenario {
  /// The names of its options in sentences.
  var displayNames: [String] { DisplayName.all(ofOptions: options.map { (name: $0.name, title: $0.title) }) }
}

package enum ReviewState: String, CaseIterable, Sendable {
  case changed
  case new
  case deleted
  case renamed
  case unchanged
  /// Only the baseline has it, and the review was not given its input.
  case notGiven

  /// Those that describe what has become of an option.
  package static let judged = allCases.filter { $0 != .notGiven }

  package var words: String { self == .notGiven ? "not given" : rawValue }
}

package struct ReviewedOption: Hashable, Sendable {
  /// The name, with the words of its variant.
  package var name: String
  package var title: String?
  package var variant = ReviewVariant()
  package var state: ReviewState
  /// The former name of a renamed option; nil for any other.
  package var oldName: OptionName?
  /// Identifies the content of an option that is new or deleted, whatever its name; also of one that was not given, if
  /// its file is gone and may have another name now.
  package var fingerprint: String?
  package var causes: [Cause] = []
  /// The frames of all views; empty for an unchanged option.
  package var frames: [FrameChange] = []
  package var notes: [String] = []
  /// Its new problems, such as a conflict, a sentence each.
  package var findings: [String] = []
  /// The views that changed, where they are on the pictures.
  package var changes: [ChangedView] = []
  /// The names of views that go by names other than their ids, by these ids.
  package var names: [String: String] = [:]
  /// The views whose differences do not count.
  package var ignored: [IgnoredView] = []
  /// The new solution, below the report's folder; nil for an option that is deleted, unchanged or not given.
  package var solution: FileReference?
  /// The new input, below the report's folder; nil together with the solution.
  package var input: InputReference?
  /// One for each appearance; empty for an unchanged option.
  package var pictures: [ReviewedPicture] = []

  package init(name: String, title: String? = nil, state: ReviewState) {
    self.name = name
    self.title = title
    self.state = state
  }

  /// A view's name for people.
  package func name(of view: String) -> String { names[view] ?? view }

  /// How soon a reader should look at it: new problems come first, then movements.
  package var urgency: Int {
    if findings.contains(where: { $0.hasPrefix(Self.conflictStart) }) { return 0 }
    if !findings.isEmpty { return 1 }
    let hasMoved = frames.contains(where: \.isChange) || causes.contains { !$0.change.isEmpty }
    return state != .changed || hasMoved ? 2 : 3
  }

  /// Such as `new conflict`; nil if there are no new problems.
  var findingBadge: String? {
    findings.isEmpty ? nil : urgency == 0 ? "new conflict" : "new warning"
  }

  private static let conflictStart = "new conflict"

  /// Whether it differs from the baseline, as far as the review looked.
  package var isDifferent: Bool {
    switch state {
    case .changed, .new, .deleted, .renamed: true
    case .unchanged, .notGiven: false
    }
  }

  /// All files below the report's folder.
  package var files: [FileReference] {
    (solution.map { [$0] } ?? []) + (input?.files ?? [])
      + pictures.flatMap { [$0.before?.file, $0.after?.file].compactMap(\.self) }
  }
}

/// Names an option among all scenarios.
package struct OptionName: Hashable, Sendable {
  package var scenario: String
  package var option: String

  package init(scenario: String, option: String) {
    self.scenario = scenario
    self.option = option
  }

  /// As in links and on the command line.
  package var text: String { "\(scenario)/\(option)" }
}

/// A view that changed, in the coordinates of the canvas.
package struct ChangedView: Hashable, Sendable {
  package var view: String
  /// nil if the view is new.
  package var before: Rect?
  /// nil if the view was removed.
  package var after: Rect?

  package init(view: String, before: Rect?, after: Rect?) {
    self.view = view
    self.before = before
    self.after = after
  }
}

/// A view whose differences do not count, and why.
package struct IgnoredView: Hashable, Sendable {
  package var view: String
  package var reason: String

  package init(view: String, reason: String) {
    self.view = view
    self.reason = reason
  }
}

/// An option's picture in one appearance, before and after.
package struct ReviewedPicture: Hashable, Sendable {
  /// `light` or `dark`.
  package var appearance: String
  /// nil also if the baseline cannot be drawn any more.
  package var before: DrawnPicture?
  package var after: DrawnPicture?
  /// The number of pixels that differ, not counting anti-aliasing, ignored views and differences within the
  /// tolerance.
  package var differingPixels: Int

  package init(
    appearance: String, before: DrawnPicture? = nil, after: DrawnPicture? = nil, differingPixels: Int = 0
  ) {
    self.appearance = appearance
    self.before = before
    self.after = after
    self.differingPixels = differingPixels
  }
}

/// An SVG file of a layout with its overlay, and where in it the canvas is: signs around a canvas move it, so
/// pictures are compared by their canvases.
package struct DrawnPicture: Hashable, Sendable {
  /// Below the report's folder.
  package var file: FileReference
  /// In points of the picture.
  package var size: Size
  /// The corner of the canvas, in points of the picture.
  package var origin: Point
  /// Points of the picture per point of the canvas, above 0.
  package var scale: Double
  /// The canvas, in its own points.
  package var canvas: Size

  package init(file: FileReference, size: Size, origin: Point, scale: Double, canvas: Size) {
    self.file = file
    self.size = size
    self.origin = origin
    self.scale = scale
    self.canvas = canvas
  }
}
