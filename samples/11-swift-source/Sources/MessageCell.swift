import UIKit

struct Message {
  var sender: String
  var text: String
  var isRead = true
}

/// A cell that is as high as its texts: an unbroken chain from the top of the content view to its bottom.
final class MessageCell: UITableViewCell {
  private let senderLabel = UILabel()
  private let messageLabel = UILabel()
  private let dot = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    messageLabel.font = .preferredFont(forTextStyle: .body)
    messageLabel.numberOfLines = 0
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5

    for view in [senderLabel, messageLabel, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      senderLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      senderLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      dot.leadingAnchor.constraint(greaterThanOrEqualTo: senderLabel.trailingAnchor, constant: 8),
      dot.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      dot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      messageLabel.topAnchor.constraint(equalToSystemSpacingBelow: senderLabel.bottomAnchor, multiplier: 1),
      messageLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      messageLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      messageLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with message: Message) {
    senderLabel.text = message.sender
    messageLabel.text = message.text
    dot.isHidden = message.isRead
  }
}
