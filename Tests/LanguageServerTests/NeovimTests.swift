import Foundation
import TestTools
import Testing

/// An editor that knows nothing of screenc but its server: Neovim.
@Suite struct NeovimTests {
  private static let neovim = ["/usr/bin/nvim", "/usr/local/bin/nvim", "/opt/homebrew/bin/nvim"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private struct Seen: Decodable {
    let missing: String?
    let code: Int?
    let mended: String?
    let words: [String]
    let hover: String?
    let definition: Int?
    let text: String
  }

  @Test(
    .enabled(if: neovim != nil, "Neovim is not installed: apt-get install neovim"),
    .timeLimit(.minutes(5)))
  func anEditorWorksWithTheServer() throws {
    let neovim = try #require(Self.neovim)
    let modules = try #require(BuiltModules.folder(with: "LanguageServer"))
    let tool = modules.deletingLastPathComponent().appending(path: "screenc")
    let scratch = try ScratchFolder("neovim")
    let text = Conversation.home.replacing("title: { verbatim: D", with: "title:   { verbatim: D")
    try scratch.write(Conversation.app, to: "Specs/App.yaml")
    try scratch.write(text, to: "Specs/Home.yaml")
    let seen = try use(neovim, tool, scratch)
    #expect(seen.missing == nil)
    #expect(seen.mended == "    push: Detail")
    #expect(seen.words == ["Detail"])
    #expect(seen.hover?.hasPrefix("`title`: ") == true)
    #expect(seen.definition == 6)
    #expect(
      seen.text
        == Conversation.home.replacing("Detail", with: "Article")
        .replacing("verbatim: Article", with: "verbatim: Detail"))
    #expect(seen.code == 0)
  }

  private func use(_ neovim: String, _ tool: URL, _ scratch: ScratchFolder) throws -> Seen {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "editor.lua")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: neovim)
    process.arguments = ["--headless", "-u", "NONE", "-n", "-c", "luafile \(script.path)"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SCREENC": tool.path, "ROOT": scratch.folder.path,
      "SPEC": scratch.file("Specs/Home.yaml").path, "HOME": scratch.folder.path,
      "XDG_STATE_HOME": scratch.folder.path, "XDG_CACHE_HOME": scratch.folder.path,
    ]) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Seen.self, from: data)
  }
}
