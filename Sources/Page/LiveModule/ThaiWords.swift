/// Thai words, which have no blanks between them.
enum ThaiWords {
  /// Allows lines to end between the Thai words of a paragraph.
  static func add(
    to breaks: inout [Bool], in paragraph: Range<Int>, of scalars: [Unicode.Scalar], page: PageFunctions
  ) {
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      var end = start
      while end < paragraph.upperBound, UnicodeScript(scalars[end]) == .thai { end += 1 }
      if end > start + 1 {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[start..<end])
        let starts = page.wordStarts(String(view))
        for index in start + 1..<end where starts[index - start] {
          breaks[index - paragraph.lowerBound] = true
        }
      }
      start = max(end, start + 1)
    }
  }
}
