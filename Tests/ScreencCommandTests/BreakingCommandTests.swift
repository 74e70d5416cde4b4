import Foundation
import Testing

@testable import screenc

/// `screenc breaking` against what Git has.
@Suite struct BreakingCommandTests {
  /// A repository with two states of an app; the working tree has the later one.
  private final class Repository {
    let folder: URL

    /// - Parameter files: Other files beside the folder of the specs, with their states.
    init(
      _ earlier: String, _ later: String, beside files: [String: (String, String)] = [:]
    ) throws {
      folder = FileManager.default.temporaryDirectory.appending(
        path: "screenc-\(UUID().uuidString)")
      let specs = folder.appending(path: "App/Specs")
      try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
      let file = specs.appending(path: "Größe App.yaml")
      try Data(earlier.utf8).write(to: file)
      for (name, states) in files {
        try Data(states.0.utf8).write(to: folder.appending(path: "App/\(name)"))
      }
      try git("init", "--quiet", "--initial-branch", "trunk")
      try git("add", ".")
      try git(
        "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false",
        "commit", "--quiet", "--message", "First")
      try Data(later.utf8).write(to: file)
      for (name, states) in files {
        try Data(states.1.utf8).write(to: folder.appending(path: "App/\(name)"))
      }
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    var specs: String { folder.appending(path: "App/Specs").path }

    private func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder.path] + arguments
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
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
    let renamed = repository.folder.appending(path: "App/Screens")
    try FileManager.default.moveItem(atPath: repository.specs, toPath: renamed.path)
    let moved = Transcript()
    #expect(moved.run("breaking", renamed.path, "--against", "git:trunk") == .usage)
    #expect(moved.status.hasPrefix("error: `trunk` has no folder \(renamed.path): "))
    let folder = Transcript()
    #expect(folder.run("breaking", renamed.path, "--against", "trunk") == .usage)
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
    try FileManager.default.removeItem(at: repository.folder.appending(path: ".git"))
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
