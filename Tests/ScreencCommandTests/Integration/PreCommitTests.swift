import Foundation
import PythonTools
import Testing

/// pre-commit runs the hooks in a repository with specs.
///
/// The hooks take the screenc that was built with these tests, since it is of their version; where there is none they
/// install one, as `ReleaseTests` do.
@Suite(
  .serialized, .enabled(if: PythonScript.canImport("pre_commit"), "pre-commit is not installed"))
struct PreCommitTests {
  private final class Scratch {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "screenc-hooks-\(UUID().uuidString)")
    var app: Shell {
      Shell(
        folder: folder.appending(path: "app"),
        environment: ["PRE_COMMIT_HOME": folder.appending(path: "cache").path])
    }

    /// - Parameter page: The page of which the configuration is taken.
    init(_ specs: [String: String], page: Article) throws {
      try write(
        try String(
          contentsOf: packageRoot.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8),
        to: "hooks/.pre-commit-hooks.yaml")
      let hooks = Shell(folder: folder.appending(path: "hooks"))
      for path in [".ci/hook", ".ci/version", "Sources/screenc/Version.swift"] {
        let file = hooks.folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: packageRoot.appending(path: path), to: file)
      }
      try hooks.commitAll()
      let revision = try hooks.run("git", "rev-parse", "HEAD").text
      let configuration = try #require(BlockAccount.blocks(of: page, by: "PreCommitTests").first)
      try write(
        configuration.text
          .replacing(/ADDRESS.*/, with: hooks.folder.path)
          .replacing("VERSION", with: revision.trimmingCharacters(in: .whitespacesAndNewlines)),
        to: "app/.pre-commit-config.yaml")
      for (path, text) in specs { try write(text, to: "app/\(path)") }
      try app.commitAll()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to path: String) throws {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
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
