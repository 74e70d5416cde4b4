import Foundation
import TestTools
import Testing

@testable import screenc

/// The pages about commands are what the commands say of themselves.
@Suite struct CommandPagesTests {
  @Test func everyCommandHasItsPage() throws {
    try GeneratedPages.expect(
      CommandPages().pages, inFolder: "Commands")
  }

  @Test func theListIsUpToDate() throws {
    try GeneratedPages.expect(CommandPages().contents, in: "Commands.md")
  }

  /// What the examples of `screenc import` read.
  private static func writeImports(to scratch: ScratchFolder) throws {
    let document = """
      openapi: 3.1.0
      info: { title: Pets, version: "1" }
      servers: [{ url: https://pets.example }]
      paths:
        /pets/{id}:
          get:
            tags: [pets]
            parameters: [{ name: id, in: path, schema: { type: string } }]
            responses:
              "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
      components:
        schemas: { Pet: { type: object, properties: { id: { type: string } } } }
      """
    let color = """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "1", "green": "0.5", "blue": "0x10", "alpha": "1" } } }] }
      """
    let code = """
      { "metadata": { "formatVersion": { "major": 0, "minor": 6, "patch": 0 } },
        "module": { "name": "Notes" }, "symbols": [], "relationships": [] }
      """
    for (path, text) in [
      ("openapi.yaml", document), ("answer.json", #"[{ "id": 1, "title": "Tea" }]"#),
      ("Colors.xcassets/Brand.colorset/Contents.json", color),
      (".build/symbols/Notes.symbols.json", code),
    ] {
      try scratch.write(text, to: path)
    }
  }

  /// A module of specs that is a Swift module by itself.
  private static func writeModule(to scratch: ScratchFolder) throws {
    let module = """
      module: Shop
      exports: [Products]
      swift: { module: ShopUI }
      ---
      screen: Products
      title: { verbatim: Products }
      content:
        - text: { verbatim: Tea }

      """
    try scratch.write(module, to: "Specs/Shop/Module.yaml")
  }

  /// Each is run among the specs that `screenc init` writes, and ends as its page says.
  @Test func examplesOfAllCommandsRun() throws {
    var count = 0
    for page in CommandPages().pages {
      let codes = page.markdown.matches(of: /\| (\d) \|/).compactMap { Int32(String($0.1)) }
      let block = try #require(page.markdown.firstMatch(of: /```sh\n(.*?)```/.dotMatchesNewlines()))
      for line in block.1.split(separator: "\n") {
        // A picture of pixels takes a program that draws them.
        if line.contains("--as png"), !Installed.has("rsvg-convert"), !Installed.has("resvg") {
          continue
        }
        let scratch = try ScratchFolder("pages")
        let shell = scratch.shell
        if page.name != "init" { try shell.run("screenc", "init", "--name", "Notes") }
        if page.name == "strings" {
          try scratch.write("\"home.title\" = \"Home\";\n", to: "Localizable.strings")
          try scratch.replace(
            "host:", with: "strings: ../Localizable.strings\nhost:", in: "Specs/App.yaml")
        }
        if page.name == "import" { try Self.writeImports(to: scratch) }
        if page.name == "interface" {
          try Self.writeModule(to: scratch)
          // What is checked is there already.
          if line.contains("--check") {
            try shell.run("screenc", "interface", "Shop", "--output", "Interfaces/Shop.yaml")
          }
        }
        if page.name == "record" {
          try scratch.write(#"{ "log": { "entries": [] } }"#, to: "session.har")
        }
        if line.contains("git:main") {
          try shell.commitAll()
          try shell.run("git", "branch", "--force", "main")
        }
        if line.contains("--check Snapshots") {
          try shell.run("screenc", "preview", "--update", "Snapshots")
        }
        let answer = try shell.run("sh", "-c", String(line))
        let isFine = answer.status == 0 || page.name == "build" || page.name == "rename"
        #expect(isFine && codes.contains(answer.status), "\(line): \(answer.text)")
        count += 1
      }
    }
    #expect(count >= 24)
  }
}
