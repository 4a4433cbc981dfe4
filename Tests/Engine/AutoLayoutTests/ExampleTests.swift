import AutoLayout
import TestSupport
import Testing

/// What the documentation's Swift does; a test of the articles finds it here word for word.
@Suite struct ExampleTests {
  @Test func anchorsAndAWindow() throws {
    let measurer = TestMeasurer()
    let window = Window(canvas: Canvas(size: Size(width: 320, height: 200)), measurer: measurer)
    let box = View(identifier: "box")
    box.translatesAutoresizingMaskIntoConstraints = false
    window.rootView.addSubview(box)

    let preferred = try box.widthAnchor.constraint(equalToConstant: 400)
    try preferred.setPriority(.defaultHigh)
    try LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: window.rootView.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(lessThanOrEqualTo: window.rootView.trailingAnchor, constant: -20),
      box.topAnchor.constraint(equalTo: window.rootView.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 44),
      preferred,
    ])
    window.layoutIfNeeded()
    // box.frame is (20, 0, 280, 44): 400 wide is not required, and gives way.
    #expect(box.frame == Rect(x: 20, y: 0, width: 280, height: 44))
  }

  @Test func visualFormat() throws {
    let window = Window(canvas: Canvas(size: Size(width: 320, height: 200)), measurer: TestMeasurer())
    let (left, right) = (View(identifier: "left"), View(identifier: "right"))
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.rootView.addSubview(view)
    }
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "H:|-16-[left]-gap-[right(==left)]-16-|", metrics: ["gap": 12],
      views: ["left": left, "right": right])
    try LayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    // left.frame.width is 138, half of 320 - 16 - 12 - 16.
    #expect(left.frame.width == 138 && right.frame.x == 166)
  }
}
