import AutoLayout
import LayoutScene
import LayoutWords
import SafeText

/// The solution for people at a terminal: each option's view tree with its frames, then what gave way.
enum TextReport {
  static func text(of layouts: [SolvedLayout]) -> String {
    zip(layouts, layouts.displayNames).map(option).joined(separator: "\n")
  }

  private static func option(_ layout: SolvedLayout, called name: String) -> String {
    let canvas = layout.canvas
    let size = "\(numberText(canvas.size.width)) × \(numberText(canvas.size.height))"
    let device = canvas.device.map { ", \($0)" } ?? ""
    var text = "\(Printable.line(name)) (\(size) @\(numberText(canvas.scale))x\(device))\n"
    text += tree(of: layout)
    text += section("Gave way", layout.concessions.map(layout.concession))
    text += section("Conflicts", layout.conflicts.map { layout.explain($0).whole })
    text += section("Warnings", layout.findings.map { layout.explain($0).statement })
    return text
  }

  private static func tree(of layout: SolvedLayout) -> String {
    var depths = ViewList<Int>()
    var rows = [["", "x", "y", "width", "height", ""]]
    for view in layout.views {
      let above = view.scene.superview.flatMap { depths.indices.contains($0) ? depths[$0] : nil } ?? -1
      depths.append(above + 1)
      // As in solutions: where UIKit sets frames, on pixels.
      let pixels = view.frame.roundedToPixels(scale: layout.canvas.scale)
      let frame = [pixels.x, pixels.y, pixels.width, pixels.height].map(numberText)
      // The indent is limited, so that thousands of nested views do not fill the screen with blanks.
      let name = String(repeating: "  ", count: min(above + 1, 40)) + Printable.line(view.scene.displayName)
      rows.append([name] + frame + [notes(on: view)])
    }
    let widths = (0..<5).map { column in rows.map { Printable.columns(of: $0[column]) }.max() ?? 0 }
    return rows.map { row in
      var line = "  " + Printable.padded(row[0], to: widths[0])
      for column in 1..<5 {
        line += "  " + String(repeating: " ", count: widths[column] - row[column].count) + row[column]
      }
      return (row[5].isEmpty ? line : line + "  " + row[5]) + "\n"
    }.joined()
  }

  private static func notes(on view: SolvedView) -> String {
    var notes = [view.scene.kind.rawValue]
    if let lines = view.lineCount, lines > 1 { notes.append("\(lines) lines") }
    if view.isTruncated == true { notes.append("truncated") }
    if view.isHidden { notes.append("hidden") }
    if !view.ambiguity.isEmpty { notes.append("ambiguous") }
    return notes.joined(separator: ", ")
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "  \(title):\n" + lines.map { "    \(Printable.line($0))\n" }.joined()
  }
}
