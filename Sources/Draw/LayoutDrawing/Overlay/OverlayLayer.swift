import AutoLayout
import LayoutScene

/// A layer of one option's overlay, in drawing order. The legend belongs to the sheet.
enum OverlayLayer: Int, CaseIterable {
  case frames, margins, guides, baselines, ambiguity, constraints, intrinsic, priorities, conflicts, passes

  var name: String {
    switch self {
    case .frames: "frames"
    case .margins: "margins"
    case .guides: "guides"
    case .baselines: "baselines"
    case .ambiguity: "ambiguity"
    case .constraints: "constraints"
    case .intrinsic: "intrinsic"
    case .priorities: "priorities"
    case .conflicts: "conflicts"
    case .passes: "passes"
    }
  }
  /// The class of the layer's group in a picture.
  var className: String { "overlay-" + name }

  var option: OverlayLayers {
    switch self {
    case .frames: .frames
    case .margins: .margins
    case .guides: .guides
    case .baselines: .baselines
    case .ambiguity: .ambiguity
    case .constraints: .constraints
    case .intrinsic: .intrinsic
    case .priorities: .priorities
    case .conflicts: .conflicts
    case .passes: .passes
    }
  }
}

/// The drawings of the layers, as they are collected.
struct LayeredItems {
  private var items = [[DisplayItem]](repeating: [], count: OverlayLayer.allCases.count)

  subscript(layer: OverlayLayer) -> [DisplayItem] {
    get { items[layer.rawValue] }
    // Modified in place, since get and set would copy a layer for every sign that is added to it.
    _modify { yield &items[layer.rawValue] }
  }

  /// Adds the items drawn as a part of a sign. Words about priorities have a role of their own.
  mutating func add(_ role: SignRole, _ draw: (inout LayeredItems) -> Void) {
    var part = LayeredItems()
    draw(&part)
    for layer in OverlayLayer.allCases where !part[layer].isEmpty {
      self[layer].append(
        .group(
          DisplayGroup(
            role: role == .label && layer == .priorities ? .priority : role, items: part[layer])))
    }
  }

  /// Adds the items drawn, as a sign if they are one.
  mutating func add(_ parts: LayeredItems, as sign: SignDescription?) {
    for layer in OverlayLayer.allCases where !parts[layer].isEmpty {
      if let sign {
        self[layer].append(.group(DisplayGroup(sign: sign, items: parts[layer])))
      } else {
        self[layer] += parts[layer]
      }
    }
  }

  /// Adds a sign as one group of its first layer; parts in other layers have the classes of those.
  mutating func add(_ parts: LayeredItems, asWhole sign: SignDescription) {
    guard let home = OverlayLayer.allCases.first(where: { !parts[$0].isEmpty }) else { return }
    var items = parts[home]
    for layer in OverlayLayer.allCases where layer != home && !parts[layer].isEmpty {
      items.append(.group(DisplayGroup(className: layer.className, items: parts[layer])))
    }
    self[home].append(.group(DisplayGroup(sign: sign, items: items)))
  }

  /// Clips what the layers have drawn so far to a shape.
  mutating func confine(_ layers: [OverlayLayer], to shape: Path) {
    for layer in layers where !self[layer].isEmpty {
      self[layer] = [.group(DisplayGroup(clip: shape, items: self[layer]))]
    }
  }

  /// One group for each layer that draws anything.
  func groups(id: (String) -> String) -> [DisplayItem] {
    OverlayLayer.allCases.compactMap { layer in
      let drawn = self[layer]
      guard !drawn.isEmpty else { return nil }
      return .group(DisplayGroup(id: id(layer.className), className: layer.className, items: drawn))
    }
  }
}

/// The signs that a picture uses, in the order in which its legend explains them.
enum OverlaySign: Int, CaseIterable {
  case required, optional, satisfied, unsatisfied, alarm, broken, removed
  case quiet, alignment, centre, sameBaseline, equality, lettered, equalMarks, named, folded, aspect,
    stackBracket, repetition,
    strut, spring
  case alignmentRect, stack, content, hugging, verticalHugging, resistance, verticalResistance, margin, band,
    guide, baseline,
    ghost, misplaced, hidden
  case updatePass, layoutPass, displayPass
}

struct OverlaySigns: OptionSet, Hashable {
  /// The raw value has 64 bits, since there are more signs than a 32-bit machine's `Int` has bits.
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ sign: OverlaySign) { rawValue = 1 << UInt64(sign.rawValue) }

  func contains(_ sign: OverlaySign) -> Bool { contains(OverlaySigns(sign)) }

  mutating func insert(_ sign: OverlaySign) { formUnion(OverlaySigns(sign)) }

  var inOrder: [OverlaySign] { OverlaySign.allCases.filter { contains($0) } }
}
