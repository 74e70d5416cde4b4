import Foundation
import TestTools
import Testing

@testable import screenc

/// `screenc strings`.
@Suite struct StringsCommandTests {
  private func scratch(_ strings: String) throws -> ScratchFolder {
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
    return try ScratchFolder("strings", ["App.yaml": spec, "en.lproj/L.strings": strings])
  }

  @Test func tellsAndAddsAndExchanges() throws {
    let scratch = try scratch("\"home.title\" = \"At home\";\n\"old\" = \"Old\";\n")
    var run = Transcript()
    #expect(run.run("strings", scratch.path) == .findings)
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
    #expect(run.run("strings", "--add", scratch.path) == .clean)
    #expect(run.output == "tab.home: Home\nhome.text: Text\n")
    #expect(run.status.contains("en.lproj/L.strings: 2 keys added"))
    run = Transcript()
    #expect(run.run("strings", "--add", scratch.path) == .clean)
    #expect(run.status.contains("nothing is missing"))
    #expect(Transcript().run("strings", scratch.path) == .clean)
    let xliff = scratch.file("de.xliff").path
    run = Transcript()
    #expect(run.run("strings", "--export", xliff, "--language", "de", scratch.path) == .clean)
    #expect(run.status.contains("4 texts for de"))
    run = Transcript()
    #expect(run.run("strings", "--import", xliff, scratch.path) == .findings)
    #expect(run.status.contains("name `de.lproj/L.strings` in the app's `strings:`"))
  }

  @Test(arguments: [
    "en.lproj/L.strings", "de.lproj/New.strings", "Texts/L.xcstrings", "[L.strings, L.stringsdict]",
  ])
  func addMakesFilesThatAreNotThere(strings: String) throws {
    let scratch = try scratch("")
    try scratch.remove("en.lproj")
    try scratch.replace("en.lproj/L.strings", with: strings, in: "App.yaml")
    var run = Transcript()
    #expect(run.run("strings", "--add", scratch.path) == .clean)
    #expect(run.output == "tab.home: Home\nhome.title: Title\nhome.text: Text\n")
    for path in strings.split(whereSeparator: { "[], ".contains($0) }) {
      #expect(run.status.contains("\(path): made"))
      #expect(scratch.isThere("\(path)"))
    }
    run = Transcript()
    #expect(run.run("lint", scratch.path) == .clean)
    #expect(!run.output.contains("string"))
  }

  @Test func whatMakesNoSenseIsRefused() throws {
    let scratch = try scratch("")
    for arguments in [
      ["--add", "--export", "a"], ["--language", "de"], ["--import", "nowhere.xliff"],
    ] {
      #expect(Transcript().tool.run(["strings"] + arguments + [scratch.path]) == .usage)
    }
  }

  @Test func specsThatCannotBeReadAreToldOf() throws {
    let scratch = try scratch("\"home.title\" = ")
    let run = Transcript()
    #expect(run.run("strings", "--add", scratch.path) == .findings)
    #expect(run.status.contains("the specs have errors"))
  }
}
