// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

package import LayoutScene

/// Lets the user pick a time.
open class UIDatePicker: UIControl {
  /// What is picked.
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
      // Apple: compact, unless it counts down.
      case .automatic: datePickerMode == .countDownTimer ? .wheels : .compact
      }
    return content
  }
  /// What is picked.
  @_Observed open var datePickerMode: Mode = .dateAndTime { didSet { contentDidChange() } }
  /// Its look.
  @_Observed open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { contentDidChange() }
  }
  /// What is picked; the start of 1970 by default, so that layouts do not depend on the clock.
  open var date = Date(timeIntervalSince1970: 0)
  /// The earliest time.
  open var minimumDate: Date?
  /// The latest time.
  open var maximumDate: Date?
  /// The language of its texts.
  open var locale: Locale?
  /// Its calendar.
  open var calendar: Calendar! = .current
  /// Its time zone.
  open var timeZone: TimeZone?
  /// How far the minutes are apart.
  open var minuteInterval = 1
  /// The time that is picked, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// Sets what is picked, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
