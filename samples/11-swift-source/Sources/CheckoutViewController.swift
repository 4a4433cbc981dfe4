import UIKit

/// One file of an app: BaseViewController, which calls both overrides, and PrimaryButton are in others.
final class CheckoutViewController: BaseViewController {
  private let titleLabel = UILabel()
  private let totalLabel = UILabel()
  private let payButton = PrimaryButton(style: .filled)

  override func setUpViews() {
    super.setUpViews()
    titleLabel.text = "Two tickets to Harwich"
    titleLabel.font = .preferredFont(forTextStyle: .title3)
    totalLabel.text = "€ 38.40"
    totalLabel.font = .preferredFont(forTextStyle: .headline)
    totalLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    totalLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    payButton.setTitle("Pay", for: .normal)
    for subview in [titleLabel, totalLabel, payButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
  }

  override func setUpConstraints() {
    super.setUpConstraints()
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: headerView.bottomAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      totalLabel.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      totalLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      totalLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      payButton.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
      payButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      payButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      payButton.heightAnchor.constraint(equalToConstant: 44),
      headerView.topAnchor.constraint(equalTo: view.topAnchor),
      headerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      headerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      headerView.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}
