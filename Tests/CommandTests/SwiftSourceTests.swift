import Foundation
import TestSupport
import Testing

/// What the command makes of Swift source; what the reader understands is tested with the reader.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader of Swift source"))
struct SwiftSourceTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let card = """
    import UIKit

    final class CardView: UIView {
      private let titleLabel = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "Platform 9"
        pin(titleLabel, to: self, by: 16)
      }

      required init?(coder: NSCoder) { fatalError() }
    }

    """
  private static let pinning = """
    import UIKit

    func pin(_ view: UIView, to container: UIView, by distance: CGFloat) {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: distance),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -distance),
        view.topAnchor.constraint(equalTo: container.topAnchor, constant: distance),
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -distance),
      ])
    }

    """

  private func write(_ text: String, to path: String) throws -> String {
    let folder = scratch.folder.appending(path: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try scratch.write(text, to: path)
  }

  private func frame(of view: String, in run: Run) throws -> [Double] {
    let solution = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let options = try #require(solution?["options"] as? [[String: Any]], "\(run.errors)")
    let views = try #require(options.first?["views"] as? [[String: Any]])
    return try #require(views.first { $0["id"] as? String == view }?["frame"] as? [Double])
  }

  @Test func filesAreReadTogether() throws {
    let files = [
      try scratch.write(Self.card, to: "CardView.swift"), try scratch.write(Self.pinning, to: "Pin.swift"),
    ]
    let run = try Run.command(["solve", "--option", "CardView"] + [files[0]])
    #expect(run.errors.contains("‘pin’ is not declared in these files"), "\(run.errors)")
    // One input, from whichever file the views come.
    for files in [files, files.reversed()] {
      let run = try Run.command(["solve"] + files)
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      #expect(try frame(of: "titleLabel", in: run) == [16, 16, 343, 20.5])
      let picture = scratch.path("one.svg")
      #expect(try Run.command(["render", "-o", picture] + files).status == 0)
      #expect(try Run.command(["convert", "-o", scratch.path("one.json")] + files).status == 0)
      #expect(try Run.command(["options"] + files).text == "CardView\n")
    }
    #expect(try Run.command(["solve", files[1], files[1]]).errors.contains("no view class"))
  }

  @Test func standardInputMayBeSource() throws {
    let run = try Run.command(["solve", "-"], input: Data((Self.card + Self.pinning).utf8))
    #expect(try frame(of: "titleLabel", in: run) == [16, 16, 343, 20.5], "\(run.errors)")
    let piece = "let label = UILabel()\nlabel.text = greeting\nview.addSubview(label)"
    let told = try Run.command(["check", "-"], input: Data(piece.utf8))
    #expect(told.errors.contains("<stdin>:2:14: warning: ‘greeting’ is not declared"), "\(told.errors)")
  }

  @Test func onlyWhatIsAboutChosenOptionsIsTold() throws {
    let code =
      "import UIKit\n"
      + ["A", "B"].map { name in
        "class \(name): UIView {\n  override func didMoveToWindow() { missing\(name)() }\n}\n"
      }.joined()
    let file = try scratch.write(code, to: "Two.swift")
    for command in ["check", "solve", "convert"] {
      let run = try Run.command([command, file, "--option", "B"])
      #expect(
        run.errors.contains("missingB") && !run.errors.contains("missingA"), "\(command): \(run.errors)")
    }
    let unknown = try Run.command(["solve", file, "--option", "C"])
    #expect(unknown.errors.contains("missingA") && unknown.errors.contains("no option named"))
  }

  /// What has no view is there for the others, and no fault.
  @Test func helpersAreNoInputs() throws {
    let files = [
      try scratch.write(Self.card, to: "CardView.swift"), try scratch.write(Self.pinning, to: "Pin.swift"),
    ]
    let each = try Run.command(["render", "-o", scratch.path("{scenario}.svg")] + files)
    #expect(each.status == 0 && each.errors == "", "\(each.errors)")
    #expect(try scratch.names.contains("CardView.svg") && !scratch.names.contains("Pin.svg"))
    #expect(try Run.command(["check"] + files).status == 0)
    let review = ["review", "--baseline", scratch.path("baseline"), "-o", scratch.path("report")]
    _ = try Run.command(review + ["--record"] + files)
    let same = try Run.command(review + files)
    #expect(same.status == 0 && same.errors == "", "\(same.errors)")
    // Views that have gone are told.
    _ = try scratch.write("enum Gone {}\n", to: "CardView.swift")
    #expect(try Run.command(review + files).status == 1)
  }

  /// Avatar from its sibling, dot from the avatar, and the badge from the dot: frames that only a solution knows.
  private static let passes = """
    import UIKit

    final class CardView: UIView {
      private let titleLabel = UILabel(), avatar = Avatar(), badge = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        [titleLabel, avatar, badge].forEach(addSubview)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
          titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -80),
          titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
          titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
          titleLabel.heightAnchor.constraint(equalToConstant: 40),
        ])
      }

      required init?(coder: NSCoder) { fatalError() }

      override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        avatar.frame = CGRect(x: titleLabel.frame.maxX + 8, y: titleLabel.frame.midY - 24, width: 48, height: 48)
        badge.frame = CGRect(x: avatar.frame.maxX - 12, y: avatar.frame.minY, width: avatar.bounds.width / 4, height: 12)
      }
    }

    final class Avatar: UIView {
      private let dot = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(dot)
      }

      required init?(coder: NSCoder) { fatalError() }

      override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = bounds.insetBy(dx: 4, dy: 6)
      }
    }

    """

  @Test func passesOfLayoutKnowWhatIsSolved() throws {
    let file = try scratch.write(Self.passes, to: "CardView.swift")
    let run = try Run.command(["solve", "--option", "CardView", file])
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let expected: [String: [Double]] = [
      "titleLabel": [16, 16, 279, 40], "avatar": [303, 12, 48, 48], "badge": [339, 12, 12, 12],
      "avatar.dot": [4, 6, 40, 36],
    ]
    for (view, expected) in expected {
      #expect(try frame(of: view, in: run) == expected, "\(view)")
    }
    // A scenario's options have canvases of their own, and what is written out is what was solved.
    let narrow = try scratch.write(
      """
      {"source": "CardView.swift#CardView", "options": [{"name": "narrow", "canvas": {"size": [320, 480]}}]}
      """, to: "narrow.json")
    let other = try Run.command(["solve", narrow])
    #expect(try frame(of: "avatar", in: other) == [248, 12, 48, 48])
    let written = scratch.path("card.json")
    #expect(try Run.command(["convert", "--option", "CardView", "-o", written, file]).status == 0)
    let card = try Run.command(["solve", written])
    #expect(try frame(of: "avatar", in: card) == [303, 12, 48, 48])
    #expect(try String(contentsOfFile: written, encoding: .utf8).contains(#""cornerRadius": 36"#))
    // What was recorded has the frames, too.
    let review = ["review", "--baseline", scratch.path("baseline"), "-o", scratch.path("report")]
    _ = try Run.command(review + ["--record", file])
    #expect(try Run.command(review + [file]).status == 0)
    _ = try scratch.write(
      Self.passes.replacingOccurrences(of: "maxX + 8", with: "maxX + 9"), to: "CardView.swift")
    #expect(try Run.command(review + [file]).status == 1)
  }

  /// What code measures is as large as it is laid out.
  @Test func codeMeasuresTextsAndViews() throws {
    let file = try scratch.write(
      """
      import UIKit
      class Note: UIView {
        let label = UILabel(), sheet = UIView(), box = UIView(), inside = UILabel(), pill = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          let text = "A text that takes more than one line"
          label.text = text
          label.numberOfLines = 0
          inside.text = text
          pill.text = text
          pill.sizeToFit()
          pill.center = CGPoint(x: 200, y: 300)
          for view in [label, sheet, box, pill] { addSubview(view) }
          box.addSubview(inside)
          for view in [label, inside] { view.translatesAutoresizingMaskIntoConstraints = false }
          let room = CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)
          let rect = text.boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: label.font!], context: nil)
          sheet.frame = CGRect(x: 0, y: 0, width: 150, height: ceil(rect.height))
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor), label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 150),
            inside.topAnchor.constraint(equalTo: box.topAnchor, constant: 3),
            inside.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
            box.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: 5),
            box.trailingAnchor.constraint(equalTo: inside.trailingAnchor, constant: 6),
            heightAnchor.constraint(equalToConstant: 400),
          ])
          let fitting = box.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .defaultLow, verticalFittingPriority: .fittingSizeLevel)
          box.frame = CGRect(origin: CGPoint(x: 20, y: 200), size: fitting)
        }
        required init?(coder: NSCoder) { nil }
      }
      """, to: "Note.swift")
    let run = try Run.command(["solve", file])
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let label = try frame(of: "label", in: run), inside = try frame(of: "inside", in: run)
    #expect(label[3] > 40)
    #expect(try frame(of: "sheet", in: run) == [0, 0, 150, label[3].rounded(.up)])
    #expect(try frame(of: "box", in: run) == [20, 200, inside[2] + 10, inside[3] + 8])
    #expect(try frame(of: "pill", in: run)[2...] == inside[2...])
  }

  /// A scenario's text size counts for what code measures, too.
  @Test func codeMeasuresOnTheCanvasOfItsScenario() throws {
    _ = try scratch.write(
      """
      import UIKit
      class Sign: UIView {
        let label = UILabel(), sheet = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "Sign"
          label.font = .preferredFont(forTextStyle: .body)
          sheet.frame = CGRect(origin: .zero, size: label.sizeThatFits(.zero))
          for view in [label, sheet] { addSubview(view) }
          label.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor), label.leadingAnchor.constraint(equalTo: leadingAnchor),
            heightAnchor.constraint(equalToConstant: 200),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """, to: "Sign.swift")
    let scenario = try scratch.write(
      #"{"source": "Sign.swift#Sign", "canvas": {"size": [320, 480], "contentSizeCategory": "accessibilityLarge"}}"#,
      to: "sign.json")
    let run = try Run.command(["solve", scenario])
    let label = try frame(of: "label", in: run)
    #expect(label[3] > 30, "\(run.errors)")
    #expect(try frame(of: "sheet", in: run)[2...] == label[2...])
  }

  @Test func foldersAreReadAsOne() throws {
    _ = try write(Self.card, to: "App/CardView.swift")
    _ = try write(Self.pinning, to: "App/Helpers/Pin.swift")
    let run = try Run.command(["solve", scratch.path("App")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try frame(of: "titleLabel", in: run) == [16, 16, 343, 20.5])
    let solution = String(decoding: run.output, as: UTF8.self)
    #expect(solution.contains("Helpers/Pin.swift:7:5"), "\(solution)")
  }

  @Test func findingsAreToldInTheCode() throws {
    let wide = Self.card.replacingOccurrences(
      of: "    pin(",
      with: "    titleLabel.widthAnchor.constraint(equalToConstant: 400).isActive = true\n    pin(")
    let unknown = wide.replacingOccurrences(
      of: "    pin(", with: "    Theme.current.apply(to: self)\n    pin(")
    _ = try write(unknown, to: "App/CardView.swift")
    _ = try write(Self.pinning, to: "App/Pin.swift")
    let run = try Run.command(["check", scratch.path("App")])
    #expect(run.status == 1)
    for line in [
      "App/CardView.swift:9:5: warning: ", "[conflict]", "App/CardView.swift:10:5: warning: ",
      "[not-understood]",
      "   10 |     Theme.current.apply(to: self)",
    ] {
      #expect(run.errors.contains(line), "\(line) in \(run.errors)")
    }
    let solution = String(decoding: try Run.command(["solve", scratch.path("App")]).output, as: UTF8.self)
    #expect(solution.contains(#""notUnderstood""#) && solution.contains("Theme.current.apply(to: self)"))
    let picture = String(
      decoding: try Run.command([scratch.path("App"), "-f", "svg", "-o", "-"]).output, as: UTF8.self)
    #expect(picture.contains("A line of the code was not understood"))
    for (code, words) in [
      (
        "transform = CGAffineTransform(scaleX: 2, y: 2)",
        "Not all that the code says is shown"
      ),
      ("let label: UILabel! = nil; label.text = nil", "The code would crash"),
    ] {
      _ = try write(
        Self.card.replacingOccurrences(of: "    pin(", with: "    \(code)\n    pin("),
        to: "App/CardView.swift")
      let picture = String(
        decoding: try Run.command([scratch.path("App"), "-f", "svg", "-o", "-"]).output, as: UTF8.self)
      #expect(picture.contains(words), "\(code)")
      #expect(!picture.contains("not understood"), "\(code)")
    }
  }

  /// A view that no property holds is called by its variable, unless others are called so, too.
  @Test(arguments: [(["row"], "row.width"), (["row", "row"], "self.subviews[0].width")])
  func constraintsAreToldByTheNamesOfViews(names: [String], expected: String) throws {
    let rows = names.map { name in
      "do { let \(name) = UIView(); addSubview(\(name)); for width in [10, 20] { "
        + "\(name).widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true } }"
    }
    let file = try write(
      "class A: UIView { override init(frame: CGRect) { super.init(frame: frame)\n"
        + rows.joined(separator: "\n") + "\n} required init?(coder: NSCoder) { nil } }", to: "Rows.swift")
    let run = try Run.command(["check", file])
    #expect(
      run.errors.contains("\(expected) == 10 and \(expected) == 20 cannot hold together"), "\(run.errors)")
  }

  @Test func aConversionLaysOutTheSame() throws {
    let file = try scratch.write(Self.card + Self.pinning, to: "CardView.swift")
    #expect(try Run.command(["convert", file, "-o", scratch.path("card.json")]).status == 0)
    #expect(
      try frame(of: "titleLabel", in: Run.command(["solve", scratch.path("card.json")]))
        == frame(of: "titleLabel", in: Run.command(["solve", file])))
  }

  @Test func reviewsKnowWhatChanged() throws {
    let file = try scratch.write(Self.card + Self.pinning, to: "CardView.swift")
    let arguments = ["review", file, "--baseline", scratch.path("baseline"), "-o", scratch.path("report")]
    #expect(try Run.command(arguments + ["--record"]).status == 0)
    #expect(try Run.command(arguments).status == 0)
    _ = try scratch.write(
      (Self.card + Self.pinning).replacingOccurrences(of: "16", with: "24"), to: "CardView.swift")
    let changed = try Run.command(arguments)
    #expect(changed.status == 1, "\(changed.errors)")
    let report = String(decoding: try scratch.bytes("report/report.json"), as: UTF8.self)
    #expect(report.contains("16") && report.contains("24"), "\(report)")
  }

  /// Files that belong to one are those of the revision, too, and folders are read as they were.
  @Test func reviewsReadWholeRevisions() throws {
    _ = try write(Self.card, to: "App/CardView.swift")
    let pin = try write(Self.pinning, to: "App/Views/Pin.swift")
    let git = ["-C", scratch.folder.path, "-c", "user.name=t", "-c", "user.email=t@localhost"]
    for arguments in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "x"]] {
      #expect(try Run.program("/usr/bin/git", git + arguments).status == 0)
    }
    func review(_ files: [String], in folder: String) throws -> String {
      let report = scratch.path("report")
      return try Run.command(
        ["review", "--against", "HEAD", "-o", report] + files, in: scratch.folder.appending(path: folder)
      ).text
    }
    let inputs = [
      (["App"], ""), (["."], "App"), (["App/CardView.swift", "App/Views/Pin.swift"], ""),
      (["../App/"], "App"),
    ]
    for (files, folder) in inputs {
      #expect(try review(files, in: folder).hasPrefix("0 changed, 0 new, 0 deleted, 1 unchanged"), "\(files)")
    }
    _ = try write(Self.pinning.replacing("distance),", with: "2 * distance),"), to: "App/Views/Pin.swift")
    for (files, folder) in inputs {
      #expect(try review(files, in: folder).hasPrefix("1 changed, 0 new, 0 deleted, 0 unchanged"), "\(files)")
    }
    try FileManager.default.removeItem(atPath: pin)
    #expect(try review(["App"], in: "").hasPrefix("1 changed"))
  }

  /// The separator that a row is higher by goes to one of two labels: that is no ambiguity of the code.
  @Test func rowsAreNotAmbiguousByTheirSeparators() throws {
    let row = """
      {"subviews": [{"id": "stack", "type": "stackView", "axis": "vertical", "subviews": [
        {"id": "name", "type": "label", "text": "Name"}, {"id": "role", "type": "label", "text": "Role"}]}],
       "constraints": ["stack.top = self.top + 8", "stack.bottom = self.bottom - 8",
        "stack.leading = self.leading + 8", "stack.trailing = self.trailing - 8"%]}
      """
    func check(_ more: String) throws -> Run {
      let cell = row.replacing("%", with: more)
      let text =
        #"{"canvas": {"size": [320, 200]}, "views": [{"id": "table", "type": "tableView","#
        + #""sections": [{"rows": [\#(cell)]}]}], "constraints": ["table.leading = superview.leading","#
        + #""table.trailing = superview.trailing", "table.top = superview.top", "table.bottom = superview.bottom"]}"#
      return try Run.command(["check", scratch.write(text, to: "table.json")])
    }
    let run = try check("")
    #expect(run.status == 0, "\(run.errors)")
    let open = try check(#", "stack.height = 90""#)
    #expect(open.status == 1 && open.errors.contains("ambiguous-layout"), "\(open.errors)")
  }

  /// What a scenario cannot say is told at its line, and nothing else is missing.
  @Test func rowsOfOneLineAreToldOfTogether() throws {
    let file = try write(
      """
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let image = UIImageView()
          image.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(image)
          NSLayoutConstraint.activate([
            image.topAnchor.constraint(equalTo: contentView.topAnchor), image.heightAnchor.constraint(equalToConstant: 60),
            image.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), image.widthAnchor.constraint(equalToConstant: 60),
            image.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      class List: UITableViewController {
        override func viewDidLoad() { tableView.separatorStyle = .none }
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          Row(style: .default, reuseIdentifier: nil)
        }
      }
      """, to: "List.swift")
    let run = try Run.command(["check", file, "--option", "List"])
    #expect(
      run.errors.matches(of: /preliminary-cell-height/).count == 1
        && run.errors.contains(
          "before \"tableView.rows[0][0]\" and 2 more rows are measured they are 44 high"),
      "\(run.errors)")
  }

  /// UIKit arranges what its cells have inside in whatever height they get, and no line of code makes it.
  @Test func rowsOfUIKitFitAnyHeight() throws {
    let file = try write(
      """
      import UIKit

      class List: UITableViewController {
        override func viewDidLoad() { tableView.rowHeight = 36 }
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
          cell.textLabel?.text = String(repeating: "A text that ends in dots. ", count: 9)
          cell.detailTextLabel?.text = "Detail"
          return cell
        }
      }
      """, to: "List.swift")
    let run = try Run.command(["check", file])
    #expect(!run.errors.contains("cannot hold together"), "\(run.errors)")
    #expect(run.errors.contains(":7:16: note: the text of"), "\(run.errors)")
  }

  @Test func whatIsWrongIsLeftOutByItself() throws {
    let wrong = Self.card.replacingOccurrences(
      of: "    pin(",
      with: """
            titleLabel.font = .preferredFont(forTextStyle: .tittle)
            NSLayoutConstraint(
              item: titleLabel, attribute: .left, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1,
              constant: 0
            ).isActive = true
            pin(
        """)
    let file = try scratch.write(wrong + Self.pinning, to: "CardView.swift")
    let run = try Run.command(["solve", file])
    #expect(
      run.errors.contains("CardView.swift:9:53: warning: TextStyle has no member ‘tittle’ that is known")
        && run.errors.contains("help: did you mean \"title1\"?"),
      "\(run.errors)")
    #expect(
      run.errors.contains("CardView.swift:10:5: warning: this constraint is left out: a constraint cannot"))
    #expect(try frame(of: "titleLabel", in: run) == [16, 16, 343, 20.5])
  }

  @Test func theDeviceIsTheCodes() throws {
    let code = """
      import UIKit
      class WideController: UIViewController {
        let bar = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          bar.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width / 2, height: 10)
          view.addSubview(bar)
        }
      }
      """
    let file = try scratch.write(code, to: "WideController.swift")
    #expect(try frame(of: "bar", in: Run.command(["solve", file])) == [0, 0, 187.5, 10])
    #expect(
      try frame(of: "bar", in: Run.command(["solve", file, "--device", "iPad Pro 11"]))[2] == 417)
  }

  @Test func textsThatNobodySetsAreMadeUp() throws {
    let code = Self.card.replacingOccurrences(of: "    titleLabel.text = \"Platform 9\"\n", with: "")
    let file = try scratch.write(code + Self.pinning, to: "CardView.swift")
    let solution = String(decoding: try Run.command(["solve", file]).output, as: UTF8.self)
    #expect(solution.contains(#""madeUpTexts": ["titleLabel"]"#), "\(solution)")
    let picture = String(decoding: try Run.command([file, "-f", "svg", "-o", "-"]).output, as: UTF8.self)
    #expect(picture.contains("No text is known for “titleLabel”"))
  }

  @Test func aMissingFileIsTold() throws {
    let run = try Run.command(["solve", scratch.path("None.swift")])
    #expect(
      run.status == 66 && run.errors.contains("None.swift: error: there is no such file"), "\(run.errors)")
    let named = try Run.command(["solve", scratch.path("CardView.swift#CardView")])
    #expect(
      named.status == 66 && named.errors.contains("the class with --option CardView"), "\(named.errors)")
  }

  @Test func fileWithoutViewsIsAnError() throws {
    let run = try Run.command(["solve", scratch.write(Self.pinning, to: "Pin.swift")])
    #expect(run.status == 65 && run.errors.contains("no view class or controller"), "\(run.errors)")
  }

  /// A colour of the system has another value in a dark picture.
  @Test func colorsKeepTheirNames() throws {
    let colored = Self.card.replacingOccurrences(
      of: "    pin(",
      with: "    backgroundColor = .secondarySystemBackground\n    titleLabel.textColor = .white\n    pin(")
    let file = try scratch.write(colored + Self.pinning, to: "CardView.swift")
    let converted = try Run.command(["convert", file]).text
    #expect(
      converted.contains(##""backgroundColor": { "light": "#f2f2f7", "dark": "#1c1c1e" }"##)
        && converted.contains(##""textColor": "#ffffff""##), "\(converted)")
  }

  // MARK: Calls

  /// What only a call makes is an option; a class that another one shows is not missed.
  @Test func whatNothingRunsIsCalledWithStandIns() throws {
    let file = try write(
      """
      struct Model { let title: String }
      class Row: UIView { init(_ model: Model) { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }
      class Card: UIView {
        let row = Row(Model(title: "x"))
        override init(frame: CGRect) { super.init(frame: frame); addSubview(row) }
        required init?(coder: NSCoder) { nil }
        func configure(with model: Model) { heightAnchor.constraint(equalToConstant: 90).isActive = true }
      }
      class Lost: UIView { init(_ lock: NSLock.Type) { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }
      """, to: "Card.swift")
    let run = try Run.command(["solve", file])
    let solution = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let options = try #require(solution["options"] as? [[String: Any]])
    #expect(options.map { $0["name"] as? String }.suffix(2) == ["Card", "Card.configure(with:)"])
    #expect(
      try frame(of: "self", in: Run.command(["solve", file, "--option", "Card.configure(with:)"]))[3] == 90)
    #expect(run.errors.contains("“Lost” is left out") && !run.errors.contains("“Row”"), "\(run.errors)")
  }

  @Test func calledOptionsKnowTheirFrames() throws {
    let file = try write(
      """
      class Card: UIView {
        let bar = UIView(), dot = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(bar)
          addSubview(dot)
          bar.translatesAutoresizingMaskIntoConstraints = false
          bar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true
        }
        required init?(coder: NSCoder) { nil }
        func widen() { bar.widthAnchor.constraint(equalToConstant: 70).isActive = true }
        override func layoutSubviews() {
          super.layoutSubviews()
          dot.frame = CGRect(x: bar.frame.maxX, y: 5, width: 9, height: 9)
        }
      }
      """, to: "Dot.swift")
    let run = try Run.command(["solve", file, "--option", "Card.widen"])
    #expect(try frame(of: "dot", in: run) == [90, 5, 9, 9])
  }

  @Test func codeAddsToWhatIsMeasured() throws {
    let file = try write(
      """
      class Tag: UILabel {
        override var intrinsicContentSize: CGSize {
          let size = super.intrinsicContentSize
          return CGSize(width: size.width + 20, height: size.height + 8)
        }
      }
      class Screen: UIViewController {
        let plain = UILabel(), tag = Tag(), line = UIView(), guide = UILayoutGuide()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addLayoutGuide(guide)
          for label in [plain, tag] {
            label.text = "Label"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
          }
          view.addSubview(line)
          plain.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          tag.leadingAnchor.constraint(equalTo: plain.trailingAnchor).isActive = true
          guide.topAnchor.constraint(equalTo: tag.bottomAnchor, constant: 10).isActive = true
          guide.heightAnchor.constraint(equalToConstant: 5).isActive = true
        }
        override func viewDidLayoutSubviews() {
          line.frame = CGRect(x: 0, y: guide.layoutFrame.maxY, width: 10, height: view.safeAreaInsets.top)
        }
      }
      """, to: "Tag.swift")
    let run = try Run.command(["solve", file, "--option", "Screen"])
    #expect(run.errors == "")
    let (plain, tag) = (try frame(of: "plain", in: run), try frame(of: "tag", in: run))
    #expect(tag[2] == plain[2] + 20 && tag[3] == plain[3] + 8)
    #expect(try frame(of: "line", in: run) == [0, 20 + tag[3] + 15, 10, 20])
  }

  /// What its superview decides is no ambiguity of a view; what would stay open in any superview is one.
  @Test func heightsAreLeftToSuperviews() throws {
    func view(_ name: String, _ constraints: String) -> String {
      """
      class \(name): UIView {
        let a = UIView(), b = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for part in [a, b] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
            part.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            part.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          }
          a.topAnchor.constraint(equalTo: topAnchor).isActive = true
          b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
          b.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          NSLayoutConstraint.activate([\(constraints)])
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    }
    let (a, b) = ("a.heightAnchor.constraint", "b.heightAnchor.constraint")
    let file = try write(
      view("Open", "\(a)(equalToConstant: 20)")
        + view("Tall", "\(a)(greaterThanOrEqualToConstant: 50), \(b)(equalToConstant: 10)")
        + view("Split", ""),
      to: "Heights.swift")
    let run = try Run.command(["check", file])
    #expect(
      !run.errors.contains("(option \"Open\")") && !run.errors.contains("(option \"Tall\")"), "\(run.errors)")
    #expect(
      run.errors.contains("\"a\" is ambiguous: height 0 to 44 (option \"Split\")"), "\(run.errors)")
    #expect(!run.errors.contains("\"self\" is ambiguous"))
    for (name, height) in [("Open", 44.0), ("Tall", 60)] {
      #expect(try frame(of: "self", in: Run.command(["solve", file, "--option", name]))[3] == height)
    }
    // What is centred has room; what sticks out of any height does not count.
    func badge(_ name: String, _ place: String) -> String {
      view(name, "a.heightAnchor.constraint(equalToConstant: 20)").replacing(
        "for part in [a, b]",
        with: """
          let badge = UIView()
          badge.translatesAutoresizingMaskIntoConstraints = false
          addSubview(badge)
          NSLayoutConstraint.activate([
            badge.heightAnchor.constraint(equalToConstant: 100), badge.widthAnchor.constraint(equalToConstant: 9),
            badge.leadingAnchor.constraint(equalTo: leadingAnchor), badge.centerYAnchor.constraint(equalTo: \(place)Anchor),
          ])
          for part in [a, b]
          """)
    }
    let badges = try write(badge("Centred", "centerY") + badge("Outside", "top"), to: "Badges.swift")
    for (name, height) in [("Centred", 100.0), ("Outside", 44)] {
      #expect(try frame(of: "self", in: Run.command(["solve", badges, "--option", name]))[3] == height)
    }
    let picture = try Run.command([file, "--option", "Open", "-f", "svg", "-o", "-"])
    #expect(picture.text.contains("leaves its height to its superview; here it is 44"))
  }

  /// No list decides how wide a view is; that one does not fit on the screen is still told.
  @Test func viewsMayBeNarrowerThanTheScreen() throws {
    func view(_ name: String, _ constraint: String) -> String {
      """
      class \(name): UIView {
        let a = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.text = "A text that needs more than one line in here"
          a.numberOfLines = 0
          a.translatesAutoresizingMaskIntoConstraints = false
          addSubview(a)
          NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: topAnchor), a.bottomAnchor.constraint(equalTo: bottomAnchor),
            a.leadingAnchor.constraint(equalTo: leadingAnchor), a.trailingAnchor.constraint(equalTo: trailingAnchor),
            \(constraint),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    }
    let file = try write(
      view("Badge", "widthAnchor.constraint(equalToConstant: 48)")
        + view("Tip", "a.widthAnchor.constraint(lessThanOrEqualToConstant: 220)")
        + view("Wide", "a.widthAnchor.constraint(equalToConstant: 500)")
        + view("Half", "trailingAnchor.constraint(equalTo: leadingAnchor, constant: 90)"), to: "Widths.swift")
    let run = try Run.command(["check", file])
    for (name, widths) in [("Badge", 48.0...48), ("Tip", 150...220), ("Half", 90...90)] {
      #expect(!run.errors.contains("(option \"\(name)\")"), "\(run.errors)")
      #expect(try widths.contains(frame(of: "self", in: Run.command(["solve", file, "--option", name]))[2]))
    }
    #expect(run.errors.contains("cannot hold together; a.width == 500 is left out (option \"Wide\")"))
  }

  @Test(arguments: ["isHidden = true", "alpha = 0"])
  func viewsThatHideThemselvesAreShown(hiding: String) throws {
    let file = try write(
      """
      class Empty: UIView {
        let a = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(hiding)
          a.text = "Nothing here"
          a.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
          addSubview(a)
        }
        required init?(coder: NSCoder) { nil }
      }
      """, to: "Empty.swift")
    let picture = try Run.command([file, "-f", "svg", "-o", "-"])
    #expect(picture.text.contains("“self” is hidden at first; here it is shown"))
    #expect(picture.text.contains("Nothing here"))
    // What it is at first stays what the code says.
    #expect(
      try Run.command(["convert", file, "-o", "-"]).text.contains(
        hiding == "alpha = 0" ? "\"alpha\": 0" : "\"hidden\": true"))
  }

  // MARK: Scenarios

  private static let row = """
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

  private func scenario(_ text: String, margin: Int = 8) throws -> String {
    _ = try write(Self.row, to: "App/RowView.swift")
    _ = try write("enum Metrics { static let margin: CGFloat = \(margin) }\n", to: "App/Metrics.swift")
    return try write(text, to: "row.json")
  }

  private static let rows = #"""
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

  /// What an option asks for is told at its line.
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

  @Test func onlyTheOptionsThatAreWantedAreRead() throws {
    _ = try write(Self.card, to: "App/CardView.swift")
    _ = try write(Self.pinning, to: "App/Helpers/Pin.swift")
    _ = try write(
      """
      import UIKit

      final class CardCell: UITableViewCell {
        let card = CardView()
        func place(above other: UIView) {
          pin(card, to: contentView, by: 4)
          card.widthAnchor.constraint(equalToConstant: 90).isActive = true
        }
      }

      #Preview("A card") { CardView() }
      """, to: "App/CardCell.swift")
    func option(_ name: String) throws -> NSDictionary? {
      let run = try Run.command(["solve", scratch.path("App"), "--option", name])
      #expect(run.status == 0 && !run.errors.contains("this does not parse"), "\(run.errors)")
      let solution = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
      return (solution?["options"] as? [NSDictionary])?.first
    }
    let whole =
      try JSONSerialization.jsonObject(
        with: Run.command(["solve", scratch.path("App")]).output) as? [String: Any]
    let names = ["CardCell", "CardCell.place(above:)", "CardView", "A card"]
    let options = try #require(whole?["options"] as? [NSDictionary])
    #expect(Set(options.compactMap { $0["name"] as? String }) == Set(names))
    for expected in options { #expect(try option(#require(expected["name"] as? String)) == expected) }
    // A file that does not parse is not looked at.
    _ = try write("class Other: UIView { func other( {", to: "App/Other.swift")
    #expect(try option("CardView") != nil)
    #expect(try Run.command(["check", scratch.path("App")]).errors.contains("this does not parse"))
  }

  @Test func whatTheReaderRefusesIsTold() throws {
    _ = try write(
      Self.card + String(repeating: "// A file may have 16 MB.\n", count: 700_000), to: "App/Card.swift")
    let run = try Run.command(["check", scratch.path("App")])
    #expect(run.status == 65 && run.errors.contains("App/Card.swift is larger than 16 MB"), "\(run.errors)")
  }
}
