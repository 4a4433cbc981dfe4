import AutoLayout
import Diagnostics
import Foundation
import ScenarioFiles
import TestSupport
import Testing

@Suite struct SchemaTests {
  private func schema() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(ScenarioSchema.json().utf8))
    return try #require(object as? [String: Any])
  }

  private func keys(of object: Any?) throws -> Set<String> {
    let object = try #require(object as? [String: Any])
    return Set(try #require(object["properties"] as? [String: Any]).keys)
  }

  @Test func isTheSameTextEveryTime() {
    #expect(ScenarioSchema.json() == ScenarioSchema.json())
    #expect(ScenarioSchema.json().hasSuffix("}\n"))
  }

  @Test func namesTheKeysOfTheContract() throws {
    let schema = try schema()
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(
      try keys(of: schema) == [
        "$schema", "title", "description", "overlay", "withPlain", "ignore", "canvas", "variables",
        "templates", "images", "root",
        "views", "constraints", "options", "source",
      ])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(
      try keys(of: properties["canvas"]) == [
        "device", "orientation", "size", "scale", "safeArea", "layoutMargins", "bars", "barHeights",
        "navigationItem", "navigationTitle", "keyboard", "tabItems", "horizontalSizeClass",
        "verticalSizeClass", "layoutDirection", "contentSizeCategory", "appearance", "background",
        "era", "presentation", "detent", "modalPresentationStyle", "selectedDetentIdentifier",
        "userInterfaceStyle", "overrideUserInterfaceStyle", "preferredContentSizeCategory",
      ])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    #expect(
      Set(definitions.keys) == [
        "view", "addedView", "template", "rootView", "viewPatch", "constraint", "constraintPatch", "option",
        "buttonConfiguration", "run", "attributedText", "color", "priority", "image",
      ])
    let structure: Set = [
      "id", "type", "subviews", "layoutGuides", "sizeClasses", "variations", "arrangedSubviews",
      "constraints", "template", "variables", "sections", "rows", "textLabel", "detailTextLabel",
      "imageView", "cellStyle", "accessoryView", "imageToTextPadding",
    ]
    #expect(try keys(of: definitions["addedView"]) == keys(of: definitions["view"]).union(["superview"]))
    #expect(try keys(of: definitions["template"]) == keys(of: definitions["view"]).subtracting(["id"]))
    #expect(
      try keys(of: definitions["view"]).subtracting(structure) == keys(of: definitions["viewPatch"]))
    #expect(try keys(of: definitions["view"]).isSuperset(of: structure))
    #expect(
      try keys(of: definitions["rootView"])
        == keys(of: definitions["viewPatch"]).union(["type", "layoutGuides"]))
    #expect(
      try keys(of: definitions["viewPatch"]) == [
        "name", "source", "hidden", "frame", "layoutMargins", "insetsLayoutMarginsFromSafeArea",
        "additionalSafeAreaInsets",
        "preservesSuperviewLayoutMargins", "intrinsicContentSize", "alignmentRectInsets",
        "contentHugging", "compressionResistance",
        "semanticContentAttribute", "backgroundColor", "drawing", "cornerRadius", "borderWidth",
        "borderColor", "alpha",
        "font", "numberOfLines",
        "lineBreakMode", "textAlignment", "preferredMaxLayoutWidth", "adjustsFontSizeToFitWidth",
        "minimumScaleFactor", "textColor", "isScrollEnabled", "textContainerInset", "lineFragmentPadding",
        "image", "contentMode", "text", "title",
        "placeholder",
        "autoresizingMask", "segments", "apportionsSegmentWidthsByContent", "value",
        "minimumValue", "maximumValue", "preferredDatePickerStyle", "datePickerMode", "isOn", "numberOfPages",
        "currentPage", "axis",
        "distribution", "alignment", "spacing", "customSpacing", "isLayoutMarginsRelativeArrangement",
        "isBaselineRelativeArrangement", "keepsHiddenViews", "borderStyle", "hasConfiguration",
        "buttonType", "setTitle",
        "contentInsets", "rowHeight", "isRow", "isTableEdge", "hasPrototypes", "sectionHeaderHeight",
        "sectionHeaderTopPadding",
        "sectionFooterHeight",
        "estimatedRowHeight", "showsSeparators", "isGrouped",
        "accessory",
        "sectionHeader", "sectionFooter", "barButtons", "tintColor", "clipsToBounds", "placeholderName",
        "isArranged",
        "isContentView", "style", "selectedColor", "defaultRowHeight", "scrollDirection", "itemSize",
        "minimumLineSpacing",
        "minimumInteritemSpacing", "sectionInset", "isInset", "selectedSegmentIndex", "tabItems",
        "subtitle", "imagePlacement", "imagePadding", "titlePadding", "cornerStyle", "buttonSize",
        "configuration", "accessoryType", "items", "isHidden", "contentHuggingPriority",
        "contentCompressionResistancePriority",
        "contentInsetAdjustmentBehavior", "alwaysBounceHorizontal", "alwaysBounceVertical",
        "directionalLayoutMargins", "attributedText", "attributedTitle", "layer",
        "layer.cornerRadius", "layer.masksToBounds", "layer.borderWidth", "layer.borderColor",
        "attributedPlaceholder", "contentEdgeInsets", "masksToBounds", "minimumTrackTintColor",
        "onTintColor", "progress", "progressTintColor", "separatorStyle", "setImage", "setTitleColor",
        "titleColor",
      ])
    #expect(try keys(of: definitions["constraintPatch"]) == ["active", "constant", "priority", "isActive"])
    let forms = try #require((definitions["constraint"] as? [String: Any])?["anyOf"] as? [Any])
    let common: Set = [
      "identifier", "id", "active", "isActive", "shouldBeArchived", "source", "standIn", "sizeClasses",
      "variations",
    ]
    #expect(
      try forms.dropFirst().map { try keys(of: $0).subtracting(common) } == [
        ["equation"],
        [
          "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
          "constant",
          "priority",
        ],
        ["visualFormat", "options", "metrics", "views"],
      ])
    #expect(
      try keys(of: definitions["option"]) == [
        "name", "title", "description", "canvas", "views", "constraints", "addedViews",
        "addedConstraints", "variables", "after", "set", "calls",
      ])
  }

  /// Editors look a schema up by its name, and offer examples and defaults.
  @Test func helpsEditors() throws {
    let schema = try schema()
    #expect(schema["$id"] as? String == "urn:layout-render:scenario:1")
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    let canvas = try #require(properties["canvas"]?["properties"] as? [String: [String: Any]])
    let devices = try #require(canvas["device"]?["examples"] as? [String])
    #expect(devices == Device.all.map(\.name))
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let view = try #require(definitions["view"]?["properties"] as? [String: [String: Any]])
    #expect(view["numberOfLines"]?["default"] as? Int == 1)
  }

  /// What many keys take, such as a colour, is a definition.
  @Test func writesLongListsOfWordsOnce() throws {
    var lists: [[String]: Int] = [:]
    func walk(_ node: Any) {
      if let array = node as? [Any] { return array.forEach(walk) }
      guard let object = node as? [String: Any] else { return }
      if let words = object["enum"] as? [String], words.count > 9,
        words.contains("label") || words.contains("low")
      {
        lists[words, default: 0] += 1
      }
      object.values.forEach(walk)
    }
    walk(try schema())
    // Colours for both appearances, the light and the dark one; priorities; and types of views in four forms.
    #expect(lists.count == 3)
    #expect(lists.filter { $0.key.contains("systemBlue") }.map(\.value) == [3])
    #expect(lists.filter { $0.key.contains("low") }.map(\.value) == [1])
  }

  // MARK: The schema and the reader agree

  private func problems(_ text: String, _ validator: SchemaValidator) throws -> [String] {
    validator.problems(try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  @Test func acceptsWhatTheReaderAccepts() throws {
    let validator = SchemaValidator(schema: try schema())
    #expect(try problems(everything, validator) == [])
    for name in ["two-labels.json", "two-labels-ambiguous.json"] {
      #expect(try problems(String(decoding: try PackageFolder.sample(name), as: UTF8.self), validator) == [])
    }
  }

  /// Every change of a value to one of another type that the reader refuses for its kind or range.
  @Test func refusesWhatTheReaderRefuses() throws {
    let codes: Set = ["wrong-type", "unknown-key", "unknown-value", "missing-key", "illegal-priority"]
    let wrong = ["{\"x\": 1}", "[[]]", "true", "-1e9", "\"wrong\"", "null"]
    let validator = SchemaValidator(schema: try schema())
    var count = 0
    let matches = everything.matches(of: /: (\d[\d.]*|true|false|"[^"]*"|\[[^\[\]]*\])/)
    for match in matches {
      for value in wrong {
        let text = everything[..<match.1.startIndex] + value + everything[match.1.endIndex...]
        let refusals = read(String(text)).diagnostics.filter { codes.contains($0.code) }
        // What a rowHeight may be depends on the view's type, which the schema leaves to the reader.
        guard !refusals.isEmpty, !(match.1 == "\"automatic\"" && value == "null") else { continue }
        count += 1
        #expect(try !problems(String(text), validator).isEmpty, "\(match.0) as \(value): \(refusals)")
      }
    }
    #expect(count > 150)
  }

  /// Walks the whole schema: every key is described, closed, and refers to what there is.
  @Test func everythingIsDescribedAndClosed() throws {
    let schema = try schema()
    let definitions = try #require(schema["$defs"] as? [String: Any])
    func walk(_ node: Any, _ path: String) {
      if let array = node as? [Any] { return array.forEach { walk($0, path) } }
      guard let object = node as? [String: Any] else { return }
      if let reference = object["$ref"] as? String {
        #expect(definitions[String(reference.dropFirst("#/$defs/".count))] != nil, "\(reference)")
      }
      if let properties = object["properties"] as? [String: Any] {
        #expect(object["additionalProperties"] as? Bool == false, "\(path)")
        for (key, value) in properties {
          #expect(((value as? [String: Any])?["description"] as? String)?.isEmpty == false, "\(path).\(key)")
          walk(value, "\(path).\(key)")
        }
      }
      for key in ["anyOf", "items", "prefixItems", "$defs"] { object[key].map { walk($0, "\(path)/\(key)") } }
      definitionsWalk(object, path)
    }
    func definitionsWalk(_ object: [String: Any], _ path: String) {
      guard let definitions = object["$defs"] as? [String: Any] else { return }
      for (key, value) in definitions { walk(value, "\(path)#\(key)") }
    }
    walk(schema, "")
  }
}
