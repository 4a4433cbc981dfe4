import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// The parts that a UIKit cell shows by itself.
struct CellParts {
  var text: JSONMember?
  var detail: JSONMember?
  var image: JSONMember?
  /// A view at the trailing edge.
  var accessory: JSONMember?
  var style: StandardRows.Style
  /// From the image to the text, in points.
  var imageToTextPadding: Double?

  private typealias Metrics = StandardCellMetrics

  func subviews(_ findings: inout Findings) -> [JSONValue] {
    // UIKit's own cells leave nothing open, so neither text may be as good as the other at giving way.
    let first = [("contentHugging", JSONValue.Content.number(252))]
    var secondary: [(String, JSONValue.Content)] = [
      ("textColor", .string("secondaryLabel")), ("compressionResistance", .number(751)),
    ]
    if style == .subtitle { secondary.append(("font", .string("caption1"))) }
    return [
      image?.asView("imageView", short: "image", [], &findings),
      text?.asView("label", short: "text", first, &findings),
      detail?.asView("label", short: "text", secondary, &findings),
      accessory?.asView(nil, short: "type", [], &findings),
    ].compactMap(\.self)
  }

  var constraints: [JSONValue] {
    var lines: [String] = []
    let start =
      image == nil
      ? "self.leadingMargin"
      : "imageView.trailing + \(plainNumber(imageToTextPadding ?? Metrics.imageToTextPadding))"
    let end =
      accessory == nil
      ? "self.trailingMargin" : "accessoryView.leading - \(plainNumber(Metrics.accessoryMargin))"
    if image != nil {
      lines += [
        "imageView.leading = self.leadingMargin", "imageView.centerY = self.centerY",
        "imageView.top >= self.top + 6 \(Self.room)",
      ]
    }
    if accessory != nil {
      lines += ["accessoryView.trailing = self.trailingMargin", "accessoryView.centerY = self.centerY"]
    }
    if text != nil {
      lines += ["textLabel.leading = \(start)", "textLabel.trailing <= \(end)"]
      let isAlone = detail == nil || style == .value1
      // Interface Builder recorded 55.5 points for two texts.
      lines += [
        isAlone
          ? "textLabel.centerY = self.centerY"
          : "textLabel.top = self.top + \(plainNumber(Metrics.topMargin))"
      ]
      if isAlone { lines += ["textLabel.top >= self.top + \(plainNumber(Metrics.textMargin)) \(Self.room)"] }
    }
    if detail != nil {
      switch style {
      case .value1:
        lines += ["detailTextLabel.trailing = \(end)"]
        lines +=
          text == nil
          ? ["detailTextLabel.centerY = self.centerY", "detailTextLabel.leading >= \(start)"]
          : [
            "detailTextLabel.firstBaseline = textLabel.firstBaseline",
            "detailTextLabel.leading >= textLabel.trailing + 8",
          ]
      case .subtitle:
        lines += [
          "detailTextLabel.leading = \(start)", "detailTextLabel.trailing <= \(end)",
          text == nil
            ? "detailTextLabel.top = self.top + \(plainNumber(Metrics.topMargin))"
            : "detailTextLabel.top = textLabel.bottom + \(plainNumber(Metrics.textSpacing))",
          "self.bottom = detailTextLabel.bottom + \(plainNumber(Metrics.bottomMargin)) \(Self.room)",
        ]
      }
    }
    return values(lines + ["self.height >= \(plainNumber(Metrics.leastHeight)) \(Self.room)"])
  }

  /// The priority of the height that its content requests. It gives way to a given height, and to the texts.
  private static let room = "@740"

  /// The constraints of a collection view's cell, which has no arrangement of its own in UIKit: an image fills it, a
  /// text is in its middle.
  var constraintsOfItem: [JSONValue] {
    var lines: [String] = []
    if image != nil { lines += ["imageView.edges = self"] }
    if text != nil {
      lines += [
        "textLabel.center = self.center", "textLabel.leading >= self.leading + 8",
        "textLabel.top >= self.top + 8",
      ]
    }
    return values(lines)
  }

  private func values(_ lines: [String]) -> [JSONValue] {
    let range = (text ?? detail ?? image ?? accessory)?.keyRange ?? SourceRange(offset: 0, length: 0)
    return lines.map { JSONValue(content: .string($0), range: range) }
  }
}

extension JSONMember {
  /// The member, unless its value is neither a text nor an object.
  func usable(_ findings: inout Findings) -> JSONMember? {
    ValueFormat.textOrView.decode(value, &findings).map { _ in self }
  }

  /// The view that a cell's key stands for: its text or image alone, or an object of the view's keys.
  ///
  /// - Parameter type: the view's; nil if the object gives it.
  func asView(
    _ type: String?, short: String, _ usual: [(String, JSONValue.Content)], _ findings: inout Findings
  ) -> JSONValue {
    let own =
      if case .object(let members) = value.content, !(short == "image" && value.isImage) { members } else {
        [JSONMember(key: short, keyRange: keyRange, value: value)]
      }
    let fixed: [(String, JSONValue.Content)] =
      [("id", .string(key))] + (type.map { [("type", .string($0))] } ?? [])
    for member in own where fixed.contains(where: { $0.0 == member.key }) {
      findings.error(
        .unknownKey, at: member.keyRange, "the \"\(member.key)\" of a cell's \"\(key)\" cannot be changed")
    }
    let made = (fixed + usual.filter { pair in !own.contains { $0.key == pair.0 } }).map {
      JSONMember(key: $0, keyRange: keyRange, value: JSONValue(content: $1, range: keyRange))
    }
    let rest = own.filter { member in !fixed.contains { $0.0 == member.key } }
    return JSONValue(content: .object(made + rest), range: value.range)
  }
}

extension JSONValue {
  /// Whether an object is an image rather than the view that shows one.
  fileprivate var isImage: Bool { ["file", "symbol", "systemName", "size"].contains { member($0) != nil } }
}
