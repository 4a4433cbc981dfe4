import AutoLayout
import Diagnostics
import LayoutScene

/// Reads the trees of views that `recursiveDescription` prints in the debugger.
struct RecursiveDescriptionReader {
  /// The most trees of a text that are read.
  static let mostHierarchies = 50
  /// A longer class name is not recognized.
  private static let longestClass = 400

  private let text: LogText
  private var hierarchies: [LoggedHierarchy] = []
  /// The view of the last line and those that it is in, outermost first; a view that is left out has no node,
  /// and neither has anything in it.
  private var open: [(depth: Int, node: Int?)] = []
  private var isFull = false
  /// The findings that have been reported, once for all views.
  private var told: Set<FindingCode> = []

  private init(_ text: LogText) { self.text = text }

  /// Whether a text has any view with a frame.
  static func finds(in text: LogText) -> Bool {
    let starts = starts(in: text)
    return starts.indices.contains { LoggedView(description(starts, $0, of: text)) != nil }
  }

  /// The trees, in the order of the text.
  static func read(_ text: LogText, _ findings: inout Findings) -> [LoggedHierarchy] {
    var reader = RecursiveDescriptionReader(text)
    let starts = starts(in: text)
    for (index, start) in starts.enumerated() where !reader.isFull {
      guard var view = LoggedView(description(starts, index, of: text)) else { continue }
      view.source = text.source(start.position..<start.line.upperBound)
      reader.add(view, depth: start.depth, &findings)
    }
    for index in reader.hierarchies.indices { reader.hierarchies[index].name() }
    return reader.hierarchies
  }

  // MARK: Lines

  /// A line that may begin a view's description.
  private struct Start {
    /// The position of the opening bracket.
    var position: Int
    var line: Range<Int>
    /// How many levels the line is indented.
    var depth: Int
  }

  private static func starts(in text: LogText) -> [Start] {
    text.lines.compactMap { start($0, text.bytes) }
  }

  private static func start(_ line: Range<Int>, _ bytes: [UInt8]) -> Start? {
    guard let position = bytes[line].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    let before = bytes[line.lowerBound..<position]
    // A value on a line of its own, such as the layer, belongs to the view before it.
    guard before.last(where: { $0 != UInt8(ascii: " ") }) != UInt8(ascii: "=") else { return nil }
    let head = bytes[(position + 1)..<min(line.upperBound, position + 1 + longestClass)]
    var cursor = DescriptionCursor(Array(head))
    guard cursor.takeAddressedClass() != nil, cursor.take(";") else { return nil }
    let depth = before.filter { $0 == UInt8(ascii: "|") }.count
    return Start(position: position, line: line, depth: depth)
  }

  /// The bytes after the opening bracket, up to the next line that may begin a description: a text may
  /// contain line breaks, and a terminal may have added some.
  private static func description(_ starts: [Start], _ index: Int, of text: LogText) -> [UInt8] {
    let start = starts[index].position + 1
    let next = index + 1 < starts.count ? starts[index + 1].line.lowerBound : text.bytes.count
    let bytes = text.bytes[start..<min(next, start + DescriptionText.longest)]
    return text.isCutAtEdge ? bytes.filter { $0 != UInt8(ascii: "\n") } : Array(bytes)
  }

  // MARK: The tree

  private mutating func add(_ view: LoggedView, depth: Int, _ findings: inout Findings) {
    while let last = open.last, last.depth >= depth { open.removeLast() }
    let isOutermost = open.isEmpty
    let outer = open.last?.node
    guard isOutermost || outer != nil else {
      open.append((depth, nil))
      return
    }
    let node = isOutermost ? begin(view, &findings) : append(view, in: outer, &findings)
    open.append((depth, node))
    if node != nil, view.frame == nil { tellFrame(of: view, &findings) }
  }

  private mutating func begin(_ view: LoggedView, _ findings: inout Findings) -> Int? {
    guard hierarchies.count < Self.mostHierarchies else {
      isFull = true
      findings.warning(
        .tooMany, at: view.source, "only the first \(Self.mostHierarchies) hierarchies of views are read")
      return nil
    }
    hierarchies.append(LoggedHierarchy())
    return hierarchies[hierarchies.count - 1].append(view, in: nil)
  }

  /// The position of the node that subviews are in; nil if the view is left out.
  private mutating func append(_ view: LoggedView, in outer: Int?, _ findings: inout Findings) -> Int? {
    guard let outer, let last = hierarchies.indices.last else { return nil }
    let superview = hierarchies[last].nodes[outer]
    if superview.view.drawsItsParts { return nil }
    if superview.view.kind == .button, view.isButtonLabel {
      hierarchies[last].title(outer, view.text)
      return nil
    }
    // One level is for the content of a scroll view.
    guard superview.depth + 2 < SceneLimits.depth else {
      warnOnce(.tooDeep, at: view.source, "views more than \(SceneLimits.depth) deep are left out", &findings)
      return nil
    }
    guard hierarchies[last].nodes.count + 1 < SceneLimits.views else {
      warnOnce(.tooMany, at: view.source, "only the first \(SceneLimits.views) views are read", &findings)
      return nil
    }
    return hierarchies[last].append(view, in: outer)
  }

  private mutating func tellFrame(of view: LoggedView, _ findings: inout Findings) {
    if view.isCutShort {
      warnOnce(.logCutShort, at: view.source, "the text is cut short within this view's frame", &findings)
    } else {
      findings.warning(
        .outOfRange, at: view.source, "this view's frame cannot be drawn, and is left empty",
        help: "positions are \(NumberRange.coordinate.inWords), sizes \(NumberRange.length.inWords)")
    }
  }

  private mutating func warnOnce(
    _ code: FindingCode, at place: SourceRange?, _ message: String, _ findings: inout Findings
  ) {
    if told.insert(code).inserted { findings.warning(code, at: place, message) }
  }
}

/// A view that the debugger has printed, with all that is in it.
struct LoggedHierarchy {
  struct Node {
    var view: LoggedView
    /// The superview's position; nil for the outermost view.
    var parent: Int?
    var depth: Int
    /// The unique name used in pictures.
    var id = ""
  }

  /// In the order of the text: superviews come before what is in them.
  private(set) var nodes: [Node] = []

  /// Adds a view and, if it is scrolled, its content.
  ///
  /// - Returns: the position of what its subviews are in.
  mutating func append(_ view: LoggedView, in parent: Int?) -> Int {
    let depth = parent.map { nodes[$0].depth + 1 } ?? 1
    nodes.append(Node(view: view, parent: parent, depth: depth))
    if let frame = view.content {
      let content = LoggedView(contentOf: view, frame: frame)
      nodes.append(Node(view: content, parent: nodes.count - 1, depth: depth + 1))
    }
    return nodes.count - 1
  }

  /// Gives a button the text of the label in it.
  mutating func title(_ index: Int, _ text: String?) {
    if nodes[index].view.text == nil { nodes[index].view.text = text }
  }

  mutating func name() {
    // The scene's root has a name too.
    let ids = distinctNames(["root"] + nodes.map(\.view.baseName)).dropFirst()
    for (index, id) in zip(nodes.indices, ids) { nodes[index].id = id }
  }

  /// The views' names by their addresses.
  var names: [String: String] {
    var names: [String: String] = [:]
    for node in nodes.reversed() {
      if let address = node.view.address { names[address] = node.id }
    }
    return names
  }

  /// The option that draws the views where they are. The canvas is as large as the outermost view, which is
  /// at its origin: the text does not say where its superview is.
  ///
  /// - Parameter open: the components that a trace reports as open, by address.
  func option(
    named name: String, title: String, open: [String: Set<FrameComponent>], appearance: Appearance?
  ) -> SceneOption {
    var views: ViewList<SceneView> = [SceneView(id: "root")]
    for node in nodes {
      // After the root.
      let superview = node.parent.map { ViewIndex($0 + 1) } ?? .root
      var view = node.view.sceneView(id: node.id, in: superview, isOutermost: node.parent == nil)
      view.reportedOpen = node.view.address.flatMap { open[$0] } ?? []
      views.append(view)
    }
    let size = nodes.first?.view.frame?.size ?? .zero
    let canvas = Canvas(
      size: Size(width: Self.side(size.width), height: Self.side(size.height)),
      layoutMargins: DirectionalEdgeInsets(), appearance: appearance ?? .light)
    return SceneOption(
      name: name, title: title, canvas: canvas, views: views, constraints: [SceneConstraint]())
  }

  private static func side(_ length: Double) -> Double {
    min(max(length, NumberRange.canvasSide.minimum), NumberRange.canvasSide.maximum)
  }
}
