extension UIView {
  package static func endRounds() {
    let here = NSObject()
    here.placeHere()
    here.leaveOut("an animation that starts again when it ends is shown after ten rounds")
  }
}
