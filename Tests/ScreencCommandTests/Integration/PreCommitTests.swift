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

    init(_ specs: [String: String]) throws {
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
      try write(
        """
        repos:
          - repo: \(hooks.folder.path)
            rev: \(revision.trimmingCharacters(in: .whitespacesAndNewlines))
            hooks:
              - { id: screenc-lint, args: [--strict] }
              - { id: screenc-fmt }
              - { id: screenc-build-check, args: [--output, Generated] }
        """, to: "app/.pre-commit-config.yaml")
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
  private let configuration = "severities: { unused-model: off }\n"

  @Test func theHooksAreWhatPreCommitTakes() throws {
    let shell = Shell(folder: packageRoot)
    let answer = try shell.run(
      PythonScript.python, "-m", "pre_commit", "validate-manifest", ".pre-commit-hooks.yaml")
    #expect(answer.status == 0, "\(answer.text)")
  }

  @Test func cleanSpecsPass() throws {
    let scratch = try Scratch(["Specs/App.yaml": clean, "Specs/screenc.yaml": configuration])
    try scratch.app.run("screenc", "build", "--output", "Generated")
    let answer = try scratch.runHooks()
    #expect(answer.status == 0, "\(answer.text)")
    #expect(answer.text.components(separatedBy: "Passed").count == 4, "\(answer.text)")
  }

  @Test func whatIsWrongIsShownAndWhatIsUglyIsMended() throws {
    let scratch = try Scratch([
      "Specs/App.yaml": clean.replacing("language: 1", with: "language:   1"),
      "Specs/screenc.yaml": configuration,
      "Specs/Two.yaml": "model: Lost\nfields: { id: Nothing }\n",
    ])
    let answer = try scratch.runHooks()
    #expect(answer.status == 1)
    #expect(answer.text.contains("Specs/Two.yaml:2:15: error: "), "\(answer.text)")
    #expect(answer.text.contains("Specs/App.yaml: formatted"), "\(answer.text)")
    #expect(answer.text.components(separatedBy: "Failed").count == 4, "\(answer.text)")
  }
}
