import Foundation
import Testing

@testable import screenc

/// `screenc strings`.
@Suite struct StringsCommandTests {
  private func scratch(_ strings: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "screenc-strings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "en.lproj"), withIntermediateDirectories: true)
    let spec = """
      app: Small
      language: 1
      strings: en.lproj/L.strings
      host:
        menu: [{ screen: Home, title: tab.home, icon: house }]
      ---
      screen: Home
      title: home.title
      content: { text: { key: home.text } }
      """
    try Data(spec.utf8).write(to: folder.appending(path: "App.yaml"))
    try Data(strings.utf8).write(to: folder.appending(path: "en.lproj/L.strings"))
    return folder
  }

  @Test func tellsAndAddsAndExchanges() throws {
    let folder = try scratch("\"home.title\" = \"At home\";\n\"old\" = \"Old\";\n")
    defer { try? FileManager.default.removeItem(at: folder) }
    var run = Transcript()
    #expect(run.run("strings", folder.path) == .findings)
    #expect(
      run.output == """
        en.lproj/L.strings: 2 keys
          en: 2 of 2
        missing: 2 keys
          tab.home: App.yaml:5
          home.text: App.yaml:9
        unused: 1 key: old

        """)
    run = Transcript()
    #expect(run.run("strings", "--add", folder.path) == .clean)
    #expect(run.output == "tab.home: Home\nhome.text: Text\n")
    #expect(run.status.contains("en.lproj/L.strings: 2 keys added"))
    run = Transcript()
    #expect(run.run("strings", "--add", folder.path) == .clean)
    #expect(run.status.contains("nothing is missing"))
    #expect(Transcript().run("strings", folder.path) == .clean)
    let xliff = folder.appending(path: "de.xliff").path
    run = Transcript()
    #expect(run.run("strings", "--export", xliff, "--language", "de", folder.path) == .clean)
    #expect(run.status.contains("4 texts for de"))
    run = Transcript()
    #expect(run.run("strings", "--import", xliff, folder.path) == .findings)
    #expect(run.status.contains("name `de.lproj/L.strings` in the app's `strings:`"))
  }

  @Test(arguments: [
    "en.lproj/L.strings", "de.lproj/New.strings", "Texts/L.xcstrings", "[L.strings, L.stringsdict]",
  ])
  func addMakesFilesThatAreNotThere(strings: String) throws {
    let folder = try scratch("")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.removeItem(at: folder.appending(path: "en.lproj"))
    let spec = folder.appending(path: "App.yaml")
    let text = try String(contentsOf: spec, encoding: .utf8)
    try Data(text.replacing("en.lproj/L.strings", with: strings).utf8).write(to: spec)
    var run = Transcript()
    #expect(run.run("strings", "--add", folder.path) == .clean)
    #expect(run.output == "tab.home: Home\nhome.title: Title\nhome.text: Text\n")
    for path in strings.split(whereSeparator: { "[], ".contains($0) }) {
      #expect(run.status.contains("\(path): made"))
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "\(path)").path))
    }
    run = Transcript()
    #expect(run.run("lint", folder.path) == .clean)
    #expect(!run.output.contains("string"))
  }

  @Test func whatMakesNoSenseIsRefused() throws {
    let folder = try scratch("")
    defer { try? FileManager.default.removeItem(at: folder) }
    for arguments in [
      ["--add", "--export", "a"], ["--language", "de"], ["--import", "nowhere.xliff"],
    ] {
      #expect(Transcript().tool.run(["strings"] + arguments + [folder.path]) == .usage)
    }
  }

  @Test func specsThatCannotBeReadAreToldOf() throws {
    let folder = try scratch("\"home.title\" = ")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = Transcript()
    #expect(run.run("strings", "--add", folder.path) == .findings)
    #expect(run.status.contains("the specs have errors"))
  }
}
