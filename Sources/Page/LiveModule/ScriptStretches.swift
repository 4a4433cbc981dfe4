/// Divides text into runs of one script as Pango does: signs go with the letters before them, or at the start
/// with those after, and closing brackets go with their opening brackets.
struct ScriptStretches {
  struct Stretch {
    var range: Range<Int>
    var script: UnicodeScript
  }

  private struct Opening {
    var index: Int
    var script: UnicodeScript
  }

  private static let maximumDepth = 128
  private let scalars: [Unicode.Scalar]
  private var openings: [Opening] = []

  static func stretches(of scalars: [Unicode.Scalar], in range: Range<Int>) -> [Stretch] {
    var walk = ScriptStretches(scalars: scalars)
    var stretches: [Stretch] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let stretch = walk.next(start..<range.upperBound)
      stretches.append(stretch)
      start = stretch.range.upperBound
    }
    return stretches
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func next(_ rest: Range<Int>) -> Stretch {
    var script = UnicodeScript.common
    // The openings before this one already have a script.
    var settled = openings.count
    var index = rest.lowerBound
    while index < rest.upperBound {
      var own = UnicodeScript(scalars[index])
      let pair = own == .common ? Self.pairs.firstIndex(of: scalars[index].value) : nil
      if let pair {
        if pair % 2 == 0 {
          if openings.count >= Self.maximumDepth { openings = [] }
          openings.append(Opening(index: pair, script: script))
        } else {
          while let last = openings.last, last.index != pair - 1 { openings.removeLast() }
          settled = min(settled, openings.count)
          if let last = openings.last { own = last.script }
        }
      }
      guard script == .common || own == .common || script == own else { break }
      if script == .common, own != .common {
        script = own
        while settled < openings.count {
          openings[settled].script = script
          settled += 1
        }
      }
      if let pair, pair % 2 == 1, !openings.isEmpty {
        openings.removeLast()
        settled = min(settled, openings.count)
      }
      index += 1
    }
    return Stretch(range: rest.lowerBound..<index, script: script)
  }

  /// Alternating opening and closing signs, from Pango's list up to those of Chinese and Japanese.
  // swift-format-ignore
  private static let pairs: [UInt32] = [
    0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D, 0x2039, 0x203A,
    0x2045, 0x2046, 0x207D, 0x207E, 0x208D, 0x208E, 0x27E8, 0x27E9, 0x27EA, 0x27EB, 0x3008, 0x3009,
    0x300A, 0x300B, 0x300C, 0x300D, 0x300E, 0x300F, 0x3010, 0x3011, 0x3014, 0x3015, 0x3016, 0x3017,
    0x3018, 0x3019, 0x301A, 0x301B, 0xFF08, 0xFF09, 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D, 0xFF5F, 0xFF60, 0xFF62, 0xFF63,
  ]
}
