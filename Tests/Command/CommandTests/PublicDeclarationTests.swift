import Foundation
import TestSupport
import Testing

/// What the libraries of the package declare for others.
@Suite struct PublicDeclarationTests {
  /// The lint asks for the documentation of what is `public`, but not of what is `open`. The names of cases are said
  /// by their enumeration. What UIKit declares is documented by Apple; comments there say what is different.
  @Test(arguments: [
    "AutoLayout", "ConstraintSolver", "ScenarioExport", "LayoutRender", "LayoutRenderTesting",
  ]) func allIsDocumented(target: String) throws {
    let files = try Places.files(
      below: PackageFolder.sources(of: target), withExtension: "swift")
    var count = 0
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("AllPublicDeclarationsHaveDocumentation"), "\(file.lastPathComponent)")
      for declaration in try PublicDeclaration.all(in: file) where declaration.kind != .case {
        count += 1
        #expect(
          declaration.isDocumented || declaration.isOverride,
          "\(file.lastPathComponent):\(declaration.line): \(declaration.fullName) has no documentation")
      }
    }
    #expect(count > 1)
  }

  @Test func declarationsAreRead() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import Foundation

      /// Documented.
      @MainActor
      open class Outer<Value: AnyObject>: Base, @unchecked Sendable {
        /// Documented.
        public enum Kind: Int { case first = 1, `second` }
        public enum Long<Value: AnyObject>: Int,
          Sendable
        {
          /// Documented.
          case a(Int), b
          private var hidden: Int { 0 }
        }
        open var bare = 0
        private let secret = 1
        override open func changed() {
          let local = 2
        }
        /// Documented.
        public convenience init?(
          _ first: [Int: Int], at second: (Int, Int) -> Void, third: Int
        ) {
          func inner() {}
        }
        public static func == (one: Outer, other: Outer) -> Bool { true }
        internal(set) open var state = 0
      }
      public protocol Asked {
        func ask(_ question: String)
        /// Documented.
        var answer: Int { get }
      }
      extension Asked {
        public func ask() {}
        func mine() {}
      }
      """, to: "Example.swift")
    let all = try PublicDeclaration.all(in: scratch.folder.appending(path: "Example.swift"))
    #expect(
      all.map(\.fullName) == [
        "Outer", "Outer.Kind", "Outer.Kind.first", "Outer.Kind.second", "Outer.Long", "Outer.Long.a",
        "Outer.Long.b", "Outer.bare", "Outer.changed()", "Outer.init(_:at:third:)", "Outer.==(one:other:)",
        "Outer.state", "Asked", "Asked.ask(_:)", "Asked.answer", "Asked.ask()",
      ])
    #expect(all.first?.parent == "Base")
    #expect(all.filter(\.isOverride).map(\.name) == ["changed()"])
    #expect(
      all.filter { !$0.isDocumented }.map(\.name) == [
        "Long", "bare", "changed()", "==(one:other:)", "state", "Asked", "ask(_:)", "ask()",
      ])
  }
}
