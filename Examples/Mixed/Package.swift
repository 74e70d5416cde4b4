// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Mixed",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "Mixed", targets: ["Mixed"]),
    .executable(name: "MixedDemo", targets: ["MixedDemo"]),
  ],
  dependencies: [
    .package(name: "screenc", path: "../..", traits: []),
    // For the server of the tests and the demonstration.
    .package(name: "Moments", path: "../Moments"),
  ],
  targets: [
    // An app that was written by hand, and what screenc generated from Specs/ for it.
    // Before/ has those of its files that were others without that: the tests of screenc compile them.
    .target(
      name: "Mixed",
      dependencies: [.product(name: "ScreenKit", package: "screenc")],
      resources: [.copy("Resources/Localizable.strings")]
    ),
    // The server that the demonstration and the tests talk to.
    .target(
      name: "MixedServer",
      dependencies: [.product(name: "DatasetteServer", package: "Moments")]
    ),
    .executableTarget(
      name: "MixedDemo",
      dependencies: [
        "Mixed", "MixedServer", .product(name: "DatasetteServer", package: "Moments"),
        .product(name: "ScreenDriver", package: "screenc"),
      ]
    ),
    .testTarget(
      name: "MixedTests",
      dependencies: [
        "Mixed", "MixedServer", .product(name: "DatasetteServer", package: "Moments"),
        .product(name: "DatasetteTesting", package: "Moments"),
        .product(name: "ScreenDriver", package: "screenc"),
      ]
    ),
  ]
)
