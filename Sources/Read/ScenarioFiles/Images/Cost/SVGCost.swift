import AutoLayout
import LayoutScene
import XMLText

/// The cost of drawing an SVG file, estimated before a library draws it: a few bytes can stand for billions of shapes,
/// or for filters that take hours. It depends on the file alone, so that every machine refuses the same files.
struct SVGCost {
  /// Why a file is refused.
  struct Excess: Error, Hashable {
    var place: SourceRange?
    var message: String
  }

  /// The work of drawing an element, with everything that it contains and refers to.
  struct Work {
    /// Shapes, groups and letters.
    var elements = 0.0
    /// How often each pixel is computed: about 25 nanoseconds each time.
    var passes = 0.0
    var lines = SVGLines()

    static let mostElements = 200_000.0
    static let mostPasses = 8_000.0
    /// The most passes of all pixels of an image in its own size.
    static let mostPixels = 1e9
    /// The most crossings of lines: about 250 nanoseconds each.
    static let mostCrossings = 2e7

    static func + (left: Work, right: Work) -> Work {
      Work(
        elements: left.elements + right.elements, passes: left.passes + right.passes,
        lines: left.lines + right.lines)
    }

    static func * (left: Work, factor: Double) -> Work {
      Work(elements: left.elements * factor, passes: left.passes * factor, lines: left.lines * factor)
    }

    /// The greatest part of a limit.
    var share: Double {
      max(elements / Self.mostElements, passes / Self.mostPasses, lines.crossings / Self.mostCrossings)
    }
  }

  /// References lead through more elements only in files that are made to be deep.
  private static let deepest = 500

  /// The bytes of the images in it, in the order of the file, with their places.
  private(set) var images: [(bytes: [UInt8], place: SourceRange)] = []
  private var elements: [String: XMLElement] = [:]
  private var rules: [SVGStyleRule] = []
  /// The work of elements that are referred to; nil while it is computed.
  private var known: [String: Work?] = [:]
  /// The costliest marker at the points of paths.
  private var marker = Work()
  private var hasMarkersWithin = false
  private var dash: Double?
  /// The place of the element that takes most by itself.
  private var costliest: (share: Double, place: SourceRange)?

  /// - Parameters:
  ///   - root: the file's root element.
  ///   - size: its size in points.
  /// - Throws: `Excess` if it takes more than any picture needs.
  init(of root: XMLElement, size: Size) throws(Excess) {
    var all: [XMLElement] = []
    root.visit { all.append($0) }
    for element in all {
      if let id = element.id, elements[id] == nil { elements[id] = element }
      if element.plainName == "style" { rules += SVGStyleRule.rules(of: element.text) }
    }
    for element in all {
      try checkNumbers(of: element)
      try collect(element)
    }
    let work = try work(of: root, depth: 0)
    var total = work + marker * (hasMarkersWithin ? work.lines.points : 2 * work.lines.count)
    if let dash { total.elements += work.lines.length / dash / 4 }
    guard total.elements <= Work.mostElements else {
      throw Excess(
        place: costliest?.place,
        message:
          "it draws more than \(Int(Work.mostElements)) elements, counting repeated ones, markers and dashes")
    }
    let pixels = size.width * size.height
    guard total.passes <= Work.mostPasses, total.passes * pixels <= Work.mostPixels else {
      throw Excess(place: costliest?.place, message: "its filters and masks take too long to draw")
    }
    guard total.lines.crossings <= Work.mostCrossings else {
      throw Excess(place: costliest?.place, message: "its lines may cross one another too often")
    }
  }

  // MARK: Single elements

  /// Checks for numbers that no picture needs and that librsvg cannot cope with.
  private func checkNumbers(of element: XMLElement) throws(Excess) {
    switch element.plainName {
    case "feTurbulence":
      let octaves = element["numOctaves"].flatMap { Double($0) } ?? 1
      if octaves > 16 {
        throw Excess(place: element.range, message: "its turbulence has more than 16 octaves")
      }
    case "feConvolveMatrix":
      if Self.order(of: element) > 400 {
        throw Excess(place: element.range, message: "its convolution has more than 400 numbers")
      }
    default: break
    }
  }

  private static func order(of element: XMLElement) -> Double {
    let numbers = SVGNumbers.all(in: element["order"] ?? "3")
    return (numbers.first ?? 3) * (numbers.count > 1 ? numbers[1] : numbers.first ?? 3)
  }

  /// Collects what counts wherever it is in the file: images, and markers and dashes, which elements inherit.
  private mutating func collect(_ element: XMLElement) throws(Excess) {
    if let link = element.link, let bytes = DataURL.bytes(of: link) { images.append((bytes, element.range)) }
    for (property, value) in declarations(of: element) {
      if property.hasPrefix("marker") {
        if property == "marker" || property == "marker-mid" { hasMarkersWithin = true }
        for id in Self.references(in: value) {
          let work = try work(of: id, depth: 0)
          if work.elements > marker.elements { marker = work }
        }
      } else if property == "stroke-dasharray" {
        let period = SVGNumbers.all(in: value).reduce(0, +)
        if period > 0 { dash = min(dash ?? period, period) }
      }
    }
  }

  // MARK: Trees

  private mutating func work(of id: String, depth: Int) throws(Excess) -> Work {
    if let work = known[id] { return work ?? Work() }
    guard let element = elements[id] else { return Work() }
    // An element in itself is not drawn.
    known[id] = .some(nil)
    let work = try work(of: element, depth: depth + 1, isReferredTo: true)
    known[id] = work
    return work
  }

  /// - Parameter isReferredTo: whether it is drawn where something refers to it. Other definitions are not drawn.
  private mutating func work(of element: XMLElement, depth: Int, isReferredTo: Bool = false) throws(Excess)
    -> Work
  {
    guard depth <= Self.deepest else {
      throw Excess(
        place: element.range, message: "its elements refer to one another more than \(Self.deepest) deep")
    }
    let name = element.plainName
    guard isReferredTo || !Self.definitions.contains(name) else { return Work() }
    var work = Work(elements: 1, passes: Self.passes(of: element, name), lines: SVGLines(of: element))
    // The number of its stops does not count.
    if name.hasSuffix("Gradient") { return work }
    if Self.texts.contains(name) { work.elements += 10 + Double(element.text.utf8.count) / 4 }
    for child in element.children {
      let id = child.id.flatMap { elements[$0]?.range == child.range ? $0 : nil }
      let isShared = id != nil && !Self.definitions.contains(child.plainName)
      work =
        work
        + (try isShared ? self.work(of: id ?? "", depth: depth + 1) : self.work(of: child, depth: depth + 1))
    }
    if let link = element.link, link.hasPrefix("#") {
      work = work + (try self.work(of: String(link.dropFirst()), depth: depth + 1))
    }
    for (property, value) in declarations(of: element) {
      var own = Work()
      for id in Self.references(in: value) { own = own + (try self.work(of: id, depth: depth + 1)) }
      switch property {
      case "fill", "stroke": own = own * max(1, work.elements)  // Everything inside may inherit it.
      case "opacity": own.passes += Double(value) == 1 ? 0 : 0.02
      case "mask": own.passes += value.contains("(") ? 1 : 0
      case "mix-blend-mode": own.passes += value.hasPrefix("normal") ? 0 : 1
      // Functions of CSS are filters, too.
      case "filter": own.passes += 4 * Double(value.utf8.count { $0 == UInt8(ascii: "(") })
      default: break
      }
      note(own, at: element)
      work = work + own
    }
    note(work, at: element, isOwn: element.children.isEmpty)
    return work
  }

  private mutating func note(_ work: Work, at element: XMLElement, isOwn: Bool = true) {
    if isOwn, work.share > costliest?.share ?? 0 { costliest = (work.share, element.range) }
  }

  /// The elements that are drawn only where something refers to them.
  private static let definitions: Set<String> = [
    "defs", "symbol", "marker", "pattern", "mask", "clipPath", "filter", "linearGradient", "radialGradient",
    "style", "title", "desc", "metadata",
  ]
  private static let texts: Set<String> = ["text", "tspan", "tref", "textPath"]

  /// The passes of a filter's primitive.
  private static func passes(of element: XMLElement, _ name: String) -> Double {
    guard name.hasPrefix("fe") else { return 0 }
    switch name {
    case "feTurbulence": return 4 * max(1, element["numOctaves"].flatMap { Double($0) } ?? 1)
    case "feConvolveMatrix": return max(4, order(of: element))
    case "feMorphology":
      return 4 * (1 + (SVGNumbers.all(in: element["radius"] ?? "0").max() ?? 0).clamped(to: 0...100))
    default: return 4
    }
  }

  /// The properties that an element is given, by attributes and styles. Inherited ones are not among them.
  private func declarations(of element: XMLElement) -> [(property: String, value: String)] {
    var all = element.attributes.filter { SVGStyleRule.properties.contains($0.name) }
      .map { (property: $0.name, value: $0.value) }
    if let style = element["style"] { all += SVGStyleRule.declarations(in: style[...]) }
    for rule in rules where rule.mayApply(to: element) { all += rule.declarations }
    return all
  }

  /// The ids in `url(#id)`.
  private static func references(in value: String) -> [String] {
    value.split(separator: "(").dropFirst().compactMap { part in
      let inner = part.prefix { $0 != ")" }.filter { $0 != "\"" && $0 != "'" && $0 != " " }
      return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
    }
  }
}

extension XMLElement {
  /// Without the prefix of a namespace.
  var plainName: String {
    name.split(separator: ":").last.map { String($0) } ?? name
  }

  /// The value of `href` or `xlink:href`.
  fileprivate var link: String? {
    attributes.first { $0.name == "href" || $0.name.hasSuffix(":href") }?.value
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
