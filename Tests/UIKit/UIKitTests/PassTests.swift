import Testing
import UIKit

/// The order of the passes, as the library's views see them.
@MainActor struct PassTests {
  @Test func subviewsUpdateConstraintsFirstAndLayOutLast() {
    let log = Log()
    let outer = Probe("outer", log), inner = Probe("inner", log)
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    outer.addSubview(inner)
    fill(outer, with: inner)
    outer.layoutIfNeeded()
    #expect(log.entries == ["update inner", "update outer", "layout outer", "layout inner"])
  }

  /// Each change, and what is called in the next pass.
  @Test(arguments: ["activate", "deactivate", "constant", "priority"])
  func anyChangeOfConstraintsUpdatesThem(_ change: String) {
    let log = Log()
    let outer = Probe("outer", log), inner = Probe("inner", log)
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    outer.addSubview(inner)
    fill(outer, with: inner)
    let width = inner.widthAnchor.constraint(lessThanOrEqualToConstant: 400)
    width.priority = .defaultLow
    width.isActive = change != "activate"
    outer.layoutIfNeeded()
    log.entries = []
    for _ in 0..<3 {
      switch change {
      case "activate": width.isActive = true
      case "deactivate": NSLayoutConstraint.deactivate([width])
      case "constant": width.constant += 1
      default: width.priority = .defaultHigh
      }
    }
    outer.layoutIfNeeded()
    #expect(log.entries.filter { $0.hasPrefix("update") } == ["update inner"])
  }

  @Test func constraintsThatUpdateConstraintsMakesDoNotCallItAgain() {
    final class Maker: UIView {
      var calls = 0
      override func updateConstraints() {
        calls += 1
        widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(calls)).isActive = true
        super.updateConstraints()
      }
    }
    let view = Maker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.calls == 1)
  }

  @Test func controllersUpdateTheConstraintsOfTheirViews() {
    final class Controller: UIViewController {
      let log = Log()
      override func loadView() { view = Probe("view", log) }
      override func updateViewConstraints() {
        log.entries.append("controller")
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.log.entries.prefix(2) == ["controller", "update view"])
  }

  @Test func manyConstraintsAreReleasedTogether() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), inner = UIView()
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let all = (1...20).map { inner.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(all)
    #expect(inner.constraints.count == 20)
    NSLayoutConstraint.deactivate(all)
    #expect(inner.constraints.isEmpty)
    #expect(all.allSatisfy { !$0.isActive })
  }

  /// UIKit asks every class, lists and their cells among them.
  @Test(arguments: [UITableView.self, UITableViewCell.self, UIScrollView.self] as [UIView.Type])
  func alignmentInsetsOfEveryClassCount(_ type: UIView.Type) {
    final class Table: UITableView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0) }
    }
    final class Cell: UITableViewCell {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0) }
    }
    final class Scroll: UIScrollView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0) }
    }
    let view: UIView = type == UITableView.self ? Table() : type == UITableViewCell.self ? Cell() : Scroll()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    outer.addSubview(view)
    fill(outer, with: view)
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 3)
  }

  @Test func aSwitchIsWiderThanItsAlignmentRectangle() {
    let toggle = UISwitch()
    #expect(toggle.alignmentRectInsets.right == 2)
    #expect(toggle.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 49, height: 31)).width == 51)
  }

  private func fill(_ outer: UIView, with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
    ])
  }
}

@MainActor private final class Log { var entries: [String] = [] }

/// A view that notes its turns.
private final class Probe: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.entries.append("update \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.entries.append("layout \(name)")
  }
}
