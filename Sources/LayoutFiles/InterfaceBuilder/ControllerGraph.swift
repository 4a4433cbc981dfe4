/// How the controllers of a storyboard contain and show one another.
struct ControllerGraph: Sendable {
  /// What brings a controller on the screen.
  enum Origin: Hashable, Sendable {
    /// The part of a container, such as `rootViewController` or `viewControllers`.
    case relationship(String, of: String)
    /// A segue of a kind, such as `show` or `presentation`.
    case segue(String, from: String)
  }

  /// A container view that shows a controller's view inside another scene.
  struct Embedding: Sendable {
    var root: SceneRoot
    /// The container view's identifier.
    var view: String
  }

  private var controllers: [String: XMLElement] = [:]
  private var origins: [String: [Origin]] = [:]
  private var embeddings: [String: Embedding] = [:]

  init(_ document: InterfaceDocument) {
    for scene in document.scenes {
      for root in SceneRoot.all(in: scene, of: document) {
        root.view?.visit { view in
          guard view.name == "containerView", let id = view.id else { return }
          for segue in view.list("connections") where segue["kind"] == "embed" {
            if let destination = segue["destination"], embeddings[destination] == nil {
              embeddings[destination] = Embedding(root: root, view: id)
            }
          }
        }
      }
      guard
        let controller = scene.objects.first(where: { $0["sceneMemberID"] == "viewController" }),
        let id = controller.id
      else { continue }
      controllers[id] = controller
      for object in scene.objects {
        object.visit { element in
          guard element.name == "segue", let destination = element["destination"] else { return }
          let kind = element["kind"] ?? ""
          let relationship = element["relationship"]
          origins[destination, default: []].append(
            kind == "relationship"
              ? .relationship(relationship ?? "", of: id) : .segue(kind, from: id))
        }
      }
    }
  }

  func controller(_ id: String) -> XMLElement? { controllers[id] }

  func origins(of id: String) -> [Origin] { origins[id] ?? [] }

  /// The container view in which a controller's view is, unless the two contain one another.
  func embedding(of id: String) -> Embedding? {
    guard let embedding = embeddings[id], let outer = embedding.root.controller?.id, outer != id,
      embeddings[outer] == nil
    else { return nil }
    return embedding
  }

  /// Whether another scene brings the controller on the screen.
  func isShown(_ id: String) -> Bool { !origins(of: id).isEmpty }

  /// The navigation controller on whose stack a controller is, found by walking back along relationships and
  /// the segues that push.
  func navigationController(of id: String) -> XMLElement? {
    container(of: id, named: "navigationController", through: ["show", "push", "showDetail"])
  }

  /// The tab bar controller in which a controller is, itself or with its navigation controller.
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
        case .relationship(_, let container):
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
