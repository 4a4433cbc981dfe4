import AutoLayout
import LayoutWords
import PangoCairoBackend
import SafeText

/// Rows in columns, as `devices` and `fonts` print them.
enum ColumnText {
  static func text(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let rows = rows.map { $0.map(Printable.line) }
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? Printable.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column + 1 == row.count ? cell : Printable.padded(cell, to: widths[column])
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}

/// The list that `devices` prints.
enum DeviceList {
  static func text() -> String {
    let rows = Device.all.map { device in
      let size = "\(numberText(device.size.width))x\(numberText(device.size.height))"
      let note = device.name == Device.defaultName ? ["default"] : []
      return [
        device.name, size, "@\(numberText(device.scale))x",
        (note + device.aliases).joined(separator: ", "),
      ]
    }
    return ColumnText.text(rows.map { $0.last == "" ? Array($0.dropLast()) : $0 })
  }
}

/// The list that `fonts` prints.
enum FontList {
  static func text(_ rows: [FontLibrary.Row]) -> String {
    ColumnText.text(
      rows.map { row in
        let place = row.isPresent ? row.file : "missing: apt install \(row.package)"
        return [row.family, row.weights.map(\.name).joined(separator: " "), place]
      })
  }
}
