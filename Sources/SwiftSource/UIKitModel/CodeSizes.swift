import AutoLayout
import JSONText
import SwiftSourceFiles

/// The sizes that code asks for while it runs, each measured once.
final class CodeSizes {
  /// The number of steps that one size takes, of those that a layout may take.
  static let steps = 100

  let solver: CodeSolver?
  /// Makes the windows in which the passes run: without a solver, texts have no size there, and code finds no frames.
  let windows: CodeSolver
  private var known: [String: Size?] = [:]

  init(_ solver: CodeSolver?) {
    self.solver = solver
    windows = solver ?? CodeSolver(CodeScreen(nil), measurer: NoTextMeasurer())
  }

  /// - Parameter asked: a scenario, and which size of its first view is wanted; see `CodeSolver.size(of:)`.
  /// - Returns: nil if nothing is measured, or if this is not a layout.
  func size(of asked: JSONNode) -> Size? {
    guard let solver else { return nil }
    let text = asked.line
    if let size = known[text] { return size }
    let size = solver.size(of: asked)
    known[text] = .some(size)
    return size
  }
}
