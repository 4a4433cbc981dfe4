extension UnsafeMutableBufferPointer {
  /// Sorts in place; short ranges by insertion, without the temporary array of the standard library.
  func sortQuickly(by precedes: (Element, Element) -> Bool) {
    var elements = self
    if count > 16 {
      elements.sort(by: precedes)
      return
    }
    for k in 1..<Swift.max(1, count) {
      let element = elements[k]
      var place = k
      while place > 0 && precedes(element, elements[place - 1]) {
        elements[place] = elements[place - 1]
        place -= 1
      }
      elements[place] = element
    }
  }
}
