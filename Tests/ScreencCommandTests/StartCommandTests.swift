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
