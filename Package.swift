// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The commit that `layout-render --version` tells, as the Makefile passes it on.
let revision: [CSetting] =
  Context.environment["LAYOUT_RENDER_REVISION"].map {
    [.define("LAYOUT_RENDER_REVISION", to: "\"\($0)\"")]
  } ?? []

let package = Package(
  name: "layout-render",
  products: [
    .executable(name: "layout-render", targets: ["layout-render"]),
    .plugin(name: "layout-render-plugin", targets: ["layout-render-plugin"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    // With the module that Swift Testing looks for wherever it meets one named UIKit.
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "LayoutRender", targets: ["LayoutRender"]),
    .library(name: "LayoutRenderTesting", targets: ["LayoutRenderTesting"]),
  ],
  targets: [
    .target(name: "ConstraintSolver", swiftSettings: settings),
    .target(
      name: "AutoLayout", dependencies: ["ConstraintSolver"], swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "LayoutScene", dependencies: ["AutoLayout"], swiftSettings: settings),
    .target(name: "LayoutWords", dependencies: ["AutoLayout", "LayoutScene"], swiftSettings: settings),
    .target(
      name: "LayoutSolving", dependencies: ["AutoLayout", "LayoutScene", "LayoutWords"],
      swiftSettings: settings),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .target(name: "SafeText", dependencies: ["CGLib"], swiftSettings: settings),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .target(
      name: "Diagnostics", dependencies: ["AutoLayout", "LayoutScene"], swiftSettings: settings),
    .target(
      name: "JSONText", dependencies: ["AutoLayout", "LayoutScene", "Diagnostics", "SafeText"],
      swiftSettings: settings),
    .target(
      name: "XMLText", dependencies: ["AutoLayout", "LayoutScene", "Diagnostics", "CExpat"],
      swiftSettings: settings),
    .target(
      name: "ScenarioFiles",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutWords", "Diagnostics", "JSONText", "XMLText", "SafeText",
      ],
      swiftSettings: settings),
    .target(
      name: "InterfaceBuilderFiles",
      dependencies: ["AutoLayout", "LayoutScene", "LayoutWords", "Diagnostics", "XMLText", "SafeText"],
      swiftSettings: settings),
    .target(
      name: "XcodeLogs",
      dependencies: ["AutoLayout", "LayoutScene", "LayoutWords", "Diagnostics", "SafeText"],
      swiftSettings: settings),
    .target(
      name: "SolutionFiles",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutWords", "Diagnostics", "JSONText", "ScenarioFiles", "SafeText",
      ],
      swiftSettings: settings),
    .target(
      name: "FileAccess",
      dependencies: ["JSONText", "LayoutScene", "Diagnostics", "ScenarioFiles", "SafeText"],
      swiftSettings: settings),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "LayoutReview",
      dependencies: [
        "FileAccess", "ScenarioFiles",
        "AutoLayout", "LayoutScene", "LayoutWords", "Diagnostics", "JSONText", "SolutionFiles", "CGLib",
        "CZlib", "SafeText",
      ],
      resources: ["base.css", "index.css", "entry.css", "picture.css"].map {
        .embedInCode("Page/Style/\($0)")
      }
        + ["pictures.js", "compare.js", "decisions.js", "navigate.js"].map {
          .embedInCode("Page/Script/\($0)")
        },
      swiftSettings: settings),
    .target(
      name: "SwiftCode", dependencies: ["AutoLayout", "LayoutScene", "Diagnostics", "InterfaceBuilderFiles"],
      swiftSettings: settings),
    .target(
      name: "SwiftSourceFiles",
      dependencies: [
        "FileAccess", "XcodeLogs",
        "AutoLayout", "LayoutScene", "LayoutWords", "LayoutSolving", "Diagnostics", "JSONText",
        "ScenarioFiles", "SafeText",
      ],
      swiftSettings: settings),
    .target(
      name: "LayoutDrawing", dependencies: ["AutoLayout", "LayoutScene", "LayoutWords"],
      swiftSettings: settings),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo pangoft2",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    .target(name: "Typesetting", dependencies: ["AutoLayout"], swiftSettings: settings),
    .target(
      name: "SVG", dependencies: ["AutoLayout", "LayoutScene", "LayoutDrawing", "SafeText", "Typesetting"],
      swiftSettings: settings),
    .target(
      name: "PangoCairoBackend",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutDrawing", "CPangoCairo", "CHarfBuzz", "CSpng", "SafeText",
        "Typesetting", "SVG",
      ],
      swiftSettings: settings),
    .target(
      name: "UIKit",
      dependencies: ["AutoLayout", "LayoutScene", "PangoCairoBackend"], swiftSettings: settings),
    .target(name: "ScenarioExport", dependencies: ["UIKit"], swiftSettings: settings),
    .target(
      name: "LayoutRender",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutSolving", "LayoutDrawing", "PangoCairoBackend",
        "UIKit",
      ],
      swiftSettings: settings),
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    // On its own, because it links Swift Testing and XCTest.
    .target(
      name: "LayoutRenderTesting",
      dependencies: [
        "AutoLayout", "LayoutScene", "Diagnostics", "SolutionFiles", "LayoutReview", "LayoutDrawing",
        "PangoCairoBackend",
        "LayoutRender", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: settings),
    .target(
      name: "LiveModule",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutWords", "LayoutSolving", "Diagnostics", "JSONText",
        "ScenarioFiles", "XcodeLogs", "SolutionFiles", "LayoutDrawing",
        "Typesetting",
        "SVG",
      ],
      exclude: ["WebAssembly", "build.sh", "embedded.sed"], swiftSettings: settings),
    .target(
      name: "LivePage", dependencies: ["SafeText"],
      resources: ["page.html", "page.css"].map { .embedInCode($0) }
        + [
          "basics", "fonts", "engine", "scenario", "state", "history", "drawing", "picture", "canvas",
          "fields",
          "views", "selection", "dragging", "adding", "ruler", "export", "panels", "page",
        ].map { .embedInCode("Scripts/\($0).js") }
        + ["editor.html", "editor.css", "editor.js", "completion.js"]
        .map { .embedInCode("Playground/\($0)") }
        + ["labels.json", "card.json", "stack.json", "conflict.json", "formats.txt", "log.txt"]
        .map { .embedInCode("Starters/\($0)") },
      swiftSettings: settings),
    .target(name: "CEnvironment"),
    .target(name: "CRevision", cSettings: revision),
    .executableTarget(
      name: "layout-render",
      dependencies: [
        "FileAccess",
        "AutoLayout", "LayoutScene", "LayoutWords", "LayoutSolving", "Diagnostics", "JSONText",
        "ScenarioFiles", "InterfaceBuilderFiles", "XcodeLogs", "SolutionFiles", "LayoutReview",
        "LayoutDrawing", "PangoCairoBackend", "SafeText", "LivePage", "SwiftCode", "SwiftSourceFiles",
        "CEnvironment", "CRevision",
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
      dependencies: ["layout-render"]),
    .executableTarget(
      name: "layout-book",
      dependencies: [
        "AutoLayout", "LayoutScene", "Diagnostics", "JSONText", "ScenarioFiles", "InterfaceBuilderFiles",
        "XcodeLogs", "SafeText", "SwiftCode",
      ],
      swiftSettings: settings),
    .target(
      name: "PictureReading",
      dependencies: ["AutoLayout", "LayoutScene", "LayoutDrawing", "Diagnostics", "XMLText"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "layout-bench",
      dependencies: [
        "ConstraintSolver", "AutoLayout", "LayoutScene", "LayoutSolving", "ScenarioFiles", "LayoutDrawing",
        "PangoCairoBackend", "PictureReading",
      ],
      exclude: ["Results", "page.mjs"], swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["AutoLayout", "LayoutScene"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: ["AutoLayout", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutSolvingTests",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutWords", "LayoutSolving", "ScenarioFiles", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutWordsTests",
      dependencies: ["AutoLayout", "LayoutScene", "LayoutWords", "LayoutSolving", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SafeTextTests", dependencies: ["Diagnostics", "JSONText", "XMLText", "SafeText", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScenarioFilesTests",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutWords", "LayoutSolving", "Diagnostics", "JSONText", "XMLText",
        "ScenarioFiles", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "InterfaceBuilderFilesTests",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutWords", "LayoutSolving", "Diagnostics", "XMLText",
        "ScenarioFiles", "InterfaceBuilderFiles", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "XcodeLogsTests",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutWords", "LayoutSolving", "Diagnostics", "XcodeLogs",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SolutionFilesTests",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutWords", "LayoutSolving", "Diagnostics", "JSONText",
        "ScenarioFiles", "SolutionFiles", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftCodeTests",
      dependencies: [
        "AutoLayout", "LayoutScene", "Diagnostics", "ScenarioFiles", "InterfaceBuilderFiles", "SwiftCode",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutReviewTests", dependencies: ["AutoLayout", "SolutionFiles", "LayoutReview", "SafeText"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutDrawingTests",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutWords", "LayoutSolving", "LayoutDrawing", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PangoCairoBackendTests",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutDrawing", "PangoCairoBackend", "CPangoCairo", "CSpng", "SafeText",
        "Typesetting", "SVG", "TestSupport",
      ],
      swiftSettings: settings),
    // Runs the program that `make reader` builds.
    .testTarget(
      name: "SwiftReaderTests", dependencies: ["TestSupport", "UIKit", "_Testing_UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitTests", dependencies: ["AutoLayout", "LayoutScene", "UIKit", "_Testing_UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutRenderTests",
      dependencies: [
        "AutoLayout", "LayoutRender", "LayoutScene", "ScenarioExport", "TestSupport", "UIKit",
        "_Testing_UIKit",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutRenderTestingTests",
      dependencies: ["AutoLayout", "LayoutRenderTesting", "UIKit", "_Testing_UIKit"],
      exclude: ["__Layouts__"], swiftSettings: settings),
    .testTarget(
      name: "ScenarioExportTests",
      dependencies: [
        "AutoLayout", "LayoutScene", "ScenarioFiles", "LayoutSolving", "PangoCairoBackend", "ScenarioExport",
        "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LiveModuleTests",
      dependencies: [
        "AutoLayout", "LayoutScene", "SolutionFiles", "LayoutSolving", "LayoutDrawing", "PangoCairoBackend",
        "CPangoCairo", "CHarfBuzz", "Typesetting", "TestSupport", "LiveModule",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PictureReadingTests",
      dependencies: ["AutoLayout", "LayoutScene", "LayoutDrawing", "PangoCairoBackend", "PictureReading"],
      swiftSettings: settings),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "AutoLayout", "LayoutScene", "LayoutSolving", "Diagnostics", "JSONText", "ScenarioFiles",
        "InterfaceBuilderFiles", "SolutionFiles", "LayoutDrawing", "PangoCairoBackend",
        "PictureReading", "SwiftCode", "TestSupport",
      ],
      exclude: ["Expected"], swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "FileAccess",
        "AutoLayout", "LayoutScene", "LayoutWords", "LayoutSolving", "Diagnostics", "JSONText", "XMLText",
        "ScenarioFiles", "InterfaceBuilderFiles", "SolutionFiles", "LayoutReview",
        "LayoutDrawing", "PangoCairoBackend", "CPangoCairo", "LivePage", "SafeText", "TestSupport", "UIKit",
        "_Testing_UIKit", "layout-render",
      ],
      exclude: ["Golden"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// For the plugin, SwiftPM builds the command, and everything below it, a second time, as a tool.
if Context.environment["LAYOUT_RENDER_TESTING"] != nil {
  package.products.removeAll { $0.name == "layout-render-plugin" }
  package.targets.removeAll { $0.name == "layout-render-plugin" }
}

// See `testing` in the Makefile. What spends hardly any of the tests' time takes longer to optimize than that would save.
if Context.environment["LAYOUT_RENDER_TESTING"] != nil {
  let plain: Set = [
    "InterfaceBuilderFiles", "LayoutRender", "LayoutRenderTesting", "LayoutReview", "LayoutWords", "LivePage",
    "ScenarioExport", "ScenarioFiles", "SolutionFiles", "SwiftCode", "SwiftSourceFiles", "UIKit", "XcodeLogs",
    "layout-bench", "layout-book", "layout-render",
  ]
  for target in package.targets where target.type == .test || plain.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
}

// The reader of Swift source is built with the compiler's own parser: the Makefile passes on which folder of the toolchain
// has it.
if let parser = Context.environment["LAYOUT_RENDER_PARSER"], !parser.isEmpty {
  let settings = settings + [.unsafeFlags(["-I\(parser)"])]
  package.products.append(.executable(name: "layout-render-swift", targets: ["layout-render-swift"]))
  package.targets += [
    .executableTarget(name: "model-index", swiftSettings: settings),
    .plugin(
      name: "ModelIndexing", capability: .buildTool(), dependencies: ["model-index"]),
    .target(
      name: "SwiftInterpreter", exclude: ["Prelude"], swiftSettings: settings, plugins: ["ModelIndexing"]),
    .target(
      name: "UIKitModel",
      dependencies: [
        "AutoLayout", "JSONText", "ScenarioFiles", "LayoutScene", "LayoutSolving", "SwiftInterpreter",
        "SwiftSourceFiles",
      ],
      exclude: ["Model"], swiftSettings: settings, plugins: ["ModelIndexing"]),
    .executableTarget(
      name: "layout-render-swift",
      dependencies: [
        "CEnvironment", "Diagnostics", "JSONText", "PangoCairoBackend", "SwiftInterpreter",
        "SwiftSourceFiles",
        "UIKitModel",
      ],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-L\(parser)", "-Xlinker", "-rpath", "-Xlinker", parser])]),
  ]
}

// The folders of the targets, in the order in which data passes through them. Tests are in the folder of their target.
let rooms: [(name: String, targets: [String])] = [
  ("Engine", ["ConstraintSolver", "AutoLayout", "Typesetting"]),
  ("Scene", ["LayoutScene", "LayoutSolving", "LayoutWords"]),
  (
    "Read",
    [
      "SafeText", "Diagnostics", "JSONText", "XMLText", "ScenarioFiles", "InterfaceBuilderFiles", "XcodeLogs",
      "SolutionFiles", "FileAccess",
    ]
  ),
  ("Draw", ["LayoutDrawing", "SVG"]),
  ("Paint", ["PangoCairoBackend"]),
  ("Review", ["LayoutReview"]),
  ("UIKit", ["UIKit", "ScenarioExport", "LayoutRender", "LayoutRenderTesting", "_Testing_UIKit"]),
  (
    "SwiftSource",
    [
      "SwiftInterpreter", "model-index", "ModelIndexing", "UIKitModel", "layout-render-swift", "SwiftReader",
      "SwiftSourceFiles", "SwiftCode",
    ]
  ),
  ("Page", ["LivePage", "LiveModule"]),
  ("Command", ["layout-render", "CEnvironment", "CRevision", "layout-render-plugin", "Command", "Sample"]),
  ("Tools", ["layout-bench", "layout-book", "PictureReading"]),
  ("C", ["CExpat", "CGLib", "CHarfBuzz", "CPangoCairo", "CSpng", "CZlib"]),
]
for target in package.targets {
  let isTest = target.type == .test
  let name = isTest ? String(target.name.dropLast("Tests".count)) : target.name
  guard let room = rooms.first(where: { $0.targets.contains(name) }) else { continue }
  target.path = "\(isTest ? "Tests" : "Sources")/\(room.name)/\(target.name)"
}
