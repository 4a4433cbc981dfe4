// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

package import LayoutScene

/// A control with which the user picks a time.
open class UIDatePicker: UIControl {
  /// The kind of value that is picked.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4269 }
  override package class var contentType: any KindContent.Type { DatePickerContent.self }
  override package var sceneContent: any KindContent {
    var content = DatePickerContent()
    content.datePickerMode =
      switch datePickerMode {
      case .time: .time
      case .date: .date
      case .dateAndTime, .countDownTimer, .yearAndMonth: .dateAndTime
      }
    content.preferredDatePickerStyle =
      switch preferredDatePickerStyle {
      case .wheels: .wheels
      case .inline: .inline
      case .compact: .compact
      // According to Apple: compact, unless the picker counts down.
      case .automatic: datePickerMode == .countDownTimer ? .wheels : .compact
      }
    return content
  }
  /// The kind of value that is picked.
  @_Observed open var datePickerMode: Mode = .dateAndTime { didSet { contentDidChange() } }
  /// The style of the picker.
  @_Observed open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { contentDidChange() }
  }
  /// The picked time; by default the start of 1970, so that layouts do not depend on the clock.
  open var date = Date(timeIntervalSince1970: 0)
  /// The earliest time that can be picked.
  open var minimumDate: Date?
  /// The latest time that can be picked.
  open var maximumDate: Date?
  /// The locale of the texts.
  open var locale: Locale?
  /// The calendar of the picker.
  open var calendar: Calendar! = .current
  /// The time zone of the picker.
  open var timeZone: TimeZone?
  /// The interval between minutes.
  open var minuteInterval = 1
  /// The picked duration, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// Sets the picked time, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
