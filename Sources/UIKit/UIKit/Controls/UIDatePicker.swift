// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

package import LayoutScene

open class UIDatePicker: UIControl {
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
  @_Observed open var datePickerMode: Mode = .dateAndTime { didSet { contentDidChange() } }
  @_Observed open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { contentDidChange() }
  }
  /// The default is the start of 1970, so that layouts do not depend on the clock.
  open var date = Date(timeIntervalSince1970: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  /// Takes effect at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
