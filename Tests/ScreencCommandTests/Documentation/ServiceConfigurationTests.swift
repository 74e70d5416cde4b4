import Foundation
import PythonTools
import SpecSyntax
import TestServers
import Testing

/// The shell that configurations of continuous integration have in them is run, step after step, as services run it.
///
/// `ADDRESS` is a repository in the place of screenc's own, whose `.ci/install` puts the programs that were built with
/// these tests where it is told to: what the real one does `ReleaseTests` see.
@Suite struct ServiceConfigurationTests {
  private let page = Article("ContinuousIntegration")

  /// An app whose specs are built and committed, with the repository that screenc is cloned from.
  private final class Service {
    let workshop: Workshop
    let home: URL
    var variables: [String: String]

    init() async throws {
      workshop = try Workshop("App")
      home = workshop.folder.deletingLastPathComponent().appending(path: "home")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      // No screenc but the one that is installed.
      variables = [
        "PATH": "\(home.path)/tools:/usr/local/bin:/usr/bin:/bin", "HOME": home.path,
        "GIT_CONFIG_GLOBAL": "\(home.path)/.gitconfig", "RUNNER_TEMP": "\(home.path)/temporary",
        "GITHUB_PATH": "\(home.path)/path.txt", "BITRISE_TEST_RESULT_DIR": home.path,
        "CI_PRIMARY_REPOSITORY_PATH": workshop.folder.path,
      ]
      _ = try await workshop.sh("screenc init --name Notes && screenc build")
      try workshop.shell.commitAll()
      _ = try await workshop.sh("git update-ref refs/remotes/origin/main HEAD")
      try workshop.writeProgram(
        """
        mkdir -p "$1/bin"
        for name in screenc screenc-preview screenc-fetch; do ln -s "\(Shell.products.path)/$name" "$1/bin/$name"; done
        """, to: "../tool/.ci/install")
      let tool = Shell(folder: home.deletingLastPathComponent().appending(path: "tool"))
      try tool.commitAll()
      try tool.run("git", "tag", "VERSION")
      try workshop.write("", to: "../home/path.txt")
      try FileManager.default.createDirectory(
        at: home.appending(path: "temporary"), withIntermediateDirectories: true)
    }

    /// Runs a step, and takes over what it leaves for those after it.
    func run(_ step: String) async throws {
      let address = home.deletingLastPathComponent().appending(path: "tool").path
      let said = try await workshop.sh(
        "set -e\n" + step.replacing("ADDRESS", with: "file://\(address)"), variables)
      #expect(said.status == 0, "\(step)\(said.text)")
      let added = try workshop.text("../home/path.txt").split(separator: "\n")
      if let last = added.last, variables["PATH"]?.contains(last) != true {
        variables["PATH"] = "\(last):\(variables["PATH"] ?? "")"
      }
    }
  }

  /// What stands under a key anywhere in a document, in order.
  private func values(of key: String, in yaml: String) throws -> [String] {
    let tree = SyntaxTree.parse(Array(yaml.utf8))
    #expect(tree.problems.isEmpty)
    func values(_ node: NodeID) -> [String] {
      let items = Array(tree.items(node))
      guard items.isEmpty else { return items.flatMap(values) }
      return tree.pairs(node).flatMap { pair in
        guard tree.string(pair.key) == key else { return values(pair.value) }
        let list = Array(tree.items(pair.value))
        return list.isEmpty
          ? [tree.string(pair.value)] : [list.map { tree.string($0) }.joined(separator: "\n")]
      }
    }
    return try values(#require(tree.documents.first))
  }

  private func block(_ number: Int) throws -> String {
    try #require(
      BlockAccount.blocks(of: page, by: "ServiceConfigurationTests").first { $0.number == number }
    ).text
  }

  @Test func gitHubShowsScreensThatLookDifferent() async throws {
    let service = try await Service()
    let configuration = try block(4)
    _ = try await service.workshop.sh("sed -i.old s/Hello/Goodbye/ Specs/Home.yaml")
    let steps = try values(of: "run", in: configuration)
    #expect(steps.count == 2)
    for step in steps { try await service.run(step) }
    let written = try service.workshop.text("Changes/changes.md")
    #expect(written.contains("Goodbye"))
    guard Installed.has("node") else { return }
    // The comment is made as GitHub's action makes it, by a client that writes down what it is told.
    let script = try #require(values(of: "script", in: configuration).first)
    try service.workshop.write(
      """
      const told = []
      const context = { repo: { owner: 'OWNER', repo: 'app' }, issue: { number: 7 } }
      const github = { rest: { issues: { createComment: async comment => { told.push(comment) } } } }
      ;(async () => {
      \(script)
      })().then(() => process.stdout.write(told[0].repo + told[0].issue_number + told[0].body))
      """, to: "comment.js")
    #expect(try await service.workshop.sh("node comment.js").text == "app7" + written)
  }

  /// What is asked in the place of staging is a server of this machine, which answers first as the specs
  /// say and then otherwise.
  @Test(
    .enabled(if: Installed.isBuilt("screenc-fetch"), "screenc-fetch was not built"),
    arguments: [(#"[{ "id": 1 }]"#, 0), (#"[{ "id": null }]"#, 1)] as [(String, Int32)])
  func gitHubHoldsStagingToTheSpecs(body: String, status: Int32) async throws {
    let server = try SocketServer { _, _ in [.json(body)] }
    defer { server.stop() }
    let service = try await Service()
    try service.workshop.write(
      """
      api: Main
      base: https://app.example
      auth: { bearer: $session.token }
      session:
        fields: { token: { type: String, secret: true } }
        begins: [LogIn]
      ---
      model: Token
      fields: { token: String }
      ---
      request: LogIn
      method: POST
      path: /login
      yields: Token
      ---
      model: Note
      fields: { id: ID }
      ---
      source: Notes
      request: { path: /notes }
      yields: Note

      """, to: "Specs/Server.yaml")
    let steps = try values(of: "run", in: block(5))
    #expect(steps.count == 2)
    try await service.run(steps[0])
    service.variables["STAGING_TOKEN"] = "sesame"
    let said = try await service.workshop.sh(
      steps[1].replacing("https://staging.example", with: "\(server.address)"), service.variables)
    #expect(said.status == status, "\(said.text)")
    let asked = try #require(server.requests.first)
    #expect(asked.contains("/notes") && asked.contains("Authorization: Bearer sesame"))
    #expect(try service.workshop.text("staging.xml").contains("<testsuites"))
  }

  @Test func gitLabChecksAndReports() async throws {
    let service = try await Service()
    try await service.run(try values(of: "script", in: block(7)).joined())
    #expect(try service.workshop.text("gl-code-quality.json").hasPrefix("["))
  }

  // MARK: - The template for GitLab

  private static let templatePath = ".gitlab/screenc.yml"

  /// The template's header, which says what it takes, and its jobs.
  private func template() throws -> (header: String, jobs: String) {
    let file = packageRoot.appending(path: Self.templatePath)
    let parts = try String(contentsOf: file, encoding: .utf8).split(separator: "\n---\n")
    try #require(parts.count == 2)
    return ("\(parts[0])\n", String(parts[1]))
  }

  /// The template's jobs with inputs in them, as GitLab puts them there.
  private func jobs(with inputs: [String: String]) throws -> String {
    try template().jobs.replacing(/\$\[\[ inputs\.([a-z-]+) \]\]/) { match in
      inputs[String(match.1)] ?? "?"
    }
  }

  /// Scalars under a key of a document.
  private func scalars(under key: String, in yaml: String) throws -> [String: String] {
    let tree = SyntaxTree.parse(Array(yaml.utf8))
    #expect(tree.problems.isEmpty)
    func found(_ node: NodeID) -> NodeID? {
      for pair in tree.pairs(node) where tree.string(pair.key) == key { return pair.value }
      let within = Array(tree.items(node)) + tree.pairs(node).map { $0.value }
      return within.lazy.compactMap { found($0) }.first
    }
    let document = try #require(tree.documents.first)
    let node = try #require(found(document))
    return Dictionary(
      uniqueKeysWithValues: tree.pairs(node).map { (tree.string($0.key), tree.string($0.value)) })
  }

  /// With what the page gives it; what a variable is, its job says as `{ value: …, expand: false }`.
  @Test func gitLabIncludesTheTemplate() async throws {
    let service = try await Service()
    let shown = try block(6)
    #expect(shown.contains("file: \(Self.templatePath)\n"))
    let inputs = try scalars(under: "inputs", in: shown)
    let taken = try scalars(under: "inputs", in: template().header)
    #expect(Set(inputs.keys) == Set(taken.keys))
    let address = service.home.deletingLastPathComponent().appending(path: "tool").path
    let jobs = try jobs(with: inputs)
    #expect(!jobs.contains("$[["))
    for match in jobs.matches(of: /(SCREENC_\w+): \{ value: "(.*)", expand: false \}/) {
      service.variables[String(match.1)] = String(match.2).replacing(
        "ADDRESS", with: "file://\(address)")
    }
    let script = try #require(values(of: "script", in: jobs).first)
    try await service.run(script)
    #expect(try service.workshop.text("gl-code-quality.json").hasPrefix("["))
    // A warning, and code that is not as the specs say, make it fail where that is asked for.
    let last = try #require(script.range(of: "export PATH"))
    try service.workshop.write("enum: Mood\ncases: [good]\n", to: "Specs/Mood.yaml")
    let again = try await service.workshop.sh(
      "set -e\n" + script[last.lowerBound...], service.variables)
    #expect(again.status == 4, "\(again.text)")
  }

  /// Texts among the inputs come to the script as variables only.
  @Test func textsAreNoPartOfTheScriptOfTheTemplate() throws {
    let script = try #require(values(of: "script", in: template().jobs).first)
    let named = Set(script.matches(of: /inputs\.([a-z-]+)/).map { String($0.1) })
    #expect(named == ["strict", "check-generated"])
    let header = try template().header
    for name in named {
      let isBoolean = try Regex("    \(name):\\n.*\\n      type: boolean\\n")
      #expect(header.contains(isBoolean), "\(name)")
    }
  }

  @Test(
    .enabled(if: PythonScript.canImport("check_jsonschema"), "check-jsonschema is not installed"))
  func theTemplateIsWhatGitLabTakes() async throws {
    let workshop = try Workshop("App")
    let template = try template()
    try workshop.write(template.header, to: "header.yaml")
    try workshop.write(template.jobs, to: "jobs.yaml")
    let said = try await workshop.sh(
      "'\(PythonScript.python)' -m check_jsonschema --builtin-schema vendor.gitlab-ci header.yaml jobs.yaml"
    )
    #expect(said.status == 0, "\(said.text)")
  }

  @Test func bitriseInstallsAndChecks() async throws {
    let service = try await Service()
    // What Bitrise's own tool keeps for the steps that follow.
    try service.workshop.writeProgram(
      "[ \"$1 $2 $3 $4\" = 'add --key PATH --value' ] && echo \"${5%%:*}\" > \"$HOME/path.txt\"",
      to: "../home/tools/envman")
    let steps = try values(of: "content", in: block(8))
    #expect(steps.count == 2)
    for step in steps { try await service.run(step) }
    #expect(try service.workshop.text("../home/specs.xml").contains("<testsuites"))
  }

  @Test func xcodeCloudChecksAfterCloning() async throws {
    let service = try await Service()
    try await service.run(try block(9))
    // Findings end it.
    try service.workshop.write("colour: red\n", to: "Specs/Broken.yaml")
    let again = try await service.workshop.sh(
      "\"$HOME/screenc-tool/bin/screenc\" lint --strict --format concise", service.variables)
    #expect(again.status == 1)
  }

  @Test func jenkinsInstallsAndChecks() async throws {
    let service = try await Service()
    let steps = try block(10).matches(of: /sh '([^']*)'/).map { String($0.1) }
    #expect(steps.count == 4)
    for step in steps { try await service.run(step) }
    #expect(try service.workshop.text("screenc.xml").contains("<testsuites"))
  }

  @Test(
    .enabled(if: PythonScript.canImport("check_jsonschema"), "check-jsonschema is not installed"),
    arguments: [
      (4, "github-workflows"), (5, "github-workflows"), (6, "gitlab-ci"), (7, "gitlab-ci"),
    ])
  func theConfigurationIsWhatTheServiceTakes(number: Int, schema: String) async throws {
    let workshop = try Workshop("App")
    try workshop.write(try block(number), to: "configuration.yaml")
    let said = try await workshop.sh(
      "'\(PythonScript.python)' -m check_jsonschema --builtin-schema vendor.\(schema) configuration.yaml"
    )
    #expect(said.status == 0, "\(said.text)")
  }
}
