// swift-tools-version: 6.2

import PackageDescription

// Screens made straight from specs against those of compiled apps. The examples themselves take the run-time only; here
// the compiler is beside them.
let package = Package(
  name: "StraightFromSpecs",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "screenc", path: "../..", traits: ["Compiler"]),
    .package(name: "People", path: "../../Examples/People"),
    .package(name: "TodoLists", path: "../../Examples/TodoLists"),
    .package(name: "Moments", path: "../../Examples/Moments"),
    .package(name: "Login", path: "../../Examples/Login"),
    .package(name: "Accounts", path: "../../Examples/Accounts"),
  ],
  targets: [
    .testTarget(
      name: "PeopleTests",
      dependencies: [
        .product(name: "People", package: "People"),
        .product(name: "PeopleFiles", package: "People"),
        .product(name: "ScreenInterpreter", package: "screenc"),
      ], path: "PeopleTests"
    ),
    .testTarget(
      name: "TodoListsTests",
      dependencies: [
        .product(name: "TodoLists", package: "TodoLists"),
        .product(name: "ScreenInterpreter", package: "screenc"),
      ], path: "TodoListsTests"
    ),
    .testTarget(
      name: "MomentsTests",
      dependencies: [
        .product(name: "Moments", package: "Moments"),
        .product(name: "ScreenInterpreter", package: "screenc"),
      ], path: "MomentsTests"
    ),
    .testTarget(
      name: "LoginTests",
      dependencies: [
        .product(name: "Login", package: "Login"),
        .product(name: "ScreenInterpreter", package: "screenc"),
      ], path: "LoginTests"
    ),
    .testTarget(
      name: "AccountsTests",
      dependencies: [
        .product(name: "Accounts", package: "Accounts"),
        .product(name: "ScreenInterpreter", package: "screenc"),
      ], path: "AccountsTests"
    ),
  ]
)
