import TestSupport
import Testing

/// Which lines that make constraints are reached by calls with stand-ins.
@Suite(.enabled(if: ReaderProgram.isExpected)) struct ReachedLineTests {
  /// What ran, but not all of it, is called with other cases, and with values where it has defaults.
  @Test func branchesAreReachedWithOtherStandIns() throws {
    let reading = try Reading(
      """
      enum Edge { case top, leading, bottom }
      struct Style { var edge: Edge = .top, inset: CGFloat = 0 }
      class Card: UIView {
        let style: Style
        init(style: Style = Style()) {
          self.style = style
          super.init(frame: .zero)
          let line = UIView()
          line.translatesAutoresizingMaskIntoConstraints = false
          addSubview(line)
          switch style.edge {
          case .top: line.topAnchor.constraint(equalTo: topAnchor).isActive = true
          case .leading: line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          case .bottom: line.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """, ["callsMethods": true])
    let names = reading.options.compactMap { $0["name"] as? String }
    #expect(names == ["Card", "Card(style:) 3", "Card(style:) 4"], "\(reading.reply)")
    #expect(try firstAttributes(reading, "Card(style:) 3").contains("leading"))
    #expect(try firstAttributes(reading, "Card(style:) 4").contains("bottom"))
  }

  /// A helper that relates what it is given is no layout of its own, but its lines are reached.
  @Test func helpersAreCalledInASuperview() throws {
    let reading = try Reading(
      """
      extension UIView {
        func fillSuperview() {
          guard let superview else { return }
          translatesAutoresizingMaskIntoConstraints = false
          topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
        }
        func anchor(top: NSLayoutYAxisAnchor? = nil, right: NSLayoutXAxisAnchor? = nil, size: CGSize = .zero) {
          if let top { topAnchor.constraint(equalTo: top).isActive = true }
          if let right { rightAnchor.constraint(equalTo: right).isActive = true }
          if size.width > 0 { widthAnchor.constraint(equalToConstant: size.width).isActive = true }
        }
        func below(_ view: UIView) { topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true }
      }
      """, ["callsMethods": true])
    #expect(reading.options.isEmpty)
    let lines = reading.reply["constraintLines"] as? [String: [String]]
    #expect(lines?["madeByCalls"]?.count == 5, "\(reading.reply)")
  }

  private func firstAttributes(_ reading: Reading, _ option: String) throws -> [String] {
    let scenario = try reading.option(option)["scenario"] as? [String: Any]
    return (scenario?["constraints"] as? [[String: Any]] ?? []).compactMap { $0["firstAttribute"] as? String }
  }
}
