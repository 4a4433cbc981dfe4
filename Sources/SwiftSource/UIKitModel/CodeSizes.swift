import AutoLayout
import JSONText
import SwiftSourceFiles

/// The sizes that code asks for while it runs, each measured once.
final class CodeSizes {
  /// What one costs of the steps that a layout may take.
  static let steps = 100

  let solver: CodeSolver?
  /// Makes the windows in which the passes run: without a solver, texts have no size there, and code finds no frames.
  let windows: CodeSolver
  private var known: [String: Size?] = [:]

  init(_ solver: CodeSolver?) {
    self.solver = solver
    windows = solver ?? CodeSolver(CodeScreen(nil), measurer: NoTextMeasurer())
  }

  /// - Parameter asked: a scenario, and what of its first view; see `CodeSolver.size(of:)`.
  /// - Returns: nil if nothing is measured, or that is no layout.
  func size(of asked: JSONNode) -> Size? {
    guard let solver else { return nil }
    let text = asked.line
    if let size = known[text] { return size }
    let size = solver.size(of: asked)
    known[text] = .some(size)
    return size
  }
}
