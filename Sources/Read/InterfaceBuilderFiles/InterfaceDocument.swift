import AutoLayout
import Diagnostics
import LayoutScene
import XMLText

/// The properties of a storyboard or xib as a whole.
struct InterfaceDocument: Sendable {
  enum Kind: Sendable {
    case storyboard
    case xib
  }

  var kind: Kind
  var xcode: XcodeVersion
  /// The version of Interface Builder's tools, without decimals.
  var toolsVersion: Int
  var usesAutoLayout: Bool
  /// Whether views have safe areas; otherwise controllers have top and bottom layout guides.
  var usesSafeAreas: Bool
  var isForPad: Bool
  /// nil in files of Xcode 7 and older, which were laid out for any device.
  var device: DeviceElement?
  /// The sizes of the images that the interface uses, in points, by their names.
  var images: [String: Size] = [:]
  /// Named and system colours as the file records them.
  var colors: [String: XMLElement] = [:]
  /// The names of outlets by the identifiers of what they refer to.
  var outlets: [String: String] = [:]
  /// The tint of all views that have none of their own.
  var tint: XMLElement?
  /// The top-level objects: of the scenes in a storyboard, of the file in a xib.
  var scenes: [SceneElement] = []

  struct DeviceElement: Sendable {
    var id: String
    var orientation: DeviceOrientation
    var appearance: Appearance
  }

  struct SceneElement: Sendable {
    /// nil in a xib.
    var id: String?
    var objects: [XMLElement]
    var range: SourceRange
  }

  /// Whether views inset their margins from the bars: from Xcode 11 on, even without safe area guides.
  var marginsFollowSafeArea: Bool { usesSafeAreas || xcode.major >= 11 }

  /// Outlets that describe a view's role for another object, and do not name it.
  private static let rolesInUIKit: Set = ["view", "delegate", "dataSource"]

  /// - Returns: nil if the document is not an interface for UIKit, which is then reported.
  init?(_ root: XMLElement, _ findings: inout Findings) {
    guard let kind = Self.kind(of: root, &findings) else { return nil }
    self.kind = kind
    xcode = XcodeVersion(toolsVersion: root["toolsVersion"])
    toolsVersion = root["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 0
    usesAutoLayout = root.flag("useAutolayout") ?? false
    usesSafeAreas = root.flag("useSafeAreas") ?? false
    isForPad =
      root["targetRuntime"]?.hasSuffix(".iPad") == true
      || root["type"]?.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.iPad.") == true
    device = root.child("device").map {
      DeviceElement(
        id: $0["id"] ?? "", orientation: $0["orientation"] == "landscape" ? .landscape : .portrait,
        appearance: $0["appearance"] == "dark" ? .dark : .light)
    }
    tint = root.child("color", key: "tintColor")
    root.visit { element in
      for outlet in element.list("connections") where outlet.name == "outlet" {
        guard let property = outlet["property"], let id = outlet["destination"],
          !Self.rolesInUIKit.contains(property)
        else { continue }
        outlets[id] = outlets[id] ?? property
      }
    }
    for resource in root.list("resources") {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        if let width = resource.number(.width), let height = resource.number(.height) {
          images[name] = Size(width: max(0, width), height: max(0, height))
        }
      case "namedColor", "systemColor": colors[name] = resource.child("color")
      default: break
      }
    }
    switch kind {
    case .storyboard:
      scenes = root.list("scenes").filter { $0.name == "scene" }.map {
        SceneElement(id: $0["sceneID"], objects: $0.list("objects"), range: $0.range)
      }
    case .xib: scenes = [SceneElement(objects: root.list("objects"), range: root.range)]
    }
  }

  private static func kind(of root: XMLElement, _ findings: inout Findings) -> Kind? {
    switch (root.name, root["type"]) {
    case ("document", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"),
      ("document", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB"):
      return .storyboard
    case ("document", "com.apple.InterfaceBuilder3.CocoaTouch.XIB"),
      ("document", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB"):
      return .xib
    case ("document", let type?) where type.contains(".Cocoa."):
      findings.error(
        .notInterfaceBuilder, at: root.range, "this is an interface for macOS, which has other controls")
    case ("document", let type?) where type.hasPrefix("com.apple.InterfaceBuilder3."):
      findings.error(
        .notInterfaceBuilder, at: root.range, "this is an interface for \"\(type)\", not for iOS")
    case ("archive", _):
      findings.error(
        .notInterfaceBuilder, at: root.range, "this file was saved by Interface Builder before Xcode 5",
        help: "open it in Xcode 5 or later and save it")
    default:
      findings.error(
        .notInterfaceBuilder, at: root.range,
        "not an Interface Builder document: the root element is \"\(root.name)\"")
    }
    return nil
  }
}
