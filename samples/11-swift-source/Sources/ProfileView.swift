import SnapKit
import UIKit

/// A picture beside a name and a button, in SnapKit's words.
final class ProfileView: UIView {
  private let pictureView = UIImageView(image: UIImage(systemName: "person.circle"))
  private let nameLabel = UILabel()
  private let followButton = UIButton(configuration: .filled())

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .preferredFont(forTextStyle: .title3)
    followButton.configuration?.title = "Follow"
    [pictureView, nameLabel, followButton].forEach(addSubview)

    pictureView.snp.makeConstraints { make in
      make.top.leading.bottom.equalToSuperview().inset(16)
      make.size.equalTo(56)
    }
    nameLabel.snp.makeConstraints { make in
      make.leading.equalTo(pictureView.snp.trailing).offset(12)
      make.centerY.equalTo(pictureView)
    }
    followButton.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(nameLabel.snp.trailing).offset(12)
      make.trailing.equalToSuperview().inset(16)
      make.firstBaseline.equalTo(nameLabel)
    }
    followButton.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
