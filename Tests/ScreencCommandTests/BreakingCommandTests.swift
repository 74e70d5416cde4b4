import Foundation
import TestTools
import Testing

@testable import screenc

/// `screenc breaking` against what Git has.
@Suite struct BreakingCommandTests {
  /// A repository with two states of an app; the working tree has the later one.
  private struct Repository {
    let scratch: ScratchFolder
    var specs: String { scratch.file("App/Specs").path }

    /// - Parameter files: Other files beside the folder of the specs, with their states.
    init(
      _ earlier: String, _ later: String, beside files: [String: (String, String)] = [:]
    ) throws {
      scratch = try ScratchFolder("breaking")
      let app = "App/Specs/Größe App.yaml"
      try scratch.write(earlier, to: app)
      for (name, states) in files { try scratch.write(states.0, to: "App/\(name)") }
      try scratch.shell.commitAll(to: "trunk")
      try scratch.write(later, to: app)
      for (name, states) in files { try scratch.write(states.1, to: "App/\(name)") }
    }
  }

  private static let app = """
    app: Small
    language: 1
    host: { menu: [{ screen: Home, title: tab.home }] }
    links: [{ url: "small://home", screen: Home }]
    ---
    screen: Home
    content: [{ text: home.title }]

    """

  @Test func comparesWithACommit() throws {
    let later = Self.app.replacing("small://home", with: "small://start")
    let repository = try Repository(Self.app, later)
    let run = Transcript()
    #expect(run.run("breaking", repository.specs, "--against", "git:trunk") == .findings)
    #expect(
      run.output.contains("error: links to `small://home` lead nowhere any more [route-link]"))
    // The earlier state is shown as it was, though the file is another one now.
    #expect(run.output.contains("trunk:\(repository.specs)/Größe App.yaml:4:"))
    #expect(run.output.contains("links: [{ url: \"small://home\", screen: Home }]"))
  }

  @Test func whatGitDoesNotHaveIsSaidWithTheCure() throws {
    let repository = try Repository(Self.app, Self.app)
    let run = Transcript()
    #expect(run.run("breaking", repository.specs, "--against", "git:main") == .usage)
    #expect(run.status.hasPrefix("error: Git has no `main` here: CI often fetches one commit only"))
    let renamed = repository.scratch.file("App/Screens").path
    try FileManager.default.moveItem(atPath: repository.specs, toPath: renamed)
    let moved = Transcript()
    #expect(moved.run("breaking", renamed, "--against", "git:trunk") == .usage)
    #expect(moved.status.hasPrefix("error: `trunk` has no folder \(renamed): "))
    let folder = Transcript()
    #expect(folder.run("breaking", renamed, "--against", "trunk") == .usage)
    #expect(folder.status.contains("a commit, tag or branch is `--against git:trunk`"))
  }

  @Test func stringsOutsideOfTheSpecsAreThatCommitsToo() throws {
    let app = Self.app.replacing("language: 1\n", with: "language: 1\nstrings: ../Text.strings\n")
    let kept = "\"tab.home\" = \"A\";\n\"home.title\" = \"B\";\n"
    let repository = try Repository(
      app, app, beside: ["Text.strings": (kept + "\"own\" = \"C\";\n", kept)])
    let run = Transcript()
    #expect(run.run("breaking", repository.specs, "--against", "git:trunk") == .findings)
    #expect(run.output.contains("error: the app's strings have no `own` any more [visual-string]"))
    #expect(run.output.contains("Text.strings:3:"))
  }

  @Test func sameSpecsBreakNothing() throws {
    let repository = try Repository(Self.app, Self.app)
    let run = Transcript()
    #expect(run.run("breaking", "--against", "git:HEAD", repository.specs) == .clean)
    #expect(run.output == "")
  }

  @Test func writesOtherFormatsAndKnowsItsRules() throws {
    let later = Self.app.replacing("small://home", with: "small://start")
    let repository = try Repository(Self.app, later)
    let run = Transcript()
    let code = run.run(
      "breaking", repository.specs, "--against", "git:trunk", "--category", "route", "--format",
      "sarif")
    #expect(code == .findings)
    #expect(
      run.output.contains("\"id\": \"route-link\"") || run.output.contains("\"id\":\"route-link\""))
    let explanation = Transcript()
    #expect(explanation.run("explain", "route-link") == .clean)
  }

  @Test func saysWhatGitSays() throws {
    let repository = try Repository(Self.app, Self.app)
    try repository.scratch.remove(".git")
    let run = Transcript()
    #expect(run.run("breaking", repository.specs, "--against", "git:trunk") == .usage)
    #expect(run.status.contains("the earlier specs cannot be had: fatal:"))
  }

  @Test(arguments: [["git:"], ["git:-x"]])
  func namesOfCommitsAreNoOptions(name: [String]) {
    let run = Transcript()
    #expect(run.run("breaking", "--against", name[0], "Specs") == .usage)
    #expect(run.status.contains("names no commit"))
  }

  @Test func needsSomethingToCompareWith() {
    let run = Transcript()
    #expect(run.run("breaking", "Specs") == .usage)
    #expect(run.status.contains("needs `--against`"))
    #expect(run.run("breaking", "--against", "git:main", "--category", "sauce") == .usage)
    #expect(run.status.contains("there is no category `sauce`"))
  }
}
