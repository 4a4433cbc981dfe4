import SafeText
import SolutionFiles

/// The names of an option's files: in a baseline and, after the name of a folder, in a report.
package enum ReviewFileNames {
  /// The folders of a report's pictures and of what an approval copies.
  package enum Part: String, CaseIterable {
    case before
    case after

    package func path(_ name: String) -> String { "\(rawValue)/\(name)" }
  }

  package static func solution(_ scenario: String, _ option: String) -> String {
    "\(stem(of: scenario))/\(stem(of: option)).json"
  }

  /// A solution in a baseline.
  package static func recordedSolution(_ scenario: String, _ option: String) -> String {
    solution(scenario, option) + SolutionOption.compressedEnding
  }

  package static func picture(_ scenario: String, _ option: String, _ appearance: String) -> String {
    "\(stem(of: scenario))/\(stem(of: option))-\(appearance).svg"
  }

  /// A copy of an input or an image file. Options share it as long as they were approved with the same content.
  ///
  /// - Parameter name: may have folders, of which none remains.
  package static func input(_ name: String, hash: String) -> String {
    let (stem, ending) = PathText.divided(PathText.name(of: name))
    let safe = ending.map { "." + PathText.fileNameSafe($0) } ?? ""
    return "inputs/\(Self.stem(of: stem))-\(hash.prefix(10))\(safe)"
  }

  /// Whether this can be the name of a file in a report that belongs to a scenario.
  package static func isName(_ name: String, of scenario: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return PathText.staysInside(name) && parts.count == 3 && Part(rawValue: parts[0]) != nil
      && ["inputs", stem(of: scenario)].contains(parts[1]) && stem(of: parts[2]) == parts[2]
  }

  /// The name itself if it is a safe file name, otherwise its safe parts and some digits of its hash, so that
  /// different names lead to different files.
  package static func stem(of name: String) -> String {
    let safe = PathText.fileNameSafe(name)
    guard safe != name || safe.utf8.count > 100 || safe.utf8.contains(UInt8(ascii: "~")) else { return safe }
    var short = String.UnicodeScalarView()
    var length = 0
    for scalar in safe.unicodeScalars {
      length += scalar.utf8.count
      if length > 80 { break }
      short.append(scalar)
    }
    return "\(String(short))~\(SHA256.hexadecimal(of: Array(name.utf8)).prefix(10))"
  }
}
