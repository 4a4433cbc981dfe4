import AutoLayout
import FileAccess
import LayoutDrawing
import LayoutScene
import LayoutWords

/// How pictures are drawn.
struct PictureOptions {
  private(set) var drawing: DrawingOptions
  /// The layers that the command line asks for; nil: the input's own, or all.
  private let overlay: OverlayLayers?

  init(_ arguments: ParsedArguments) throws(Failure) {
    overlay = arguments.has(.overlay) ? try Self.layers(arguments.list(of: .overlay)) : nil
    drawing = DrawingOptions(
      axis: arguments.choice(of: .axis), focus: arguments.value(of: .focus),
      drawsTextAsBars: arguments.has(.boxes), columns: arguments.count(of: .columns),
      crop: Self.crop(arguments.value(of: .crop)),
      panels: arguments.value(of: .axis) == "split" ? .axes : .whole,
      showsPlain: arguments.has(.withPlain))
  }

  /// The options for pictures of an input, including what the input itself asks for.
  func options(for scene: Scene) -> DrawingOptions {
    var drawing = drawing
    drawing.overlay = overlay ?? scene.overlay ?? .all
    guard !namedViews.isEmpty else { return drawing }
    let names = ViewNames(scene)
    drawing.focus = drawing.focus.map { names.id(of: $0) ?? $0 }
    if case .about(let view) = drawing.crop { drawing.crop = .about(names.id(of: view) ?? view) }
    return drawing
  }

  /// The views that flags name.
  var namedViews: [(flag: Flag, id: String)] {
    var views = drawing.focus.map { [(Flag.focus, $0)] } ?? []
    if case .about(let view) = drawing.crop { views.append((.crop, view)) }
    return views
  }

  private static func layers(_ names: [String]) throws(Failure) -> OverlayLayers {
    if names.contains("none"), names.count > 1 {
      throw .badValue(
        flag: Flag.overlay.long, value: names.joined(separator: ","),
        expected: "none alone, or a list of layers")
    }
    return names.compactMap(OverlayLayers.init(named:)).reduce(into: OverlayLayers.none) { $0.formUnion($1) }
  }

  private static func crop(_ mode: String?) -> DrawingOptions.Crop {
    switch mode {
    case nil, "auto": .auto
    case "none": .none
    case let view?: .about(view)
    }
  }
}
