import Foundation
import TestSupport
import Testing

/// Scenarios that take their views from source.
extension SwiftSourceTests {
  static let row = """
    struct Row { var title: String, detail: String? }
    final class RowView: UIView {
      private let titleLabel = UILabel()
      private let detailLabel = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.margin),
          stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
          stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }
      func configure(with row: Row) {
        titleLabel.text = row.title
        detailLabel.text = row.detail
        detailLabel.isHidden = row.detail == nil
      }
    }
    """

  func scenario(_ text: String, margin: Int = 8) throws -> String {
    _ = try write(Self.row, to: "App/RowView.swift")
    _ = try write("enum Metrics { static let margin: CGFloat = \(margin) }\n", to: "App/Metrics.swift")
    return try write(text, to: "row.json")
  }

  static let rows = #"""
    {"title": "Rows", "source": ["App/RowView.swift#RowView", "App/Metrics.swift"], "canvas": {"size": [200, 100]},
     "options": [
      {"name": "both", "calls": ["configure(with: Row(title: \"Title\", detail: \"Detail\"))"]},
      {"name": "one", "title": "One", "calls": ["configure(with: Row(title: \"Title\", detail: nil))"]},
      {"name": "set", "canvas": {"size": [150, 100]}, "set": {"titleLabel.text": "By its path"}}]}
    """#

  @Test func scenariosTakeTheirViewsFromSource() throws {
    let file = try scenario(Self.rows)
    let run = try Run.command(["solve", file])
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let solution = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let options = try #require(solution["options"] as? [[String: Any]])
    #expect(options.map { $0["name"] as? String } == ["both", "one", "set"])
    let heights = options.map { option -> [Double] in
      (option["views"] as? [[String: Any]] ?? []).filter { $0["id"] as? String == "self" }
        .compactMap { $0["frame"] as? [Double] }.first.map { [$0[2], $0[3]] } ?? []
    }
    #expect(heights == [[200, 49], [200, 28.5], [150, 49]])
    let picture = String(decoding: try Run.command([file, "-f", "svg", "-o", "-"]).output, as: UTF8.self)
    for text in ["Rows", "One", "By its path"] { #expect(picture.contains(">\(text)<"), "\(text)") }
    // A conversion and a page need the source no more.
    #expect(
      try Run.command(["convert", file, "-o", scratch.path("{option}.json")]).status == 0
        && Run.command([file, "--option", "one", "-o", scratch.path("page.html")]).status == 0)
    #expect(try frame(of: "self", in: Run.command(["solve", scratch.path("one.json")]))[3] == 28.5)
  }

  /// The pictures of the book are those that the code of the samples makes today.
  @Test func samplesAreDrawnFromTheirCode() throws {
    let samples = Places.root.appending(path: "samples/11-swift-source")
    let files = try FileManager.default.contentsOfDirectory(atPath: samples.path).filter {
      $0.hasSuffix(".json")
    }
    #expect(files.count >= 5)
    for file in files {
      let run = try Run.command([samples.appending(path: file).path, "-f", "svg", "-o", "-", "--quiet"])
      let picture = "output/11-swift-source/\(file.dropLast(5)).svg"
      #expect(
        try run.output == Data(contentsOf: Places.root.appending(path: picture)), "make samples: \(picture)")
    }
  }

  /// What an option asks for is reported at its line.
  @Test func wrongValuesHaveAPlace() throws {
    let file = try scenario(
      #"""
      {"source": ["App/RowView.swift#RowView", "App/Metrics.swift"],
       "options": [
        {"name": "fine", "set": {"titleLabel.text": "A title"}},
        {"name": "property", "set": {"titelLabel.text": "A title"}},
        {"name": "argument", "calls": ["configure(with: Row(title: \"Title\", detail: nil))",
          "configure(with: Row(titel: \"Title\"))"]}]}
      """#)
    let told = try Run.command(["check", file]).errors
    #expect(told.contains("row.json:4:32: warning: ‘titelLabel’ is not declared"), "\(told)")
    #expect(told.contains("row.json:6:5: warning: no initialiser of Row takes these arguments"), "\(told)")
    let key = try scenario(
      #"{"source": "App/RowView.swift#RowView", "options": [{"name": "a", "sets": {}}]}"#)
    #expect(try Run.command(["check", key]).errors.contains("row.json:1:67: error: unknown key"))
  }

  @Test func reviewsOfScenariosCompareTheSource() throws {
    let file = try scenario(Self.rows)
    let review = ["review", file, "--baseline", scratch.path("baseline"), "-o", scratch.path("report")]
    #expect(try Run.command(review + ["--record"]).status == 0)
    #expect(try Run.command(review).status == 0)
    _ = try scenario(Self.rows, margin: 9)
    let changed = try Run.command(review)
    #expect(changed.status == 1 && changed.text.contains("3 changed"), "\(changed.text)\(changed.errors)")
  }

  @Test(arguments: [
    (#"{"source": "App/None.swift#A"}"#, "None.swift: error: there is no such file"),
    (#"{"source": "App/RowView.swift#Raw"}"#, "there is no view class or controller “Raw”"),
    (#"{"source": "App/RowView.swift#RowVeiw"}"#, "did you mean \"RowView\"?"),
    (#"{"source": "App/RowView.swift#RowView", "views": []}"#, "\"views\" cannot stand beside \"source\""),
    (#"{"source": 1}"#, "row.json:1:2: error: \"source\" names no file"),
    (##"{"source": "#RowView"}"##, "\"source\" names no file"),
    (#"{"source": "App/Metrics.swift"}"#, "\"source\" names no class"),
    (#"{"source": "App/RowView.swift#RowView", "titel": ""}"#, "did you mean \"title\"?"),
    (
      #"{"source": "App/RowView.swift#RowView", "options": [{"name": "a", "sets": {}}]}"#,
      "row.json:1:67: error: unknown key \"sets\""
    ),
    (
      #"{"source": "App/RowView.swift#RowView", "options": [{"name": "a", "calls": "f()"}]}"#,
      "1:67: error: \"calls\" is an array of strings"
    ),
    (
      #"{"source": "App/RowView.swift#RowView", "options": [{"name": "a", "set": ["x"]}]}"#,
      "1:67: error: \"set\" is an object"
    ),
    (
      #"{"source": "App/RowView.swift#RowView", "options": [{"name": "a", "canvas": {"device": "iPhone 99"}}]}"#,
      "1:67: error: no device named \"iPhone 99\""
    ),
    (#"{"source": "App/RowView.swift#RowView", "canvas": {"sise": [1, 1]}}"#, "1:41: error: unknown key"),
    (#"{"source": "App/RowView.swift#RowView", "options": [1]}"#, "1:53: error: an option is an object"),
    (#"{"source": "App/RowView.swift#RowView", "options": []}"#, "\"options\" is an array of at least one"),
    (#"{"source": "App/RowView.swift#RowView", "options": [{"set": {}}]}"#, "every option needs a \"name\""),
    (
      #"{"source": "App/RowView.swift#RowView", "options": [{"name": "a", "set": {"": 1}}]}"#,
      "1:75: error: \"set\" has a value for a property without a name"
    ),
  ])
  func mistakesAboutSourceAreTold(_ text: String, _ message: String) throws {
    let run = try Run.command(["solve", try scenario(text)])
    #expect(
      run.status == (message.contains("no such file") ? 66 : 65) && run.errors.contains(message),
      "\(run.errors)")
  }

  @Test func whatOptionsSetAndCallIsToldAtItsLine() throws {
    let file = try scenario(
      #"""
      {
        // Comments, and a comma after the last element, are no mistakes.
        "source": ["App/RowView.swift#RowView", "App/Metrics.swift"],
        "options": [
          {"name": "é", "set": {"titleLabel.text": "é", "titelLabel.text": "x"}},
          {"name": "b", "calls": ["setNeedsLayout()", "configure(with: Rwo(title: \"é\", detail: nil))"]},
          {"name": "c", "set": {"backgroundColor": "red",
            "titleLabel.numberOfLines": "two"}},
        ],
      }
      """#)
    let run = try Run.command(["solve", file])
    #expect(
      run.errors.contains("row.json:5:51: warning: ‘titelLabel’ is not declared")
        && run.errors.contains("    5 |     {\"name\": \"é\"")
        && run.errors.contains("row.json:6:49: warning: ‘Rwo’ is not declared")
        && run.errors.contains(
          "row.json:8:7: warning: ‘titleLabel.numberOfLines’ takes a whole number, not \"two\""),
      "\(run.errors)")
    let solution = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let notes = (solution["options"] as? [[String: Any]] ?? []).map {
      ($0["notUnderstood"] as? [[String: Any]] ?? []).compactMap { $0["source"] as? String }
    }
    #expect(notes == [["\(file):5:51"], ["\(file):6:49"], ["\(file):8:7"]], "\(notes)")
  }
}
