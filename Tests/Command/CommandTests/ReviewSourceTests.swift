import Foundation
import TestSupport
import Testing

/// The lines of the inputs that a review names as causes.
@Suite struct ReviewSourceTests {
  private let scratch: Scratch
  private var report: String { scratch.path("report") }

  init() throws { scratch = try Scratch() }

  /// A review of a change, after one that records the files as they are before it.
  private func review(_ files: [String], _ change: () throws -> Void, _ flags: String...) throws -> Run {
    let review = ["review", "--baseline", scratch.path("base"), "-o", report] + files
    #expect(try Run.command(review + ["--record"]).status == 0)
    try change()
    return try Run.command(review + flags)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try scratch.bytes("report/\(name)"), as: UTF8.self)
  }

  private func causes() throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(try scratch.bytes("report/report.json")))
    let scenarios = try #require((json as? [String: Any])?["scenarios"] as? [[String: Any]])
    let options = scenarios.flatMap { $0["options"] as? [[String: Any]] ?? [] }
    return options.flatMap { $0["causes"] as? [[String: Any]] ?? [] }
  }

  private func lines(_ cause: [String: Any]) -> [Int] {
    (cause["sources"] as? [[String: Any]] ?? []).compactMap { $0["line"] as? Int }
  }

  private static let scenario = """
    {
      "canvas": { "size": [320, 100] },
      "views": [{ "id": "title", "type": "label", "text": "Hi" }],
      "constraints": [
        "title.top = superview.top + 20",
        "title.leading = superview.leading + 16"
      ]
    }
    """

  @Test func namesTheLineOfAScenario() throws {
    let file = try scratch.write(Self.scenario, to: "card.json")
    let run = try review([file]) {
      try scratch.write(Self.scenario.replacing("+ 16", with: "+ 24"), to: "card.json")
    }
    #expect(run.status == 1, "\(run.errors)")
    let cause = try #require(try causes().first)
    #expect(cause["reason"] as? String == "title.leading == root.leading: constant 16 → 24")
    let place = try #require((cause["sources"] as? [[String: Any]])?.first)
    #expect(place["file"] as? String == file && place["line"] as? Int == 6 && place["column"] as? Int == 5)
    #expect(try text("summary.md").contains("(`\(file):6`".replacing("(", with: "\\(")))
    #expect(try text("index.html").contains("<code>\(file):6</code>"))
    #expect(try text("junit.xml").contains("constant 16 → 24 (\(file):6)"))
  }

  /// What is gone is where it was.
  @Test func namesTheFormerLineOfWhatIsRemoved() throws {
    let extra = Self.scenario.replacing(
      "+ 16\"", with: "+ 16\",\n    \"title.width = 200\"")
    let file = try scratch.write(extra, to: "card.json")
    _ = try review([file]) { try scratch.write(Self.scenario, to: "card.json") }
    let cause = try #require(try causes().first { ($0["reason"] as? String)?.contains("removed") == true })
    let place = try #require((cause["sources"] as? [[String: Any]])?.first)
    #expect(place["line"] as? Int == 7 && place["former"] as? Bool == true, "\(cause)")
    #expect(try text("summary.md").contains("`\(file):7` before"))
  }

  /// What moves nothing has a line, too.
  @Test func namesTheLineOfWhatMovesNothing() throws {
    let file = try scratch.write(Self.scenario, to: "card.json")
    let colour = Self.scenario.replacing("\"Hi\"", with: "\"Hi\", \"textColor\": \"#c00000\"")
    _ = try review([file]) { try scratch.write(colour, to: "card.json") }
    let all = try causes()
    #expect(all.map { $0["change"] as? String } == [""] && lines(all[0]) == [3], "\(all)")
    let summary = try text("summary.md")
    #expect(
      summary.ranges(of: "textColor").count == 1
        && summary.contains("(`\(file):3`".replacing("(", with: "\\(")))
  }
}

/// The same of Swift source.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader of Swift source"))
struct ReviewOfSourceTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let list = """
    import UIKit

    final class NameCell: UITableViewCell {
      let nameLabel = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(nameLabel)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    final class NamesController: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NameCell.self, forCellReuseIdentifier: "name")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: path) as! NameCell
        cell.nameLabel.text = "Name"
        return cell
      }
    }

    """

  private func causes(of old: String, _ new: String, _ flags: String...) throws -> (Run, [[String: Any]]) {
    let file = try scratch.write(old, to: "Names.swift")
    let review = ["review", "--baseline", scratch.path("base"), "-o", scratch.path("report"), file]
    #expect(try Run.command(review + ["--record"]).status == 0)
    try scratch.write(new, to: "Names.swift")
    let run = try Run.command(review + flags)
    let json = try JSONSerialization.jsonObject(with: Data(try scratch.bytes("report/report.json")))
    let scenarios = try #require((json as? [String: Any])?["scenarios"] as? [[String: Any]])
    let options = scenarios.flatMap { $0["options"] as? [[String: Any]] ?? [] }
    let option = try #require(options.first { $0["name"] as? String == "NamesController" })
    return (run, option["causes"] as? [[String: Any]] ?? [])
  }

  /// One line moves a label in each of six rows.
  @Test func aLineInACellIsOneCause() throws {
    let (run, causes) = try causes(
      of: Self.list, Self.list.replacing("constant: 16", with: "constant: 24"), "--diagnostics", "github")
    #expect(causes.count == 1, "\(causes)")
    let reason = try #require(causes.first?["reason"] as? String)
    #expect(reason.hasPrefix("constant 16 → 24 in 6 constraints: "), "\(reason)")
    let sources = try #require(causes[0]["sources"] as? [[String: Any]])
    #expect(sources.map { $0["line"] as? Int } == [10], "\(sources)")
    #expect(run.errors.contains("line=10,"), "\(run.errors)")
    let summary = String(decoding: try scratch.bytes("report/summary.md"), as: UTF8.self)
    #expect(summary.contains("`\(scratch.path("Names.swift")):10`"), "\(summary)")
  }

  /// The rows below move, too, since each is higher.
  @Test func aLineThatMakesRowsHigherIsOneCause() throws {
    let (_, causes) = try causes(
      of: Self.list, Self.list.replacing("constant: 8", with: "constant: 20"))
    #expect(causes.count == 1 && (causes[0]["sources"] as? [Any])?.count == 1, "\(causes)")
  }

  /// The line that sets a property, not the one that makes the view.
  @Test func whatAViewIsSetToHasItsLine() throws {
    let hidden = Self.list.replacing(
      "cell.nameLabel.text = \"Name\"",
      with: "cell.nameLabel.text = \"Name\"; cell.nameLabel.numberOfLines = 2")
    let (_, causes) = try causes(of: hidden, hidden.replacing("\"Name\"", with: "\"A name\""))
    let sources = causes.flatMap { $0["sources"] as? [[String: Any]] ?? [] }
    #expect(causes.count == 1 && sources.map { $0["line"] as? Int } == [26], "\(causes)")
    #expect((causes.first?["reason"] as? String)?.contains(" in 6 views: ") == true, "\(causes)")
  }

  /// Lines that move because others are gone say nothing.
  @Test func whereAViewIsMadeIsNoCause() throws {
    let line = "nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),\n"
    #expect(Self.list.contains(line))
    let (_, causes) = try causes(of: Self.list, Self.list.replacing(line, with: ""))
    #expect(!causes.isEmpty)
    for cause in causes {
      #expect(!"\(cause["reason"] ?? "")".contains("source"), "\(cause)")
      #expect((cause["sources"] as? [[String: Any]])?.isEmpty == false, "\(cause)")
    }
    let (same, none) = try self.causes(of: Self.list, "// A comment.\n\n" + Self.list)
    #expect(same.status == 0 && none.isEmpty, "\(none)")
  }

  @Test func anotherFontInACellIsOneCause() throws {
    let font = Self.list.replacing(
      "let nameLabel = UILabel()\n",
      with:
        "let nameLabel = { let label = UILabel(); label.font = .systemFont(ofSize: 30); return label }()\n")
    let (_, causes) = try causes(of: Self.list, font)
    #expect(causes.count == 1, "\(causes)")
    #expect((causes.first?["reason"] as? String)?.contains(" in 6 views: ") == true, "\(causes)")
  }
}
