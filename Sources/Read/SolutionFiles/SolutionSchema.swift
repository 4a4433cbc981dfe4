import AutoLayout
import JSONText
import LayoutScene

/// The JSON Schemas of the formats that `solve` prints.
package enum SolutionSchema {
  /// A schema of draft 2020-12, generated from the table of solutions; the text is always the same.
  package static func json() -> String {
    JSONNode.schema(
      "solution", version: Double(Solution.version), of: Solution.format.schema,
      definitions: [
        ("option", SolutionOption.format.schema), ("canvas", SolutionCanvas.format.schema),
        ("view", SolutionView.format.schema), ("constraint", SolutionConstraint.format.schema),
        ("side", SolutionSide.format.schema), ("conflict", SolutionConflict.format.schema),
        ("warning", SolutionWarning.format.schema), ("misunderstanding", Misunderstanding.format.schema),
        ("priority", ValueFormat<LayoutPriority>.writtenPriority.schema),
      ]
    ).text
  }

  /// The same for the breakpoints that `--sweep` asks for.
  package static func sweepJSON() -> String {
    JSONNode.schema(
      "sweep", version: Double(Solution.version), of: SweepReport.format.schema,
      definitions: [
        ("sweepOption", SweepOption.format.schema), ("breakpoint", SweptBreakpoint.format.schema),
      ]
    ).text
  }
}
