// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Moments",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(
      name: "Moments", targets: ["Moments", "MomentsCore", "MomentsFeed", "MomentsPeople"]),
    .executable(name: "MomentsDemo", targets: ["MomentsDemo"]),
    // Other examples talk to such servers, too.
    .library(name: "DatasetteServer", targets: ["DatasetteServer"]),
    .library(name: "DatasetteTesting", targets: ["DatasetteTesting"]),
  ],
  dependencies: [
    .package(name: "screenc", path: "../..", traits: [])
  ],
  targets: [
    // Parts that the app owns and the specs name: a model and its adapter, written by hand.
    .target(
      name: "AdsKit",
      dependencies: [.product(name: "ScreenKit", package: "screenc")]
    ),
    // What screenc generated from three modules of Specs/, each with what its owners wrote by hand beside it.
    .target(
      name: "MomentsCore",
      dependencies: ["AdsKit", .product(name: "ScreenKit", package: "screenc")]
    ),
    .target(
      name: "MomentsFeed",
      dependencies: ["AdsKit", "MomentsCore", .product(name: "ScreenKit", package: "screenc")]
    ),
    .target(
      name: "MomentsPeople",
      dependencies: ["MomentsCore", "MomentsFeed", .product(name: "ScreenKit", package: "screenc")]
    ),
    // The app: what screenc generated from the rest of Specs/, and what was written by hand beside it.
    .target(
      name: "Moments",
      dependencies: [
        "AdsKit", "MomentsCore", "MomentsFeed", "MomentsPeople",
        .product(name: "ScreenKit", package: "screenc"),
      ],
      resources: [.process("Resources/Localizable.xcstrings")]
    ),
    // Starts real servers, and the one that the demonstration and the tests talk to.
    .target(name: "DatasetteServer"),
    .target(name: "DatasetteTesting", dependencies: ["DatasetteServer"]),
    .target(name: "MomentsServer", dependencies: ["DatasetteServer"]),
    .executableTarget(
      name: "MomentsDemo",
      dependencies: [
        "Moments", "MomentsServer", "DatasetteServer",
        .product(name: "ScreenDriver", package: "screenc"),
      ]
    ),
    .testTarget(
      name: "MomentsTests",
      dependencies: [
        "Moments", "MomentsCore", "MomentsFeed", "MomentsPeople", "MomentsServer",
        "DatasetteServer", "DatasetteTesting",
        .product(name: "ScreenDriver", package: "screenc"),
      ]
    ),
  ]
)
