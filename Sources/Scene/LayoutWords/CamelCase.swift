/// Turns `tableViewController` into "Table View Controller".
package func wordsInCamelCase(_ name: String) -> String {
  var words = ""
  for (position, character) in name.enumerated() {
    if position == 0 {
      words += character.uppercased()
    } else {
      if character.isUppercase { words += " " }
      words.append(character)
    }
  }
  return words
}
