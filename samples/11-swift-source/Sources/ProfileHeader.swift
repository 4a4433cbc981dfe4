// As an article shows it: without the class around it, and without the properties.
func layOutHeader() {
  view.addSubview(avatar)
  view.addSubview(nameLabel)
  avatar.translatesAutoresizingMaskIntoConstraints = false
  nameLabel.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    avatar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    avatar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    avatar.widthAnchor.constraint(equalToConstant: 56),
    avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
    nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
    nameLabel.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
    nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
  ])
}
