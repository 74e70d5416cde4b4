// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "People",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "People", targets: ["People"]),
    // What answers in the place of a server.
    .library(name: "PeopleFiles", targets: ["PeopleFiles"]),
    .executable(name: "PeopleDemo", targets: ["PeopleDemo"]),
  ],
  dependencies: [
    .package(name: "screenc", path: "../..", traits: [])
  ],
  targets: [
    // The app: what screenc generated from Specs/, and what was written by hand beside it.
    .target(
      name: "People",
      dependencies: [.product(name: "ScreenKit", package: "screenc")],
      resources: [.copy("Resources/Localizable.strings")]
    ),
    // Answers the app's requests from files, for the demonstration and the tests.
    .target(
      name: "PeopleFiles",
      dependencies: [.product(name: "ScreenKit", package: "screenc")],
      resources: [.copy("Files")]
    ),
    .executableTarget(
      name: "PeopleDemo",
      dependencies: [
        "People", "PeopleFiles", .product(name: "ScreenDriver", package: "screenc"),
      ]
    ),
    .testTarget(
      name: "PeopleTests",
      dependencies: [
        "People", "PeopleFiles", .product(name: "ScreenDriver", package: "screenc"),
      ]
    ),
  ]
)
