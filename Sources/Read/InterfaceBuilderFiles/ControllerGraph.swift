import XMLText

/// How the controllers of a storyboard contain and show one another.
struct ControllerGraph: Sendable {
  /// How a controller gets on the screen.
  enum Origin: Hashable, Sendable {
    /// As one of the controllers in a container.
    case relationship(of: String)
    /// A segue of a kind, such as `show` or `presentation`.
    case segue(String, from: String)
  }

  private var controllers: [String: XMLElement] = [:]
  private var origins: [String: [Origin]] = [:]

  init(_ document: InterfaceDocument) {
    for scene in document.scenes {
      guard
        let controller = scene.objects.first(where: { $0["sceneMemberID"] == "viewController" }),
        let id = controller.id
      else { continue }
      controllers[id] = controller
      // Segues from the scene's other objects add no bars.
      controller.visit { element in
        guard element.name == "segue", let destination = element["destination"] else { return }
        let kind = element["kind"] ?? ""
        origins[destination, default: []].append(
          kind == "relationship" ? .relationship(of: id) : .segue(kind, from: id))
      }
    }
  }

  func controller(_ id: String) -> XMLElement? { controllers[id] }

  func origins(of id: String) -> [Origin] { origins[id] ?? [] }

  /// Whether the controller's view is shown in a container view of another scene.
  func isEmbedded(_ id: String) -> Bool {
    origins(of: id).contains { if case .segue("embed", _) = $0 { true } else { false } }
  }

  /// Whether another scene presents the controller, or its navigation controller, over itself. A push segue
  /// does so if there is no navigation controller.
  func isPresented(_ id: String) -> Bool {
    let top = rootOfNavigation(id)
    return origins(of: top).contains {
      guard case .segue(let kind, _) = $0 else { return false }
      return ["presentation", "modal", "popoverPresentation", "show"].contains(kind)
    }
  }

  private func rootOfNavigation(_ id: String) -> String { navigationController(of: id)?.id ?? id }

  /// The navigation controller on whose stack a controller is, found by walking back along relationships and
  /// push segues.
  func navigationController(of id: String) -> XMLElement? {
    container(of: id, named: "navigationController", through: ["show", "push", "showDetail"])
  }

  /// The tab bar controller that contains a controller or its navigation controller.
  func tabBarController(of id: String) -> XMLElement? {
    container(of: id, named: "tabBarController", through: ["show", "push"])
  }

  private func container(of id: String, named name: String, through segues: Set<String>) -> XMLElement? {
    var seen: Set<String> = [id]
    var waiting = [id]
    while let next = waiting.first {
      waiting.removeFirst()
      for origin in origins(of: next) {
        let source: String
        switch origin {
        case .relationship(let container):
          if let controller = controllers[container], controller.name == name { return controller }
          source = container
        case .segue(let kind, let from):
          guard segues.contains(kind) else { continue }
          source = from
        }
        if seen.insert(source).inserted { waiting.append(source) }
      }
    }
    return nil
  }
}
