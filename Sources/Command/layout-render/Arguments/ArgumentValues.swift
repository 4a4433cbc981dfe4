import AutoLayout
import Diagnostics
import FileAccess
import LayoutScene
import LayoutSolving

extension ValueSyntax {
  /// Rejects a value that the flag cannot take.
  func check(_ value: String, of flag: String) throws(Failure) {
    func refuse(_ expected: String, suggestion: String? = nil) -> Failure {
      .badValue(flag: flag, value: value, expected: expected, suggestion: suggestion)
    }
    switch self {
    case .none, .text, .path, .folder, .device, .option: return
    case .choice(let words, _):
      guard words.contains(value) else {
        throw refuse(words.joined(separator: ", "), suggestion: Suggestion.nearest(to: value, in: words))
      }
    case .choices(let words, _):
      for part in value.split(separator: ",", omittingEmptySubsequences: false)
      where !words.contains(String(part)) {
        throw refuse(
          "a list of " + words.joined(separator: ", "),
          suggestion: Suggestion.nearest(to: String(part), in: words))
      }
    case .count(let range):
      guard let count = Int(value), range.contains(count) else {
        throw refuse("a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
    case .numbers(let range):
      for part in value.split(separator: ",", omittingEmptySubsequences: false) {
        guard let number = decimal(part), range.contains(number) else {
          throw refuse("numbers from \(range.lowerBound) to \(range.upperBound), separated by commas")
        }
      }
    case .number(let range):
      guard let number = decimal(value), range.contains(number) else {
        throw refuse("a number from \(range.lowerBound) to \(range.upperBound)")
      }
    case .length(let range):
      guard let number = decimal(value), range.contains(number) else {
        throw refuse("a number of points from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
      }
    case .shard:
      guard Shard(argument: value) != nil else {
        throw refuse("a part and the number of parts, such as 2/3")
      }
    case .sweep:
      do throws(SweptRangeError) {
        _ = try SweptRange(argument: value)
      } catch {
        switch error {
        case .form(let suggestion):
          throw refuse("an axis and a range of sizes, such as width=320...1024", suggestion: suggestion)
        case .range: throw refuse("other sizes: \(Sweep.rangeRule)")
        }
      }
    case .size(let limit):
      guard let size = Size(argument: value), size.width <= limit, size.height <= limit else {
        throw refuse("a width and a height in points up to \(Int(limit)), such as 320x568")
      }
    }
  }
}

extension Size {
  /// Reads `320x568` or `320×568`, both above 0; nil for anything else.
  init?(argument: String) {
    let parts = argument.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
    guard parts.count == 2, let width = decimal(parts[0]), let height = decimal(parts[1]) else { return nil }
    guard width > 0, height > 0 else { return nil }
    self.init(width: width, height: height)
  }
}

/// A number in plain decimal notation: Swift's own initializer also accepts `nan`, `inf` and `0x1p3`.
func decimal(_ text: some StringProtocol) -> Double? {
  let digits = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") }
  guard digits, let number = Double(text), number.isFinite else { return nil }
  return number
}
