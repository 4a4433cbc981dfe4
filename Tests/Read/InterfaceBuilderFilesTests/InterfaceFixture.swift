import AutoLayout
import Diagnostics
import InterfaceBuilderFiles
import LayoutScene
import LayoutSolving
import Testing

/// A storyboard with one scene, put together from what a test is about.
struct InterfaceFixture {
  var toolsVersion = "17506"
  /// Attributes of the document element.
  var document = "useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\""
  var device = "<device id=\"retina6_1\" orientation=\"portrait\" appearance=\"light\"/>"
  var resources = ""
  /// Inside the controller, before its view.
  var controller = ""
  var rootSize = (width: 414, height: 896)
  /// Inside the root view's subviews.
  var subviews = ""
  /// Inside the root view's constraints.
  var constraints = ""
  /// Inside the root view, after the constraints.
  var root = ""
  /// Further scenes.
  var scenes = ""

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" \(document)>
        \(device)
        <scenes>
            <scene sceneID="scene-1">
                <objects>
                    <viewController id="controller" sceneMemberID="viewController">
                        \(controller)
                        <view key="view" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="\(rootSize.width)" height="\(rootSize.height)"/>
                            <subviews>
    \(subviews)
                            </subviews>
                            <constraints>
    \(constraints)
                            </constraints>
                            <viewLayoutGuide key="safeArea" id="safe"/>
                            \(root)
                        </view>
                    </viewController>
                </objects>
            </scene>
            \(scenes)
        </scenes>
        <resources>\(resources)</resources>
    </document>
    """
  }

  func result(overrides: CanvasOverrides = CanvasOverrides()) -> ReadResult {
    readInterface(text, overrides: overrides)
  }

  /// The option of the scene, which must be read without a word.
  func option(
    _ name: String = "scene-1", overrides: CanvasOverrides = CanvasOverrides(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SceneOption {
    let result = result(overrides: overrides)
    #expect(result.diagnostics == [], sourceLocation: sourceLocation)
    let scene = try #require(result.scene, sourceLocation: sourceLocation)
    return try #require(scene.options.first { $0.name == name }, sourceLocation: sourceLocation)
  }

  /// The view of an identifier in the scene.
  func view(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> SceneView {
    let option = try option(sourceLocation: sourceLocation)
    return try #require(option.views.first { $0.id == id }, sourceLocation: sourceLocation)
  }

  /// The frames of the solved scene by the views' identifiers. Texts measure nothing.
  func frames(sourceLocation: SourceLocation = #_sourceLocation) throws -> [String: Rect] {
    let option = try option(sourceLocation: sourceLocation)
    let layouts = LayoutEngine.solve(
      Scene(input: "test.storyboard", options: [option]), measurer: NoText())
    let views = try #require(layouts.first, sourceLocation: sourceLocation).views
    return Dictionary(views.map { ($0.scene.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// A plain view that constraints place.
  static func box(_ id: String, _ inside: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="1" y="2" width="3" height="4"/>\(inside)
    </view>
    """
  }
}

func readInterface(_ text: String, overrides: CanvasOverrides = CanvasOverrides()) -> ReadResult {
  InterfaceBuilderReader.read(Array(text.utf8), input: "test.storyboard", overrides: overrides)
}

/// Measures no text: sizes come from constraints.
private final class NoText: TextMeasurer {
  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout { .empty }

  func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] { [] }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 0, descender: 0, lineHeight: 0)
  }
}
