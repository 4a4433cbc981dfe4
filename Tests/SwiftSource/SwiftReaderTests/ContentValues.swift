import UIKit

/// What frames, texts, controls and scroll views tell after they have been changed.
@MainActor func contentValues() -> [String] { frameLines() + textLines() + scrollLines() }

extension CGPoint {
  fileprivate var said: String { "\(x) \(y)" }
}
extension CGRect {
  fileprivate var said: String { "\(minX) \(minY) \(width) \(height)" }
}

@MainActor private func frameLines() -> [String] {
  var lines: [String] = []
  let a = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  lines.append("center \(a.center.said) bounds \(a.bounds.said)")
  a.center = CGPoint(x: 100, y: 100)
  lines.append("frame \(a.frame.said)")
  a.bounds = CGRect(x: 5, y: 6, width: 20, height: 30)
  lines.append("frame \(a.frame.said) bounds \(a.bounds.said)")
  a.bounds.size.width = 40
  lines.append("frame \(a.frame.said)")
  a.frame.origin.x = 0
  lines.append("frame \(a.frame.said) \(a.bounds.said)")
  a.bounds.origin = .zero
  let b = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
  b.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  a.addSubview(b)
  a.frame.size = CGSize(width: 80, height: 60)
  lines.append("resized \(b.frame.said)")
  b.autoresizingMask = [.flexibleLeftMargin]
  a.frame.size.width = 100
  lines.append("resized \(b.frame.said)")
  b.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
  a.frame.size.width = 120
  lines.append("resized \(b.frame.said)")
  lines.append(
    "convert \(b.convert(CGPoint(x: 1, y: 1), to: a).said) \(a.convert(CGPoint(x: 1, y: 1), to: b).said) \(b.convert(b.bounds, to: nil).said)"
  )
  lines.append(
    "inside \(b.point(inside: CGPoint(x: 5, y: 5), with: nil)) \(b.point(inside: CGPoint(x: 50, y: 5), with: nil))"
  )
  lines.append(
    "hit \(a.hitTest(CGPoint(x: b.frame.midX, y: b.frame.midY), with: nil) === b) \(a.hitTest(CGPoint(x: 500, y: 0), with: nil) == nil)"
  )
  b.isUserInteractionEnabled = false
  lines.append("hit \(a.hitTest(CGPoint(x: b.frame.midX, y: b.frame.midY), with: nil) === a)")
  let c = UIView()
  c.frame.size = CGSize(width: 3, height: 4)
  lines.append("c \(c.frame.said)")
  c.sizeToFit()
  lines.append("fit \(c.frame.said)")
  let s = UISwitch(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
  lines.append("switch \(s.frame.origin.said)")
  let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
  lines.append(
    "rect \(rect.insetBy(dx: 6, dy: 6).isNull) \(rect.offsetBy(dx: 1, dy: 2).said) \(rect.union(CGRect(x: 20, y: 20, width: 1, height: 1)).said) \(rect.intersection(CGRect(x: 5, y: 5, width: 10, height: 10)).said)"
  )
  lines.append(
    "rect \(rect.intersects(CGRect(x: 9, y: 0, width: 5, height: 5))) \(rect.contains(CGPoint(x: 10, y: 10))) \(rect.contains(CGRect(x: 1, y: 1, width: 2, height: 2))) \(CGRect(x: 0.4, y: 0.4, width: 1, height: 1).integral.said)"
  )
  lines.append(
    "rect \(CGRect(x: 10, y: 10, width: -5, height: -5).standardized.said) \(CGRect(x: 10, y: 10, width: -5, height: -5).minX) \(CGRect(x: 10, y: 10, width: -5, height: -5).width)"
  )
  return lines
}

@MainActor private func textLines() -> [String] {
  var lines: [String] = []
  let label = UILabel()
  label.attributedText = NSAttributedString(
    string: "Red", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
  lines.append("attributed \(label.text ?? "nil") \(label.font.pointSize) \(label.textColor == UIColor.red)")
  label.font = .systemFont(ofSize: 12)
  let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  lines.append("font \(font?.pointSize ?? -1)")
  label.text = "Plain"
  lines.append(
    "plain \(label.attributedText?.string ?? "nil") \(label.font.pointSize) \(label.textColor == UIColor.red)"
  )
  label.text = nil
  lines.append("nil \(label.text == nil) \(label.attributedText == nil)")
  let centred = NSMutableParagraphStyle()
  centred.alignment = .center
  label.attributedText = NSAttributedString(string: "x", attributes: [.paragraphStyle: centred])
  lines.append("alignment \(label.textAlignment.rawValue)")
  label.textAlignment = .right
  let style =
    label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  lines.append("style \(style?.alignment.rawValue ?? -1)")
  label.font = nil
  label.textColor = nil
  lines.append("unset \(label.font.pointSize) \(label.textColor == UIColor.label)")
  let field = UITextField()
  field.text = nil
  lines.append("field \(field.text ?? "nil") \(field.hasText) \(field.font?.pointSize ?? -1)")
  field.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.blue])
  lines.append("field \(field.text ?? "nil") \(field.hasText) \(field.textColor == UIColor.blue)")
  field.attributedPlaceholder = NSAttributedString(string: "hint")
  lines.append("placeholder \(field.placeholder ?? "nil")")
  field.placeholder = "other"
  lines.append("placeholder \(field.attributedPlaceholder?.string ?? "nil")")
  let view = UITextView()
  view.text = nil
  lines.append(
    "view \(view.text ?? "nil") \(view.hasText) \(view.textContainerInset.top) \(view.textContainer.lineFragmentPadding)"
  )
  view.attributedText = NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 9)])
  lines.append("view \(view.text ?? "nil") \(view.font?.pointSize ?? -1) \(view.textStorage.length)")
  view.insertText("!")
  lines.append("view \(view.text ?? "nil")")
  let button = UIButton(type: .system)
  button.setTitle("A", for: .normal)
  button.setTitle("B", for: .selected)
  lines.append(
    "button \(button.title(for: .normal) ?? "nil") \(button.title(for: .highlighted) ?? "nil") \(button.currentTitle ?? "nil") \(button.titleLabel?.text ?? "nil")"
  )
  button.isSelected = true
  lines.append("button \(button.currentTitle ?? "nil") \(button.state.rawValue)")
  button.isEnabled = false
  lines.append("button \(button.currentTitle ?? "nil") \(button.state.rawValue)")
  button.titleLabel?.font = .systemFont(ofSize: 30)
  lines.append("button \(button.titleLabel?.font.pointSize ?? -1) \(button.buttonType.rawValue)")
  var configuration = UIButton.Configuration.filled()
  configuration.title = "C"
  button.configuration = configuration
  lines.append("button \(button.configuration?.title ?? "nil") \(button.title(for: .normal) ?? "nil")")
  configuration.title = "D"
  lines.append("copy \(button.configuration?.title ?? "nil")")
  let segments = UISegmentedControl(items: ["x", "y"])
  segments.insertSegment(withTitle: "z", at: 1, animated: false)
  segments.removeSegment(at: 0, animated: false)
  lines.append(
    "segments \(segments.numberOfSegments) \(segments.titleForSegment(at: 0) ?? "nil") \(segments.selectedSegmentIndex)"
  )
  let image = UIImageView(image: UIImage(systemName: "star")), own = image.image?.size ?? .zero
  lines.append("image \(image.frame.size == own) \(image.intrinsicContentSize == own)")
  let slider = UISlider()
  slider.value = 5
  lines.append("slider \(slider.value)")
  slider.maximumValue = 10
  slider.value = 5
  lines.append("slider \(slider.value)")
  let stepper = UIStepper()
  stepper.value = 200
  lines.append("stepper \(stepper.value)")
  let progress = UIProgressView()
  progress.progress = 3
  lines.append("progress \(progress.progress)")
  let pages = UIPageControl()
  pages.numberOfPages = 3
  pages.currentPage = 7
  lines.append("pages \(pages.currentPage)")
  return lines
}

@MainActor private func scrollLines() -> [String] {
  var lines: [String] = []
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  scroll.contentSize = CGSize(width: 100, height: 300)
  scroll.contentOffset = CGPoint(x: 0, y: 50)
  lines.append("offset \(scroll.contentOffset.said) bounds \(scroll.bounds.said)")
  scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
  lines.append("offset \(scroll.contentOffset.said)")
  scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
  lines.append("inset \(scroll.contentInset.top) \(scroll.adjustedContentInset.top)")
  let inner = UIView(frame: CGRect(x: 5, y: 60, width: 10, height: 10))
  scroll.addSubview(inner)
  lines.append("convert \(inner.convert(CGPoint.zero, to: scroll).said) \(scroll.subviews.count)")
  lines.append(
    "guides \(scroll.contentLayoutGuide.owningView === scroll) \(scroll.frameLayoutGuide === scroll.frameLayoutGuide)"
  )
  return lines
}
