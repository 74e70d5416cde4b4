// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Newsroom",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "screenc", path: "../../../..")],
  targets: [
    .target(name: "AdsKit", dependencies: [.product(name: "ScreenKit", package: "screenc")]),
    .target(
      name: "Newsroom",
      dependencies: ["AdsKit", .product(name: "ScreenKit", package: "screenc")]),
  ]
)
