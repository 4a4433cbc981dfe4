/// JSON strings.
package enum JSONText {
  /// The text in quotation marks. Active characters are escaped by number, which reads back as the same text.
  package static func quoted(_ text: String) -> String {
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
}
