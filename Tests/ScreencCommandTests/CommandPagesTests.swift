import Foundation
import Testing

@testable import screenc

/// The pages about commands are what the commands say of themselves.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes them instead of comparing them.
@Suite struct CommandPagesTests {
  private static let catalogue = packageRoot.appending(path: "Sources/screenc/screenc.docc")
  private static let folder = catalogue.appending(path: "Commands")

  private var isUpdating: Bool {
    ProcessInfo.processInfo.environment["SCREENC_UPDATE_GOLDENS"] == "1"
  }

  @Test func everyCommandHasItsPage() throws {
    let pages = CommandPages().pages
    if isUpdating {
      try? FileManager.default.removeItem(at: Self.folder)
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for page in pages {
        try Data(page.markdown.utf8).write(to: Self.folder.appending(path: "\(page.name).md"))
      }
    }
    for page in pages {
      let file = Self.folder.appending(path: "\(page.name).md")
      #expect((try? String(contentsOf: file, encoding: .utf8)) == page.markdown, "\(page.name)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(pages.map { "\($0.name).md" }))
  }

  @Test func theListIsUpToDate() throws {
    let file = Self.catalogue.appending(path: "Commands.md")
    let text = CommandPages().contents
    if isUpdating { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  /// Each is run among the specs that `screenc init` writes, and ends as its page says.
  @Test func examplesOfAllCommandsRun() throws {
    var count = 0
    for page in CommandPages().pages {
      let codes = page.markdown.matches(of: /\| (\d) \|/).compactMap { Int32(String($0.1)) }
      let block = try #require(page.markdown.firstMatch(of: /```sh\n(.*?)```/.dotMatchesNewlines()))
      for line in block.1.split(separator: "\n") {
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
        let answer = try shell.run("sh", "-c", String(line))
        let isFine = answer.status == 0 || page.name == "build" || page.name == "rename"
        #expect(isFine && codes.contains(answer.status), "\(line): \(answer.text)")
        count += 1
      }
    }
    #expect(count >= 24)
  }
}
