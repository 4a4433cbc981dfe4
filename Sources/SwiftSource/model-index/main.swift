import Foundation

/// Writes models as Swift source: `model-index OUTPUT MODULE GROUP PATH FILE… [-- GROUP PATH FILE…]…`. The module is
/// the one to import, or `-`.
do {
  let arguments = CommandLine.arguments.dropFirst()
  guard arguments.count > 2, let output = arguments.first else { throw CocoaError(.fileNoSuchFile) }
  let module = arguments[2]
  let groups = try arguments.dropFirst(2).split(separator: "--").map { try IndexedModel($0) }
  let source = ([module == "-" ? "" : "import \(module)\n"] + groups.map(\.source)).joined(separator: "\n")
  try source.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("model-index: \(error)\n".utf8))
  exit(1)
}
