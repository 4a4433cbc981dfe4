import AutoLayout
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

  static let overlayFormat = ValueFormat<OverlayLayers>.flags(OverlayLayers.listed)

  static let format = ObjectFormat<ScenarioDraft>(
    "scenario", "Views, the constraints between them, and the options to draw side by side.",
    [
      Field("$schema", .text, \.schema, "The location of this schema, for editors; otherwise ignored."),
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
      Field(
        "options", .array(of: .deferred("option")), \.options,
        "Variants; without any, there is one named default."),
    ])
}
