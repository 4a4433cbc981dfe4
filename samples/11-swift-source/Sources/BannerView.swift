import UIKit

/// A banner that changes its constraints in the update pass, and nowhere else.
final class BannerView: UIView {
  private let messageLabel = UILabel()
  private let closeButton = UIButton(type: .system)
  private var compact: [NSLayoutConstraint] = []
  private var expanded: [NSLayoutConstraint] = []

  var isExpanded = false {
    didSet { setNeedsUpdateConstraints() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    messageLabel.text = "A new version is ready. It will be installed tonight, while the phone is charging."
    closeButton.setTitle("Close", for: .normal)
    for view in [messageLabel, closeButton] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    closeButton.setContentHuggingPriority(.required, for: .horizontal)
    closeButton.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateConstraints() {
    if compact.isEmpty { makeConstraints() }
    NSLayoutConstraint.deactivate(isExpanded ? compact : expanded)
    NSLayoutConstraint.activate(isExpanded ? expanded : compact)
    messageLabel.numberOfLines = isExpanded ? 0 : 1
    super.updateConstraints()
  }

  private func makeConstraints() {
    NSLayoutConstraint.activate([
      messageLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      messageLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      closeButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      closeButton.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    compact = [
      messageLabel.trailingAnchor.constraint(equalTo: closeButton.leadingAnchor, constant: -8),
      messageLabel.centerYAnchor.constraint(equalTo: closeButton.centerYAnchor),
    ]
    expanded = [
      messageLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      closeButton.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 8),
    ]
  }
}
