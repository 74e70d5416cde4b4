import Foundation
import PythonTools
import SpecSyntax
import TestTools
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
    _ inputs: [String: String], in scratch: ScratchFolder
  ) throws -> (answer: Shell.Answer, output: String) {
    let defaults = ["specs": "Specs", "strict": "false", "check-generated": "false"]
    let step = try step("Check the specs")
    try scratch.write(["step.sh": step.script, "output.txt": ""])
    var shell = scratch.shell
    shell.environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": scratch.folder.resolvingSymlinksInPath().path,
      "GITHUB_OUTPUT": scratch.file("output.txt").path,
    ]
    for (name, expression) in step.variables {
      let input = try #require(expression.firstMatch(of: /^\$\{\{ inputs\.([a-z-]+) \}\}$/)).output
        .1
      shell.environment[name] = inputs[String(input)] ?? defaults[String(input)] ?? ""
    }
    let answer = try shell.run(
      "bash", "--noprofile", "--norc", "-eo", "pipefail", scratch.file("step.sh").path)
    return (answer, try scratch.text("output.txt"))
  }

  private func scratch(_ specs: [String: String]) throws -> ScratchFolder {
    try ScratchFolder("action", specs)
  }

  /// Runs the step that installs screenc, with a script in the place of the one that does.
  @Test func itIsInstalledFromTheReleaseOfTheAction() throws {
    let scratch = try scratch(["path.txt": ""])
    try scratch.writeProgram("echo \"$SCREENC_RELEASES to $1\"", to: "action/.ci/install")
    let contexts = [
      "github.action_path": "\(scratch.path)/action", "runner.temp": scratch.path,
      "github.server_url": "https://git.example", "github.action_repository": "team/screenc",
      "github.action_ref": "0.1.0",
    ]
    let step = try step("Install screenc")
    var shell = scratch.shell
    shell.environment = ["GITHUB_PATH": scratch.file("path.txt").path]
    for (name, expression) in step.variables {
      shell.environment[name] = expression.replacing(/\$\{\{ ([a-z_.]+) \}\}/) {
        contexts[String($0.1)] ?? "?"
      }
    }
    let answer = try shell.run(
      "bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step.script)
    #expect(
      answer.text
        == "https://git.example/team/screenc/releases/download/0.1.0 to \(scratch.path)/screenc\n")
    let path = try scratch.text("path.txt")
    #expect(path == "\(scratch.path)/screenc/bin\n")
  }

  @Test func findingsAreShownBesideTheLines() throws {
    let scratch = try scratch(["My Specs/App.yaml": "app: Shop\nlanguage: 9\n"])
    let (answer, output) = try check(
      ["specs": "My Specs", "sarif": "out/screenc.sarif"], in: scratch)
    #expect(answer.status == 1, "\(answer.text)")
    #expect(answer.text.contains("::error file=My Specs/App.yaml,line=2,"), "\(answer.text)")
    #expect(output == "exit-code=1\n")
    let log = try scratch.text("out/screenc.sarif")
    #expect(log.contains(#""uri":"My%20Specs/App.yaml","uriBaseId":"%SRCROOT%""#))
  }

  @Test func warningsAndStaleCodeFailWhereThatIsAskedFor() throws {
    let scratch = try scratch([
      "Specs/App.yaml": "app: Shop\nlanguage: 1\n---\nenum: Mood\ncases: [good]\n",
      "Specs/screenc.yaml": "output: ../Generated\n",
    ])
    let plain = try check([:], in: scratch)
    #expect(plain.answer.status == 0, "\(plain.answer.text)")
    #expect(plain.answer.text.contains("::warning file=Specs/App.yaml,line=4,"))
    #expect(try check(["strict": "true"], in: scratch).answer.status == 1)
    let stale = try check(["check-generated": "true"], in: scratch)
    #expect(stale.answer.status == 4)
    #expect(stale.output == "exit-code=4\n")
    try scratch.write(
      #"{"version":1,"findings":{"App.yaml":{"unused-model":1}}}"#, to: "base.json")
    let kept = try check(["strict": "true", "baseline": "base.json"], in: scratch)
    #expect(kept.answer.status == 0, "\(kept.answer.text)")
  }

  @Test(arguments: ["strict", "check-generated"])
  func whatIsNeitherTrueNorFalseIsRefused(input: String) throws {
    let scratch = try scratch(["Specs/App.yaml": "app: Shop\nlanguage: 1\n"])
    let (answer, output) = try check([input: "yes"], in: scratch)
    #expect(answer.status == 2)
    #expect(answer.text.contains("::error title=screenc::the input '\(input)' is true or false"))
    #expect(output == "exit-code=2\n")
  }

  @Test func inputsAreNoPartOfScripts() throws {
    for name in ["Install screenc", "Check the specs"] {
      #expect(try !step(name).script.contains("${{"))
    }
    let scratch = try scratch(["Specs/App.yaml": "app: Shop\nlanguage: 1\n"])
    let hostile = "$(touch made) `touch made`; touch made #"
    let (answer, _) = try check(["specs": hostile, "baseline": hostile], in: scratch)
    #expect(answer.status == 2)
    #expect(!scratch.isThere("made"))
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
    let scratch = try scratch([:])
    let shell = scratch.shell
    try shell.run("screenc", "init", "--name", "Notes")
    #expect(try check(inputs, in: scratch).answer.status == 4)
    try shell.run("screenc", "build")
    let (answer, _) = try check(inputs, in: scratch)
    #expect(answer.status == 0, "\(answer.text)")
    let log = try #require(inputs["sarif"])
    #expect(scratch.isThere(log))
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
    let scratch = try scratch(["specs.yml": block.text])
    let answer = try scratch.shell.run(
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
