import TestSupport
import Testing

/// What is reported of names that are nearly those of something else.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct MisspellingTests {
  private func guesses(_ statements: [String]) throws -> [String] {
    let reading = try Reading(
      """
      import UIKit
      enum Metrics { static let spacing: CGFloat = 8 }
      class CardView: UIView {
        let titleLabel = UILabel(), stack = UIStackView()
        private var isCompact = false
        func setUp() {
          let inset: CGFloat = 4
      \(statements.joined(separator: "\n"))
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(titleLabel)
          setUp()
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let notes = try reading.option("CardView")["notUnderstood"] as? [[String: Any]] ?? []
    return notes.map { note in
      let similar = (note["similar"] as? [String] ?? []).joined(separator: " ")
      return "\(note["line"] as? Int ?? 0): \(note["name"] ?? "-") \(similar)"
    }
  }

  @Test func nearNamesAreGiven() throws {
    #expect(
      try guesses([
        "titleLabel.txet = nil", "titelLabel.numberOfLines = 2", "titleLabel.sizeToFitt()",
        "print(Metrics.spacin)",
        "bounds = bounds.insetBy(dx: insett, dy: 0)", "isHidden = isCompacct",
      ]) == [
        "8: txet next text", "9: titelLabel titleLabel", "10: sizeToFitt sizeThatFits sizeToFit",
        "12: insett inset",
        "13: isCompacct isCompact",
      ])
  }

  /// What a type has no value of is reported where it is written, and not taken for another value.
  @Test func casesThatATypeLacks() throws {
    #expect(
      try guesses([
        "stack.axis = .verticle", "titleLabel.setContentHuggingPriority(.requird, for: .vertical)",
        "titleLabel.font = .preferredFont(forTextStyle: .headlin)", "titleLabel.textColor = .secondryLabel",
        "stack.autoresizingMask = [.flexibleWidth, .flexibleHeigth]",
      ]) == [
        "8: verticle vertical", "9: requird required", "10: headlin headline",
        "11: secondryLabel secondaryLabel",
        "12: flexibleHeigth flexibleHeight",
      ])
  }

  /// Most names that are not known are those of other files.
  @Test func otherNamesAreNotGuessed() throws {
    #expect(
      try guesses([
        "backgroundColor = Theme.current.surface", "titleLabel.textColor = .brandSurface", "Stack()",
      ])
        == ["8: - ", "9: - ", "10: - "])
  }

  /// The second operand of an operator of the program has a type of its own.
  @Test func operandsOfOperators() throws {
    let reading = try Reading(
      """
      import UIKit
      infix operator ~~
      func ~~ (one: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
        one.priority = priority
        return one
      }
      class CardView: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let all: [NSLayoutConstraint] = [heightAnchor.constraint(equalToConstant: 56) ~~ .defaultHigh]
          NSLayoutConstraint.activate(all)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(try reading.reasons("CardView") == [])
    #expect(try reading.constraints("CardView").contains { $0.contains("@750") })
  }

  /// A type of the program is not taken for one of the same name inside of another.
  @Test func typesInsideOfOthers() throws {
    let reading = try Reading(
      """
      import UIKit
      class CardView: UIView {
        struct Style { var effect: UIBlurEffect.Style = .systemThickMaterial }
        let style = Style()
      }
      """)
    #expect(try reading.reasons("CardView") == [])
  }
}
