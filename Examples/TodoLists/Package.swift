// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "TodoLists",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "TodoLists", targets: ["TodoLists"]),
    .executable(name: "TodoListsDemo", targets: ["TodoListsDemo"]),
  ],
  dependencies: [
    .package(name: "screenc", path: "../..")
  ],
  targets: [
    // The app: what screenc generated from Specs/, and what was written by hand beside it.
    .target(
      name: "TodoLists",
      dependencies: [.product(name: "ScreenKit", package: "screenc")],
      resources: [.process("Resources/Localizable.xcstrings")]
    ),
    .executableTarget(
      name: "TodoListsDemo",
      dependencies: ["TodoLists", .product(name: "ScreenDriver", package: "screenc")]
    ),
    .testTarget(
      name: "TodoListsTests",
      dependencies: [
        "TodoLists", .product(name: "ScreenDriver", package: "screenc"),
        .product(name: "ScreenInterpreter", package: "screenc"),
      ]
    ),
  ]
)
