import Foundation
import UIKit

// Lays out what was compiled, and compares it with what was read; each argument is a file of what was read together.
try MainActor.assumeIsolated {
  var total = Tally()
  for path in CommandLine.arguments.dropFirst() {
    let module = try JSONDecoder().decode(ReadModule.self, from: Data(contentsOf: URL(filePath: path)))
    let make = Dictionary(makers[module.module] ?? []) { first, _ in first }
    var tally = Tally()
    for option in module.options {
      guard let made = make[option.name]?() else { continue }
      var comparison = Comparison(of: option, path: "\(module.title): \(option.name)")
      comparison.run(on: made)
      tally.add(comparison)
    }
    print("\(module.title): \(tally)")
    total.add(tally)
  }
  print(total)
  exit(total.different == 0 && total.compared > 0 ? 0 : 1)
}

/// Layouts of code that was compiled together, as the reader read them.
struct ReadModule: Decodable {
  var module: String
  var title: String
  var options: [ReadOption]
}

/// How many views were compared. Where the reader says that it did not understand something, they may be different.
struct Tally: CustomStringConvertible {
  var compared = 0, different = 0, told = 0

  @MainActor mutating func add(_ comparison: Comparison) {
    compared += comparison.compared
    let isTold = !comparison.option.told.isEmpty
    if isTold { told += comparison.differences.count } else { different += comparison.differences.count }
    for difference in comparison.differences { print(difference, isTold ? "(told)" : "") }
  }

  mutating func add(_ other: Tally) {
    compared += other.compared
    different += other.different
    told += other.told
  }

  var description: String {
    "\(compared) views, \(different) different" + (told > 0 ? ", and \(told) told" : "")
  }
}
