import Foundation
import TestTools
import Testing

@testable import screenc

/// An app of modules that Make and Ninja build one by one, each over the interfaces of those that it sees.
@Suite struct ModuleDependencyTests {
  /// An app whose module `Shop` shows a screen of `Account`, and of which all use `Core`.
  private final class Scratch: FolderOfFiles {
    private let files: ScratchFolder
    var folder: URL { files.folder }

    init() throws {
      let app = ModularApp(
        start: "Wares",
        modules: [
          .init(name: "Account", screen: "Profile"),
          .init(name: "Shop", uses: ["Account"], screen: "Wares", next: "Profile"),
        ])
      files = try ScratchFolder("parts", app.files)
      try write(try block("sh lay-out"), to: "lay-out")
    }

    /// A block of the page on packages.
    func block(_ language: String, _ number: Int = 0) throws -> String {
      let found = try Article("Packages").blocks().filter { $0.language == language }
      return try #require(found.dropFirst(number).first, "\(language)").text
    }

    /// Writes for each module what the page has for one of them.
    func writeNinja() throws {
      let shop = try block("ninja modules", 1)
      func build(_ name: String, seeing others: [String]) -> String {
        shop.replacing(
          " build/Core.yaml build/Account.yaml",
          with: others.map { " build/\($0).yaml" }.joined()
        ).replacing("seen = Core Account", with: "seen = \(others.joined(separator: " "))")
          .replacing("Shop", with: name)
      }
      let parts = [
        try block("ninja modules"), build("Core", seeing: []), build("Account", seeing: ["Core"]),
        shop,
      ]
      try write(parts.joined(separator: "\n"), to: "build.ninja")
    }

    /// Builds all.
    func build(by tool: String) throws -> Runs {
      let answer = try shell.run(tool)
      #expect(answer.status == 0, "\(answer.text)")
      return Runs(answer.text)
    }

    /// Expects of the parts' Swift that it is what `screenc build` writes over all specs.
    func expectSwiftOfTheWhole() throws {
      let whole = try shell.run(
        "screenc", "build", "Specs", "--no-cache", "--output", "whole", "--quiet")
      #expect(whole.status == 0, "\(whole.text)")
      for file in ["Core/Core.Core", "Account/Account.Screen", "Shop/Shop.Screen", "App"] {
        let part = file == "App" ? "App" : String(file.prefix { $0 != "/" })
        #expect(
          try text("build/\(part)/Swift/\(file).swift") == text("whole/\(file).swift"), "\(file)")
      }
    }
  }

  /// What was made, as Make and Ninja print the commands.
  private struct Runs: Equatable {
    /// The parts of which Swift was generated.
    var built: Set<String> = []
    /// The modules whose interfaces were looked at, and `--app`.
    var described: Set<String> = []

    init(built: Set<String> = [], described: Set<String> = []) {
      self.built = built
      self.described = described
    }

    init(_ text: String) {
      built = Set(text.matches(of: /screenc build build\/(\w+)\/Specs/).map { String($0.1) })
      described = Set(text.matches(of: /screenc interface ([\w-]+) build/).map { String($0.1) })
    }
  }

  /// Changes what others see and what they don't, and sees that only what depends on it is made again.
  private func expectOnlyDependentsAreBuilt(_ scratch: Scratch, by tool: String) throws {
    #expect(
      try scratch.build(by: tool)
        == Runs(
          built: ["App", "Core", "Account", "Shop"],
          described: ["--app", "Core", "Account", "Shop"]))
    #expect(try scratch.build(by: tool) == Runs())
    let read = try scratch.text("build/Shop.d")
    for path in ["App.yaml", "Core/Interface.yaml", "Account/Interface.yaml", "Shop/Screen.yaml"] {
      #expect(read.contains(" build/Shop/Specs/\(path)"), "\(read)")
    }

    // What only concerns the module itself: its interface is looked at, and not written.
    try scratch.replace("Failed", with: "Broken", in: "Specs/Account/Screen.yaml")
    #expect(try scratch.build(by: tool) == Runs(built: ["Account"], described: ["Account"]))
    #expect(try scratch.build(by: tool) == Runs())

    // What others see: those that show the screen, and the app, which makes it. `Core` has no part in it.
    try scratch.replace(
      "screen: Profile\n", with: "screen: Profile\nparameters: { tone: String? }\n",
      in: "Specs/Account/Screen.yaml")
    #expect(
      try scratch.build(by: tool)
        == Runs(built: ["App", "Account", "Shop"], described: ["Account", "Shop"]))
    #expect(try scratch.build(by: tool) == Runs())

    // Of the app, modules see no titles.
    try scratch.replace("First", with: "Second", in: "Specs/App.yaml")
    #expect(try scratch.build(by: tool) == Runs(built: ["App"], described: ["--app"]))
    #expect(try scratch.build(by: tool) == Runs())

    // A spec that is new, and then gone.
    let other = "Specs/Account/Other.yaml"
    try scratch.write(
      try scratch.text("Specs/Account/Screen.yaml").replacing("Profile", with: "Other"), to: other)
    #expect(try scratch.build(by: tool) == Runs(built: ["Account"], described: ["Account"]))
    let swift = "build/Account/Swift/Account/Account.Other.swift"
    #expect(try scratch.text(swift).contains("OtherViewController"))
    try scratch.remove(other)
    #expect(try scratch.build(by: tool) == Runs(built: ["Account"], described: ["Account"]))
    #expect(try scratch.build(by: tool) == Runs())
    #expect(!scratch.isThere(swift))
    try scratch.expectSwiftOfTheWhole()
  }

  @Test(.enabled(if: Installed.has("make"), "make is not installed"))
  func makeBuildsWhatDependsOnAChange() throws {
    let scratch = try Scratch()
    try scratch.write(try scratch.block("make modules"), to: "Makefile")
    try expectOnlyDependentsAreBuilt(scratch, by: "make")
  }

  @Test(.enabled(if: Installed.has("ninja"), "ninja is not installed"))
  func ninjaBuildsWhatDependsOnAChange() throws {
    let scratch = try Scratch()
    try scratch.writeNinja()
    try expectOnlyDependentsAreBuilt(scratch, by: "ninja")
  }

  @Test func anInterfaceIsWrittenOnlyWhereItDiffers() throws {
    let scratch = try Scratch()
    let command = ["screenc", "interface", "Account", "--output", "a.yaml", "--depfile", "a.d"]
    let written = try scratch.shell.run(command)
    #expect(written.status == 0 && written.text.contains("a.yaml: written"), "\(written.text)")
    let read = try scratch.text("a.d")
    #expect(read.hasPrefix("a.d: \\\n  Specs/screenc.yaml \\\n  Specs \\\n"), "\(read)")
    #expect(read.contains("  Specs/Shop/Screen.yaml\n"), "\(read)")
    let again = try scratch.shell.run(command)
    #expect(again.status == 0 && again.text == "", "\(again.text)")
    // What has an error is not done.
    try scratch.remove("a.d")
    try scratch.replace("font: body", with: "font: bodi", in: "Specs/Account/Screen.yaml")
    #expect(try scratch.shell.run(command).status == 1)
    #expect(!scratch.isThere("a.d"))
  }

  @Test func aCheckHasNoDependencyFile() {
    let run = Transcript()
    let status = run.run("interface", "Shop", "--output", "a", "--check", "--depfile", "a.d")
    #expect(status == .usage)
    #expect(run.status.contains("`--check` writes nothing"))
  }
}
