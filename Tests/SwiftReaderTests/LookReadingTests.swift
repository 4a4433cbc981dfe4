import Testing

/// What code says of how views look, which no layout depends on.
struct LookReadingTests {
  @Test func tintsAreWhereTheyAreSet() throws {
    let reading = try Reading(
      """
      class Panel: UIView {
        let star = UIImageView(image: UIImage(systemName: "star"))
        let own = UIImageView(image: UIImage(systemName: "bell")?.withTintColor(.systemPurple))
        let toggle = UISwitch(), slider = UISlider(), progress = UIProgressView()
        let copied = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          tintColor = .systemGreen
          (toggle.tintColor, toggle.onTintColor) = (.systemRed, .systemTeal)
          slider.minimumTrackTintColor = .systemOrange
          progress.tintColor = .systemPink
          [star, own, toggle, slider, progress, copied].forEach(addSubview)
          copied.backgroundColor = star.tintColor
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    func look(_ id: String, _ key: String = "tintColor") throws -> String? {
      try reading.view(id, in: "Panel")[key] as? String
    }
    #expect(try look("self") == "systemGreen" && look("star") == nil && look("own") == "systemPurple")
    #expect(try look("toggle") == "systemTeal" && look("slider") == "systemOrange")
    #expect(try look("progress") == "systemPink" && look("copied", "backgroundColor") == "systemGreen")
    #expect(try reading.reasons("Panel") == [])
  }
}
