import UIKit

/// Two labels that share three lines: each has at most two, and the bottom one gives way.
final class TwoLabelsView: UIView {
  private let topLabel = UILabel()
  private let bottomLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [topLabel, bottomLabel] {
      label.numberOfLines = 2
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      ])
    }

    // Three lines of text and the gaps are all the room that there is.
    let room = heightAnchor.constraint(lessThanOrEqualToConstant: 8 + 3 * 20.5 + 8 + 8)
    room.identifier = "room"
    // Stronger than what the bottom label asks for where the two disagree, but not than the top one.
    let oneLine = bottomLabel.heightAnchor.constraint(equalToConstant: 20.5)
    oneLine.identifier = "who gives way"
    oneLine.priority = UILayoutPriority(650)

    NSLayoutConstraint.activate([
      topLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      bottomLabel.topAnchor.constraint(equalTo: topLabel.bottomAnchor, constant: 8),
      bottomLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      room, oneLine,
    ])
    topLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ top: String, _ bottom: String) {
    topLabel.text = top
    bottomLabel.text = bottom
  }
}
