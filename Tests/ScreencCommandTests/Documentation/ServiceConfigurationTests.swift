import Foundation
import PythonTools
import SpecSyntax
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
      try Shell(folder: workshop.folder).commitAll()
      _ = try await workshop.sh("git update-ref refs/remotes/origin/main HEAD")
      try workshop.writeProgram(
        """
        mkdir -p "$1/bin"
        for name in screenc screenc-preview; do ln -s "\(Shell.products.path)/$name" "$1/bin/$name"; done
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

  @Test func gitLabChecksAndReports() async throws {
    let service = try await Service()
    try await service.run(try values(of: "script", in: block(5)).joined())
    #expect(try service.workshop.text("gl-code-quality.json").hasPrefix("["))
  }

  @Test func bitriseInstallsAndChecks() async throws {
    let service = try await Service()
    // What Bitrise's own tool keeps for the steps that follow.
    try service.workshop.writeProgram(
      "[ \"$1 $2 $3 $4\" = 'add --key PATH --value' ] && echo \"${5%%:*}\" > \"$HOME/path.txt\"",
      to: "../home/tools/envman")
    let steps = try values(of: "content", in: block(6))
    #expect(steps.count == 2)
    for step in steps { try await service.run(step) }
    #expect(try service.workshop.text("../home/specs.xml").contains("<testsuites"))
  }

  @Test func xcodeCloudChecksAfterCloning() async throws {
    let service = try await Service()
    try await service.run(try block(7))
    // Findings end it.
    try service.workshop.write("colour: red\n", to: "Specs/Broken.yaml")
    let again = try await service.workshop.sh(
      "\"$HOME/screenc-tool/bin/screenc\" lint --strict --format concise", service.variables)
    #expect(again.status == 1)
  }

  @Test func jenkinsInstallsAndChecks() async throws {
    let service = try await Service()
    let steps = try block(8).matches(of: /sh '([^']*)'/).map { String($0.1) }
    #expect(steps.count == 4)
    for step in steps { try await service.run(step) }
    #expect(try service.workshop.text("screenc.xml").contains("<testsuites"))
  }

  @Test(
    .enabled(if: PythonScript.canImport("check_jsonschema"), "check-jsonschema is not installed"),
    arguments: [(4, "github-workflows"), (5, "gitlab-ci")])
  func theConfigurationIsWhatTheServiceTakes(number: Int, schema: String) async throws {
    let workshop = try Workshop("App")
    try workshop.write(try block(number), to: "configuration.yaml")
    let said = try await workshop.sh(
      "'\(PythonScript.python)' -m check_jsonschema --builtin-schema vendor.\(schema) configuration.yaml"
    )
    #expect(said.status == 0, "\(said.text)")
  }
}
