package import AutoLayout
import Diagnostics
import JSONText
package import LayoutScene
import LayoutWords

/// The report of `solve --sweep` for programs: the breakpoints of the options of an input.
package struct SweepReport: Sendable {
  package var input = ""
  package var options: [SweepOption] = []

  static let format = ObjectFormat<SweepReport>(
    "sweep", "All sizes of a canvas in a range at which something about the layout changes.",
    [
      Field(
        name: "version", doc: "The version of this format.", isRequired: true,
        schema: { .object([("const", .number(Double(Solution.version)))]) },
        read: { _, _, _ in }, write: { _, _ in .number(Double(Solution.version)) }),
      Field("input", .text, \.input, required: true, "The name of the file."),
      Field(
        "options", .array(of: .object(SweepOption.format, startingWith: .init()).called("sweepOption")),
        \.options, required: true, "The options, in order."),
    ])

  /// - Parameter input: the name of the file.
  package init(_ options: [SweepOption], input: String) {
    self.input = input
    self.options = options
  }

  fileprivate init() {}

  /// As a file: every breakpoint on a line of its own.
  package var text: String {
    JSONNode.object(Self.format.members(of: self, over: SweepReport())).text(depth: 4)
  }
}

/// The breakpoints of an option.
package struct SweepOption: Sendable {
  package var name = ""
  package var title: String?
  package var sweep = Sweep(.horizontal, over: 0...0)
  private var breakpoints: [SweptBreakpoint] = []

  static let format = ObjectFormat<SweepOption>(
    "option", "The breakpoints of an option.",
    [
      Field("name", .text, \.name, required: true, "The name of the option."),
      Field("title", .text, \.title, "Its title."),
      Field(
        "axis", .choice(SweptLength.all), \.sweep.axis, required: true,
        "What is changed: the canvas's width or its height."),
      Field("from", .number(.any), \.sweep.from, required: true, "The smallest size, in points."),
      Field("to", .number(.any), \.sweep.to, required: true, "The largest size, in points."),
      Field(
        "complete", .boolean, \.sweep.isComplete, required: true,
        "False if there is too much that changes, so that some of it is not listed."),
      Field(
        "breakpoints",
        .array(of: .object(SweptBreakpoint.format, startingWith: .init()).called("breakpoint")),
        \.breakpoints, required: true, "In ascending order."),
    ])

  package init(name: String = "", title: String? = nil, sweep: Sweep = Sweep(.horizontal, over: 0...0)) {
    self.name = name
    self.title = title
    self.sweep = sweep
    breakpoints = sweep.breakpoints.map { SweptBreakpoint($0) }
  }

  /// On one line, for a page.
  package var line: String { JSONNode.object(Self.format.members(of: self, over: SweepOption())).line }
}

extension Sweep {
  fileprivate var from: Double {
    get { range.lowerBound }
    set { range = newValue...max(newValue, range.upperBound) }
  }

  fileprivate var to: Double {
    get { range.upperBound }
    set { range = min(newValue, range.lowerBound)...newValue }
  }
}

/// A breakpoint as it is written.
struct SweptBreakpoint: Sendable {
  var at = 0.0
  var kind = Breakpoint.Kind.traits
  var view: String?
  var constraint: String?
  var message = ""

  init() {}

  init(_ breakpoint: Breakpoint) {
    (at, kind, message) = (breakpoint.at, breakpoint.kind, breakpoint.message)
    (view, constraint) = (breakpoint.view, breakpoint.constraint)
  }

  static let format = ObjectFormat<SweptBreakpoint>(
    "breakpoint", "A size of the canvas at which something changes.",
    [
      Field("at", .number(.any), \.at, required: true, "The canvas's width or height, in points."),
      Field(
        "kind", .choice(of: Breakpoint.Kind.self), \.kind, required: true,
        "What changes: the number of a text's lines, whether a text is cut, whether a constraint holds, whether "
          + "there is a conflict, what is ambiguous, or what the canvas brings, such as size classes and margins."
      ),
      Field("view", .nullable(.text), \.view, required: true, "The id of the view that it is about."),
      Field(
        "constraint", .nullable(.text), \.constraint, required: true,
        "The identifier of the constraint that it is about; of a conflict, that of the broken one."),
      Field("message", .text, \.message, required: true, "A clause."),
    ])
}

/// The length that a range of sizes is about, by its name for people.
package enum SweptLength {
  package static let all: [(name: String, value: Axis)] = [("width", .horizontal), ("height", .vertical)]
}
