import Foundation
import SpecFormat
import Testing

@testable import screenc

/// `screenc init`.
@Suite struct StartCommandTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "screenc-\(UUID().uuidString)")

    var specs: String { url.appending(path: "Specs").path }

    func text(_ path: String) throws -> String {
      try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }
  }

  @Test func whatItWritesIsSoundAndFormatted() throws {
    let folder = Folder()
    #expect(Transcript().run("init", folder.specs, "--name", "Notes") == .clean)
    let lint = Transcript()
    #expect(lint.run("lint", folder.specs, "--strict") == .clean)
    #expect(lint.output == "")
    #expect(Transcript().run("fmt", "--check", folder.specs) == .clean)
    #expect(Transcript().run("build", folder.specs, "--strict") == .clean)
    #expect(try folder.text("Generated/Home.swift").contains("class HomeViewController"))
    #expect(try folder.text("Generated/App.swift").contains("class NotesApp"))
    #expect(try folder.text(".yamllint") == LinterConfiguration.yamllint)
    #expect(try folder.text("Generated/.gitattributes").contains("*.swift linguist-generated"))
  }

  /// That the package builds and its test passes, `TutorialTests` show.
  @Test func aPackageIsSoundAndHasItsCode() throws {
    let folder = Folder()
    let run = Transcript()
    let status = run.run(
      "init", folder.specs, "--package", "--name", "Notes", "--screenc", "../screenc")
    #expect(status == .clean)
    #expect(run.status.hasSuffix("next: `swift test`\n"))
    #expect(Transcript().run("lint", folder.specs, "--strict") == .clean)
    #expect(Transcript().run("fmt", "--check", folder.specs) == .clean)
    #expect(Transcript().run("build", folder.specs, "--check") == .clean)
    #expect(
      try folder.text("Sources/Notes/Generated/App.swift").contains("public final class Notes"))
    #expect(
      try folder.text("Package.swift").contains(#".package(name: "screenc", path: "../screenc")"#))
    let swift = Shell(folder: folder.url)
    #expect(try swift.run("swift", "format", "lint", "--strict", "--recursive", ".").text == "")
  }

  @Test func aPackageAtAnAddressIsAskedForByItsVersion() throws {
    let folder = Folder()
    let address = "https://git.example/tools/screenc-fork.git"
    let status = Transcript().run("init", folder.specs, "--package", "--screenc", address)
    #expect(status == .clean)
    let manifest = try folder.text("Package.swift")
    #expect(manifest.contains(#".package(url: "\#(address)", from: "\#(Tool.version)")"#))
    #expect(manifest.contains(#"package: "screenc-fork""#))
    let other = Transcript()
    #expect(other.run("init", folder.specs, "--screenc", address) == .usage)
    #expect(other.status.contains("is about the package"))
  }

  @Test func whatIsThereStays() throws {
    let folder = Folder()
    #expect(Transcript().run("init", folder.specs) == .clean)
    let home = folder.url.appending(path: "Specs/Home.yaml")
    try Data("# mine\n".utf8).write(to: home)
    try FileManager.default.removeItem(at: folder.url.appending(path: "Specs/App.yaml"))
    let run = Transcript()
    #expect(run.run("init", folder.specs) == .clean)
    #expect(try folder.text("Specs/Home.yaml") == "# mine\n")
    #expect(run.output.contains("App.yaml: written"))
    #expect(run.output.contains("Home.yaml: kept as it is"))
  }

  @Test(arguments: ["notes", "", "My App", "Å", "1st"])
  func namesHaveToBeThoseOfTypes(name: String) {
    let folder = Folder()
    let run = Transcript()
    #expect(run.run("init", folder.specs, "--name", name) == .usage)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test func foldersThatCannotBeMadeAreReported() {
    let run = Transcript()
    #expect(run.run("init", "/dev/null/Specs") == .usage)
    #expect(run.status.contains("/dev/null"))
  }
}
