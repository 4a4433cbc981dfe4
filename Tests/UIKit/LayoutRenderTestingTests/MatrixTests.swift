import AutoLayout
import Foundation
import Testing
import UIKit

@testable import LayoutRenderTesting

/// One call, several screens.
@MainActor @Suite struct MatrixTests {
  private let package: TestPackage

  init() throws { package = try TestPackage() }

  @Test func namesSayWhatIsCombined() throws {
    let matrix = LayoutMatrix(
      devices: ["iPhone SE (3rd generation)", "iPad Pro (12.9-inch)"], textSizes: [.large],
      directions: [.rightToLeft], appearances: [.light, .dark])
    let findings = package.check(matrix: matrix, extent: .screen) { Card("Departures") }
    #expect(findings.allSatisfy { !$0.isFailure }, "\(findings)")
    let stems = ["iPad-Pro-12.9-inch", "iPhone-SE-3rd-generation"].flatMap { device in
      ["dark", "light"].map { "card.\(device).large.rightToLeft.\($0)" }
    }
    #expect(package.names(in: package.baselines) == stems.flatMap { [$0 + ".json", $0 + ".png"] })
    #expect(package.check(matrix: matrix, extent: .screen) { Card("Departures") } == [])
    let changed = package.check(matrix: matrix, extent: .screen) { Card("Arrivals") }
    #expect(changed.count == 4)
    #expect(
      changed.first?.text.hasPrefix(
        "\"card\" (iPhone SE (3rd generation), large, rightToLeft, light) is not as recorded:") == true,
      "\(changed)")
  }

  @Test func devicesHaveNamesOfTheirOwn() {
    let suffixes = Device.all.map { LayoutVariant(device: $0.name).suffix.lowercased() }
    #expect(Set(suffixes).count == suffixes.count)
    #expect(
      suffixes.allSatisfy { $0.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || ".-".contains($0) } })
  }

  @Test func oddNames() {
    func name(_ name: String) -> String {
      BaselineFiles(name: name, variant: LayoutVariant(), testFile: "/a/B.swift").name
    }
    #expect(name("Card 2") != name("Card-2") && name("card.small") == "card.small")
    #expect(name("a/b").hasPrefix("a-b~") && name("a/b") != name("a:b"))
    #expect(name("../up").allSatisfy { $0 != "/" })
  }

  @Test func eachCombinationHasItsTraits() throws {
    var seen: [String] = []
    let matrix = LayoutMatrix(
      devices: ["iPhone 8", "iPad (10th generation)"], textSizes: [.accessibilityLarge],
      directions: [.rightToLeft], appearances: [.dark])
    let screen = UIScreen.main.bounds
    let findings = package.check(matrix: matrix) {
      let traits = UITraitCollection.current
      seen.append("\(Int(UIScreen.main.bounds.width)) \(traits.horizontalSizeClass)")
      #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
      #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
      return Card("Departures")
    }
    #expect(findings.count == 2 && findings.allSatisfy { !$0.isFailure }, "\(findings)")
    #expect(seen == ["375 compact", "820 regular"])
    #expect(UIScreen.main.bounds == screen)
  }

  @Test func orientationsTurnTheScreen() throws {
    var seen: [String] = []
    let matrix = LayoutMatrix(
      devices: ["iPhone 15", "iPad (10th generation)"], orientations: [.portrait, .landscape])
    let findings = package.check(matrix: matrix, extent: .screen) {
      let (size, traits) = (UIScreen.main.bounds.size, UITraitCollection.current)
      seen.append("\(Int(size.width)) × \(Int(size.height)), \(traits.verticalSizeClass)")
      #expect(UIDevice.current.orientation.isLandscape == (size.width > size.height))
      #expect(UIApplication.shared.statusBarOrientation.isLandscape == (size.width > size.height))
      return Card("Departures")
    }
    #expect(findings.map(\.isFailure) == [false, false, false, false], "\(findings)")
    #expect(
      seen == ["393 × 852, regular", "852 × 393, compact", "820 × 1180, regular", "1180 × 820, regular"])
    let file = package.baselines.appendingPathComponent("card.iPhone-15.landscape.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("\"frame\": [0, 0, 852, 393]"), "\(text.prefix(600))")
  }

  @Test func textSizesNeedViewsOfTheirOwn() throws {
    let matrix = LayoutMatrix(textSizes: [.large, .accessibilityLarge])
    let card = Card("Departures")
    let findings = package.check(matrix: matrix) { card }
    #expect(findings.map(\.isFailure) == [false, true])
    #expect(findings[1].text.contains("pass an expression that makes it"))
    _ = package.check("new", matrix: matrix) { Card("Departures") }
    func heights(_ name: String) throws -> String {
      try String(contentsOf: package.baselines.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(try heights("new.large.json") != heights("new.accessibilityLarge.json"))
  }

  @Test func appearancesAndDirectionsTakeOneView() throws {
    let card = Card("Departures")
    let matrix = LayoutMatrix(directions: [.leftToRight, .rightToLeft], appearances: [.light, .dark])
    #expect(package.check(matrix: matrix) { card }.allSatisfy { !$0.isFailure })
    #expect(package.check(matrix: matrix) { Card("Departures") } == [])
    let files = try package.names(in: package.baselines).filter { $0.hasSuffix(".png") }.map {
      try Data(contentsOf: package.baselines.appendingPathComponent($0))
    }
    #expect(files.count == 4 && Set(files).count == 4)
  }

  @Test(arguments: [(LayoutExtent.own, "300, 100"), (.width, "375, 54.5"), (.screen, "375, 667")])
  func extents(_ extent: LayoutExtent, _ size: String) throws {
    #expect(package.check(extent: extent) { Card("Departures") }.map(\.isFailure) == [false])
    let text = try String(contentsOf: package.baselines.appendingPathComponent("card.json"), encoding: .utf8)
    #expect(text.contains("\"frame\": [0, 0, \(size)]"), "\(text.prefix(600))")
  }

  @Test func whatCannotBeChecked() throws {
    func text(_ matrix: LayoutMatrix = LayoutMatrix(), _ view: () throws -> UIView) throws -> String {
      let findings = package.check(matrix: matrix, view)
      #expect(findings.map(\.isFailure) == [true])
      return try #require(findings.first).text
    }
    #expect(
      try text(LayoutMatrix(devices: ["iPhone 80"])) { Card("") }.contains("did you mean \"iPhone 8\"?"))
    let outer = UIView()
    outer.addSubview(Card(""))
    #expect(try text { outer.subviews[0] }.contains("the view is inside another"))
    #expect(try text { throw CocoaError(.fileNoSuchFile) }.contains("the view could not be made"))
    #expect(
      try text { UIView() }.contains("\"card\": the view is 0 × 0 points; a picture needs at least 1 × 1"))
    #expect(package.names(in: package.folder) == ["Package.swift"])
  }
}
