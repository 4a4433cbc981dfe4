import UIKit

/// Something on a screen whose properties are set.
@MainActor protocol PropertyStage {
  var type: Any.Type { get }
  func make(in stage: UIViewController) -> AnyObject
}

@MainActor struct Stage<Subject: AnyObject>: PropertyStage {
  let type: Any.Type
  private let body: @MainActor (UIViewController) -> Subject

  init(_ type: Subject.Type, _ body: @escaping @MainActor (UIViewController) -> Subject) {
    self.type = type
    self.body = body
  }

  func make(in stage: UIViewController) -> AnyObject { body(stage) }
}

/// A value for a property.
@MainActor protocol PropertyExample {
  var type: Any.Type { get }
  /// With dots for what is in a structure.
  var property: String { get }
  func set(on subject: AnyObject)
}

extension PropertyExample {
  var name: String { "\(type).\(property)" }
}

@MainActor struct Example<Subject: AnyObject>: PropertyExample {
  let type: Any.Type
  let property: String
  private let body: @MainActor (Subject) -> Void

  init(_ type: Subject.Type, _ property: String, _ body: @escaping @MainActor (Subject) -> Void) {
    self.type = type
    self.property = property
    self.body = body
  }

  func set(on subject: AnyObject) {
    guard let subject = subject as? Subject else { preconditionFailure("\(name) has another stage") }
    body(subject)
  }
}
