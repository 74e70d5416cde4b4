import Foundation
import Testing

/// The plugins in a package of an app, over the screenc that was built with these tests: as they are released.
@Suite(
  .serialized, .enabled(if: Workshop.isOpen, "the app is compiled against modules of these tests"),
  .timeLimit(.minutes(5)))
struct PluginTests {
  /// A package with specs and a target, beside the package of plugins.
  private final class Scratch {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "screenc-plugins-\(UUID().uuidString)")
    var package: URL { folder.appending(path: "Notes") }
    var shell: Shell { Shell(folder: package) }

    init(plugins: String = "") throws {
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
      let tool = Shell.products.appending(path: "screenc").path
      let made = try Shell(folder: packageRoot)
        .run(".ci/plugin-package", folder.appending(path: "screenc-plugins").path, tool)
      #expect(made.status == 0, "\(made.text)")
      try write(
        """
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
        """, to: "Package.swift")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to path: String) throws {
      let url = package.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    func text(_ path: String) throws -> String {
      try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    /// Runs a command on a thread of its own: those that tests share are few.
    func run(_ arguments: String...) async throws -> Shell.Answer {
      let shell = shell
      return try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(with: Result { try shell.run(arguments) })
        }
      }
    }

    /// The generated files, with what tells whether they were written again.
    func generated() throws -> [String: UInt64] {
      let folder = package.appending(path: ".build/plugins/outputs")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let swift = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      return try Dictionary(
        uniqueKeysWithValues: swift.map { file in
          let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
          let number = try #require(attributes[.systemFileNumber] as? NSNumber)
          return (file.lastPathComponent, number.uint64Value)
        })
    }
  }

  @Test func theCodeOfATargetIsGeneratedWhileItIsBuilt() async throws {
    let scratch = try Scratch(
      plugins: #".plugin(name: "ScreencGenerator", package: "screenc-plugins")"#)
    try scratch.shell.run("screenc", "init", "Sources/Notes/Specs", "--name", "Notes")
    try FileManager.default.removeItem(
      at: scratch.package.appending(path: "Sources/Notes/Generated"))
    try scratch.write("# Nothing yet.\n", to: "Sources/Notes/Specs/Later.yaml")
    try scratch.write(
      "import ScreenKit\n\nlet screens: [any Any.Type] = [NotesApp.self, HomeViewController.self]\n",
      to: "Sources/Notes/Screens.swift")
    let first = try await scratch.run("swift", "build", "--target", "Notes")
    #expect(first.status == 0, "\(first.text)")
    #expect(first.text.contains("Generating the screens of Notes"), "\(first.text)")
    let files = try scratch.generated()
    #expect(files.keys.sorted() == ["App.swift", "Home.swift", "Later.swift"])

    let second = try await scratch.run("swift", "build", "--target", "Notes")
    #expect(second.status == 0)
    #expect(!second.text.contains("Generating"), "\(second.text)")

    // What changes is written again, and compiled; a new spec is found.
    let home = try scratch.text("Sources/Notes/Specs/Home.yaml")
    try scratch.write(
      home.replacing("Home", with: "Second"), to: "Sources/Notes/Specs/Parts/Second.yaml")
    try scratch.write(
      "import ScreenKit\n\nlet screens: [any Any.Type] = [SecondViewController.self]\n",
      to: "Sources/Notes/Screens.swift")
    let third = try await scratch.run("swift", "build", "--target", "Notes")
    #expect(third.status == 0, "\(third.text)")
    let later = try scratch.generated()
    #expect(
      later.keys.sorted() == ["App.swift", "Home.swift", "Later.swift", "Parts.Second.swift"])
    #expect(later["Home.swift"] == files["Home.swift"])

    // What is found stands where it is, as compilers write it.
    try scratch.write(home + "colour: red\n", to: "Sources/Notes/Specs/Home.yaml")
    let broken = try await scratch.run("swift", "build", "--target", "Notes")
    #expect(broken.status != 0)
    let place = scratch.package.resolvingSymlinksInPath()
      .appending(path: "Sources/Notes/Specs/Home.yaml").path
    #expect(
      broken.text.contains(try Regex("\(place):\\d+:\\d+: error: .*unknown-key")), "\(broken.text)")
  }

  @Test func theCommandsAreThoseOfScreenc() async throws {
    let scratch = try Scratch()
    try scratch.write("", to: "Sources/Notes/Notes.swift")
    let allowed = ["swift", "package", "--allow-writing-to-package-directory", "screenc"]
    func screenc(_ arguments: String...) async throws -> Shell.Answer {
      let shell = scratch.shell
      return try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(with: Result { try shell.run(allowed + arguments) })
        }
      }
    }
    let begun = try await screenc("init", "--name", "Notes")
    #expect(begun.status == 0, "\(begun.text)")
    #expect(begun.text.contains("Specs/Home.yaml: written"), "\(begun.text)")
    let page = try #require(Article("Packages").blocks().first { $0.language == "sh plugin" })
    for line in page.text.split(separator: "\n").map(String.init) {
      // Where it is not given with the command, somebody at a terminal gives the permission.
      let said = try await scratch.run(
        "sh", "-c", line.replacing("swift package screenc", with: allowed.joined(separator: " ")))
      #expect(said.status == 0, "\(line): \(said.text)")
    }
    #expect(try scratch.text("Generated/Home.swift").contains("class HomeViewController"))
    let home = try scratch.text("Specs/Home.yaml")
    try scratch.write(home + "colour:   red\n", to: "Specs/Home.yaml")
    let found = try await screenc("lint")
    #expect(found.status == 1, "\(found.text)")
    #expect(found.text.contains("[unknown-key]"))
    #expect(try await screenc("build", "--check").status == 1)
    try scratch.write(home.replacing(": ", with: ":   "), to: "Specs/Home.yaml")
    #expect(try await screenc("fmt").status == 0)
    #expect(try scratch.text("Specs/Home.yaml") == home)

    // Without a permission, and nobody to ask, nothing is run.
    let asked = try await scratch.run("swift", "package", "screenc", "lint")
    #expect(asked.status != 0)
    #expect(asked.text.contains("permission to write to the package directory"), "\(asked.text)")
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
