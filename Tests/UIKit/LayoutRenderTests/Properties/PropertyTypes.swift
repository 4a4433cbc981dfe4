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
  /// What is set beforehand, where the property has an effect only beside another one.
  func prepare(_ subject: AnyObject)
  func set(on subject: AnyObject)
}

extension PropertyExample {
  var name: String { "\(type).\(property)" }
}

@MainActor struct Example<Subject: AnyObject>: PropertyExample {
  let type: Any.Type
  let property: String
  private let given: @MainActor (Subject) -> Void
  private let body: @MainActor (Subject) -> Void

  init(
    _ type: Subject.Type, _ property: String, given: @escaping @MainActor (Subject) -> Void = { _ in },
    _ body: @escaping @MainActor (Subject) -> Void
  ) {
    self.type = type
    self.property = property
    self.given = given
    self.body = body
  }

  func prepare(_ subject: AnyObject) { given(own(subject)) }
  func set(on subject: AnyObject) { body(own(subject)) }

  private func own(_ subject: AnyObject) -> Subject {
    guard let subject = subject as? Subject else { preconditionFailure("\(name) has another stage") }
    return subject
  }
}
