// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "layout-render",
  products: [
    .executable(name: "layout-render", targets: ["layout-render"]),
    .plugin(name: "layout-render-plugin", targets: ["layout-render-plugin"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
  ],
  targets: [
    .target(name: "ConstraintSolver", swiftSettings: settings),
    .target(
      name: "AutoLayout", dependencies: ["ConstraintSolver"], swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m")]),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .target(name: "SafeText", dependencies: ["CGLib"], swiftSettings: settings),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .target(
      name: "LayoutFiles", dependencies: ["AutoLayout", "SafeText", "CExpat"], swiftSettings: settings),
    .target(
      name: "LayoutReview", dependencies: ["AutoLayout", "LayoutFiles", "SafeText", "CGLib"],
      swiftSettings: settings),
    .target(name: "LayoutDrawing", dependencies: ["AutoLayout"], swiftSettings: settings),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo pangoft2",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    .target(name: "Typesetting", dependencies: ["AutoLayout"], swiftSettings: settings),
    .target(
      name: "SVG", dependencies: ["AutoLayout", "LayoutDrawing", "SafeText", "Typesetting"],
      swiftSettings: settings),
    .target(
      name: "PangoCairoBackend",
      dependencies: [
        "AutoLayout", "LayoutDrawing", "SafeText", "SVG", "Typesetting", "CPangoCairo", "CHarfBuzz", "CSpng",
      ],
      swiftSettings: settings),
    .target(
      name: "LivePage", dependencies: ["SafeText"],
      resources: [.embedInCode("page.html"), .embedInCode("page.css"), .embedInCode("page.js")],
      swiftSettings: settings),
    .target(name: "CEnvironment"),
    .executableTarget(
      name: "layout-render",
      dependencies: [
        "CEnvironment",
        "ConstraintSolver", "AutoLayout", "LayoutFiles", "LayoutReview", "LayoutDrawing", "PangoCairoBackend",
        "LivePage", "SafeText",
      ],
      swiftSettings: settings),
    .plugin(
      name: "layout-render-plugin",
      capability: .command(
        intent: .custom(
          verb: "layout-render", description: "Draw the scenarios of the documentation catalogues"),
        permissions: [
          .writeToPackageDirectory(reason: "The pictures go into the documentation catalogues.")
        ]),
      dependencies: ["layout-render"], path: "Sources/layout-render-plugin"),
    .executableTarget(
      name: "layout-book", dependencies: ["AutoLayout", "LayoutFiles", "SafeText"],
      swiftSettings: settings),
    .target(
      name: "PictureReading", dependencies: ["AutoLayout", "LayoutDrawing", "CExpat"], swiftSettings: settings
    ),
    .executableTarget(
      name: "layout-bench",
      dependencies: [
        "ConstraintSolver", "AutoLayout", "LayoutFiles", "LayoutDrawing", "PangoCairoBackend",
        "PictureReading",
      ],
      exclude: ["Results"], swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AutoLayoutTests", dependencies: ["AutoLayout", "ConstraintSolver", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SafeTextTests", dependencies: ["SafeText", "LayoutFiles", "TestSupport"], swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutFilesTests", dependencies: ["LayoutFiles", "AutoLayout", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutReviewTests", dependencies: ["LayoutReview", "LayoutFiles", "AutoLayout"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutDrawingTests", dependencies: ["LayoutDrawing", "AutoLayout", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PangoCairoBackendTests",
      dependencies: [
        "PangoCairoBackend", "LayoutDrawing", "AutoLayout", "SVG", "Typesetting", "CPangoCairo", "CSpng",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PictureReadingTests",
      dependencies: ["PictureReading", "PangoCairoBackend", "LayoutDrawing", "AutoLayout"],
      swiftSettings: settings),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "AutoLayout", "LayoutFiles", "LayoutDrawing", "PangoCairoBackend", "PictureReading", "TestSupport",
      ],
      exclude: ["Expected"], swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "layout-render", "AutoLayout", "LayoutFiles", "LayoutReview", "LayoutDrawing", "PangoCairoBackend",
        "SafeText", "TestSupport",
      ],
      exclude: ["Golden"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
