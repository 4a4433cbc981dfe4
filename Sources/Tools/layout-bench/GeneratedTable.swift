/// A scenario with a given number of views: a table of cells, each with a title, a value beside it and a line
/// below.
struct GeneratedTable {
  private static let viewsPerCell = 4

  private let cellCount: Int
  /// About a quarter of the number of rows, so that the picture is not a strip.
  private let columnCount: Int

  init(viewCount: Int) {
    cellCount = max(1, viewCount / GeneratedTable.viewsPerCell)
    columnCount = max(1, Int((Double(cellCount) / 4).squareRoot().rounded()))
  }

  var viewCount: Int { cellCount * GeneratedTable.viewsPerCell }
  var constraintCount: Int { (0..<cellCount).reduce(0) { $0 + constraints($1).count } }

  var json: String {
    let rowCount = (cellCount + columnCount - 1) / columnCount
    let views = (0..<cellCount).map { k in
      """
      { "id": "cell \(k)", "subviews": [
        { "id": "title \(k)", "type": "label", "text": "Platform \(k % 97)" },
        { "id": "value \(k)", "type": "label", "text": "\(k % 24):\(10 + k % 50)" },
        { "id": "line \(k)", "backgroundColor": "#8e8e93" }] }
      """
    }
    let equations = (0..<cellCount).flatMap { constraints($0) }.map { "\"\($0)\"" }
    return """
      { "title": "A table of \(viewCount) views",
        "canvas": { "size": [\(200 * columnCount), \(44 * rowCount)], "scale": 1 },
        "views": [\(views.joined(separator: ",\n"))],
        "constraints": [\(equations.joined(separator: ",\n"))] }
      """
  }

  private func constraints(_ k: Int) -> [String] {
    let (row, column) = (k / columnCount, k % columnCount)
    return [
      column == 0 ? "cell \(k).leading = superview.leading" : "cell \(k).leading = cell \(k - 1).trailing",
      row == 0 ? "cell \(k).top = superview.top" : "cell \(k).top = cell \(k - columnCount).bottom",
      k == 0 ? "cell 0.width = 200" : "cell \(k).width = cell 0.width", "cell \(k).height = 44",
      "title \(k).leading = cell \(k).leading + 12", "title \(k).centerY = cell \(k).centerY",
      "value \(k).leading >= title \(k).trailing + 8", "value \(k).trailing = cell \(k).trailing - 12",
      "value \(k).firstBaseline = title \(k).firstBaseline", "line \(k).leading = title \(k).leading",
      "line \(k).trailing = cell \(k).trailing", "line \(k).bottom = cell \(k).bottom",
      "line \(k).height = 1",
    ]
  }
}
