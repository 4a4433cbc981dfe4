import Foundation
import TestSupport
import Testing

/// What the command makes of Swift source; what the reader understands is tested with the reader.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader of Swift source"))
struct SwiftSourceTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  static let card = """
    import UIKit

    final class CardView: UIView {
      let titleLabel = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "Platform 9"
        pin(titleLabel, to: self, by: 16)
      }

      required init?(coder: NSCoder) { fatalError() }
    }

    """
  static let pinning = """
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

  func write(_ text: String, to path: String) throws -> String {
    let folder = scratch.folder.appending(path: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try scratch.write(text, to: path)
  }

  func frame(of view: String, in run: Run) throws -> [Double] {
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
    // Views that have gone are reported.
    _ = try scratch.write("enum Gone {}\n", to: "CardView.swift")
    #expect(try Run.command(review + files).status == 1)
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
    #expect(try Run.command(["check", scratch.path("App")]).errors.contains("this bracket is not closed"))
  }

  @Test func whatTheReaderRefusesIsTold() throws {
    _ = try write(
      Self.card + String(repeating: "// A file may have 16 MB.\n", count: 700_000), to: "App/Card.swift")
    let run = try Run.command(["check", scratch.path("App")])
    #expect(run.status == 65 && run.errors.contains("App/Card.swift is larger than 16 MB"), "\(run.errors)")
  }

  /// A class at which the reader crashes takes no other with it. A program that ends as the reader does stands in for it.
  @Test func whatTheReaderCrashesAtIsLeftOut() throws {
    let folder = scratch.folder.resolvingSymlinksInPath()
    let (bin, libexec) = (folder.appending(path: "bin"), folder.appending(path: "libexec/layout-render"))
    for place in [bin, libexec] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let command = bin.appending(path: "layout-render").path
    try FileManager.default.copyItem(atPath: Places.command.path, toPath: command)
    let (reader, file) = (
      libexec.appending(path: "layout-render-swift").path, try write(Self.card, to: "Card.swift")
    )
    func answer(with script: String) throws -> Run {
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: reader))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: reader)
      return try Run.program(command, ["solve", file])
    }
    let real = try #require(ReaderProgram.url).path
    let crash = "echo 'layout-render-swift: crash: \(file)#CardView' >&2; exit 70"
    let run = try answer(
      with: "request=$(cat); case $request in *crashed*) echo \"$request\" | \(real);; *) \(crash);; esac")
    #expect(
      run.errors.contains("CardView") && run.errors.contains("the reader of Swift source crashes on it"),
      "\(run.errors)")
    // One that crashes again, or says nothing of where, is not asked for ever.
    for script in ["cat > /dev/null; \(crash)", "cat > /dev/null; kill -SEGV $$"] {
      #expect(try answer(with: script).status == 70)
    }
  }
}
