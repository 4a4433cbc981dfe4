/// JSON strings.
package enum JSONQuoting {
  /// The text in quotation marks. Active characters are escaped by number, which reads back as the same text.
  package static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return "\"" + text + "\"" }
    var result = "\""
    var bracket = CommandBracket()
    for scalar in text.unicodeScalars {
      let opensCommand = bracket.opens(at: scalar)
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where opensCommand || scalar.acts:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Appends the text in quotation marks, in UTF-8.
  package static func append(quoted text: String, to bytes: inout [UInt8]) {
    guard text.utf8.allSatisfy(isPlain) else {
      bytes.append(contentsOf: quoted(text).utf8)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is the same in quotation marks, whatever is beside it.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "["): false
    case 0x20..<0x7F: true
    default: false
    }
  }
}
