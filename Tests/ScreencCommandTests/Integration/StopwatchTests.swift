import Foundation
import Testing

/// The way of a new user that `.ci/stopwatch` takes the time of, without the builds that take it: screenc is the one that
/// was built with these tests, and so are the modules that the app and its test are compiled against. The server is a
/// Datasette.
@Suite(
  .enabled(if: Workshop.isOpen, "Swift is compiled by hand on Linux only"),
  .enabled(
    if: Installed.datasette != nil || ProcessInfo.processInfo.environment["CI"] != nil,
    "Datasette is not installed: run Examples/Moments/Server/setup"),
  .timeLimit(.minutes(20)))
struct StopwatchTests {
  /// What stands in the place of Swift: a build has been, and who looks at the folder runs the test.
  private static let swift =
    """
    case $1 in
    run)
      mkdir -p .build/debug
      ln -s '\(Shell.products.appending(path: "screenc").path)' .build/debug/screenc ;;
    test)
      touch asked
      turns=0
      while [ ! -s status ]; do
        turns=$((turns + 1))
        [ $turns -lt 6000 ] || exit 75
        sleep 0.1
      done
      cat said
      exit "$(cat status)" ;;
    *) exit 64 ;;
    esac
    """

  /// A repository with what is used of this one.
  private func repository(beside workshop: Workshop) throws -> URL {
    for path in ["README.md", ".ci/setup", "Examples/Moments/Server"] {
      try workshop.copy(packageRoot.appending(path: path), to: "../repository/\(path)")
    }
    let repository = workshop.folder.deletingLastPathComponent().appending(path: "repository")
    try Shell(folder: repository).commitAll()
    return repository
  }

  /// Runs the test of the app when it is asked for, and until then waits.
  private func runTests(in workshop: Workshop) async throws {
    while !workshop.isThere("asked") { try await Task.sleep(for: .milliseconds(50)) }
    let answer: Shell.Answer
    do {
      answer = try await workshop.run("swift test")
    } catch {
      answer = Shell.Answer(status: 70, text: "\(error)")
    }
    try workshop.write(answer.text, to: "said")
    try workshop.write("\(answer.status)\n", to: "status")
  }

  @Test func aNewUserGetsToAScreenOverAServer() async throws {
    let workshop = try Workshop("Lighthouses")
    let folder = workshop.folder.deletingLastPathComponent()
    let repository = try repository(beside: workshop)
    try workshop.writeProgram(Self.swift, to: "tools/swift")
    // What is to be installed is taken to be there.
    for name in ["apt-get", "dpkg"] { try workshop.writeProgram("exit 0", to: "tools/\(name)") }
    if let datasette = Installed.datasette {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "datasette"), withDestinationURL: datasette)
    }
    let tests = Task { try await runTests(in: workshop) }
    let script = packageRoot.appending(path: ".ci/stopwatch").path
    let said = try await workshop.sh(
      "PATH=\"$PWD/tools:$PATH\" '\(script)' '\(folder.path)' '\(repository.path)'")
    tests.cancel()
    #expect(said.status == 0, "\(said.text)")

    // Each command is told with its time, and what was written by hand is what lies there for it.
    let commands = [
      "git clone", "init --package", "import", "lint --strict", "screenc build", "swift test",
    ]
    for command in commands {
      let line = try Regex("(?m)^ *\\d+ s  .*\\$ .*\(command)")
      #expect(said.text.contains(line), "\(command): \(said.text)")
    }
    let sum = try #require(
      said.text.firstMatch(
        of:
          /8 commands in \d+ s, .* took \d+; (\d+) lines by hand, (\d+) of YAML and (\d+) of Swift/
      ),
      "\(said.text)")
    let numbers = [sum.1, sum.2, sum.3].compactMap { Int($0) }
    #expect(try numbers == [lines(of: ""), lines(of: ".yaml"), lines(of: ".swift")])
    for name in ["CONTRIBUTING", "Tutorial"] {
      let page = try Article.named(name).text().replacing("\n", with: " ")
      #expect(page.contains("`.ci/stopwatch`") && page.contains("\(numbers[0]) lines"), "\(name)")
    }
  }

  /// How many lines are not empty in the files that are written by hand.
  private func lines(of ending: String) throws -> Int {
    let folder = packageRoot.appending(path: "Tests/Stopwatch/Lighthouses")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let texts = try (files?.allObjects as? [URL] ?? [])
      .filter { ["yaml", "swift"].contains($0.pathExtension) && $0.path.hasSuffix(ending) }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    return texts.reduce(0) { $0 + $1.split(separator: "\n").count }
  }
}
