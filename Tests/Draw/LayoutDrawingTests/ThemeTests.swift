import AutoLayout
import Foundation
import Testing

@testable import LayoutDrawing

/// Colours can be told from their grounds, by the WCAG's measure of contrast.
struct ThemeTests {
  private func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (bright, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (bright + 0.05) / (dark + 0.05)
  }

  @Test(arguments: Appearance.allCases)
  func textIsLegible(appearance: Appearance) {
    let theme = Theme.of(appearance)
    let grounds = [theme.background, theme.system.systemBackground, theme.pill]
    let inks = [
      theme.title, theme.body, theme.faint, theme.satisfied, theme.unsatisfied, theme.alarm, theme.guide,
    ]
    for ink in inks {
      for ground in grounds { #expect(contrast(ink, ground) >= 4.5, "\(ink) on \(ground)") }
    }
  }

  @Test(arguments: Appearance.allCases)
  func linesCanBeSeen(appearance: Appearance) {
    let theme = Theme.of(appearance)
    for ink in [theme.margin, theme.baseline, theme.leader] {
      for ground in [theme.background, theme.system.systemBackground] {
        #expect(contrast(ink, ground) >= 3, "\(ink) on \(ground)")
      }
    }
  }
}
