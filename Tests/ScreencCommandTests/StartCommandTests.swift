import Foundation
import ScreenCompiler
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

  @Test func somebodyAtATerminalIsAsked() throws {
    let folder = Folder()
    let transcript = Transcript()
    transcript.directory = "/home/ada/my-notes"
    // An answer that is none is asked for again, and an empty one takes what is proposed.
    transcript.answers = ["7", "1", "3", "", folder.specs]
    #expect(transcript.run("init") == .clean)
    #expect(try folder.text("Specs/App.yaml").contains("app: MyNotes"))
    #expect(try folder.text("Specs/App.yaml").contains("screen: Settings"))
    #expect(
      transcript.status.contains(
        "the same without questions: `screenc init \(folder.specs) --name MyNotes --template tabs`")
    )
    #expect(transcript.answers == [])
  }

  @Test func nobodyIsAskedWhoSaysSomethingOrIsNotThere() throws {
    let folder = Folder()
    let transcript = Transcript()
    transcript.answers = ["never read"]
    #expect(transcript.run("init", folder.specs) == .clean)
    #expect(transcript.answers == ["never read"])
    #expect(!transcript.status.contains("without questions"))
  }

  @Test func nothingIsWrittenWhereTheAnswersEnd() throws {
    let folder = Folder()
    let transcript = Transcript()
    transcript.answers = ["2", "1"]
    #expect(transcript.run("init") == .usage)
    #expect(transcript.status.contains("nothing was written"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test(arguments: StarterTemplate.allCases)
  func allTemplatesAreSoundAndFormatted(template: StarterTemplate) throws {
    let folder = Folder()
    let kind = template.rawValue
    #expect(Transcript().run("init", folder.specs, "--template", kind) == .clean)
    let lint = Transcript()
    #expect(lint.run("lint", folder.specs, "--strict") == .clean)
    #expect(lint.output == "")
    #expect(Transcript().run("fmt", "--check", folder.specs) == .clean)
    #expect(Transcript().run("build", folder.specs, "--strict") == .clean)
  }

  @Test(
    .enabled(if: Workshop.isOpen, "Swift is compiled by hand on Linux only"),
    arguments: StarterTemplate.allCases)
  func packagesOfAllTemplatesPassTheirTests(template: StarterTemplate) async throws {
    let workshop = try Workshop("Notes")
    let begun = try await workshop.run(
      "screenc init --package --name Notes --template \(template.rawValue)")
    #expect(begun.status == 0, "\(begun.text)")
    let code = try Shell(folder: workshop.folder)
      .run("swift", "format", "lint", "--strict", "--recursive", ".")
    #expect(code.text == "")
    let said = try await workshop.run("swift test")
    #expect(said.status == 0, "\(said.text)")
    let shown = try await workshop.run("swift run NotesDemo")
    #expect(shown.status == 0, "\(shown.text)")
  }

  @Test(
    .enabled(if: Workshop.isOpen, "Swift is compiled by hand on Linux only"),
    arguments: StarterTemplate.allCases.filter(\.fitsExistingApps))
  func anAppThatIsThereMakesItsFirstScreen(template: StarterTemplate) async throws {
    let workshop = try Workshop("Notes")
    let begun = try await workshop.run(
      "screenc init --existing --name Notes --template \(template.rawValue)"
        + " && screenc lint --strict && screenc build && mkdir -p Sources/Notes"
        + " && mv Generated NotesScreens.swift Sources/Notes")
    #expect(begun.status == 0, "\(begun.text)")
    #expect(try await workshop.compileApp() == "")
  }

  @Test func whatDoesNotGoTogetherIsSaid() throws {
    let folder = Folder()
    let both = Transcript()
    #expect(both.run("init", folder.specs, "--package", "--existing") == .usage)
    #expect(both.status.contains("stands in another"))
    let logIn = Transcript()
    #expect(logIn.run("init", folder.specs, "--existing", "--template", "login") == .usage)
    #expect(logIn.status.contains("`auth: app`"))
    let other = Transcript()
    #expect(other.run("init", folder.specs, "--template", "lists") == .usage)
    #expect(other.status.contains("list"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
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
      try folder.text("Package.swift").contains(
        #".package(name: "screenc", path: "../screenc", traits: [])"#))
    let swift = Shell(folder: folder.url)
    #expect(try swift.run("swift", "format", "lint", "--strict", "--recursive", ".").text == "")
  }

  @Test func aPackageAtAnAddressIsAskedForByItsVersion() throws {
    let folder = Folder()
    let address = "https://git.example/tools/screenc-fork.git"
    let status = Transcript().run("init", folder.specs, "--package", "--screenc", address)
    #expect(status == .clean)
    let manifest = try folder.text("Package.swift")
    #expect(
      manifest.contains(#".package(url: "\#(address)", from: "\#(Tool.version)", traits: [])"#))
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
