import Foundation
import SpecSyntax
import Testing

/// The tutorial and the guides are followed to the letter, in folders of their own.
@Suite(.enabled(if: Workshop.isOpen, "Swift is compiled by hand on Linux only"))
struct TutorialTests {
  private let tutorial = Article("Tutorial")

  /// From an empty folder: its files of specs and Swift, in five steps, each build, run and test of them, and
  /// what they print.
  @Test func theTutorialLeadsToARunningApp() async throws {
    let workshop = try Workshop("Books")
    let count = try await workshop.follow(tutorial)
    #expect(count == (try tutorial.blocks().count))
    #expect(count == 47)
  }

  /// The app as it is when the tutorial has been followed.
  private func books() async throws -> Workshop {
    let workshop = try Workshop("Books")
    try await workshop.follow(tutorial, .toTheEnd)
    return workshop
  }

  @Test func testsOfTheGuidePass() async throws {
    let workshop = try await books()
    let guide = Article("Testing")
    #expect(try await workshop.follow(guide) == 6)
    let said = try await workshop.run("swift test")
    #expect(said.status == 0, "\(said.text)")
    #expect(said.text.contains("Test run with 23 tests in 8 suites passed"), "\(said.text)")
  }

  @Test func theAppInXcodeCompilesAndItsListIsRead() async throws {
    let workshop = try await books()
    let guide = Article("Xcode")
    #expect(try await workshop.follow(guide) == 7)
    let said = try await workshop.compileApp()
    #expect(said == "")
    let list = try Data(contentsOf: workshop.folder.appending(path: "Info.plist"))
    let plist = try PropertyListSerialization.propertyList(from: list, format: nil)
    let manifest = (plist as? [String: Any])?["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: [[String: String]]]
    let delegate = try #require(
      roles?["UIWindowSceneSessionRoleApplication"]?.first?["UISceneDelegateClassName"])
    let name = try #require(delegate.split(separator: ".").last)
    #expect(try guide.text().contains("final class \(name): AppSceneDelegate"))
  }

  @Test func aScreenMovesFromCodeToSpecs() async throws {
    let workshop = try await books()
    let guide = Article("Moving")
    let code = try #require(guide.blocks().first { $0.language == "swift" })
    try workshop.write(code)
    #if canImport(FoundationNetworking)
      // Where Foundation has no `URLSession`.
      _ = try await workshop.run(
        "sed -i 's/^import Foundation$/&; import FoundationNetworking/' Sources/Books/Writers*.swift"
      )
    #endif
    let before = try await workshop.compileApp()
    #expect(before == "")
    #expect(try await workshop.follow(guide) == 8)
    let after = try await workshop.compileApp()
    #expect(after == "")
    #expect(try await workshop.run("screenc build --check").status == 0)
  }

  @Test func theViewOfTheAppsOwnOnThePageOfCellsCompiles() async throws {
    let workshop = try await books()
    let view = try #require(Article("Cells").blocks().first { $0.language == "swift" })
    try workshop.write(
      Article.Block(language: "swift", text: view.text, file: "Sources/Books/StoreMapView.swift"))
    let said = try await workshop.compileApp()
    #expect(said == "")
  }

  @Test func anAPIBeginsTheSpecs() async throws {
    let workshop = try Workshop("Notes")
    let guide = Article("Beginning")
    #expect(try await workshop.follow(guide) == (try guide.blocks().count))
  }

  @Test func whatEditorsAreToldWorks() async throws {
    let workshop = try Workshop("Notes")
    _ = try await workshop.run("screenc init --name Notes")
    let guide = Article("Editors")
    #expect(try await workshop.follow(guide) == 12)
    let picture = workshop.folder.appending(path: ".screenc/pictures/Home-filled.svg")
    #expect(FileManager.default.fileExists(atPath: picture.path))
    // What the task of the editor matches is what lint writes.
    let tasks = try Data(contentsOf: workshop.folder.appending(path: ".vscode/tasks.json"))
    let document = try JSONSerialization.jsonObject(with: tasks) as? [String: Any]
    let task = (document?["tasks"] as? [[String: Any]])?.first
    let matcher = task?["problemMatcher"] as? [String: Any]
    let pattern = try #require((matcher?["pattern"] as? [String: Any])?["regexp"] as? String)
    let command = try #require(task?["command"] as? String)
    _ = try await workshop.run("echo 'colour: red' >> Specs/Home.yaml")
    let line = try await workshop.run(command).text.split(separator: "\n")[0]
    #expect(line.hasPrefix("Specs/Home.yaml:"), "\(line)")
    #expect(try line.contains(Regex(pattern)), "\(line)")
    // What editors start is the server, and ends with them.
    let server = try await workshop.run("screenc lsp < /dev/null")
    #expect(server.status == 0, "\(server.text)")
    for block in try guide.blocks() where ["lua", "toml", "lisp"].contains(block.language) {
      #expect(block.text.contains("screenc") && block.text.contains("lsp"), "\(block.text)")
    }
  }

  @Test func whatContinuousIntegrationRunsWorks() async throws {
    let workshop = try Workshop("Notes")
    _ = try await workshop.run("screenc init --name Notes && screenc build")
    try workshop.shell.commitAll()
    _ = try await workshop.run("git update-ref refs/remotes/origin/main HEAD")
    let guide = Article("ContinuousIntegration")
    var commands = 0
    for block in try guide.blocks() {
      switch block.language {
      case "sh":
        let said = try await workshop.run(block.text)
        #expect(said.status == 0, "\(said.text)")
      case "yaml":
        let tree = SyntaxTree.parse(Array(block.text.utf8))
        #expect(tree.problems.isEmpty, "\(block.text)")
      default:
        #expect(["sh script", "groovy"].contains(block.language))
      }
      commands += DocumentedCommand.all(in: block.text).count
    }
    #expect(commands == 14)
    #expect(try guide.blocks().count == 11)
  }
}
