import Foundation
import TestTools
import Testing

@testable import screenc

/// The specs that pages show belong to whole apps, in which no rule finds anything and of which Swift is generated.
///
/// What a page leaves out stands in the folder `Surroundings`, in a template for each app: `# block 2` is where the
/// second block of YAML of the page goes, moved in as far as that stands, and `# file Shop/Module.yaml` begins another
/// file.
@Suite struct ShownSpecTests {
  /// The app of a template, written into a folder.
  struct ShownApp {
    static let folder = packageRoot.appending(
      path: "Tests/ScreencCommandTests/Documentation/Surroundings")

    static let names: [String] = {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return files.filter { $0.hasSuffix(".template") }.map { String($0.dropLast(9)) }.sorted()
    }()

    private(set) var files = ["screenc.yaml": "output: ../Generated\n"]
    /// The page's blocks that are in it, by their places among those of YAML, from 1.
    private(set) var blocks: [Int] = []
    let page: Article

    init(_ name: String) throws {
      let file = Self.folder.appending(path: "\(name).template")
      let pageName = String(name.prefix { $0 != "-" })
      page = try #require(
        Article.all.first { $0.url.lastPathComponent == "\(pageName).md" }, "\(name)")
      let shown = try page.blocks().filter { $0.language == "yaml" }
      var path = "App.yaml"
      for line in try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      {
        if let mark = line.wholeMatch(of: /# file (\S+)/) {
          path = String(mark.1)
          continue
        }
        guard let mark = line.wholeMatch(of: /( *)# block (\d+)( without its first line)?/) else {
          files[path, default: ""] += line + "\n"
          continue
        }
        let number = try #require(Int(mark.2))
        blocks.append(number)
        let text = shown[number - 1].text.split(separator: "\n")
        for part in mark.3 == nil ? text[...] : text.dropFirst() {
          files[path, default: ""] += mark.1 + part + "\n"
        }
      }
    }

    /// The app's files as they lie in a folder `Specs`.
    var specs: [String: String] {
      Dictionary(uniqueKeysWithValues: files.map { ("Specs/\($0.key)", $0.value) })
    }

    /// Writes the app into a folder `Specs`.
    func scratch() throws -> ScratchFolder { try ScratchFolder("shown", specs) }
  }

  @Test(arguments: ShownApp.names)
  func nothingIsFoundInTheAppAndItIsGenerated(name: String) throws {
    let scratch = try ShownApp(name).scratch()
    let specs = scratch.file("Specs").path
    let lint = Transcript()
    #expect(lint.run("lint", "--strict", specs) == .clean, "\(lint.output)")
    let build = Transcript()
    #expect(build.run("build", specs) == .clean, "\(build.output)")
    #expect(scratch.isThere("Generated/App.swift"))
  }

  @Test(arguments: ShownApp.names)
  func whatTheLanguageLacksIsFound(name: String) throws {
    let scratch = try ShownApp(name).scratch()
    try scratch.write(scratch.text("Specs/App.yaml") + "colour: red\n", to: "Specs/App.yaml")
    let lint = Transcript()
    #expect(lint.run("lint", scratch.file("Specs").path) == .findings)
    #expect(lint.output.contains("`colour`"), "\(lint.output)")
  }

  @Test func allThatPagesShowIsInAnApp() throws {
    let apps = try ShownApp.names.map { try ShownApp($0) }
    for page in BlockAccount.pages(of: "ShownSpecTests") {
      let shown = try page.blocks().filter { $0.language == "yaml" }
      let own = try BlockAccount.blocks(of: page, by: "ShownSpecTests").map(\.number)
      let numbers = shown.enumerated().filter { own.contains($0.element.number) }.map {
        $0.offset + 1
      }
      let taken = apps.filter { $0.page.path == page.path }.flatMap(\.blocks)
      #expect(Set(taken) == Set(numbers), "\(page.name)")
    }
  }
}
