extension UIView {
  static func animate(
    withDuration: Double, delay: Double = 0, usingSpringWithDamping: CGFloat = 1,
    initialSpringVelocity: CGFloat = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(completion)
  }
  // One that starts again and again when it ends goes on for ever: some rounds are shown.
  package static var roundsLeft = 10
  static func complete(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard roundsLeft > 0 else {
      let here = NSObject()
      here.placeHere()
      return here.leaveOut("this animation starts again when it ends: it is shown after ten rounds")
    }
    roundsLeft -= 1
    completion(true)
    roundsLeft += 1
  }
  static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    complete(completion)
  }
  static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  static func animateKeyframes(
    withDuration: Double, delay: Double, options: Any = 0, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animations(); complete(completion) }
  static func addKeyframe(withRelativeStartTime: Double, relativeDuration: Double, animations: () -> Void) {
    animations()
  }
  static func setAnimationsEnabled(_ isEnabled: Bool)
  static var areAnimationsEnabled: Bool { true }
}
