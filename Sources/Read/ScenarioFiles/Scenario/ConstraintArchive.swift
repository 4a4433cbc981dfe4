import AutoLayout
import JSONText
import LayoutScene
import LayoutWords

/// The constraints of several options as a scenario stores them: each once, whichever options have it.
struct ConstraintArchive {
  /// In an order that agrees with that of every option, where the options agree.
  private(set) var all: [SceneConstraint] = []
  /// The constraints of the base option, by identifier.
  private let original: [String: SceneConstraint]

  init(_ options: [SceneOption], base: SceneOption) {
    original = base.constraintsByIdentifier
    var identifiers: Set<String> = []
    for option in options {
      // A constraint that only a later option has goes after the one it follows there.
      var next = 0
      for constraint in option.constraints where constraint.shouldBeArchived {
        if identifiers.insert(constraint.identifier).inserted {
          all.insert(constraint, at: next)
          next += 1
        } else if let place = all[next...].firstIndex(where: { $0.identifier == constraint.identifier }) {
          next = place + 1
        }
      }
    }
  }

  func isActiveInBase(_ constraint: SceneConstraint) -> Bool {
    original[constraint.identifier]?.isActive ?? false
  }

  /// How the option changes the constraints of the base.
  func patches(of option: SceneOption) -> [JSONNode.Member] {
    let own = option.constraintsByIdentifier
    return all.compactMap { constraint in
      // A constraint that the base lacks is written as it is here, but inactive.
      let from = original[constraint.identifier] ?? constraint
      let wasActive = isActiveInBase(constraint)
      let to = own[constraint.identifier]
      var patch = ConstraintPatch()
      if (to?.isActive ?? false) != wasActive { patch.isActive = to?.isActive ?? false }
      if let to, to.constant != from.constant { patch.constant = Located(value: to.constant, range: .none) }
      if let to, to.priority != from.priority { patch.priority = Located(value: to.priority, range: .none) }
      let members = ConstraintPatch.format.members(of: patch, over: ConstraintPatch())
      return members.isEmpty ? nil : (constraint.identifier, .object(members))
    }
  }
}

extension SceneOption {
  fileprivate var constraintsByIdentifier: [String: SceneConstraint] {
    Dictionary(constraints.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The option as a scenario stores it: without places in a file, what no layout depends on, and inactive
  /// constraints.
  func archived(namedBy writer: EquationWriter) -> SceneOption {
    var option = self
    option.canvas.background = option.canvas.background?.rounded
    option.controller = SceneController()
    for index in option.views.indices { option.views[index] = option.views[index].archived }
    option.constraints = ConstraintList(constraints.filter { $0.shouldBeArchived && $0.isActive })
    for index in option.constraints.indices {
      option.constraints[index].source = nil
      option.constraints[index].visualFormat = nil
      option.constraints[index].hasSystemSpacing = false
      // The constraints that a cell has by itself are written out.
      option.constraints[index].isStandard = false
      option.constraints[index].hasGivenIdentifier = true
      option.constraints[index].text = writer.text(of: option.constraints[index])
      option.constraints[index].namedText = nil
    }
    // Derived from the views' names again.
    option.views.noteSharedNames()
    option.nameConstraints()
    return option
  }
}

extension SceneOption {
  /// The difference in words; nil if there is none.
  func difference(from other: SceneOption) -> String? {
    if self == other { return nil }
    if canvas != other.canvas || designSize != other.designSize { return "the canvas" }
    if let view = zip(views, other.views).first(where: { $0 != $1 })?.0 { return "the view \"\(view.id)\"" }
    if let constraint = zip(constraints, other.constraints).first(where: { $0 != $1 })?.0 {
      return "the constraint \"\(constraint.identifier)\""
    }
    return constraints.count == other.constraints.count ? "the metadata" : "the list of constraints"
  }
}

extension SceneView {
  fileprivate var archived: SceneView {
    var view = self
    view.source = nil
    (view.hasAuthoredName, view.sharesName) = (true, false)
    (view.isStandard, view.reportedOpen) = (false, [])
    (view.customClass, view.outlet) = (nil, nil)
    if view.superview == nil { view.id = Keyword.root }
    view.backgroundColor = view.backgroundColor?.rounded
    view.borderColor = view.borderColor?.rounded
    if var colorWell = ColorWellContent(view.content) {
      colorWell.selectedColor = colorWell.selectedColor?.rounded
      view.content = colorWell.content
    }
    if var text = view.content.text {
      text.color = text.color?.rounded
      if !text.runs.isEmpty {
        text.setRuns(
          text.runs.map { run in
            var run = run
            run.color = run.color?.rounded
            return run
          })
      }
      view.content.text = text
    }
    view.content.image?.asset = nil
    if let file = view.content.image?.file { view.content.image?.file = file.archived }
    view.tintColor = view.tintColor?.rounded
    // They are laid out alike; only the canvas of Interface Builder shows them elsewhere.
    if var scrollView = ScrollViewContent(view.content) {
      scrollView.hasRecordedCells = false
      view.content = scrollView.content
    }
    return view
  }
}

extension ImageFile {
  /// The file by its name; its content is not written.
  fileprivate var archived: ImageFile { ImageFile(name: name) }
}

extension Color {
  /// As files store it, in 255ths.
  fileprivate var rounded: Color { Color(hexString: hexString) ?? self }
}

extension DynamicColor {
  fileprivate var rounded: DynamicColor { DynamicColor(light: light.rounded, dark: dark.rounded) }
}
