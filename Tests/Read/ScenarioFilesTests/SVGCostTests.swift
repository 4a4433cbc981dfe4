import AutoLayout
import LayoutScene
import SafeText
import ScenarioFiles
import Testing

/// SVG files that take too long to draw are refused before anything draws them.
@Suite struct SVGCostTests {
  private func svg(_ content: String, side: Int = 300) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\">\n\(content)\n</svg>"
  }

  /// Why a file is refused; nil if it is not.
  private func problem(_ content: String, side: Int = 300) -> ImageProblem? {
    var reader = ImageFileReader(
      pixels: { $0.starts(with: [0x89]) ? (Int($0[1]) << 8, Int($0[2]) << 8) : nil }, isWhole: { _ in true })
    let bytes = Array(svg(content, side: side).utf8)
    guard case .failure(let problem) = reader.content(of: bytes, name: "a.svg") else { return nil }
    return problem
  }

  private func message(_ content: String, side: Int = 300) -> String {
    problem(content, side: side)?.message ?? ""
  }

  /// A file with definitions and many of an element.
  private static func many(_ count: Int, _ element: String, with definitions: String = "") -> String {
    definitions + String(repeating: element, count: count)
  }

  /// Ten levels, each of which has the one before ten times.
  private static func levels(_ first: String, _ level: (Int) -> (start: String, piece: String, end: String))
    -> String
  {
    var text = first
    for number in 1...9 {
      let (start, piece, end) = level(number)
      text += start + String(repeating: piece, count: 10) + end
    }
    return text
  }

  private static let blur = "<filter id='f'><feGaussianBlur stdDeviation='4'/></filter>"
  private static let shadow =
    "<filter id='f'><feFlood/><feColorMatrix in='SourceAlpha'/><feOffset dy='4'/><feGaussianBlur/>"
    + "<feComposite operator='out'/><feColorMatrix/><feBlend/><feBlend/></filter>"

  // MARK: What illustrations have

  private static let outline: String = {
    var data = ""
    for index in 0..<20_000 { data += "L\(index % 300) \(index / 100)" }
    return "<path d='M0 0\(data)'/>"
  }()

  private static let ordinary: [String] = [
    many(40, "<rect filter='url(#f)'/>", with: shadow),
    many(9_000, "<rect fill='url(#g)'/>", with: "<linearGradient id='g'><stop/><stop/></linearGradient>"),
    many(
      3_000, "<rect class='a'/>",
      with: "<style>.a{fill:url(#g);opacity:.5} .b{filter:url(#f)}</style><linearGradient id='g'/>\(blur)"),
    many(
      500, "<path marker-end='url(#m)' d='M0 0h9v9'/>",
      with: "<marker id='m'><path d='M0 0L9 3L0 6z'/></marker>"),
    many(5_000, "<use href='#s'/>", with: "<symbol id='s'><circle r='4'/></symbol>"),
    "<path stroke-dasharray='4 2' d='M0 0L300 300'/>",
    "<text>\(many(2_000, "Word "))</text>",
    "<filter id='f'><feTurbulence numOctaves='4' baseFrequency='.02'/></filter><rect filter='url(#f)'/>",
    outline, "<g id='a'><use href='#a'/></g>", "<image href='data:image/png;base64,iQEB'/>",
    "<image href='photo.png'/>",
  ]

  @Test(arguments: ordinary) func ordinaryFilesAreDrawn(_ content: String) {
    let problem = problem(content)
    #expect(problem == nil, "\(content.prefix(200))")
  }

  // MARK: Elements

  private static let repeating: [String] = [
    levels("<g id='g0'><rect/></g>") { ("<g id='g\($0)'>", "<use href='#g\($0 - 1)'/>", "</g>") },
    levels("<g id='g0'><rect/></g>") {
      ("<symbol id='g\($0)'>", "<use xlink:href='#g\($0 - 1)'/>", "</symbol>")
    }
      + "<use href='#g9'/>",
    levels("<pattern id='p0'><rect/></pattern>") {
      ("<pattern id='p\($0)'>", "<rect fill='url(#p\($0 - 1))'/>", "</pattern>")
    } + "<rect style='stroke: url(\"#p9\")'/>",
    levels("<mask id='p0'><rect/></mask>") {
      ("<mask id='p\($0)'>", "<rect mask='url(#p\($0 - 1))'/>", "</mask>")
    }
      + "<style>rect.big { mask : url('#p9') }</style><rect class='small big'/>",
    "<marker id='m'>\(many(100, "<rect/>"))</marker><g marker='url(#m)'><path d='M0 0\(many(5_000, "L3 4"))'/></g>",
    "<path stroke-dasharray='0.0001' d='M0 0L300 300'/>",
    many(20_000, "<use href='#s'/>", with: "<symbol id='s'>\(many(10, "<rect/>"))</symbol>"),
  ]

  @Test(arguments: repeating) func elementsAreCountedAsOftenAsTheyAreDrawn(_ content: String) {
    let message = message(content)
    #expect(message.contains("draws more than 200000 elements"), "\(message) \(content.prefix(200))")
  }

  // MARK: Filters

  private static let filtered: [String] = [
    many(4_000, "<rect filter='url(#f)'/>", with: shadow),
    many(
      4_000, "<g class='b'/>",
      with: shadow + "<style>@media screen { .a { fill: red } g.b{filter:url(#f)} }</style>"),
    "<filter id='f'>\(many(200, "<feTurbulence numOctaves='16'/>"))</filter><g style='filter:url(#f)'/>",
    many(3_000, "<g/>", with: "<style>* { filter: blur(3px) drop-shadow(1px 1px 1px) }</style>"),
    many(9_000, "<rect mask='url(#m)'/>", with: "<mask id='m'/>"),
  ]

  @Test(arguments: filtered) func filtersAndMasksHaveALimit(_ content: String) {
    let message = message(content)
    #expect(message.contains("filters and masks"), "\(message) \(content.prefix(200))")
  }

  /// The same filter takes longer in a larger image.
  @Test func largeImagesHaveFewerFilters() {
    let content = Self.many(20, "<rect filter='url(#f)'/>", with: Self.shadow)
    #expect(problem(content, side: 500) == nil)
    #expect(message(content, side: 5_000).contains("filters and masks"))
  }

  // MARK: Others

  private static let crossing: String = {
    var data = ""
    for index in 0..<20_000 { data += "L\(index * 7919 % 300) \(index * 104_729 % 300)" }
    return "<path d='M0 0\(data)'/>"
  }()

  private static let zigzag: String = {
    var points = ""
    for index in 0..<20_000 { points += "\(index % 3),\(index % 2 * 300) " }
    return "<polygon points='\(points)'/>"
  }()

  private static let refused: [(String, String)] = [
    ("<filter><feTurbulence numOctaves='2147483647'/></filter>", "more than 16 octaves"),
    ("<filter><feConvolveMatrix order='30' kernelMatrix='1'/></filter>", "more than 400 numbers"),
    ("<filter><feConvolveMatrix order='3 200'/></filter>", "more than 400 numbers"),
    ("<svg:filter><svg:feTurbulence numOctaves='99'/></svg:filter>", "more than 16 octaves"),
    (crossing, "cross one another"), (zigzag, "cross one another"),
    ("<image href='data:image/png;base64,if//'/>", "million pixels"),
    ("<image href='data:image/jpeg;base64,/9j/wAARCP//////AwEi'/>", "million pixels"),
    ("<image href=' DATA:image/gif,GIF89a%FF%FF%FF%FFabc'/>", "million pixels"),
    ("<image href='data:image/webp;base64,AAAA'/>", "neither PNG nor JPEG, GIF or SVG"),
  ]

  @Test(arguments: refused) func otherLimits(_ content: String, _ words: String) {
    let message = message(content)
    #expect(message.contains("line 2: ") && message.contains(words), "\(message)")
  }

  /// An SVG file in another has the same limits.
  @Test func filesInFilesAreChecked() {
    func nested(_ content: String, _ depth: Int) -> String {
      guard depth > 0 else { return content }
      let inner = Base64.text(of: Array(svg(nested(content, depth - 1)).utf8))
      return "<image href='data:image/svg+xml;base64,\(inner)'/>"
    }
    #expect(problem(nested("<rect/>", 2)) == nil)
    let turbulence = "<filter><feTurbulence numOctaves='99'/></filter>"
    #expect(message(nested(turbulence, 1)).contains("in an image in it"))
    #expect(message(nested("<rect/>", 5)).contains("SVG files in one another"))
  }

  /// References that lead deeper than a stack reaches, and numbers of any kind, end.
  @Test func oddFilesEnd() {
    var deep = ""
    for index in 1...20_000 { deep += "<g id='g\(index)'><use href='#g\(index + 1)'/></g>" }
    #expect(message(deep).contains("refer to one another"))
    for data in ["e", "Mee", "M1e", "L..", "M1.e5", "a1 1 0 005.5z", "z", "M-", "1e999L1e999 1e999", "M0 0ħ"]
    {
      #expect(problem("<path d='\(data)'/><polygon points='\(data)'/>") == nil, "\(data)")
    }
    for style in ["{", "}", "a{", "a{fill", "a{fill:}", "{}{}", ".{fill:url(#}", "@media x{a{fill:url(#a)}}"]
    {
      #expect(problem("<style>\(style)</style><rect id='a' style='\(style)'/>") == nil, "\(style)")
    }
  }
}
