// Wrappers of views and controllers for SwiftUI. The names have this meaning only in files that import SwiftUI.
@fluent protocol ModelRepresentable {}
extension ModelRepresentable {
  func makeCoordinator() -> Any {}
  func updateUIView(_ view: Any, context: Any) {}
  func updateUIViewController(_ controller: Any, context: Any) {}
  // The modifiers, whether of one view or of several.
  func changed(_ change: (ModelPreview) -> Void) -> Group {
    let all = Group(previews: ModelPreview.all(in: self))
    all.previews.forEach(change)
    return all
  }
  func previewDisplayName(_ name: String?) -> Group { changed { $0.title = $0.title ?? name } }
  func previewLayout(_ layout: PreviewTrait) -> Group { changed { $0.apply(layout) } }
  func previewInterfaceOrientation(_ orientation: PreviewTrait) -> Group { changed { $0.apply(orientation) } }
  func previewDevice(_ device: Any?) -> Group {
    changed { if let device { $0.canvas["device"] = device is String ? device : device.rawValue } }
  }
  func preferredColorScheme(_ scheme: ColorScheme?) -> Group {
    changed { if let scheme { $0.canvas["appearance"] = scheme == .dark ? "dark" : "light" } }
  }
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Any? = nil) -> Group {
    changed { $0.resize(width, height) }
  }
  func padding(_ edges: Any? = nil, _ length: CGFloat? = nil) -> Group { unshown("padding") }
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> Group { unshown("offset") }
  func scaleEffect(_ scale: Any) -> Group { unshown("scaleEffect") }
  func rotationEffect(_ angle: Any) -> Group { unshown("rotationEffect") }
  func unshown(_ name: String) -> Group {
    changed { ModelPreview(self).leaveOut("‘\(name)’ of SwiftUI is not shown") }
  }
}
protocol UIViewRepresentable: ModelRepresentable {}
extension UIViewRepresentable {
  var wrapped: Any {
    let context = ModelContext(coordinator: makeCoordinator()), view = makeUIView(context: context)
    updateUIView(view, context: context)
    return view
  }
}
protocol UIViewControllerRepresentable: ModelRepresentable {}
extension UIViewControllerRepresentable {
  var wrapped: Any {
    let context = ModelContext(coordinator: makeCoordinator()),
      controller = makeUIViewController(context: context)
    updateUIViewController(controller, context: context)
    return controller
  }
}
@passive struct ModelContext { let coordinator: Any }
class Group: ModelRepresentable {
  let previews: [ModelPreview]
  init(previews: [ModelPreview]) { self.previews = previews }
  convenience init(@ViewBuilder content: () -> Any) { self.init(previews: ModelPreview.all(in: content())) }
}
class ForEach: Group {
  init(_ all: Any, id: Any? = nil, @ViewBuilder content: (Any) -> Any) {
    super.init(previews: ModelPreview.all(in: all.map { content($0) }))
  }
}
// A container that lays views out by SwiftUI's rules shows them one by one.
class ModelContainer: Group {
  init(alignment: Any? = nil, spacing: Any? = nil, @ViewBuilder content: () -> Any) {
    super.init(content: content)
    if previews.contains { $0.isWrapped } {
      ModelPreview(self).leaveOut("containers of SwiftUI are not shown; each view in them is, by itself")
    }
  }
}
class VStack: ModelContainer {}
class HStack: ModelContainer {}
class ZStack: ModelContainer {}
class ScrollView: ModelContainer {}
class List: ModelContainer {}
class NavigationView: ModelContainer {}
class NavigationStack: ModelContainer {}
