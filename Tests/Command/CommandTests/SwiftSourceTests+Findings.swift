import Foundation
import TestSupport
import Testing

/// What is wrong with a layout is reported where code makes it, and nothing else is.
extension SwiftSourceTests {
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
  @Test(arguments: [(["row"], "row.width"), (["row", "row"], "row (self.subviews[0]).width")])
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
    #expect(open.status == 1 && open.errors.contains("separator"), "\(open.errors)")
  }

  /// What a scenario cannot say is reported at its line, and nothing else is missing.
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
          "before “Row (tableView.rows[0][0])” and 2 more rows are measured they are 44 high"),
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
      run.errors.contains("CardView.swift:10:5: warning: UIKit raises an exception here: a constraint cannot")
    )
    #expect(try frame(of: "titleLabel", in: run) == [16, 16, 343, 20.5])
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
      run.errors.contains("“a” is ambiguous: height 0 to 44, and “b” moves with it (option \"Split\")"),
      "\(run.errors)")
    #expect(!run.errors.contains("“self” is ambiguous"))
    for (name, height) in [("Open", 44.0), ("Tall", 60)] {
      #expect(try frame(of: "self", in: Run.command(["solve", file, "--option", name]))[3] == height)
    }
    // What is centred has room; what is above the top at any height has room for its lower half.
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
    for (name, height) in [("Centred", 100.0), ("Outside", 50)] {
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
}
