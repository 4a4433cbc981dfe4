import SwiftInterpreter

/// Previews of views and controllers, including those that are wrapped for SwiftUI: an option for each.
extension Reader {
  private static let builder = "ViewBuilder"

  mutating func readPreviews(_ order: Int) {
    for type in declaredTypes() where type.inherits(named: "PreviewProvider") && isWanted(type.unit) {
      guard let member = type.lookup("previews", isStatic: true).first else { continue }
      read(type.qualifiedName, type.place, order) {
        (try $0.value(of: member, builder: Self.builder), [])
      }
    }
    for (number, preview) in index.previewTitles.enumerated() where isWanted(preview.place.unit) {
      read(preview.title ?? "Preview \(number + 1)", preview.place, order) {
        try $0.value(of: number, builder: Self.builder, arguments: "PreviewTrait")
      }
    }
  }

  /// - Parameter name: the name of the first preview without a title of its own; the others are numbered.
  private mutating func read(
    _ name: String, _ place: Place, _ order: Int, _ body: @escaping (Interpreter) throws -> (Value, [Value])
  ) {
    guard begin(name, place) else { return }
    func previews(_ interpreter: Interpreter) throws -> [Instance] {
      let (shown, traits) = try body(interpreter)
      let type = Value.type(.named("ModelPreview", []), interpreter.index.type("ModelPreview"))
      return try interpreter.send("all", to: type, shown, .array(traits)).objects
    }
    let model = Model(index, request, sizes), known = options.count + notMade.count
    model.attempt(place) {
      let all = try previews(model.interpreter)
      let isWrapped = try all.map { try model.interpreter.get("isWrapped", of: .object($0)).bool == true }
      for (number, preview) in all.enumerated() {
        let name = preview["title"]?.string ?? (number == 0 ? name : "\(name) \(number + 1)")
        guard isWanted(name, in: place.unit) else { continue }
        guard isWrapped[number] else {
          if isWrapped.contains(true) {
            leaveOut(name, place, "it is a view of SwiftUI, which lays out without constraints")
          }
          continue
        }
        var attempt = Attempt(name: name, kind: "preview", place: place, order: order)
        if case .dictionary(let canvas)? = preview["canvas"] { attempt.canvas = canvas }
        if let sides = try model.interpreter.get("sides", of: .object(preview)).elements {
          attempt.sides = sides.compactMap(\.string)
        }
        attempt.make = { try $0.get("made", of: .object(previews($0)[number])) }
        read(attempt)
      }
    }
    // A preview of SwiftUI alone is not handled by this program.
    if known == options.count + notMade.count, place.unit.imports.contains("UIKit"),
      !model.interpreter.notes.isEmpty, isWanted(name, in: place.unit)
    {
      leaveOut(name, place, model.interpreter, or: "")
    }
  }
}

extension Attempt {
  /// The request, with the screen turned as in the preview, and with the preview's appearance.
  func turned(_ request: Request) -> Request {
    var turned = request
    if let appearance = canvas["appearance"] {
      turned.canvas = request.canvas.merging(["appearance": appearance]) { $1 }
    }
    guard canvas["orientation"] != nil, case .array(let size)? = request.canvas["size"] else {
      return turned
    }
    turned.canvas["size"] = .array(size.reversed())
    if request.canvas["horizontalSizeClass"]?.string == "compact" {
      turned.canvas["verticalSizeClass"] = .string("compact")
    }
    return turned
  }
}
