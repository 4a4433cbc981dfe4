import AutoLayout

/// The bars about a scene's view, and what they and the display's edges cover of it.
struct SceneBars: Sendable {
  var safeArea = DirectionalEdgeInsets()

  init(root: SceneRoot, environment: Environment, device: Device?) {
    guard let controller = root.controller, let id = controller.id else { return }
    let document = environment.document
    let graph = environment.controllers
    let navigation = graph.navigationController(of: id)
    let tabBar = graph.tabBarController(of: id)
    let status = device?.safeAreaTop ?? 20
    var top = status
    var bottom = device?.safeAreaBottom ?? 0
    if navigation != nil { top += 44 }
    if tabBar != nil { bottom += 49 }
    if document.device?.orientation == .landscape, let device, !device.isPad {
      top = navigation == nil ? 0 : 32
      bottom = device.safeAreaBottom > 0 ? 21 : 0
      safeArea.leading = device.safeAreaBottom > 0 ? device.safeAreaTop : 0
      safeArea.trailing = safeArea.leading
    }
    safeArea.top = top
    safeArea.bottom = bottom
  }
}
