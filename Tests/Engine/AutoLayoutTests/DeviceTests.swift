import AutoLayout
import Testing

@Suite struct DeviceTests {
  @Test func namesAreUnique() {
    let names = Device.all.flatMap { [$0.name] + $0.aliases }.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(Device.named(Device.defaultName) != nil)
  }

  @Test func landscapeSafeAreas() throws {
    let x = try #require(Device.named("iphone x")).canvas(orientation: .landscape)
    #expect(x.size.width - x.safeArea.leading - x.safeArea.trailing == 724)
    #expect(x.size.height - x.safeArea.top - x.safeArea.bottom == 354)
    let max = try #require(Device.named("iPhone XS Max")).canvas(orientation: .landscape)
    #expect(max.size.width - max.safeArea.leading - max.safeArea.trailing == 808)
    #expect(max.size.height - max.safeArea.top - max.safeArea.bottom == 393)
    #expect(max.horizontalSizeClass == .regular && max.verticalSizeClass == .compact)
  }

  @Test func barsAddToTheSafeArea() throws {
    let device = try #require(Device.named("iPhone 8"))
    let plain = device.canvas()
    #expect(plain.safeArea == DirectionalEdgeInsets(top: 20))
    let framed = device.canvas(bars: [.status, .navigation, .tab])
    #expect(framed.safeArea == DirectionalEdgeInsets(top: 64, bottom: 49))
    #expect(device.canvas(orientation: .landscape).safeArea == DirectionalEdgeInsets())
  }

  @Test(arguments: [(320.0, 16.0), (375, 16), (393, 16), (402, 20), (414, 20), (600, 20)])
  func rootMargins(width: Double, side: Double) {
    #expect(Canvas(size: Size(width: width, height: 600)).layoutMargins.leading == side)
  }

  /// Phones without a home button have a notch, or an island that the status bar stands beside.
  @Test func sensorHousings() {
    for device in Device.all {
      let hasHousing = !device.isPad && device.safeAreaBottom > 0
      #expect((device.housing != nil) == hasHousing, "\(device.name)")
      let portrait = device.canvas()
      let landscape = device.canvas(orientation: .landscape)
      guard let upright = portrait.sensorHousing, let turned = landscape.sensorHousing else { continue }
      #expect(upright.isIsland == (upright.frame.y > 0))
      #expect(upright.frame.midX == device.size.width / 2)
      #expect(upright.frame.maxY < portrait.safeArea.top)
      #expect(turned.frame.maxX < landscape.safeArea.leading)
      #expect(turned.frame.midY == device.size.width / 2)
    }
  }

  @Test func aViewSmallerThanTheDisplayHasNoHousing() throws {
    var canvas = try #require(Device.named("iPhone X")).canvas()
    #expect(canvas.sensorHousing != nil)
    canvas.size.height -= 54
    #expect(canvas.sensorHousing == nil)
  }
}
