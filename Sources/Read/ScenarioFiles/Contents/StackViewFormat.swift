import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension StackViewContent: KeyedContent {
  static let keys = own([
    Field(
      "axis", .choice(of: Axis.self), \.settings.axis,
      "The axis along which a stack view arranges its subviews; horizontal by default."),
    Field(
      "distribution", .choice(of: StackSettings.Distribution.self), \.settings.distribution,
      "How the subviews fill the stack view along its axis; fill by default."),
    Field(
      "alignment", .choice(of: StackSettings.Alignment.self), \.settings.alignment,
      "How the subviews are aligned across the axis; fill by default."),
    Field(
      "spacing", .number(.coordinate), \.settings.spacing,
      "The space between subviews in points; 0 by default."),
    Field(
      "customSpacing", merging: .byName(.number(.coordinate)), \.settings.customSpacing,
      "The space after a subview in points, by the subview's id."),
    Field(
      "isLayoutMarginsRelativeArrangement", .boolean, \.settings.isLayoutMarginsRelativeArrangement,
      "Whether the subviews stay inside the layout margins."),
    Field(
      "isBaselineRelativeArrangement", .boolean, \.settings.isBaselineRelativeArrangement,
      "Whether vertical spacing is from the last baseline of a subview to the first baseline of the next."),
    Field(
      "keepsHiddenViews", .boolean, \.settings.keepsHiddenViews,
      "Whether hidden subviews keep their places, as on Xcode's canvas before version 9."),
  ])
}
