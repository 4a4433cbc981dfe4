import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// A scenario as its file describes it.
struct ScenarioDraft: Sendable {
  var schema: String?
  var title: String?
  var description: String?
  var overlay: OverlayLayers?
  var withPlain = false
  var ignoredRemarks: [LayoutRemark.Kind] = []
  var canvas = CanvasDraft()
  /// An object of `ViewDraft.rootFormat`.
  var root: JSONValue?
  var variables: JSONValue?
  /// Objects of `ViewDraft.templateFormat` by name, read where a view names them.
  var templates: JSONValue?
  /// By the names of the files.
  var images: [String: ImageData] = [:]
  var views: [JSONValue] = []
  var constraints: [JSONValue] = []
  var options: [JSONValue] = []

  /// The version of this format, in the names of its schemas.
  static let version = 1

  static let overlayFormat = ValueFormat<OverlayLayers>.flags(OverlayLayers.listed)

  static let format = ObjectFormat<ScenarioDraft>(
    "scenario", "Views, the constraints between them, and the options to draw side by side.",
    [
      Field(
        "$schema", .schemaAddress, \.schema,
        "The location of this schema, for editors. A name of another version, scenario-2.schema.json, is an error."
      ),
      Field("title", .text, \.title, "The title above the sheet."),
      Field("description", .text, \.description, "The text below the title."),
      Field(
        "overlay", overlayFormat, \.overlay,
        "The layers that are drawn over the mockups unless --overlay says otherwise; [] for none; all except passes by default."
      ),
      Field(
        "withPlain", .boolean, \.withPlain,
        "Whether the plain mockup of every option is drawn too, beside the one with the overlay."),
      Field(
        "ignore", .array(of: .choice(of: LayoutRemark.Kind.self)), \.ignoredRemarks,
        "The remarks that check does not make about this scenario."),
      Field("canvas", patching: CanvasDraft.format, \.canvas, "The screen and its traits."),
      Field(
        "variables", .map(of: .object([])), \.variables,
        "What \"$name\" stands for in the texts and equations of views and constraints, by name."),
      Field(
        "templates", .map(of: "template"), \.templates,
        "Views that other views are based on, by the names that those give as their \"template\"."),
      Field(
        "images", .images, \.images,
        "The content of image files, by the names that views give; such files are not looked for beside the scenario."
      ),
      Field("root", .deferred("rootView"), \.root, "The root view, if it is more than a plain view."),
      Field(
        "views", .array(of: .deferred("view")), \.views, required: true,
        "The subviews of the root view, from back to front."),
      Field(
        "constraints", .array(of: .deferred("constraint")), \.constraints, "The constraints of the layout."),
      .fromSource(
        "source", .any(of: [.type("string"), ValueFormat<[String]>.array(of: .text).schema]),
        "The class whose views these are, such as \"CardView.swift#CardView\", and further files of Swift source that it needs; in place of views and constraints."
      ),
      Field(
        "options", .array(of: .deferred("option")), \.options,
        "Variants; without any, there is one named default."),
    ])
}

extension ValueFormat where Value == String {
  /// The location of a schema, which may contain the version that a scenario is written for.
  fileprivate static let schemaAddress = ValueFormat(
    schema: .type("string"), encode: { .string($0) }
  ) { node, findings in
    guard let address = ValueFormat.text.decode(node, &findings) else { return nil }
    let name = address.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
    let (start, end) = ("scenario-", ".schema.json")
    guard name.hasPrefix(start), name.hasSuffix(end),
      let version = Int(name.dropFirst(start.utf8.count).dropLast(end.utf8.count)),
      version != ScenarioDraft.version
    else { return address }
    findings.error(
      .unknownVersion, at: node.range, "this scenario is of version \(version), and only version 1 is known",
      help: "use a later layout-render, or name \(start)1\(end)")
    return nil
  }
}
