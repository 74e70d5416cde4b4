import Foundation
import PythonTools
import TestTools
import Testing

/// pre-commit runs the hooks in a repository with specs.
///
/// The hooks take the screenc that was built with these tests, since it is of their version; where there is none they
/// install one, as `ReleaseTests` do.
@Suite(
  .serialized, .enabled(if: PythonScript.canImport("pre_commit"), "pre-commit is not installed"))
struct PreCommitTests {
  private final class Scratch {
    private let files: ScratchFolder
    var app: Shell {
      Shell(
        folder: files.file("app"), environment: ["PRE_COMMIT_HOME": files.file("cache").path])
    }

    /// - Parameter page: The page of which the configuration is taken.
    init(_ specs: [String: String], page: Article) throws {
      files = try ScratchFolder("hooks")
      for path in [
        ".pre-commit-hooks.yaml", ".ci/hook", ".ci/version", "Sources/screenc/Version.swift",
      ] {
        try files.copy(packageRoot.appending(path: path), to: "hooks/\(path)")
      }
      let hooks = Shell(folder: files.file("hooks"))
      try hooks.commitAll()
      let revision = try hooks.run("git", "rev-parse", "HEAD").text
      let configuration = try #require(BlockAccount.blocks(of: page, by: "PreCommitTests").first)
      try files.write(
        configuration.text
          .replacing(/ADDRESS.*/, with: hooks.folder.path)
          .replacing("VERSION", with: revision.trimmingCharacters(in: .whitespacesAndNewlines)),
        to: "app/.pre-commit-config.yaml")
      for (path, text) in specs { try files.write(text, to: "app/\(path)") }
      try app.commitAll()
    }

    func runHooks() throws -> Shell.Answer {
      try app.run(PythonScript.python, "-m", "pre_commit", "run", "--all-files", "--verbose")
    }
  }

  private let clean = "app: Shop\nlanguage: 1\n---\nenum: Mood\ncases: [good]\n"
  private let configuration = "output: ../Generated\nseverities: { unused-model: off }\n"

  @Test func theHooksAreWhatPreCommitTakes() throws {
    let shell = Shell(folder: packageRoot)
    let answer = try shell.run(
      PythonScript.python, "-m", "pre_commit", "validate-manifest", ".pre-commit-hooks.yaml")
    #expect(answer.status == 0, "\(answer.text)")
  }

  /// By the configurations of the pages, of which one builds, too.
  @Test(arguments: [("ContinuousIntegration", 3), ("README", 2)])
  func cleanSpecsPass(page: String, hooks: Int) throws {
    let scratch = try Scratch(
      ["Specs/App.yaml": clean, "Specs/screenc.yaml": configuration], page: .named(page))
    try scratch.app.run("screenc", "build")
    let answer = try scratch.runHooks()
    #expect(answer.status == 0, "\(answer.text)")
    #expect(answer.text.components(separatedBy: "Passed").count == hooks + 1, "\(answer.text)")
  }

  @Test func whatIsWrongIsShownAndWhatIsUglyIsMended() throws {
    let scratch = try Scratch(
      [
        "Specs/App.yaml": clean.replacing("language: 1", with: "language:   1"),
        "Specs/screenc.yaml": configuration,
        "Specs/Two.yaml": "model: Lost\nfields: { id: Nothing }\n",
      ], page: Article("ContinuousIntegration"))
    let answer = try scratch.runHooks()
    #expect(answer.status == 1)
    #expect(answer.text.contains("Specs/Two.yaml:2:15: error: "), "\(answer.text)")
    #expect(answer.text.contains("Specs/App.yaml: formatted"), "\(answer.text)")
    #expect(answer.text.components(separatedBy: "Failed").count == 4, "\(answer.text)")
  }
}
