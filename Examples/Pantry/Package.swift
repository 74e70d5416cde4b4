// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Pantry",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "Pantry", targets: ["Pantry"]),
    .executable(name: "PantryDemo", targets: ["PantryDemo"]),
  ],
  dependencies: [
    .package(name: "screenc", path: "../..", traits: []),
    // For the server of the tests and the demonstration.
    .package(name: "Moments", path: "../Moments"),
  ],
  targets: [
    // The app: what screenc generated from Specs/, and what was written by hand beside it.
    .target(
      name: "Pantry",
      dependencies: [.product(name: "ScreenKit", package: "screenc")],
      resources: [.process("Resources/Localizable.xcstrings")]
    ),
    // The server that the demonstration and the tests talk to.
    .target(
      name: "PantryServer",
      dependencies: [.product(name: "DatasetteServer", package: "Moments")]
    ),
    .executableTarget(
      name: "PantryDemo",
      dependencies: [
        "Pantry", "PantryServer", .product(name: "DatasetteServer", package: "Moments"),
        .product(name: "ScreenDriver", package: "screenc"),
      ]
    ),
    .testTarget(
      name: "PantryTests",
      dependencies: [
        "Pantry", "PantryServer", .product(name: "DatasetteServer", package: "Moments"),
        .product(name: "DatasetteTesting", package: "Moments"),
        .product(name: "ScreenDriver", package: "screenc"),
      ]
    ),
  ]
)
