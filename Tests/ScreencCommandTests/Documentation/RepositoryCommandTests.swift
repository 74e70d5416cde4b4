import Foundation
import Testing

/// Commands that build, test or document this repository are looked up, where running them would be these tests anew.
@Suite struct RepositoryCommandTests {
  /// The commands of the blocks that are not run, a line each, with lines that go on joined.
  private func commands() throws -> [(page: String, words: [String])] {
    try BlockAccount.pages(of: "RepositoryCommandTests").flatMap { page in
      try BlockAccount.blocks(of: page, by: "RepositoryCommandTests").flatMap { block in
        block.text.replacing("\\\n", with: " ").split(separator: "\n")
          .flatMap { $0.split(separator: "&&") }
          .map { (page.name, $0.split(separator: " ").map(String.init)) }
      }
    }
  }

  @Test func scriptsAreThere() throws {
    var count = 0
    for (page, words) in try commands() {
      for word in words where word.hasPrefix(".ci/") || word == "Server/setup" {
        let file = packageRoot.appending(
          path: word == "Server/setup" ? "Examples/Moments/\(word)" : word)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(word)")
        count += 1
      }
    }
    #expect(count > 3)
  }

  /// Options are those that the help of the command has; products, traits and tests are those of this package.
  @Test func commandsOfSwiftHaveTheirOptions() throws {
    let shell = Shell(folder: packageRoot)
    let manifest = try String(
      contentsOf: packageRoot.appending(path: "Package.swift"), encoding: .utf8)
    let tests = try FileManager.default.subpathsOfDirectory(
      atPath: packageRoot.appending(path: "Tests").path)
    var helps: [String: String] = [:]
    var count = 0
    for (page, words) in try commands() {
      guard let start = words.firstIndex(of: "swift"), start + 1 < words.count else { continue }
      let command = words[start + 1]
      guard command != "format" else { continue }
      if helps[command] == nil { helps[command] = try shell.run("swift", command, "-help").text }
      let help = helps[command] ?? ""
      var rest = words[(start + 2)...]
      if command == "run",
        let product = rest.first(where: { !$0.hasPrefix("-") && $0 != "release" })
      {
        #expect(manifest.contains("name: \"\(product)\""), "\(page): \(product)")
        rest = rest.prefix { $0 != product }
      }
      for (place, word) in rest.enumerated() where word.hasPrefix("--") {
        let option = word.prefix { $0 != "=" }
        #expect(help.contains("\(option)"), "\(page): \(command) \(option)")
        let next = rest.dropFirst(place + 1).first ?? ""
        if option == "--product" || option == "--traits" {
          #expect(manifest.contains("name: \"\(next)\""), "\(page): \(next)")
        }
        if option == "--filter" {
          for name in next.replacing("'", with: "").split(separator: "|") {
            #expect(tests.contains { $0.contains(name) }, "\(page): \(name)")
          }
        }
      }
      count += 1
    }
    #expect(count > 12)
  }

  /// A folder with the scripts of the repository, and programs in the place of those that would build or show
  /// something.
  private func workshop() throws -> Workshop {
    let workshop = try Workshop("Checkout")
    try FileManager.default.createSymbolicLink(
      at: workshop.folder.appending(path: ".ci"),
      withDestinationURL: packageRoot.appending(path: ".ci"))
    try workshop.writeProgram("exit 0", to: "tools/swift")
    try workshop.writeProgram("test -f \"$1\"", to: "tools/open")
    try workshop.writeProgram("shift\nexec \"$@\"", to: "tools/valgrind")
    for name in ["screenc", "screenc-bench"] {
      try workshop.writeProgram("exec \(name) \"$@\"", to: ".build/release/\(name)")
    }
    return workshop
  }

  private func run(_ script: String, in workshop: Workshop) async throws -> Shell.Answer {
    let said = try await workshop.sh("set -e\nPATH=\"$PWD/tools:$PATH\"\n" + script)
    #expect(said.status == 0, "\(script)\(said.text)")
    return said
  }

  /// With few specs, over the programs that were built with these tests.
  @Test func measurementsRun() async throws {
    let workshop = try workshop()
    let pages = try [("ScreenCompiler/Performance", 4), ("README", 3)].map {
      (try Article.named($0.0), $0.1)
    }
    for (page, lines) in pages {
      let block = try #require(
        BlockAccount.blocks(of: page, by: "RepositoryCommandTests", .run)
          .first { $0.text.contains("screenc-bench run") })
      let few = block.text.replacing(/10000|1000/, with: "10").replacing(
        "--runs 7", with: "--runs 1"
      )
      .replacing(/screenc-bench run\n/, with: "screenc-bench run --sizes 10 --runs 1\n")
      #expect(few.split(separator: "\n").count == lines)
      let said = try await run(few, in: workshop)
      #expect(said.text.contains("10 screens: "), "\(said.text)")
    }
  }

  @Test(.enabled(if: Installed.has("docc"), "docc is not installed"))
  func theSiteIsMade() async throws {
    let workshop = try workshop()
    let block = try #require(
      BlockAccount.blocks(of: .named("README"), by: "RepositoryCommandTests", .run)
        .first { $0.text.contains(".ci/documentation") })
    // Not into the folder of this repository.
    let script = block.text.replacing(
      ".ci/documentation &&", with: ".ci/documentation .build/documentation &&")
    let said = try await run(script, in: workshop)
    #expect(said.text.contains(/\d+ pages, \d+ links/), "\(said.text)")
    #expect(workshop.isThere(".build/documentation/tutorial.html"))
  }
}
