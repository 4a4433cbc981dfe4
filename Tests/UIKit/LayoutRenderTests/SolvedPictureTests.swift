import AutoLayout
import Foundation
import LayoutRender
import LayoutScene
import Testing
import UIKit

/// Pictures show what the engine has solved, and what code makes of it.
@MainActor struct SolvedPictureTests {
  /// Moves a view that constraints place.
  private final class Shifted: UIView {
    let badge = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      badge.text = "12"
      badge.translatesAutoresizingMaskIntoConstraints = false
      addSubview(badge)
      NSLayoutConstraint.activate([
        badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        badge.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        badge.widthAnchor.constraint(equalToConstant: 40),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      badge.frame.origin.x = 120
    }
  }

  @Test func overridesOfLayoutSubviewsAreInThePicture() throws {
    let view = Shifted(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let layout = try ViewLayout(of: view, measurer: ViewLayout.makeMeasurer()).layouts[0]
    #expect(layout.views.map(\.scene.id) == ["root", "badge"])
    #expect(layout.views.map(\.frame.x) == [0, 120])
  }

  @Test func aViewInsideOfAnotherFillsItsOwnPicture() throws {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = Shifted(frame: CGRect(x: 30, y: 50, width: 200, height: 60))
    screen.addSubview(view)
    let layout = try ViewLayout(of: view, measurer: ViewLayout.makeMeasurer()).layouts[0]
    #expect(layout.views[.root].absoluteFrame.origin == .init(x: 0, y: 0))
    #expect(layout.canvas.size == .init(width: 200, height: 60))
  }

  @Test func constraintsAndPassesHaveTheNamesOfTheScene() throws {
    let view = Shifted(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let layout = try ViewLayout(of: view, measurer: ViewLayout.makeMeasurer()).layouts[0]
    let texts = layout.constraints.map(\.scene.text)
    #expect(texts.contains("badge.leading == root.leading + 8"))
    #expect(texts.allSatisfy { !$0.contains("UILabel") && !$0.contains("Shifted") })
    #expect(layout.passes.contains { $0.view == "badge" })
    #expect(layout.passes.allSatisfy { ["root", "badge"].contains($0.view) })
  }

  @Test func configuredButtonsHaveTheirLook() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.baseBackgroundColor = .systemRed
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    screen.addSubview(button)
    let picture = try screen.layoutPicture(overlay: false)
    #expect(String(decoding: picture, as: UTF8.self).lowercased().contains("#ff3b30"))
  }
}
