extension Device {
  /// Every screen since the iPhone 4, phones before tablets, in order of release.
  ///
  /// Sizes and scales are from Apple's Human Interface Guidelines; status bars and safe areas are from
  /// measurements published by developers. The status bars of the iPhone 16 Pro and Air and the safe area of
  /// the Air are uncertain. Corner radii and sensor housings only affect pictures.
  public static let all: [Device] = [
    Device(
      name: "iPhone 4s", aliases: ["iPhone 4"],
      size: Size(width: 320, height: 480), scale: 2, statusBarHeight: 20, safeAreaTop: 20,
      safeAreaBottom: 0, cornerRadius: 0),
    Device(
      name: "iPhone SE", aliases: ["iPhone 5", "iPhone 5s", "iPhone 5c", "iPhone SE (1st generation)"],
      size: Size(width: 320, height: 568), scale: 2, statusBarHeight: 20, safeAreaTop: 20,
      safeAreaBottom: 0, cornerRadius: 0),
    Device(
      name: "iPhone 8",
      aliases: [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
      ],
      size: Size(width: 375, height: 667), scale: 2, statusBarHeight: 20, safeAreaTop: 20,
      safeAreaBottom: 0, cornerRadius: 0),
    Device(
      name: "iPhone 8 Plus", aliases: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"],
      size: Size(width: 414, height: 736), scale: 3, statusBarHeight: 20, safeAreaTop: 20,
      safeAreaBottom: 0, cornerRadius: 0),
    Device(
      name: "iPhone X", aliases: ["iPhone XS", "iPhone 11 Pro"],
      size: Size(width: 375, height: 812), scale: 3, statusBarHeight: 44, safeAreaTop: 44,
      safeAreaBottom: 34, cornerRadius: 39, housing: Size(width: 209, height: 30)),
    Device(
      name: "iPhone 11", aliases: ["iPhone XR"],
      size: Size(width: 414, height: 896), scale: 2, statusBarHeight: 48, safeAreaTop: 48,
      safeAreaBottom: 34, cornerRadius: 41, housing: Size(width: 230, height: 33)),
    Device(
      name: "iPhone 11 Pro Max", aliases: ["iPhone XS Max"],
      size: Size(width: 414, height: 896), scale: 3, statusBarHeight: 44, safeAreaTop: 44,
      safeAreaBottom: 34, cornerRadius: 39, housing: Size(width: 209, height: 30)),
    Device(
      name: "iPhone 13 mini", aliases: ["iPhone 12 mini"],
      size: Size(width: 375, height: 812), scale: 3, statusBarHeight: 50, safeAreaTop: 50,
      safeAreaBottom: 34, cornerRadius: 44, housing: Size(width: 175, height: 37)),
    Device(
      name: "iPhone 14", aliases: ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e"],
      size: Size(width: 390, height: 844), scale: 3, statusBarHeight: 47, safeAreaTop: 47,
      safeAreaBottom: 34, cornerRadius: 47, housing: Size(width: 162, height: 34)),
    Device(
      name: "iPhone 14 Plus", aliases: ["iPhone 12 Pro Max", "iPhone 13 Pro Max"],
      size: Size(width: 428, height: 926), scale: 3, statusBarHeight: 47, safeAreaTop: 47,
      safeAreaBottom: 34, cornerRadius: 53, housing: Size(width: 162, height: 34)),
    Device(
      name: "iPhone 16", aliases: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro"],
      size: Size(width: 393, height: 852), scale: 3, statusBarHeight: 54, safeAreaTop: 59,
      safeAreaBottom: 34, cornerRadius: 55, housing: Size(width: 126, height: 37)),
    Device(
      name: "iPhone 16 Plus", aliases: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"],
      size: Size(width: 430, height: 932), scale: 3, statusBarHeight: 54, safeAreaTop: 59,
      safeAreaBottom: 34, cornerRadius: 55, housing: Size(width: 126, height: 37)),
    Device(
      name: "iPhone 16 Pro", aliases: ["iPhone 17", "iPhone 17 Pro"],
      size: Size(width: 402, height: 874), scale: 3, statusBarHeight: 54, safeAreaTop: 62,
      safeAreaBottom: 34, cornerRadius: 62, housing: Size(width: 126, height: 37)),
    Device(
      name: "iPhone 16 Pro Max", aliases: ["iPhone 17 Pro Max"],
      size: Size(width: 440, height: 956), scale: 3, statusBarHeight: 54, safeAreaTop: 62,
      safeAreaBottom: 34, cornerRadius: 62, housing: Size(width: 126, height: 37)),
    Device(
      name: "iPhone Air", aliases: [],
      size: Size(width: 420, height: 912), scale: 3, statusBarHeight: 54, safeAreaTop: 68,
      safeAreaBottom: 34, cornerRadius: 62, housing: Size(width: 126, height: 37)),
    Device(
      name: "iPad mini 4", aliases: ["iPad", "iPad mini 5", "iPad Air 2", "iPad Pro 9.7-inch"],
      size: Size(width: 768, height: 1024), scale: 2, statusBarHeight: 20, safeAreaTop: 20,
      safeAreaBottom: 0, cornerRadius: 0),
    Device(
      name: "iPad 9", aliases: ["iPad 7", "iPad 8"],
      size: Size(width: 810, height: 1080), scale: 2, statusBarHeight: 20, safeAreaTop: 20,
      safeAreaBottom: 0, cornerRadius: 0),
    Device(
      name: "iPad Air 3", aliases: ["iPad Pro 10.5-inch"],
      size: Size(width: 834, height: 1112), scale: 2, statusBarHeight: 20, safeAreaTop: 20,
      safeAreaBottom: 0, cornerRadius: 0),
    Device(
      name: "iPad mini 6", aliases: ["iPad mini 7"],
      size: Size(width: 744, height: 1133), scale: 2, statusBarHeight: 24, safeAreaTop: 24,
      safeAreaBottom: 20, cornerRadius: 18),
    Device(
      name: "iPad Air 5", aliases: ["iPad Air 4", "iPad Air 11-inch", "iPad 10", "iPad 11"],
      size: Size(width: 820, height: 1180), scale: 2, statusBarHeight: 24, safeAreaTop: 24,
      safeAreaBottom: 20, cornerRadius: 18),
    Device(
      name: "iPad Pro 11-inch",
      aliases: [
        "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (2nd generation)",
        "iPad Pro 11-inch (3rd generation)", "iPad Pro 11-inch (4th generation)",
      ],
      size: Size(width: 834, height: 1194), scale: 2, statusBarHeight: 24, safeAreaTop: 24,
      safeAreaBottom: 20, cornerRadius: 18),
    Device(
      name: "iPad Pro 11-inch (M4)", aliases: [],
      size: Size(width: 834, height: 1210), scale: 2, statusBarHeight: 24, safeAreaTop: 24,
      safeAreaBottom: 20, cornerRadius: 18),
    Device(
      name: "iPad Pro 12.9-inch (2nd generation)", aliases: ["iPad Pro 12.9-inch (1st generation)"],
      size: Size(width: 1024, height: 1366), scale: 2, statusBarHeight: 20, safeAreaTop: 20,
      safeAreaBottom: 0, cornerRadius: 0),
    Device(
      name: "iPad Pro 12.9-inch",
      aliases: [
        "iPad Pro 12.9-inch (3rd generation)", "iPad Pro 12.9-inch (4th generation)",
        "iPad Pro 12.9-inch (5th generation)", "iPad Pro 12.9-inch (6th generation)", "iPad Air 13-inch",
      ],
      size: Size(width: 1024, height: 1366), scale: 2, statusBarHeight: 24, safeAreaTop: 24,
      safeAreaBottom: 20, cornerRadius: 18),
    Device(
      name: "iPad Pro 13-inch (M4)", aliases: [],
      size: Size(width: 1032, height: 1376), scale: 2, statusBarHeight: 24, safeAreaTop: 24,
      safeAreaBottom: 20, cornerRadius: 18),
  ]
}
