import Foundation
import Testing
import UIKit

@testable import LayoutRenderTesting

/// What differs is reported with its cause.
@MainActor @Suite struct ComparisonTests {
  private let package: TestPackage

  init() throws {
    package = try TestPackage()
    let findings = package.check { Card("Departures") }
    #expect(findings.map(\.isFailure) == [false])
    #expect(package.names(in: package.baselines) == ["card.json", "card.png"])
  }

  private func failure(_ view: () throws -> UIView) throws -> String {
    let findings = package.check { try view() }
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.isFailure)
    return finding.text
  }

  @Test func whatIsRecordedPasses() {
    #expect(package.check { Card("Departures") } == [])
    #expect(package.check(record: .never) { Card("Departures") } == [])
    #expect(package.names(in: package.failures) == [])
  }

  @Test func anotherTextIsTheCause() throws {
    let text = try failure { Card("Departures and arrivals") }
    let lines = text.split(separator: "\n")
    #expect(lines.first == "\"card\" is not as recorded:")
    #expect(lines[1].contains("titleLabel.width"), "\(text)")
    #expect(text.contains("titleLabel: text \"Departures\" → \"Departures and arrivals\""), "\(text)")
    #expect(text.contains("line.width"), "\(text)")
    #expect(text.contains("pixels differ"), "\(text)")
    // The frames come first.
    let (frame, pixels) = (text.range(of: "titleLabel.width"), text.range(of: "pixels differ"))
    #expect(try #require(frame).lowerBound < #require(pixels).lowerBound)
    #expect(package.names(in: package.failures) == ["card.difference.png", "card.png", "card.svg"])
    for name in package.names(in: package.failures) {
      #expect(text.contains(package.failures.appendingPathComponent(name).path))
    }
  }

  @Test func anotherConstantIsTheCause() throws {
    let text = try failure { Card("Departures", inset: 24) }
    #expect(text.contains("- titleLabel.x 16 → 24, line.x 16 → 24: “inset”: constant 16 → 24"), "\(text)")
  }

  @Test func aConstraintThatIsGoneIsTheCause() throws {
    let text = try failure {
      let card = Card("Departures")
      card.constraints.first { $0.identifier == "inset" }?.isActive = false
      card.titleLabel.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16).isActive = true
      return card
    }
    #expect(text.contains("titleLabel.x 16 → "), "\(text)")
    #expect(text.contains("removed: “inset”"), "\(text)")
  }

  @Test func aColourChangesPixelsAlone() throws {
    let text = try failure { Card("Departures", background: .systemRed) }
    #expect(text.contains("pixels differ"), "\(text)")
    #expect(text.contains("- canvas: background"), "\(text)")
    #expect(!text.contains(".width") && !text.contains(".x "), "\(text)")
    let tinted = try failure {
      let card = Card("Departures")
      card.titleLabel.textColor = .systemRed
      return card
    }
    #expect(tinted.contains("- titleLabel: textColor"), "\(tinted)")
  }

  @Test func aViewThatIsNewOrGone() throws {
    let text = try failure {
      let card = Card("Departures")
      card.titleLabel.removeFromSuperview()
      card.addSubview(UISwitch(frame: CGRect(x: 200, y: 10, width: 51, height: 31)))
      return card
    }
    #expect(text.contains("new view: switch") && text.contains("view gone: titleLabel"), "\(text)")
  }

  /// Frames that code sets in `layoutSubviews`, and those of cells, which a list places.
  @Test func framesThatNoConstraintGives() throws {
    final class Row: UIView {
      let mark = UIView()
      var height = 10.0
      override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = CGRect(x: bounds.width - 30, y: 5, width: 20, height: height)
      }
    }
    func row(_ height: Double) -> UIView {
      let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      row.height = height
      row.addSubview(row.mark)
      return row
    }
    #expect(package.check("row") { row(10) }.map(\.isFailure) == [false])
    let text = try #require(package.check("row") { row(12) }.first).text
    #expect(text.contains("mark.height 10 → 12"), "\(text)")

    final class Rows: UITableViewController {
      var height: CGFloat = 50
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height
      }
    }
    let rows = Rows(style: .plain)
    #expect(package.check("rows", extent: .screen) { rows.view }.map(\.isFailure) == [false])
    rows.height = 60
    rows.tableView.reloadData()
    let change = try #require(package.check("rows", extent: .screen) { rows.view }.first).text
    #expect(change.contains("tableViewCell_2.y 50 → 60"), "\(change)")
  }

  @Test func aBaselineThatIsBroken() throws {
    let solution = package.baselines.appendingPathComponent("card.json")
    let picture = package.baselines.appendingPathComponent("card.png")
    let whole = try Data(contentsOf: picture)

    try Data("no picture".utf8).write(to: picture)
    #expect(try failure { Card("Departures") }.contains("card.png: this is not a PNG picture"))

    // Without a picture, only it is recorded.
    try FileManager.default.removeItem(at: picture)
    #expect(package.check(record: .never) { Card("Departures") }.map(\.isFailure) == [true])
    #expect(package.check { Card("Departures") }.map(\.isFailure) == [false])
    #expect(try Data(contentsOf: picture) == whole)

    for broken in ["{", "{\"version\": 2}", "{\"version\": 3, \"input\": \"\", \"options\": []}", ""] {
      try Data(broken.utf8).write(to: solution)
      let text = try failure { Card("Departures") }
      #expect(text.contains("its baseline cannot be used: \(solution.path): "), "\(text)")
      #expect(try Data(contentsOf: solution) == Data(broken.utf8), "it was overwritten")
    }
  }
}
