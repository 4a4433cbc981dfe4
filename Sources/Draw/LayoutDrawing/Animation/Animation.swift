package import AutoLayout

/// A picture that moves: from its first stop to its last, and back.
package struct Animation: Hashable, Sendable {
  /// A picture with the time at which it is reached.
  package struct Keyframe: Hashable, Sendable {
    /// The time in seconds from the start.
    package var time: Double
    /// The items, with the same number and forms as in every other keyframe.
    package var items: [DisplayItem]
  }

  package var size: Size
  package var title: String
  package var description: String
  /// The keyframes in ascending order of time, the first at 0. Between two of them, everything moves by `Easing.inOut`.
  package var keyframes: [Keyframe]

  /// The time from the first stop to the last in seconds; the way back takes as long.
  package var duration: Double { keyframes.last?.time ?? 0 }

  /// The picture at a time in seconds; the first picture before the start, and the last after the end.
  package func picture(at time: Double) -> DisplayList {
    DisplayList(size: size, title: title, description: description, items: items(at: time))
  }

  private func items(at time: Double) -> [DisplayItem] {
    guard let next = keyframes.firstIndex(where: { $0.time > time }) else {
      return keyframes.last?.items ?? []
    }
    guard next > 0 else { return keyframes[0].items }
    let (from, to) = (keyframes[next - 1], keyframes[next])
    let fraction = Easing.inOut.progress(at: (time - from.time) / (to.time - from.time))
    return from.items.mixed(with: to.items, at: fraction)
  }
}

/// A timing curve: a cubic curve from (0, 0) to (1, 1), time across and progress up, as in UIView.animate,
/// CSS and SMIL.
package struct Easing: Hashable, Sendable {
  package var control1: Point
  package var control2: Point

  /// The curve of UIView.AnimationOptions.curveEaseInOut.
  package static let inOut = Easing(control1: Point(x: 0.42, y: 0), control2: Point(x: 0.58, y: 1))

  /// - Parameter time: the time from 0 to 1.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    // Time increases along the curve: 50 bisections find the parameter to the last digit.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(control1.x, control2.x, at: middle) < time { low = middle } else { high = middle }
    }
    return value(control1.y, control2.y, at: (low + high) / 2)
  }

  private func value(_ first: Double, _ second: Double, at place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
  }
}
