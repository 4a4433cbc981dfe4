import AutoLayout
import Diagnostics
import LayoutDrawing
import LayoutScene
import XMLText

/// Reads SVG files of pictures back, to measure what a reader sees rather than what the overlay records.
package struct PictureReader {
  private var picture: ReadPicture
  /// The areas of the clips, each in the coordinates of the clipped element.
  private var clips: [String: Rect] = [:]
  private var ground = Ground()

  /// The context of an element.
  private struct Surroundings {
    enum Layer {
      case sheet
      case caption
      case advice
      case overlay
      case passes
      case mockup
      case legend
    }

    var place = Place()
    var opacity = 1.0
    var layer = Layer.sheet
    var isInPanel = false
    var isInSign = false
    var role: SignRole?
  }

  /// - Returns: nil if the file is not a picture.
  package static func read(_ bytes: [UInt8]) -> ReadPicture? {
    var findings = Findings(source: SourceText(bytes))
    guard let root = XMLParser.parse(&findings), root.name == "svg", let width = root.number("width"),
      let height = root.number("height")
    else { return nil }
    var reader = PictureReader(picture: ReadPicture(size: Size(width: width, height: height)))
    reader.readClips(root)
    reader.read(root.children, in: Surroundings())
    return reader.picture
  }

  private mutating func readClips(_ root: XMLElement) {
    for node in root.children where node.name == "defs" {
      for clip in node.children where clip.name == "clipPath" {
        let path = clip.children.first { $0.name == "path" }.map { Path(data: $0["d"] ?? "") }
        if let id = clip["id"] { clips[id] = path?.bounds ?? .zero }
      }
    }
  }

  private mutating func read(_ nodes: [XMLElement], in surroundings: Surroundings) {
    // The outlines of letters; the invisible text follows them.
    var letters: XMLElement?
    for (index, node) in nodes.enumerated() {
      switch node.name {
      case "g" where node["aria-hidden"] == "true": letters = node
      case "g" where node.isSeen: read(group: node, in: surroundings)
      case "path":
        let isCasing = nodes[(index + 1)...].prefix(3).contains(where: node.isCasing)
        read(path: node, isCasing: isCasing, in: surroundings)
      case "text": read(text: node, letters: letters, in: surroundings)
      default: break
      }
    }
  }

  private mutating func read(group: XMLElement, in surroundings: Surroundings) {
    var inner = surroundings
    inner.place = surroundings.place.inside(group, clips: clips)
    inner.opacity *= group.number("opacity") ?? 1
    for name in group.classes { enter(name, &inner) }
    if inner.isInPanel, !inner.isInSign, group.classes.contains("sign") {
      inner.isInSign = true
      lastPanel { $0.signs.append(ReadSign(group)) }
    }
    if let role = group["data-role"].flatMap(SignRole.init(rawValue:)) {
      inner.role = role
      if inner.isInSign { lastSign { $0.parts.append(ReadPart(role: role)) } }
    }
    if inner.layer == .mockup, surroundings.layer != .mockup, let screen = inner.place.clip {
      lastPanel { $0.screen = screen }
    }
    read(group.children, in: inner)
  }

  private mutating func enter(_ name: Substring, _ surroundings: inout Surroundings) {
    switch name {
    case "option":
      surroundings.layer = .overlay
      surroundings.isInPanel = true
      picture.options.append(ReadOption(panels: [ReadPanel()]))
    case "continued" where surroundings.isInPanel:
      // It is another panel of the previous option.
      picture.options.removeLast()
      lastOption { $0.panels.append(ReadPanel()) }
    case "caption" where surroundings.layer == .sheet: surroundings.layer = .caption
    case "advice" where surroundings.layer == .caption: surroundings.layer = .advice
    case "mockup" where surroundings.isInPanel: surroundings.layer = .mockup
    case "overlay-passes": surroundings.layer = .passes
    case "overlay-legend": surroundings.layer = .legend
    default: break
    }
  }

  private mutating func read(path node: XMLElement, isCasing: Bool, in surroundings: Surroundings) {
    note(node["fill"], in: surroundings)
    note(node["stroke"], in: surroundings)
    let fill = node["fill"] ?? "none"
    guard surroundings.layer == .overlay || surroundings.isInSign || fill != "none" else { return }
    let path = Path(data: node["d"] ?? "")
    let place = surroundings.place
    if fill != "none" {
      ground.fill(path, with: node.color("fill", opacity: surroundings.opacity), at: place)
    }
    guard surroundings.layer == .overlay || surroundings.isInSign else { return }
    let segments = path.segments.map(place.segment)
    var stroke = ReadStroke(node, segments)
    if let width = stroke.map({ $0.width * place.scale }) {
      let color = node.color("stroke", opacity: surroundings.opacity)
      if isCasing {
        ground.draw(path, width: width, with: color, at: place)
      } else if let color, surroundings.role == .bar {
        stroke?.contrast = ground.contrast(of: color, along: segments, width: width)
      }
    }
    guard surroundings.isInSign else {
      if let stroke { lastPanel { $0.ground.append(stroke) } }
      return
    }
    add(to: surroundings.role) { part in
      part.segments += segments
      if let stroke { part.strokes.append(stroke) }
      if let bounds = path.bounds.map(place.rect) { part.shapes.append(bounds) }
    }
  }

  private mutating func read(text node: XMLElement, letters: XMLElement?, in surroundings: Surroundings) {
    guard var text = ReadText(node, letters: letters, place: surroundings.place) else { return }
    if surroundings.isInSign {
      let color = letters?.color("fill", opacity: surroundings.opacity)
      text.contrast = color.flatMap { ground.contrast(of: $0, within: text.rect) }
      add(to: surroundings.role) { $0.texts.append(text) }
    }
    switch surroundings.layer {
    case .caption: lastOption { $0.captions.append(text) }
    case .mockup: lastPanel { $0.texts.append(text) }
    case .overlay: note(text.color, in: surroundings)
    case .legend: picture.legend.append(text)
    case .sheet: picture.headings.append(text)
    case .advice, .passes: break
    }
  }

  private mutating func note(_ color: String?, in surroundings: Surroundings) {
    guard surroundings.layer == .overlay, let color, OrangeInk.contains(color) else { return }
    lastOption { $0.hasOrange = true }
  }

  /// Changes the last part of the last sign, after adding one if that part has another role.
  private mutating func add(to role: SignRole?, _ change: (inout ReadPart) -> Void) {
    lastSign { sign in
      if sign.parts.last?.role != role || sign.parts.isEmpty { sign.parts.append(ReadPart(role: role)) }
      change(&sign.parts[sign.parts.count - 1])
    }
  }

  private mutating func lastOption(_ change: (inout ReadOption) -> Void) {
    guard !picture.options.isEmpty else { return }
    change(&picture.options[picture.options.count - 1])
  }

  private mutating func lastPanel(_ change: (inout ReadPanel) -> Void) {
    lastOption { option in
      if !option.panels.isEmpty { change(&option.panels[option.panels.count - 1]) }
    }
  }

  private mutating func lastSign(_ change: (inout ReadSign) -> Void) {
    lastPanel { panel in
      if !panel.signs.isEmpty { change(&panel.signs[panel.signs.count - 1]) }
    }
  }
}

extension ReadPanel {
  fileprivate var isEmpty: Bool { screen == nil && texts.isEmpty && signs.isEmpty }
}

extension ReadSign {
  fileprivate init(_ node: XMLElement) {
    let words = node.classes.map(String.init)
    kind = words.lazy.compactMap(SignDescription.Kind.init(rawValue:)).first
    fate = words.lazy.compactMap(SignDescription.Fate.init(rawValue:)).first
    isOptional = words.contains("optional")
    isGenerated = words.contains("generated")
    constraints = node["data-constraint"]?.split(separator: "\n").map(String.init) ?? []
    views = node["data-view"]?.split(separator: "\n").map(String.init) ?? []
  }
}

extension ReadStroke {
  /// nil if it is not a line.
  fileprivate init?(_ node: XMLElement, _ segments: [Segment]) {
    guard let color = node["stroke"], color != "none" else { return nil }
    let dashes = node["stroke-dasharray"]?.split { $0 == " " || $0 == "," }.compactMap {
      Double($0)
    }
    self.init(
      color: color, width: node.number("stroke-width") ?? 1, dashes: dashes ?? [], segments: segments)
  }
}

extension ReadText {
  /// nil if it is clipped away.
  fileprivate init?(_ node: XMLElement, letters: XMLElement?, place: Place) {
    let size = node.number("font-size") ?? 12
    // The runs of a text are elements of their own.
    let string = node.children.reduce(node.text) { $0 + $1.text }
    let width = node.number("textLength") ?? Double(string.count) * size / 2
    let (x, y) = (node.number("x") ?? 0, node.number("y") ?? 0)
    let left = node["direction"] == "rtl" ? x - width : x
    // The approximate extent of Inter's letters above and below the baseline.
    let whole = Rect(x: left, y: y - 0.75 * size, width: width, height: 0.95 * size)
    guard let rect = place.visible(place.rect(whole)) else { return nil }
    self.init(string: string, rect: rect, color: node["fill"] ?? letters?["fill"])
  }
}

extension XMLElement {
  /// The words of the `class` attribute.
  fileprivate var classes: [Substring] { self["class"]?.split(separator: " ") ?? [] }

  fileprivate func number(_ attribute: String) -> Double? { self[attribute].flatMap { Double($0) } }

  /// - Parameters:
  ///   - attribute: `fill` or `stroke`.
  ///   - opacity: that of the surroundings.
  /// - Returns: nil if unknown.
  fileprivate func color(_ attribute: String, opacity: Double) -> Color? {
    let own = (number("opacity") ?? 1) * (number("\(attribute)-opacity") ?? 1)
    return Color(self[attribute], opacity: own * opacity)
  }

  /// Whether it is drawn beneath a line, or parts of it, to set the line off from its surroundings.
  fileprivate func isCasing(of line: XMLElement) -> Bool {
    guard let width = number("stroke-width"), let other = line.number("stroke-width"), width > other,
      let own = self["d"], let data = line["d"]
    else { return false }
    if own == data { return true }
    let segments = Path(data: data).segments
    return Path(data: own).segments.allSatisfy { part in
      segments.contains { max($0.distance(to: part.start), $0.distance(to: part.end)) < 0.01 }
    }
  }

  /// Whether the group counts as visible: of an animation its final state, of two appearances the light one.
  fileprivate var isSeen: Bool {
    self["display"] != "none" && self["opacity"] != "0"
      && !classes.contains { $0 == "animation-playing" || $0 == "animation-still" }
  }
}
