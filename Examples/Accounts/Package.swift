// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Accounts",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "Accounts", targets: ["Accounts"]),
    .executable(name: "AccountsDemo", targets: ["AccountsDemo"]),
  ],
  dependencies: [
    .package(name: "screenc", path: "../..", traits: []),
    // Starts the real servers that the demonstration and the tests talk to.
    .package(name: "Moments", path: "../Moments"),
  ],
  targets: [
    // The app: what screenc generated from Specs/, and what was written by hand beside it.
    .target(
      name: "Accounts",
      dependencies: [
        .product(name: "ScreenKit", package: "screenc"),
        .product(name: "ScreenKitSQLite", package: "screenc"),
      ],
      resources: [.process("Resources/Localizable.xcstrings")]
    ),
    .target(
      name: "AccountsServer",
      dependencies: [.product(name: "DatasetteServer", package: "Moments")]
    ),
    .executableTarget(
      name: "AccountsDemo",
      dependencies: [
        "Accounts", "AccountsServer", .product(name: "DatasetteServer", package: "Moments"),
        .product(name: "ScreenDriver", package: "screenc"),
      ]
    ),
    .testTarget(
      name: "AccountsTests",
      dependencies: [
        "Accounts", "AccountsServer", .product(name: "DatasetteServer", package: "Moments"),
        .product(name: "DatasetteTesting", package: "Moments"),
        .product(name: "ScreenDriver", package: "screenc"),
      ]
    ),
  ]
)
