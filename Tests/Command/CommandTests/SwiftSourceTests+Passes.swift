import Foundation
import TestSupport
import Testing

/// Code that asks for sizes and frames knows what is solved.
extension SwiftSourceTests {
  /// Avatar from its sibling, dot from the avatar, and the badge from the dot: frames that only a solution knows.
  static let passes = """
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

  /// What a pass has set it does not set again.
  static let fittedHeader = """
    final class ListController: UIViewController {
      private let tableView = UITableView(), header = UIView(), label = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.frame = view.bounds
        label.text = "Messages"
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: header.topAnchor, constant: 15),
          label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
          label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -15.5),
        ])
        tableView.tableHeaderView = header
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let fitting = CGSize(width: tableView.bounds.width, height: 0)
        let height = header.systemLayoutSizeFitting(fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
        if header.frame.height != height {
          header.frame.size.height = height
          tableView.tableHeaderView = header
        }
      }
    }

    """

  /// A view that makes itself higher whenever it is laid out has no end in UIKit either.
  @Test func passesThatNeverSettleAreTold() throws {
    let file = try scratch.write(
      """
      import UIKit

      final class GrowingView: UIView {
        private lazy var height = heightAnchor.constraint(equalToConstant: 100)

        override func layoutSubviews() {
          super.layoutSubviews()
          height.constant = bounds.height + 10
          height.isActive = true
        }
      }
      """, to: "GrowingView.swift")
    let run = try Run.command(["solve", file])
    #expect(
      run.errors.contains("GrowingView.swift:3:13: warning: its layout passes never settle"), "\(run.errors)")
    let settled = try scratch.write(Self.passes + Self.fittedHeader, to: "CardView.swift")
    let other = try Run.command(["solve", "--option", "ListController", settled])
    #expect(other.errors == "")
    let header = try frame(of: "header", in: other)
    #expect(header == [0, 0, 375, 51])
  }

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
}
