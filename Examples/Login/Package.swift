// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Login",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "Login", targets: ["Login"]),
    .executable(name: "LoginDemo", targets: ["LoginDemo"]),
  ],
  dependencies: [
    .package(name: "screenc", path: "../..", traits: []),
    // For the server of the tests and the demonstration.
    .package(name: "Moments", path: "../Moments"),
  ],
  targets: [
    // The app: what screenc generated from Specs/, and what was written by hand beside it.
    .target(
      name: "Login",
      dependencies: [.product(name: "ScreenKit", package: "screenc")],
      resources: [.process("Resources/Localizable.xcstrings")]
    ),
    // The server that the demonstration and the tests talk to.
    .target(
      name: "LoginServer",
      dependencies: [.product(name: "DatasetteServer", package: "Moments")]
    ),
    .executableTarget(
      name: "LoginDemo",
      dependencies: [
        "Login", "LoginServer", .product(name: "DatasetteServer", package: "Moments"),
        .product(name: "ScreenDriver", package: "screenc"),
      ]
    ),
    .testTarget(
      name: "LoginTests",
      dependencies: [
        "Login", "LoginServer", .product(name: "DatasetteServer", package: "Moments"),
        .product(name: "DatasetteTesting", package: "Moments"),
        .product(name: "ScreenDriver", package: "screenc"),
      ]
    ),
  ]
)
