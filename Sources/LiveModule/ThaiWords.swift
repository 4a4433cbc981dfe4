/// Where words begin, one byte for each character, by the browser's dictionary.
@_extern(wasm, module: "page", name: "words")
@_extern(c)
private func pageWords(_ text: UnsafePointer<UInt8>, _ count: Int32, _ starts: UnsafeMutablePointer<UInt8>)

/// Words of Thai, which has no blanks between them.
enum ThaiWords {
  /// Lets lines end between the words of a paragraph.
  static func add(to breaks: inout [Bool], in paragraph: Range<Int>, of scalars: [Unicode.Scalar]) {
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      var end = start
      while end < paragraph.upperBound, UnicodeScript(scalars[end]) == .thai { end += 1 }
      if end > start + 1 {
        let starts = starts(in: scalars[start..<end])
        for index in start + 1..<end where starts[index - start] != 0 {
          breaks[index - paragraph.lowerBound] = true
        }
      }
      start = max(end, start + 1)
    }
  }

  private static func starts(in words: ArraySlice<Unicode.Scalar>) -> [UInt8] {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: words)
    let bytes = Array(String(view).utf8)
    var starts = [UInt8](repeating: 0, count: words.count)
    bytes.withUnsafeBufferPointer { bytes in
      starts.withUnsafeMutableBufferPointer { starts in
        guard let text = bytes.baseAddress, let result = starts.baseAddress else { return }
        pageWords(text, Int32(bytes.count), result)
      }
    }
    return starts
  }
}
