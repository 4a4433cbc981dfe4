// The contents of previews: the views and controllers that are wrapped for SwiftUI, each by itself, with what modifiers
// and traits say about them.
class ModelPreview: NSObject {
  var shown: Any, title: String?, canvas: [String: Any] = [:], height: CGFloat?, fits = false
  init(_ shown: Any) { self.shown = shown }
  static func all(_ value: Any, _ traits: [PreviewTrait] = []) -> [ModelPreview] {
    let found = all(in: value)
    for one in found { for trait in traits { one.apply(trait) } }
    return found
  }
  static func all(in value: Any) -> [ModelPreview] {
    if isUnknown(value) || isNil(value) { return [] }
    if value is Group { return value.previews }
    return isSequence(value) ? value.flatMap { all(in: $0) } : [ModelPreview(value)]
  }
  var isWrapped: Bool { shown is UIResponder || shown is ModelRepresentable }
  var made: Any {
    let made = shown is ModelRepresentable ? shown.wrapped : shown
    if fits && made is UIViewController { leaveOut("a controller fills the screen, whatever its content") }
    return made
  }
  // The constraints on the sides of the view: those of the screen, unless the view is as small as it can be.
  var sides: [String] {
    [
      "leading = superview.leading", "top = superview.top",
      fits ? "trailing <= superview.trailing" : "trailing = superview.trailing",
    ]
      + (fits ? ["width = 0 @50"] : []) + (height == nil ? [] : ["height = \(height)"])
  }
  func resize(_ width: CGFloat?, _ height: CGFloat?) {
    self.height = height ?? self.height
    if let width { canvas["size"] = [width, height ?? UIScreen.main.bounds.height] }
  }
  func apply(_ trait: PreviewTrait) {
    guard trait is PreviewTrait else { return leaveOut("a trait of the preview is not known, and not shown") }
    switch trait {
    case .fixedLayout(let width, let height), .fixed(let width, let height): resize(width, height)
    case .sizeThatFitsLayout, .sizeThatFits: fits = true
    case .landscapeLeft, .landscapeRight: canvas["orientation"] = "landscape"
    default: break
    }
  }
}
enum PreviewTrait {
  case fixedLayout(width: CGFloat, height: CGFloat), fixed(width: CGFloat, height: CGFloat)
  case sizeThatFitsLayout, sizeThatFits, defaultLayout, device, portrait, portraitUpsideDown, landscapeLeft,
    landscapeRight
}
typealias PreviewLayout = PreviewTrait
typealias InterfaceOrientation = PreviewTrait
enum ColorScheme { case light, dark }
struct PreviewDevice { let rawValue: String }
@resultBuilder enum ViewBuilder { static func buildBlock(_ parts: Any...) -> [Any] { parts } }
