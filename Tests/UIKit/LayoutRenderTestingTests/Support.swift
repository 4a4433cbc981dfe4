import Foundation
import UIKit

@testable import LayoutRenderTesting

/// A card with a title and a line, as an app would write it.
final class Card: UIView {
  let titleLabel = UILabel()
  private lazy var line = UIView()

  init(_ title: String, inset: CGFloat = 16, background: UIColor = .white) {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    backgroundColor = background
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .body)
    line.backgroundColor = .systemBlue
    for view in [titleLabel, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let leading = titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset)
    leading.identifier = "inset"
    NSLayoutConstraint.activate([
      leading, titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      line.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      line.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      line.heightAnchor.constraint(equalToConstant: 2),
      line.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A package with one test file, in a folder that is removed.
@MainActor final class TestPackage {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "layouts-\(UUID().uuidString)")
  var environment: [String: String] = [:]

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  var baselines: URL { folder.appendingPathComponent("Tests/CardTests/__Layouts__/CardTests") }
  var failures: URL { folder.appendingPathComponent(".build/layouts/CardTests") }

  func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Checks a layout as a run of its own does.
  ///
  /// - Parameters:
  ///   - names: those that the run has used; nil for a new run.
  ///   - testFile: nil for that of the package.
  func check(
    _ name: String = "card", matrix: LayoutMatrix = LayoutMatrix(), extent: LayoutExtent = .own,
    record: LayoutRecording? = nil, names: LayoutNames? = nil, line: UInt = 1, testFile: String? = nil,
    _ view: () throws -> UIView
  ) -> [Finding] {
    let file = folder.appendingPathComponent("Tests/CardTests/CardTests.swift").path
    let check = LayoutCheck(
      name: name, matrix: matrix, record: record, testFile: testFile ?? file, line: line, extent: extent,
      environment: environment, names: names ?? LayoutNames())
    return check.run { .view(try view()) }
  }
}
