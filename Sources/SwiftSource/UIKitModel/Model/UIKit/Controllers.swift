@shown("edgesForExtendedLayout,hidesBottomBarWhenPushed") extension UIViewController {
  // Takes the view of a class that no file declares.
  package func takeStandIn(_ view: UIView) { self.view.takeStandIn(view) }
  // Where a function is tried out, the controllers that it is given are on the screen.
  var viewIfLoaded: UIView? { ModelQueue.isOn ? view : ownView }
  func viewDidLoad() { callOverrides() }
  // What belongs to the keyboard is at the bottom while the keyboard is hidden.
  package func dockInputAccessory() {
    guard canBecomeFirstResponder, let bar = inputAccessoryView else { return }
    let height = bar.heightAnchor.constraint(equalToConstant: bar.frame.height)
    height.priority = UILayoutPriority(1)
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    height.isActive = bar.frame.height > 0
  }
  var edgesForExtendedLayout: UIRectEdge = .all {
    didSet {
      if !edgesForExtendedLayout.contains(.top) {
        leaveOut("the view extends below the bars, whatever its edges for extended layout are")
      }
    }
  }
  // The writer states the margins and insets that the controller gives its view.
  package func takeRootMargins() {}
  package func takeSafeArea() {}
  package var allSafeAreaInsets: UIEdgeInsets {
    let own = additionalSafeAreaInsets, bar = barInsets
    return UIEdgeInsets(
      top: own.top + bar.top, left: own.left + bar.left, bottom: own.bottom + bar.bottom,
      right: own.right + bar.right)
  }
  var accessibilityLabel: String?
}
