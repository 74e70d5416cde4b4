import Foundation
import Testing

/// The plugins in a package of an app that depends on this one, for which SwiftPM builds screenc from source.
///
/// That takes minutes: it is done where `SCREENC_TEST_BUILDS` is set. The package is kept in the folder of builds, so
/// that another run builds what has changed.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["SCREENC_TEST_BUILDS"] != nil,
    "screenc is built from source only if it is asked for"),
  .timeLimit(.minutes(60)))
struct SourcePluginTests {
  /// The package, with nothing in it but what SwiftPM keeps, and its manifest.
  private func books() throws -> AppPackage {
    let folder = packageRoot.appending(path: ".build/plugins-from-source/Books")
    let package = try AppPackage(
      in: folder,
      manifest: """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "Books",
          platforms: [.macOS(.v15), .iOS(.v16)],
          dependencies: [.package(name: "screenc", path: "../../..")],
          targets: [
            .target(
              name: "Books",
              dependencies: [.product(name: "ScreenKit", package: "screenc")],
              exclude: ["Specs"],
              plugins: [.plugin(name: "ScreencGenerator", package: "screenc")])
          ]
        )

        """)
    let kept = [".build", "Package.swift"]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !kept.contains(name) { try package.clear(name) }
    try package.clear(".build/plugins/outputs")
    return package
  }

  @Test func theCodeOfATargetIsGeneratedByAScreencFromSource() async throws {
    let package = try books()
    _ = try await package.run("screenc", "init", "Sources/Books/Specs", "--name", "Books")
    try package.clear("Sources/Books/Generated")
    try package.write(
      "import ScreenKit\n\nlet screens: [any Any.Type] = [BooksApp.self, HomeViewController.self]\n",
      to: "Sources/Books/Screens.swift")
    let built = try await package.run("swift", "build", "--target", "Books")
    #expect(built.status == 0, "\(built.text)")
    #expect(built.text.contains("Generating the screens of Books"), "\(built.text)")
    #expect(try package.generated().keys.sorted() == ["App.swift", "Home.swift"])

    let home = try package.text("Sources/Books/Specs/Home.yaml")
    try package.write(home + "colour: red\n", to: "Sources/Books/Specs/Home.yaml")
    let broken = try await package.run("swift", "build", "--target", "Books")
    #expect(broken.status != 0)
    #expect(broken.text.contains(/Home\.yaml:\d+:\d+: error: .*unknown-key/), "\(broken.text)")
  }

  @Test func theCommandsAreThoseOfAScreencFromSource() async throws {
    let package = try books()
    // SwiftPM plans the target's build, too, for which there have to be specs.
    try package.write("", to: "Sources/Books/Specs/Nothing.yaml")
    try package.write("", to: "Sources/Books/Books.swift")
    let refused = try await package.screenc("init", "--name", "Books", isAllowed: false)
    #expect(refused.status != 0)
    #expect(
      refused.text.contains("permission to write to the package directory"), "\(refused.text)")
    #expect(!package.isThere("Specs"))

    let begun = try await package.screenc("init", "--name", "Books")
    #expect(begun.status == 0, "\(begun.text)")
    let built = try await package.screenc("build")
    #expect(built.status == 0, "\(built.text)")
    #expect(try package.text("Generated/Home.swift").contains("class HomeViewController"))

    let home = try package.text("Specs/Home.yaml")
    try package.write(home.replacing(": ", with: ":   "), to: "Specs/Home.yaml")
    let formatted = try await package.screenc("fmt")
    #expect(formatted.status == 0, "\(formatted.text)")
    #expect(try package.text("Specs/Home.yaml") == home)

    try package.write(home + "colour: red\n", to: "Specs/Home.yaml")
    let found = try await package.screenc("lint")
    #expect(found.status == 1, "\(found.text)")
    #expect(found.text.contains("[unknown-key]"), "\(found.text)")

    // Such a screenc has no companions, and says so.
    try package.write(home, to: "Specs/Home.yaml")
    let drawn = try await package.screenc("preview")
    // SwiftPM has one status for all that plugins end with.
    #expect(drawn.status != 0)
    #expect(drawn.text.contains("exit code 2"), "\(drawn.text)")
    #expect(drawn.text.contains("needs the program screenc-preview"), "\(drawn.text)")
  }
}
