package import AutoLayout

extension Rect {
  /// x, y, width and height; zero for missing numbers.
  package init(_ numbers: [Double]) {
    let all = numbers + [0, 0, 0, 0]
    self.init(x: all[0], y: all[1], width: all[2], height: all[3])
  }

  /// x, y, width and height.
  package var numbers: [Double] { [x, y, width, height] }
}

extension Size {
  /// A width and a height; zero for missing numbers.
  package init(_ numbers: [Double]) {
    self.init(width: numbers.first ?? 0, height: numbers.dropFirst().first ?? 0)
  }

  package var numbers: [Double] { [width, height] }
}
