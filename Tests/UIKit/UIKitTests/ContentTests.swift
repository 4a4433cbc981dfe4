import Testing
import UIKit

/// Views with content: their sizes, and what they do with it.
@MainActor @Suite struct ContentTests {
  @Test func labelsMeasureTheirText() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Hello"
    let small = label.intrinsicContentSize
    #expect(small.height == 20.5)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.width > small.width * 1.8)
    label.attributedText = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(label.intrinsicContentSize == small)
    #expect(label.text == "Hello")
  }

  @Test func labelsWrapAtTheWidthThatConstraintsGive() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "A text that needs several lines in so little room"
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 100)
    #expect(label.frame.height > 60)
  }

  @Test func textStylesFollowTheHumanInterfaceGuidelines() {
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 34), compatibleWith: large)
    #expect(scaled.pointSize == 106)
  }

  @Test func stacksArrangeTheirViews() {
    let views = (0..<3).map { _ in UIView() }
    for view in views {
      let height = view.heightAnchor.constraint(equalToConstant: 10)
      // A hidden view has no height in a stack.
      height.priority = UILayoutPriority(999)
      height.isActive = true
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 25, 50])
    views[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 20)
    stack.distribution = .fill
    stack.setCustomSpacing(40, after: views[0])
    views[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(views[1].frame.minY == 50)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1], views[2]])
  }

  @Test func scrollViewsTakeTheirContentsSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 400),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 400))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 400))
  }

  @Test func buttonsHaveUIKitsSizes() {
    // The sizes of empty buttons are those that UIKit reports.
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(UIButton(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    let tight = UIButton(configuration: configuration)
    let usual = UIButton(configuration: .filled())
    usual.configuration?.title = "Go"
    #expect(usual.intrinsicContentSize.width == tight.intrinsicContentSize.width + 24)
    #expect(usual.intrinsicContentSize.height == tight.intrinsicContentSize.height + 14)
  }

  @Test func controlsHaveTheirOwnSizes() {
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UIImageView(image: UIImage(systemName: "star")).frame.size == CGSize(width: 24, height: 24))
    #expect(UISegmentedControl(items: ["One", "Two"]).intrinsicContentSize.width > 60)
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func progressViewsKeepTheirLook() {
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.progressViewStyle == .bar)
    let size = bar.intrinsicContentSize
    bar.progressViewStyle = .default
    #expect(bar.progressViewStyle == .default && bar.intrinsicContentSize == size)
  }

  @Test func actionsAreCalled() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .touchUpOutside)
    #expect(count == 1)
    #expect(button.title(for: .normal) == "Go")
  }
}
