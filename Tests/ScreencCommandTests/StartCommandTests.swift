import Foundation
import ScreenCompiler
import SpecFormat
import TestTools
import Testing

@testable import screenc

/// `screenc init`.
@Suite struct StartCommandTests {
  private let scratch: ScratchFolder
  private var specs: String { scratch.file("Specs").path }

  init() throws { scratch = try ScratchFolder("init") }

  @Test func whatItWritesIsSoundAndFormatted() throws {
    #expect(Transcript().run("init", specs, "--name", "Notes") == .clean)
    let lint = Transcript()
    #expect(lint.run("lint", specs, "--strict") == .clean)
    #expect(lint.output == "")
    #expect(Transcript().run("fmt", "--check", specs) == .clean)
    #expect(Transcript().run("build", specs, "--strict") == .clean)
    #expect(try scratch.text("Generated/Home.swift").contains("class HomeViewController"))
    #expect(try scratch.text("Generated/App.swift").contains("class NotesApp"))
    #expect(try scratch.text(".yamllint") == LinterConfiguration.yamllint)
    #expect(try scratch.text("Generated/.gitattributes").contains("*.swift linguist-generated"))
  }

  @Test func somebodyAtATerminalIsAsked() throws {
    let transcript = Transcript()
    transcript.directory = "/home/ada/my-notes"
    // An answer that is none is asked for again, and an empty one takes what is proposed.
    transcript.answers = ["7", "1", "3", "", specs]
    #expect(transcript.run("init") == .clean)
    #expect(try scratch.text("Specs/App.yaml").contains("app: MyNotes"))
    #expect(try scratch.text("Specs/App.yaml").contains("screen: Settings"))
    #expect(
      transcript.status.contains(
        "the same without questions: `screenc init \(specs) --name MyNotes --template tabs`")
    )
    #expect(transcript.answers == [])
  }

  @Test func nobodyIsAskedWhoSaysSomethingOrIsNotThere() throws {
    let transcript = Transcript()
    transcript.answers = ["never read"]
    #expect(transcript.run("init", specs) == .clean)
    #expect(transcript.answers == ["never read"])
    #expect(!transcript.status.contains("without questions"))
  }

  @Test func nothingIsWrittenWhereTheAnswersEnd() throws {
    let transcript = Transcript()
    transcript.answers = ["2", "1"]
    #expect(transcript.run("init") == .usage)
    #expect(transcript.status.contains("nothing was written"))
    #expect(try scratch.names() == [])
  }

  @Test(arguments: StarterTemplate.allCases)
  func allTemplatesAreSoundAndFormatted(template: StarterTemplate) throws {
    let kind = template.rawValue
    #expect(Transcript().run("init", specs, "--template", kind) == .clean)
    let lint = Transcript()
    #expect(lint.run("lint", specs, "--strict") == .clean)
    #expect(lint.output == "")
    #expect(Transcript().run("fmt", "--check", specs) == .clean)
    #expect(Transcript().run("build", specs, "--strict") == .clean)
  }

  @Test(
    .enabled(if: Workshop.isOpen, "Swift is compiled by hand on Linux only"),
    arguments: StarterTemplate.allCases)
  func packagesOfAllTemplatesPassTheirTests(template: StarterTemplate) async throws {
    let workshop = try Workshop("Notes")
    let begun = try await workshop.run(
      "screenc init --package --name Notes --template \(template.rawValue)")
    #expect(begun.status == 0, "\(begun.text)")
    let code = try workshop.shell
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
    let both = Transcript()
    #expect(both.run("init", specs, "--package", "--existing") == .usage)
    #expect(both.status.contains("stands in another"))
    let logIn = Transcript()
    #expect(logIn.run("init", specs, "--existing", "--template", "login") == .usage)
    #expect(logIn.status.contains("`auth: app`"))
    let other = Transcript()
    #expect(other.run("init", specs, "--template", "lists") == .usage)
    #expect(other.status.contains("list"))
    #expect(try scratch.names() == [])
  }

  /// That the package builds and its test passes, `TutorialTests` show.
  @Test func aPackageIsSoundAndHasItsCode() throws {
    let run = Transcript()
    let status = run.run(
      "init", specs, "--package", "--name", "Notes", "--screenc", "../screenc")
    #expect(status == .clean)
    #expect(run.status.hasSuffix("next: `swift test`\n"))
    #expect(Transcript().run("lint", specs, "--strict") == .clean)
    #expect(Transcript().run("fmt", "--check", specs) == .clean)
    #expect(Transcript().run("build", specs, "--check") == .clean)
    #expect(
      try scratch.text("Sources/Notes/Generated/App.swift").contains("public final class Notes"))
    #expect(
      try scratch.text("Package.swift").contains(
        #".package(name: "screenc", path: "../screenc", traits: [])"#))
    let swift = scratch.shell
    #expect(try swift.run("swift", "format", "lint", "--strict", "--recursive", ".").text == "")
  }

  @Test func aPackageAtAnAddressIsAskedForByItsVersion() throws {
    let address = "https://git.example/tools/screenc-fork.git"
    let status = Transcript().run("init", specs, "--package", "--screenc", address)
    #expect(status == .clean)
    let manifest = try scratch.text("Package.swift")
    #expect(
      manifest.contains(#".package(url: "\#(address)", from: "\#(Tool.version)", traits: [])"#))
    #expect(manifest.contains(#"package: "screenc-fork""#))
    let other = Transcript()
    #expect(other.run("init", specs, "--screenc", address) == .usage)
    #expect(other.status.contains("is about the package"))
  }

  @Test func whatIsThereStays() throws {
    #expect(Transcript().run("init", specs) == .clean)
    try scratch.write("# mine\n", to: "Specs/Home.yaml")
    try scratch.remove("Specs/App.yaml")
    let run = Transcript()
    #expect(run.run("init", specs) == .clean)
    #expect(try scratch.text("Specs/Home.yaml") == "# mine\n")
    #expect(run.output.contains("App.yaml: written"))
    #expect(run.output.contains("Home.yaml: kept as it is"))
  }

  @Test(arguments: ["notes", "", "My App", "Å", "1st"])
  func namesHaveToBeThoseOfTypes(name: String) throws {
    let run = Transcript()
    #expect(run.run("init", specs, "--name", name) == .usage)
    #expect(try scratch.names() == [])
  }

  @Test func foldersThatCannotBeMadeAreReported() {
    let run = Transcript()
    #expect(run.run("init", "/dev/null/Specs") == .usage)
    #expect(run.status.contains("/dev/null"))
  }
}
