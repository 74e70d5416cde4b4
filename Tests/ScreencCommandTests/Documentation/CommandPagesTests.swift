import Foundation
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
  private static func writeImports(to folder: URL) throws {
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
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// A module of specs that is a Swift module by itself.
  private static func writeModule(to folder: URL) throws {
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
    let file = folder.appending(path: "Specs/Shop/Module.yaml")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(module.utf8).write(to: file)
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
        let folder = FileManager.default.temporaryDirectory.appending(path: "screenc-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let shell = Shell(folder: folder)
        if page.name != "init" { try shell.run("screenc", "init", "--name", "Notes") }
        if page.name == "strings" {
          try Data("\"home.title\" = \"Home\";\n".utf8)
            .write(to: folder.appending(path: "Localizable.strings"))
          let app = folder.appending(path: "Specs/App.yaml")
          let text = try String(contentsOf: app, encoding: .utf8)
          try Data(text.replacing("host:", with: "strings: ../Localizable.strings\nhost:").utf8)
            .write(to: app)
        }
        if page.name == "import" { try Self.writeImports(to: folder) }
        if page.name == "interface" {
          try Self.writeModule(to: folder)
          // What is checked is there already.
          if line.contains("--check") {
            try shell.run("screenc", "interface", "Shop", "--output", "Interfaces/Shop.yaml")
          }
        }
        if page.name == "record" {
          try Data(#"{ "log": { "entries": [] } }"#.utf8)
            .write(to: folder.appending(path: "session.har"))
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
