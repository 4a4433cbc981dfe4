import AutoLayout
import LayoutScene
import Testing

/// The book leaves nothing of the language out.
@Suite struct CoverageTests {
  private let options: [SceneOption]

  init() throws { options = try Sample.all.flatMap { try $0.scene().options } }

  @Test func everyAttribute() {
    let constraints = options.flatMap(\.constraints)
    let used = Set(constraints.flatMap { [$0.firstAttribute, $0.secondAttribute] })
    let missing = LayoutAttribute.allCases.filter { !used.contains($0) }
    #expect(missing == [])
  }

  @Test func everyRelation() {
    let used = Set(options.flatMap(\.constraints).map(\.relation))
    #expect(used.count == LayoutRelation.allCases.count)
  }

  @Test func everyKindOfView() {
    let used = Set(options.flatMap(\.views).map(\.kind))
    let missing = ViewKind.allCases.filter { !used.contains($0) }
    #expect(missing == [])
  }

  @Test func everyDistribution() {
    let used = Set(options.flatMap(\.views).map(\.stack.distribution))
    #expect(used.count == StackSettings.Distribution.allCases.count)
  }

  @Test func everyCombinationOfSizeClasses() {
    let used = Set(options.map { [$0.canvas.horizontalSizeClass, $0.canvas.verticalSizeClass] })
    #expect(used.count == 4)
  }

  @Test func everySystemGuide() {
    let items = options.flatMap(\.constraints).flatMap { [$0.firstItem, $0.secondItem] }
    let used = Set(
      items.compactMap { item -> GuideKind? in
        guard case .guide(let kind, _) = item else { return nil }
        return kind
      })
    let wanted: [GuideKind] = [.safeArea, .readableContent, .topLayoutGuide, .bottomLayoutGuide]
    #expect(used.isSuperset(of: wanted))
  }
}
