// swift-tools-version: 6.2

import PackageDescription

// The plugins of screenc with a screenc that is built already: nothing is compiled but the plugins.
let package = Package(
  name: "screenc-plugins",
  products: [
    .plugin(name: "ScreencCommand", targets: ["ScreencCommand"]),
    .plugin(name: "ScreencGenerator", targets: ["ScreencGenerator"]),
  ],
  targets: [
    .binaryTarget(name: "screenc", path: "screenc.artifactbundle"),
    .plugin(
      name: "ScreencCommand",
      capability: .command(
        intent: .custom(
          verb: "screenc", description: "Checks, generates and formats screen specs."),
        permissions: [
          .writeToPackageDirectory(
            reason: "screenc writes generated code, and mends specs if asked to.")
        ]),
      dependencies: ["screenc"]
    ),
    .plugin(name: "ScreencGenerator", capability: .buildTool(), dependencies: ["screenc"]),
  ]
)
