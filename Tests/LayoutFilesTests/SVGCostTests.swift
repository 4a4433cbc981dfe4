import AutoLayout
import LayoutFiles
import LayoutScene
import SafeText
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
    guard case .failure(let problem) = reader.content(of: Array(svg(content, side: side).utf8), name: "a.svg")
    else { return nil }
    return problem
  }

  private func message(_ content: String, side: Int = 300) -> String {
    problem(content, side: side)?.message ?? ""
  }

  private static let blur = "<feGaussianBlur stdDeviation='4'/>"
  private static let shadow =
    "<feFlood/><feColorMatrix in='SourceAlpha'/><feOffset dy='4'/>\(blur)<feComposite operator='out'/><feColorMatrix/><feBlend/><feBlend/>"

  /// What illustrations have.
  @Test(arguments: [
    "<filter id='f'>\(shadow)</filter>" + String(repeating: "<rect filter='url(#f)'/>", count: 40),
    "<linearGradient id='g'><stop/><stop/></linearGradient>"
      + String(repeating: "<rect fill='url(#g)'/>", count: 9_000),
    "<style>.a{fill:url(#g);opacity:.5} .b{filter:url(#f)}</style><linearGradient id='g'/><filter id='f'>\(blur)</filter>"
      + String(repeating: "<rect class='a'/>", count: 3_000) + "<rect class='b'/>",
    "<marker id='m'><path d='M0 0L9 3L0 6z'/></marker>"
      + String(repeating: "<path marker-end='url(#m)' d='M0 0h9v9'/>", count: 500),
    "<symbol id='s'><circle r='4'/></symbol>" + String(repeating: "<use href='#s'/>", count: 5_000),
    "<path stroke-dasharray='4 2' d='M0 0L300 300'/>",
    "<text>" + String(repeating: "Word ", count: 2_000) + "</text>",
    "<filter id='f'><feTurbulence numOctaves='4' baseFrequency='.02'/></filter><rect filter='url(#f)'/>",
    "<path d='" + (0..<20_000).map { "L\($0 % 300) \($0 / 100)" }.joined() + "'/>",
    "<g id='a'><use href='#a'/></g>", "<image href='data:image/png;base64,iQEB'/>",
    "<image href='photo.png'/>",
  ])
  func ordinaryFilesAreDrawn(_ content: String) {
    #expect(problem(content) == nil)
  }

  private static func chain(_ element: (Int) -> String) -> String { (1...9).map(element).joined() }

  private static func ten(_ element: String) -> String { String(repeating: element, count: 10) }

  /// Each level has the one before ten times.
  @Test(arguments: [
    "<g id='g0'><rect/></g>" + chain { n in "<g id='g\(n)'>" + ten("<use href='#g\(n - 1)'/>") + "</g>" },
    "<g id='g0'><rect/></g>"
      + chain { n in "<symbol id='g\(n)'>" + ten("<use xlink:href='#g\(n - 1)'/>") + "</symbol>" }
      + "<use href='#g9'/>",
    "<pattern id='p0'><rect/></pattern>"
      + chain { n in "<pattern id='p\(n)'>" + ten("<rect fill='url(#p\(n - 1))'/>") + "</pattern>" }
      + "<rect style='stroke: url(\"#p9\")'/>",
    "<mask id='p0'><rect/></mask>"
      + chain { n in "<mask id='p\(n)'>" + ten("<rect mask='url(#p\(n - 1))'/>") + "</mask>" }
      + "<style>rect.big { mask : url('#p9') }</style><rect class='small big'/>",
    "<marker id='m'>" + String(repeating: "<rect/>", count: 100) + "</marker><g marker='url(#m)'><path d='"
      + String(repeating: "L3 4", count: 5_000) + "'/></g>",
    "<path stroke-dasharray='0.001' d='M0 0L300 300'/>", String(repeating: "<rect/>", count: 200_001),
  ])
  func elementsAreCountedAsOftenAsTheyAreDrawn(_ content: String) {
    let message = message(content)
    #expect(message.contains("draws more than 200000 elements"), "\(message)")
  }

  @Test(arguments: [
    "<filter id='f'>\(shadow)</filter>" + String(repeating: "<rect filter='url(#f)'/>", count: 4_000),
    "<filter id='f'><feTurbulence numOctaves='16'/>"
      + String(repeating: "<feTurbulence numOctaves='16'/>", count: 200)
      + "</filter><g style='filter:url(#f)'/>",
    "<style>* { filter: blur(3px) drop-shadow(1px 1px 1px) }</style>"
      + String(repeating: "<g/>", count: 3_000),
    "<filter id='f'>\(shadow)</filter><style>@media screen { .a { fill: red } g.b{filter:url(#f)} }</style>"
      + String(repeating: "<g class='b'/>", count: 4_000),
    "<mask id='m'/>" + String(repeating: "<rect mask='url(#m)'/>", count: 9_000),
  ])
  func filtersAndMasksHaveALimit(_ content: String) {
    #expect(message(content).contains("filters and masks"), "\(message(content))")
  }

  /// The same filter takes longer in a larger image.
  @Test func largeImagesHaveFewerFilters() {
    let content =
      "<filter id='f'>\(Self.shadow)</filter>" + String(repeating: "<rect filter='url(#f)'/>", count: 20)
    #expect(problem(content, side: 500) == nil)
    #expect(message(content, side: 5_000).contains("filters and masks"))
  }

  @Test(arguments: [
    ("<filter><feTurbulence numOctaves='2147483647'/></filter>", "more than 16 octaves"),
    ("<filter><feConvolveMatrix order='30' kernelMatrix='1'/></filter>", "more than 400 numbers"),
    ("<filter><feConvolveMatrix order='3 200'/></filter>", "more than 400 numbers"),
    ("<svg:filter><svg:feTurbulence numOctaves='99'/></svg:filter>", "more than 16 octaves"),
    (
      "<path d='" + (0..<20_000).map { "L\($0 * 7919 % 300) \($0 * 104_729 % 300)" }.joined() + "'/>",
      "cross one another"
    ),
    (
      "<polygon points='" + (0..<20_000).map { "\($0 % 3),\($0 % 2 * 300) " }.joined() + "'/>",
      "cross one another"
    ),
    ("<image href='data:image/png;base64,if//'/>", "million pixels"),
    ("<image href='data:image/jpeg;base64,/9j/wAARCP//////AwEi'/>", "million pixels"),
    ("<image href=' DATA:image/gif,GIF89a%FF%FF%FF%FFabc'/>", "million pixels"),
    ("<image href='data:image/webp;base64,AAAA'/>", "neither PNG nor JPEG, GIF or SVG"),
  ])
  func otherLimits(_ content: String, _ words: String) {
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
    #expect(
      message(nested("<filter><feTurbulence numOctaves='99'/></filter>", 1)).contains("in an image in it"))
    #expect(message(nested("<rect/>", 5)).contains("SVG files in one another"))
  }

  /// References that lead deeper than a stack reaches, and numbers of any kind, end.
  @Test func oddFilesEnd() {
    let deep = (1...20_000).map { "<g id='g\($0)'><use href='#g\($0 + 1)'/></g>" }.joined()
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
