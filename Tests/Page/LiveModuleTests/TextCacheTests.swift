import AutoLayout
import PangoCairoBackend
import TestSupport
import Testing
import Typesetting

@testable import LiveModule

/// What is kept of the texts that were measured.
@Suite struct TextCacheTests {
  /// However many values there were, those that were used last are known, and no more than twice the limit is kept.
  @Test(arguments: 1...5) func keepsWhatWasUsedLately(_ seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let limit = 100
    var cache = RecentCache<Int, Int>(limit: limit)
    var used: [(key: Int, weight: Int)] = []
    func weight(_ key: Int) -> Int { key % 7 + 1 }
    for _ in 0..<3000 {
      let key = random.chance(50) ? random.int(0...5000) : used.suffix(10).randomKey(&random) ?? 0
      let found = cache.find(key)
      #expect(found == nil || found == -key)
      var sum = 0
      let recent = used.reversed().prefix { one in
        sum += one.weight
        return sum <= limit
      }
      #expect(found != nil || !recent.contains { $0.key == key }, "\(key) was forgotten too soon")
      if found == nil { cache.keep(-key, for: key, weight: weight(key)) }
      used.removeAll { $0.key == key }
      used.append((key, weight(key)))
      #expect(cache.count <= 2 * limit)
    }
    #expect(cache.count < used.count)
    cache.removeAll()
    #expect(cache.count == 0 && cache.find(used.last?.key ?? 0) == nil)
  }

  /// Thousands of different texts and widths leave no more than hundreds did.
  @Test func forgetsTextsThatAreNoLongerShown() throws {
    let measurer = WebTextMeasurer(
      page: CarriedFonts(
        texts: [("0", Font(size: 12))], measurer: PangoTextMeasurer(try FontLibrary())
      ).functions)
    func measure(_ numbers: Range<Int>) -> Int {
      for number in numbers {
        let text = Text("Words and number \(number)", font: Font(size: 12), numberOfLines: 0)
        _ = measurer.layout(text, maximumWidth: 20 + Double(number % 97), maximumHeight: nil)
        _ = measurer.typeset(
          Text("0", font: Font(size: 12)), maximumWidth: Double(number) / 7000, maximumHeight: nil)
      }
      return measurer.keptCount
    }
    let few = measure(0..<3000)
    let most = measure(3000..<7000)
    #expect(most <= 2 * 2 * 512 && most <= few * 2)
  }
}

extension Collection where Element == (key: Int, weight: Int) {
  fileprivate func randomKey(_ random: inout RandomSource) -> Int? {
    isEmpty ? nil : self[index(startIndex, offsetBy: random.int(0...count - 1))].key
  }
}
