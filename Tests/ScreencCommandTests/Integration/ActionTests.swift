import Foundation
import PythonTools
import SpecSyntax
import Testing

/// The action for GitHub does what it says, as far as that can be seen without GitHub.
@Suite struct ActionTests {
  private static let file = packageRoot.appending(path: "action.yml")

  /// What the action's steps look like to a shell.
  private struct Step {
    var script = ""
    /// The variables with the expressions that give them.
    var variables: [String: String] = [:]
  }

  private func step(_ name: String) throws -> Step {
    let tree = SyntaxTree.parse(Array(try Data(contentsOf: Self.file)))
    #expect(tree.problems.isEmpty)
    func value(_ key: String, _ node: NodeID) -> NodeID? {
      tree.pairs(node).first { tree.string($0.key) == key }?.value
    }
    let document = try #require(tree.documents.first)
    let runs = try #require(value("runs", document))
    let steps = try #require(value("steps", runs))
    let found = tree.items(steps).first { node in
      value("name", node).map { tree.string($0) } == name
    }
    let node = try #require(found)
    var step = Step(script: tree.string(try #require(value("run", node))))
    for pair in tree.pairs(try #require(value("env", node))) {
      step.variables[tree.string(pair.key)] = tree.string(pair.value)
    }
    return step
  }

  /// Runs the step that checks specs, as the runner does, with inputs.
  private func check(
    _ inputs: [String: String], in folder: URL
  ) throws -> (answer: Shell.Answer, output: String) {
    let defaults = ["specs": "Specs", "strict": "false", "check-generated": "false"]
    let step = try step("Check the specs")
    let script = folder.appending(path: "step.sh")
    let output = folder.appending(path: "output.txt")
    try Data(step.script.utf8).write(to: script)
    try Data().write(to: output)
    var shell = Shell(folder: folder)
    shell.environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": folder.resolvingSymlinksInPath().path,
      "GITHUB_OUTPUT": output.path,
    ]
    for (name, expression) in step.variables {
      let input = try #require(expression.firstMatch(of: /^\$\{\{ inputs\.([a-z-]+) \}\}$/)).output
        .1
      shell.environment[name] = inputs[String(input)] ?? defaults[String(input)] ?? ""
    }
    let answer = try shell.run("bash", "--noprofile", "--norc", "-eo", "pipefail", script.path)
    return (answer, try String(contentsOf: output, encoding: .utf8))
  }

  private func scratch(_ specs: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "screenc-action-\(UUID().uuidString)")
    for (path, text) in specs {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return folder
  }

  /// Runs the step that installs screenc, with a script in the place of the one that does.
  @Test func itIsInstalledFromTheReleaseOfTheAction() throws {
    let script = "#!/bin/sh\necho \"$SCREENC_RELEASES to $1\"\n"
    let folder = try scratch(["action/.ci/install": script, "path.txt": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "action/.ci/install").path)
    let contexts = [
      "github.action_path": "\(folder.path)/action", "runner.temp": folder.path,
      "github.server_url": "https://git.example", "github.action_repository": "team/screenc",
      "github.action_ref": "0.1.0",
    ]
    let step = try step("Install screenc")
    var shell = Shell(folder: folder)
    shell.environment = ["GITHUB_PATH": folder.appending(path: "path.txt").path]
    for (name, expression) in step.variables {
      shell.environment[name] = expression.replacing(/\$\{\{ ([a-z_.]+) \}\}/) {
        contexts[String($0.1)] ?? "?"
      }
    }
    let answer = try shell.run(
      "bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step.script)
    #expect(
      answer.text
        == "https://git.example/team/screenc/releases/download/0.1.0 to \(folder.path)/screenc\n")
    let path = try String(contentsOf: folder.appending(path: "path.txt"), encoding: .utf8)
    #expect(path == "\(folder.path)/screenc/bin\n")
  }

  @Test func findingsAreShownBesideTheLines() throws {
    let folder = try scratch(["My Specs/App.yaml": "app: Shop\nlanguage: 9\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let (answer, output) = try check(
      ["specs": "My Specs", "sarif": "out/screenc.sarif"], in: folder)
    #expect(answer.status == 1, "\(answer.text)")
    #expect(answer.text.contains("::error file=My Specs/App.yaml,line=2,"), "\(answer.text)")
    #expect(output == "exit-code=1\n")
    let log = try String(
      contentsOf: folder.appending(path: "out/screenc.sarif"), encoding: .utf8)
    #expect(log.contains(#""uri":"My%20Specs/App.yaml","uriBaseId":"%SRCROOT%""#))
  }

  @Test func warningsAndStaleCodeFailWhereThatIsAskedFor() throws {
    let folder = try scratch([
      "Specs/App.yaml": "app: Shop\nlanguage: 1\n---\nenum: Mood\ncases: [good]\n",
      "Specs/screenc.yaml": "output: ../Generated\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let plain = try check([:], in: folder)
    #expect(plain.answer.status == 0, "\(plain.answer.text)")
    #expect(plain.answer.text.contains("::warning file=Specs/App.yaml,line=4,"))
    #expect(try check(["strict": "true"], in: folder).answer.status == 1)
    let stale = try check(["check-generated": "true"], in: folder)
    #expect(stale.answer.status == 4)
    #expect(stale.output == "exit-code=4\n")
    try Data(#"{"version":1,"findings":{"App.yaml":{"unused-model":1}}}"#.utf8)
      .write(to: folder.appending(path: "base.json"))
    let kept = try check(["strict": "true", "baseline": "base.json"], in: folder)
    #expect(kept.answer.status == 0, "\(kept.answer.text)")
  }

  @Test(arguments: ["strict", "check-generated"])
  func whatIsNeitherTrueNorFalseIsRefused(input: String) throws {
    let folder = try scratch(["Specs/App.yaml": "app: Shop\nlanguage: 1\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let (answer, output) = try check([input: "yes"], in: folder)
    #expect(answer.status == 2)
    #expect(answer.text.contains("::error title=screenc::the input '\(input)' is true or false"))
    #expect(output == "exit-code=2\n")
  }

  @Test func inputsAreNoPartOfScripts() throws {
    for name in ["Install screenc", "Check the specs"] {
      #expect(try !step(name).script.contains("${{"))
    }
    let folder = try scratch(["Specs/App.yaml": "app: Shop\nlanguage: 1\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let hostile = "$(touch made) `touch made`; touch made #"
    let (answer, _) = try check(["specs": hostile, "baseline": hostile], in: folder)
    #expect(answer.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "made").path))
  }

  /// With what the pages give it, the action checks an app whose code is as its specs say, and refuses one whose is not.
  @Test(arguments: ["ContinuousIntegration", "README"])
  func whatPagesGiveItIsTaken(page: String) throws {
    let block = try #require(BlockAccount.blocks(of: .named(page), by: "ActionTests").first)
    let given = try #require(
      block.text.firstMatch(of: /OWNER\/screenc@VERSION\n *with: \{ (.*) \}/)
    ).1
    let inputs = Dictionary(
      uniqueKeysWithValues: given.split(separator: ", ").map { pair in
        let parts = pair.split(separator: ": ").map(String.init)
        return (parts[0], parts[1])
      })
    #expect(Set(inputs.keys).subtracting(try inputNames()) == [])
    let folder = try scratch([:])
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let shell = Shell(folder: folder)
    try shell.run("screenc", "init", "--name", "Notes")
    #expect(try check(inputs, in: folder).answer.status == 4)
    try shell.run("screenc", "build")
    let (answer, _) = try check(inputs, in: folder)
    #expect(answer.status == 0, "\(answer.text)")
    let log = try #require(inputs["sarif"])
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: log).path))
  }

  /// What the action takes.
  private func inputNames() throws -> [String] {
    let tree = SyntaxTree.parse(Array(try Data(contentsOf: Self.file)))
    let document = try #require(tree.documents.first)
    let inputs = try #require(
      tree.pairs(document).first { tree.string($0.key) == "inputs" })
    return tree.pairs(inputs.value).map { tree.string($0.key) }
  }

  @Test(
    .enabled(if: PythonScript.canImport("check_jsonschema"), "check-jsonschema is not installed"))
  func theWorkflowOfThePageIsWhatGitHubTakes() throws {
    let block = try #require(
      BlockAccount.blocks(of: Article("ContinuousIntegration"), by: "ActionTests").first)
    let folder = try scratch(["specs.yml": block.text])
    defer { try? FileManager.default.removeItem(at: folder) }
    let answer = try Shell(folder: folder).run(
      PythonScript.python, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows",
      "specs.yml")
    #expect(answer.status == 0, "\(answer.text)")
  }

  @Test(
    .enabled(if: PythonScript.canImport("check_jsonschema"), "check-jsonschema is not installed"))
  func theActionIsWhatGitHubTakes() throws {
    let answer = try Shell(folder: packageRoot).run(
      PythonScript.python, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-actions",
      "action.yml")
    #expect(answer.status == 0, "\(answer.text)")
  }
}
