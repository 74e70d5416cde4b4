import Foundation
import PythonTools
import SpecSyntax
import TestTools
import Testing

/// The project's own checks on GitHub name what there is, as far as that can be seen without GitHub and without Xcode.
@Suite struct WorkflowTests {
  private static let file = packageRoot.appending(path: ".github/workflows/ci.yml")
  private static let release = packageRoot.appending(path: ".github/workflows/release.yml")
  private static let nightly = packageRoot.appending(path: ".github/workflows/nightly.yml")

  /// The commands of each job, by its name.
  private func commands(of file: URL = Self.file) throws -> [String: [String]] {
    let tree = SyntaxTree.parse(Array(try Data(contentsOf: file)))
    #expect(tree.problems.isEmpty)
    func value(_ key: String, _ node: NodeID) -> NodeID? {
      tree.pairs(node).first { tree.string($0.key) == key }?.value
    }
    let document = try #require(tree.documents.first)
    let jobs = try #require(value("jobs", document))
    return try Dictionary(
      uniqueKeysWithValues: tree.pairs(jobs).map { job in
        let list = try #require(value("steps", job.value))
        let steps = tree.items(list)
        return (
          tree.string(job.key), steps.compactMap { value("run", $0).map { tree.string($0) } }
        )
      })
  }

  @Test func eachJobRunsAScriptThatIsThere() throws {
    let commands = try commands()
    let scripts = commands.mapValues { $0.filter { !$0.hasPrefix("apt-get ") } }
    #expect(
      scripts == [
        "linux": [".ci/run"], "lean": [".ci/lean"], "app": [".ci/app"], "macos": [".ci/run"],
        "ios": [".ci/ios"],
      ])
    // Where screenc is built without jemalloc, nothing brings it.
    #expect(commands["lean"]?.contains { $0.contains("jemalloc") || $0.contains("setup") } == false)
    for command in Set(scripts.values.flatMap(\.self)) {
      let path = packageRoot.appending(path: command).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(command)")
    }
  }

  @Test func aReleaseIsMadeByScriptsThatAreThere() throws {
    let text = try String(contentsOf: Self.release, encoding: .utf8)
    let scripts = Set(text.matches(of: /\.ci\/[a-z-]+/).map { String($0.output) })
    #expect(scripts == [".ci/setup", ".ci/release", ".ci/gather"])
    for script in scripts {
      let path = packageRoot.appending(path: script).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
    }
  }

  @Test func eachNightScriptsRunThatAreThere() throws {
    let commands = try commands(of: Self.nightly)
    let scripts = commands.mapValues { commands in
      commands.flatMap { $0.matches(of: /\.ci\/[a-z-]+/).map { String($0.output) } }
    }
    #expect(
      scripts == [
        "long-tests": [".ci/setup", ".ci/long-tests"], "stopwatch": [".ci/stopwatch"],
        "links": [".ci/links"],
      ])
    for script in Set(scripts.values.flatMap(\.self)) {
      let path = packageRoot.appending(path: script).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
    }
  }

  /// What the script for the long tests names is there: suites that wait for its variable.
  @Test func theLongTestsAreThere() throws {
    let script = try String(
      contentsOf: packageRoot.appending(path: ".ci/long-tests"), encoding: .utf8)
    let filter = try #require(script.firstMatch(of: /--filter '([\w|]+)'/)?.output.1)
    let variable = try #require(script.firstMatch(of: /export (\w+)=1/)?.output.1)
    for suite in filter.split(separator: "|") {
      let file = packageRoot.appending(
        path: "Tests/ScreencCommandTests/Integration/\(suite).swift")
      #expect(
        try String(contentsOf: file, encoding: .utf8).contains("environment[\"\(variable)\"]"))
    }
  }

  @Test func itIsSaidWhatHasNotRunYet() throws {
    #expect(try String(contentsOf: Self.file, encoding: .utf8).contains("HAVE NOT RUN YET"))
    for file in [Self.release, Self.nightly] {
      #expect(try String(contentsOf: file, encoding: .utf8).contains("HAS NOT RUN YET"))
    }
  }

  @Test(
    .enabled(if: PythonScript.canImport("check_jsonschema"), "check-jsonschema is not installed"),
    arguments: [file, release, nightly])
  func theWorkflowIsWhatGitHubTakes(file: URL) throws {
    let answer = try Shell(folder: packageRoot).run(
      PythonScript.python, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows",
      file.path)
    #expect(answer.status == 0, "\(answer.text)")
  }

  /// Runs the script for the simulator with tools that only write down how they are called.
  @Test func theSimulatorBuildsProductsAndTestsExamplesThatAreThere() throws {
    let scratch = try ScratchFolder("ios")
    let device = "0A1B2C3D-0000-4000-8000-0123456789AB"
    let tools = [
      "xcrun": "echo '    iPhone 17 Pro (\(device)) (Shutdown) '",
      "xcodebuild": "echo \"in $(basename \"$PWD\"): $*\" >> \"$CALLS\"",
    ]
    for (name, script) in tools { try scratch.writeProgram(script, to: name) }
    let shell = Shell(
      folder: scratch.folder, environment: ["CALLS": scratch.file("calls.txt").path])
    let answer = try shell.run(
      "env", "PATH=\(scratch.path):/usr/bin:/bin", packageRoot.appending(path: ".ci/ios").path)
    #expect(answer.status == 0, "\(answer.text)")

    let lines = try scratch.text("calls.txt").split(separator: "\n")
    let package = try String(
      contentsOf: packageRoot.appending(path: "Package.swift"), encoding: .utf8)
    let products = lines.compactMap {
      $0.firstMatch(of: #/: build -quiet -scheme (\w+) /#)?.output.1
    }
    #expect(products.count == 3)
    for product in products { #expect(package.contains(".library(name: \"\(product)\"")) }
    let tested = lines.compactMap { line in
      line.firstMatch(of: /^in (\w+): test .*id=([0-9A-F-]+) -only-testing:(\w+)$/)?.output
    }
    #expect(tested.count == 2 && products.count + tested.count == lines.count)
    for (_, example, id, target) in tested {
      #expect(id == device)
      let manifest = packageRoot.appending(path: "Examples/\(example)/Package.swift")
      #expect(
        try String(contentsOf: manifest, encoding: .utf8).contains("name: \"\(target)\""))
    }
  }
}
