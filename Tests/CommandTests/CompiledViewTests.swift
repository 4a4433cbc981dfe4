import AutoLayout
import Foundation
import TestSupport
import Testing
import UIKit

/// The reader against the library: the same views are compiled with these tests and read as source.
@Suite(.serialized, .enabled(if: ReaderProgram.isExpected, "make reader builds the reader of Swift source"))
@MainActor struct CompiledViewTests {
  private struct Solution: Decodable {
    struct Option: Decodable {
      var name: String
      var views: [Seen]
    }
    var options: [Option]
  }
  struct Seen: Decodable {
    var id: String
    var type: String
    var superview: String?
    var frame: [Double]
    var exactFrame: [Double]?
  }

  private static let makers: [(name: String, make: () -> NSObject)] = [
    ("FontsView", { FontsView(frame: .zero) }), ("ButtonsView", { ButtonsView(frame: .zero) }),
    ("DrawnView", { DrawnView(frame: .zero) }), ("FormatsView", { FormatsView(frame: .zero) }),
    ("PlateCell", { PlateCell(style: .default, reuseIdentifier: nil) }),
    ("PageController", { PageController() }), ("NoteController", { NoteController() }),
    ("MaskController", { MaskController() }),
  ]

  @Test(arguments: ["iPhone 8", "iPhone 16 Pro", "iPad 9"])
  func framesAreThoseOfTheCompiledCode(device: String) throws {
    let screen = UIKit.Host.canvas
    defer { UIKit.Host.canvas = screen }
    UIKit.Host.canvas = try #require(Device.named(device)?.canvas())
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "CompiledViews.swift")
    let run = try Run.command(["solve", source.path, "--device", device])
    let solution = try JSONDecoder().decode(Solution.self, from: run.output)
    for (name, make) in Self.makers {
      let views = try #require(solution.options.first { $0.name == name }, "\(run.errors)").views
      let shown = try #require(views.first { $0.id == "self" } ?? views.first)
      compare(shown, lay(out: make()), views, name)
    }
  }

  /// A controller's view fills the screen, another view hangs below its top.
  private func lay(out made: NSObject) -> UIView {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = made as? UIViewController ?? UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    if let view = made as? UIView {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        // Below the safe area, which is in no margin then.
        view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      ])
    }
    window.layoutIfNeeded()
    return made as? UIView ?? controller.view
  }

  /// What controls have inside is their own affair.
  private static let controls: Set = ["button", "textField", "imageView", "label"]

  private func compare(_ seen: Seen, _ view: UIView, _ all: [Seen], _ path: String) {
    let size = [view.frame.width, view.frame.height].map(Double.init)
    for (read, compiled) in zip((seen.exactFrame ?? seen.frame).suffix(2), size) {
      #expect(abs(read - compiled) < 0.001, "\(path): \(seen.frame) as read, \(view.frame) as compiled")
    }
    let children = all.filter { $0.superview == seen.id }
    guard !Self.controls.contains(seen.type) else { return }
    #expect(children.count == view.subviews.count, "\(path)")
    for (child, subview) in zip(children, view.subviews) {
      let origin = [subview.frame.minX, subview.frame.minY].map(Double.init)
      for (read, compiled) in zip(child.exactFrame ?? child.frame, origin) {
        #expect(
          abs(read - compiled) < 0.001,
          "\(path), \(child.id): \(child.frame) as read, \(subview.frame) as compiled")
      }
      compare(child, subview, all, "\(path), \(child.id)")
    }
  }
}
