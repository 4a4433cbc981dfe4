import AutoLayout
import Diagnostics
import LayoutScene
import Testing
import XcodeLogs

func readLog(_ text: String) -> ReadResult {
  ConflictLogReader.read(Array(text.utf8), input: "console.log")
}

/// A log of iOS 12 and later; the last of the descriptions is the broken one too, unless another is given.
func log(_ descriptions: [String], broken: String? = nil) -> String {
  let list = descriptions.map { "    \"\($0)\"" }.joined(separator: ",\n")
  return """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. 
    \tTry this: 
    \t\t(1) look at each constraint and try to figure out which you don't expect; 
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
    (
    \(list)
    )

    Will attempt to recover by breaking constraint 
    \(broken ?? descriptions.last ?? "")

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

    """
}

/// The option of a log with one conflict, of which all can be read.
func option(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> SceneOption {
  let result = readLog(text)
  #expect(result.diagnostics == [], sourceLocation: sourceLocation)
  let scene = try #require(result.scene, sourceLocation: sourceLocation)
  #expect(scene.options.count == 1, sourceLocation: sourceLocation)
  return try #require(scene.options.first, sourceLocation: sourceLocation)
}

extension SceneOption {
  /// The constraints that the log gives.
  var logged: ConstraintList<SceneConstraint> {
    ConstraintList(constraints.prefix(reportedConflict?.origins.count ?? 0))
  }
}
