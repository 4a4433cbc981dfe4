import AutoLayout
import Diagnostics
import LayoutScene
import LayoutSolving
import SolutionFiles

/// The sizes of the canvas that `--sweep` looks at.
struct SweptRange: Hashable, Sendable {
  /// How the flag shows its value.
  static let placeholder = "AXIS=FROM...TO"

  var axis: Axis
  /// In points.
  var range: ClosedRange<Double>

  /// Reads `width=320...1024`.
  init(argument: String) throws(SweptRangeError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = SweptLength.all.map(\.name)
    guard parts.count == 2 else { throw .form(suggestion: nil) }
    guard let axis = SweptLength.all.first(where: { $0.name == String(parts[0]) })?.value else {
      throw .form(suggestion: Suggestion.nearest(to: String(parts[0]), in: names).map { "\($0)=\(parts[1])" })
    }
    let scalars = Array(parts[1].unicodeScalars)
    guard
      let dots = scalars.indices.first(where: { scalars[$0...].starts(with: Array("...".unicodeScalars)) }),
      let from = decimal(Self.text(scalars[..<dots])), let to = decimal(Self.text(scalars[(dots + 3)...]))
    else { throw .form(suggestion: nil) }
    guard let range = Sweep.range(from: from, to: to) else { throw .range }
    (self.axis, self.range) = (axis, range)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

/// The errors in a value of `--sweep`.
enum SweptRangeError: Error {
  case form(suggestion: String?)
  case range
}
