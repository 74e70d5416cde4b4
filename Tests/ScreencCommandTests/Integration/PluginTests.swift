import Foundation
import TestTools
import Testing

/// The plugins in a package of an app, over the screenc that was built with these tests: as they are released.
@Suite(
  .serialized, .enabled(if: Workshop.isOpen, "the app is compiled against modules of these tests"),
  .timeLimit(.minutes(20)))
struct PluginTests {
  /// A package with a target, beside the package of plugins.
  private func notes(plugins: String = "") throws -> AppPackage {
    let scratch = try ScratchFolder("plugins")
    let tool = Shell.products.appending(path: "screenc").path
    let made = try Shell(folder: packageRoot)
      .run(".ci/plugin-package", scratch.file("screenc-plugins").path, tool)
    #expect(made.status == 0, "\(made.text)")
    return try AppPackage(
      in: scratch.file("Notes"), of: scratch,
      manifest: """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "Notes",
          dependencies: [.package(path: "../screenc-plugins")],
          targets: [
            .target(
              name: "Notes", exclude: ["Specs"],
              swiftSettings: [
                .unsafeFlags(["-I", "\(Shell.products.appending(path: "Modules").path)"])
              ],
              plugins: [\(plugins)])
          ]
        )
        """)
  }

  @Test func theCodeOfATargetIsGeneratedWhileItIsBuilt() async throws {
    let package = try notes(
      plugins: #".plugin(name: "ScreencGenerator", package: "screenc-plugins")"#)
    _ = try await package.run("screenc", "init", "Sources/Notes/Specs", "--name", "Notes")
    try package.clear("Sources/Notes/Generated")
    try package.write("# Nothing yet.\n", to: "Sources/Notes/Specs/Later.yaml")
    try package.write(
      "import ScreenKit\n\nlet screens: [any Any.Type] = [NotesApp.self, HomeViewController.self]\n",
      to: "Sources/Notes/Screens.swift")
    let first = try await package.run("swift", "build", "--target", "Notes")
    #expect(first.status == 0, "\(first.text)")
    #expect(first.text.contains("Generating the screens of Notes"), "\(first.text)")
    let files = try package.generated()
    #expect(files.keys.sorted() == ["App.swift", "Home.swift", "Later.swift"])

    let second = try await package.run("swift", "build", "--target", "Notes")
    #expect(second.status == 0)
    #expect(!second.text.contains("Generating"), "\(second.text)")

    // What changes is written again, and compiled; a new spec is found.
    let home = try package.text("Sources/Notes/Specs/Home.yaml")
    try package.write(
      home.replacing("Home", with: "Second"), to: "Sources/Notes/Specs/Parts/Second.yaml")
    try package.write(
      "import ScreenKit\n\nlet screens: [any Any.Type] = [SecondViewController.self]\n",
      to: "Sources/Notes/Screens.swift")
    let third = try await package.run("swift", "build", "--target", "Notes")
    #expect(third.status == 0, "\(third.text)")
    let later = try package.generated()
    #expect(
      later.keys.sorted() == ["App.swift", "Home.swift", "Later.swift", "Parts.Second.swift"])
    #expect(later["Home.swift"] == files["Home.swift"])

    // What is found stands where it is, as compilers write it.
    try package.write(home + "colour: red\n", to: "Sources/Notes/Specs/Home.yaml")
    let broken = try await package.run("swift", "build", "--target", "Notes")
    #expect(broken.status != 0)
    let place = package.folder.resolvingSymlinksInPath()
      .appending(path: "Sources/Notes/Specs/Home.yaml").path
    #expect(
      broken.text.contains(try Regex("\(place):\\d+:\\d+: error: .*unknown-key")), "\(broken.text)")
  }

  /// A package of which the specs have been begun by the plugin, with a target of no code.
  private func begun() async throws -> AppPackage {
    let package = try notes()
    try package.write("", to: "Sources/Notes/Notes.swift")
    let begun = try await package.screenc("init", "--name", "Notes")
    #expect(begun.status == 0, "\(begun.text)")
    #expect(begun.text.contains("Specs/Home.yaml: written"), "\(begun.text)")
    return package
  }

  @Test func theCommandsOfThePageAreRun() async throws {
    let package = try await begun()
    let page = try #require(Article("Packages").blocks().first { $0.language == "sh plugin" })
    for line in page.text.split(separator: "\n").map(String.init) {
      // Where it is not given with the command, somebody at a terminal gives the permission.
      let allowed = "swift package --allow-writing-to-package-directory screenc"
      let said = try await package.run(
        "sh", "-c", line.replacing("swift package screenc", with: allowed))
      #expect(said.status == 0, "\(line): \(said.text)")
    }
    #expect(try package.text("Generated/Home.swift").contains("class HomeViewController"))
  }

  @Test func codeIsGeneratedByTheCommand() async throws {
    let package = try await begun()
    let outdated = try await package.screenc("build", "--check")
    // SwiftPM has one status for all that plugins end with.
    #expect(outdated.status != 0)
    #expect(outdated.text.contains("exit code 4"), "\(outdated.text)")
    let built = try await package.screenc("build")
    #expect(built.status == 0, "\(built.text)")
    #expect(try package.text("Generated/Home.swift").contains("class HomeViewController"))
    #expect(try await package.screenc("build", "--check").status == 0)

    let home = try package.text("Specs/Home.yaml")
    try package.write(home + "colour: red\n", to: "Specs/Home.yaml")
    let broken = try await package.screenc("build")
    #expect(broken.status == 1, "\(broken.text)")
    #expect(broken.text.contains("[unknown-key]"), "\(broken.text)")
  }

  @Test func findingsOfTheCommandAreItsStatus() async throws {
    let package = try await begun()
    let clean = try await package.screenc("lint")
    #expect(clean.status == 0, "\(clean.text)")
    let home = try package.text("Specs/Home.yaml")
    try package.write(home.replacing("title:", with: "titel:"), to: "Specs/Home.yaml")
    let found = try await package.screenc("lint")
    #expect(found.status == 1, "\(found.text)")
    #expect(found.text.contains("Specs/Home.yaml:2:1: error: "), "\(found.text)")
    #expect(found.text.contains("[unknown-key]"), "\(found.text)")
    let mended = try await package.screenc("lint", "--fix", "--unsafe-fixes")
    #expect(mended.status == 0, "\(mended.text)")
    #expect(try package.text("Specs/Home.yaml") == home)
  }

  @Test func specsAreFormattedByTheCommand() async throws {
    let package = try await begun()
    let home = try package.text("Specs/Home.yaml")
    let loose = home.replacing(": ", with: ":   ")
    try package.write(loose, to: "Specs/Home.yaml")
    #expect(try await package.screenc("fmt", "--check").status == 1)
    #expect(try package.text("Specs/Home.yaml") == loose)
    #expect(try await package.screenc("fmt").status == 0)
    #expect(try package.text("Specs/Home.yaml") == home)
  }

  @Test(.enabled(if: Installed.isBuilt("screenc-preview"), "screenc-preview is not built"))
  func picturesAreDrawnByTheCommand() async throws {
    let package = try await begun()
    let drawn = try await package.screenc("preview", "--only", "Home", "--output", "Pictures")
    #expect(drawn.status == 0, "\(drawn.text)")
    #expect(try package.text("Pictures/Home-filled.svg").contains("Hello"))

    let home = try package.text("Specs/Home.yaml")
    try package.write(home + "colour: red\n", to: "Specs/Home.yaml")
    let found = try await package.screenc("preview", "--only", "Home", "--output", "Others")
    #expect(found.status == 1, "\(found.text)")
    #expect(found.text.contains("[unknown-key]"), "\(found.text)")
    #expect(!package.isThere("Others"))
  }

  /// Without a permission, and nobody to ask, nothing is run.
  @Test func nothingIsWrittenWithoutAPermission() async throws {
    let package = try await begun()
    let loose = try package.text("Specs/Home.yaml").replacing(": ", with: ":   ")
    try package.write(loose, to: "Specs/Home.yaml")
    for command in ["build", "lint", "fmt", "preview"] {
      let asked = try await package.screenc(command, isAllowed: false)
      #expect(asked.status != 0, "\(command)")
      #expect(
        asked.text.contains("permission to write to the package directory"),
        "\(command): \(asked.text)")
    }
    #expect(try package.text("Specs/Home.yaml") == loose)
    #expect(!package.isThere("Generated/Home.swift"))
    #expect(!package.isThere("Preview"))
  }

  /// The package of released plugins has the same plugins as this one.
  @Test func theReleasedPluginsAreThoseOfThePackage() throws {
    func plugins(of file: String) throws -> [String] {
      let text = try String(contentsOf: packageRoot.appending(path: file), encoding: .utf8)
      return text.matches(
        of: /\.plugin\(\s*name: "\w+",\s*capability: .*?dependencies: \["screenc"\]/
          .dotMatchesNewlines()
      )
      .map { String($0.output).filter { !$0.isWhitespace } }
    }
    let released = try plugins(of: ".ci/plugin-package.swift")
    #expect(released.count == 2)
    #expect(try plugins(of: "Package.swift") == released)
  }
}
