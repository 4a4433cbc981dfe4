/// The border of a text field, like UITextField.BorderStyle.
public enum TextFieldBorder: String, CaseIterable, Sendable {
  /// No border.
  case none
  /// A thin line.
  case line
  /// A line that makes the field look sunken.
  case bezel
  /// A line with rounded corners.
  case roundedRect
}
