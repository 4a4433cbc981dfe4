import Foundation
import Testing
import UIKit

/// The views inside a button, and the little of predicates that forms use.
@MainActor @Suite struct ButtonTests {
  private func shown(_ button: UIButton, width: CGFloat = 200, height: CGFloat = 40) -> UIButton {
    button.frame = CGRect(x: 0, y: 0, width: width, height: height)
    button.layoutIfNeeded()
    return button
  }

  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  @Test func theTitleIsInTheMiddle() throws {
    let button = UIButton(type: .system)
    #expect(button.subviews.isEmpty)
    button.setTitle("Done", for: .normal)
    let label = try #require(shown(button).titleLabel)
    #expect(button.subviews == [label] && label.text == "Done" && label.font.pointSize == 15)
    #expect(label.frame.midX == 100 && label.frame.midY == 20 && label.frame.height == 18)
    #expect(label.frame.width > 25 && label.frame.width < 45)
    button.setTitle(nil, for: .normal)
    #expect(button.subviews.isEmpty)
  }

  @Test func theImageIsBeforeTheTitle() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Done", for: .normal)
    button.setImage(image, for: .normal)
    let (label, picture) = (try #require(shown(button).titleLabel), try #require(button.imageView))
    #expect(label.font.pointSize == 18)
    #expect(picture.frame.size == image.size && picture.frame.midY == 20)
    #expect(abs(picture.frame.maxX - label.frame.minX) < 0.5)
    #expect(abs(picture.frame.minX - (200 - label.frame.maxX)) < 0.5)
    button.contentHorizontalAlignment = .left
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(picture.frame.minX == 4 && label.frame.minX == 20)
  }

  @Test func configurationsHaveASecondText() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "now"
    configuration.image = image
    configuration.imagePlacement = .top
    configuration.imagePadding = 6
    let button = shown(UIButton(configuration: configuration), height: 80)
    let labels = button.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Buy", "now"])
    let picture = try #require(button.imageView)
    #expect(picture.frame.midX == 100)
    #expect(labels[0].frame.minY - picture.frame.maxY >= 5 && labels[1].frame.minY >= labels[0].frame.maxY)
  }

  @Test func predicatesAboutTexts() {
    func holds(_ format: String, _ argument: String, _ text: String) -> Bool {
      NSPredicate(format: format, argument).evaluate(with: text)
    }
    let pattern = "[A-Z0-9a-z._]+@[A-Za-z0-9.]+\\.[a-z]{2,4}"
    #expect(holds("SELF MATCHES %@", pattern, "someone@example.org"))
    #expect(!holds("SELF MATCHES %@", pattern, "someone@example.org and more"))
    #expect(
      holds("SELF CONTAINS[c] %@", "PLAT", "a platform") && !holds("SELF CONTAINS %@", "PLAT", "a platform"))
    #expect(holds("SELF BEGINSWITH %@", "a ", "a platform") && !holds("SELF ENDSWITH %@", "a ", "a platform"))
    #expect(holds("SELF LIKE %@", "a*f?rm", "a platform") && !holds("SELF LIKE %@", "a.*", "a platform"))
    #expect(holds("SELF == %@", "a", "a") && !holds("SELF == %@", "a", "ab"))
  }
}
