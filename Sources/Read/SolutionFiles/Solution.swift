import Diagnostics
package import JSONText
package import LayoutScene

/// The result of solving an input, for programs: the value of a solution file.
///
/// Numbers are in points and without the noise of arithmetic, so that a solution equals the one read back
/// from its text.
package struct Solution: Equatable, Sendable {
  package static let version = 2

  /// The name of the input.
  package var input = ""
  package var options: [SolutionOption] = []

  init() {}

  package init(options: [SolutionOption]) { self.options = options }

  static let format = ObjectFormat<Solution>(
    "solution",
    "The result of solving a layout. Lengths are in points, rounded to a millionth, and y points down.",
    [
      Field(
        name: "version", doc: "The version of this format.", isRequired: true,
        schema: { .object([("const", .number(Double(version)))]) },
        read: { member, _, findings in
          if case .number = member.value.content { return }
          findings.wrongType(member.value, expected: "a number")
        },
        write: { _, _ in .number(Double(version)) }),
      Field("input", .text, \.input, required: true, "The name of the file."),
      Field(
        "options", .array(of: .object(SolutionOption.format, startingWith: .init()).called("option")),
        \.options,
        required: true, "The options that were solved, in order."),
    ])
}

/// One layout of a solution.
package struct SolutionOption: Equatable, Sendable {
  package var name = ""
  package var title: String?
  package var canvas = SolutionCanvas()
  /// In tree order; the first is the root.
  package var views: ViewList<SolutionView> = []
  /// The input's own, then those that the engine generated.
  package var constraints: ConstraintList<SolutionConstraint> = []
  package var conflicts: [SolutionConflict] = []
  package var warnings: [SolutionWarning] = []
  /// The parts of the code that were not understood.
  package var misunderstandings: [Misunderstanding] = []
  /// The ids of views with texts that code leaves empty.
  package var madeUpTexts: [String] = []

  static let format = ObjectFormat<SolutionOption>(
    "option", "One layout.",
    [
      Field("name", .text, \.name, required: true, "The name of the option."),
      Field("title", .text, \.title, "Its title."),
      Field(
        "canvas", .object(SolutionCanvas.format, startingWith: .init()).called("canvas"), \.canvas,
        required: true,
        "The canvas it is laid out on."),
      Field(
        "views", .array(of: .object(SolutionView.format, startingWith: .init()).called("view")),
        \.views.elements,
        required: true, "All views in the order of the tree; the first is the root."),
      Field(
        "constraints",
        .array(of: .object(SolutionConstraint.format, startingWith: .init()).called("constraint")),
        \.constraints.elements, required: true, "Yours first, then the generated ones."),
      Field(
        "conflicts", .array(of: .object(SolutionConflict.format, startingWith: .init()).called("conflict")),
        \.conflicts, required: true, "Required constraints that cannot hold together."),
      Field(
        "warnings", .array(of: .object(SolutionWarning.format, startingWith: .init()).called("warning")),
        \.warnings,
        required: true, "Other findings."),
      Field(
        "notUnderstood",
        .array(of: .object(Misunderstanding.format, startingWith: .nothing).called("misunderstanding")),
        \.misunderstandings,
        "Of Swift source: the code that the layout does without, because it was not understood."),
      Field(
        "madeUpTexts", .array(of: .text), \.madeUpTexts,
        "Of Swift source: the ids of views whose texts the code leaves empty, so that they show their names instead."
      ),
    ])
}

extension Misunderstanding {
  static let nothing = Misunderstanding(
    place: CodePlace(file: "", line: 1, column: 1), code: "", reason: "")

  static let format = ObjectFormat<Misunderstanding>(
    "misunderstanding", "Code that the layout does without because it was not understood.",
    [
      Field("source", .codePlace, \.place, required: true, "Its file, line and column."),
      Field("code", .text, \.code, required: true, "The line of code."),
      Field("reason", .text, \.reason, required: true, "What was not understood."),
      Field("standIn", .text, \.standIn, "What other files declare, if something was taken for it."),
      Field(
        "kind", .choice(of: Misunderstanding.Kind.self), \.kind,
        "What is wrong: not-understood by default, not-shown for what is understood and left out, and crash for what would stop the program."
      ),
    ])
}

package struct SolutionCanvas: Equatable, Sendable {
  package var width = 0.0
  package var height = 0.0
  /// Pixels per point.
  package var scale = 1.0
  package var device: String?
  /// The input's settings for the canvas, as keys of a scenario; nil if they are not recorded.
  package var authored: JSONNode?

  static let format = ObjectFormat<SolutionCanvas>(
    "canvas", "What an option is laid out on.",
    [
      Field("width", .number(.any), \.width, required: true, "In points."),
      Field("height", .number(.any), \.height, required: true, "In points."),
      Field("scale", .number(.any), \.scale, required: true, "Pixels per point."),
      Field("device", .text, \.device, "The name of the device."),
      Field(
        "authored", .anyObject, \.authored,
        "In the solutions of reviews: what the input says about the canvas, as in a scenario."),
    ])
}

/// Required constraints of which one was left out, by their identifiers.
package struct SolutionConflict: Equatable, Sendable {
  package var constraints: [String] = []
  package var broken: String?
  package var message = ""
  package var help = ""

  static let format = ObjectFormat<SolutionConflict>(
    "conflict", "Required constraints that cannot hold together, but can if any one of them is left out.",
    [
      Field("constraints", .array(of: .text), \.constraints, required: true, "Their identifiers."),
      Field(
        "broken", .nullable(.text), \.broken, required: true, "The identifier of the one that gives way."),
      Field("message", .text, \.message, "What is wrong, with the sum if there is one."),
      Field("help", .text, \.help, "What to change."),
    ])
}

package struct SolutionWarning: Equatable, Sendable {
  package var code = ""
  package var message = ""
  package var views: [String] = []

  static let format = ObjectFormat<SolutionWarning>(
    "warning", "A finding that is not a conflict.",
    [
      Field("code", .text, \.code, required: true, "The kind of finding; never renamed."),
      Field("message", .text, \.message, required: true, "A sentence."),
      Field("views", .array(of: .text), \.views, required: true, "The ids of the views that it concerns."),
    ])
}
