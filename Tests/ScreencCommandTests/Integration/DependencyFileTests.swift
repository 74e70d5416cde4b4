import Foundation
import ScreenCompiler
import TestTools
import Testing

@testable import screenc

/// `screenc build --depfile`, as Make and Ninja read it.
@Suite struct DependencyFileTests {
  /// An app with a spec at a path of signs that mean something to Make and Ninja.
  private func scratch() throws -> ScratchFolder {
    let scratch = try ScratchFolder("to make")
    try scratch.shell.run("screenc", "init", "--name", "Notes")
    let path = "Specs/More parts/A #1 of $2.yaml"
    try scratch.write(scratch.text("Specs/Home.yaml"), to: path)
    try scratch.replace("Home", with: "Other", in: path)
    return scratch
  }

  /// Changes specs in all ways, and sees that the build runs then, and only then.
  private func expectBuildsWhereNeeded(_ scratch: ScratchFolder, by tool: String) throws {
    /// Whether screenc was run: Make prints commands, and Ninja what it does.
    func runs() throws -> Bool {
      let answer = try scratch.shell.run(tool)
      #expect(answer.status == 0, "\(answer.text)")
      return answer.text.contains("screenc build")
    }
    #expect(try runs())
    #expect(try !runs())
    try scratch.replace("Other", with: "Another", in: "Specs/More parts/A #1 of $2.yaml")
    #expect(try runs())
    #expect(try !runs())
    try scratch.write(
      try scratch.text("Specs/Home.yaml").replacing("Home", with: "Third"),
      to: "Specs/More parts/Third.yaml")
    #expect(try runs())
    #expect(try scratch.text("Generated/More parts.Third.swift").contains("ThirdViewController"))
    #expect(try !runs())
    try scratch.remove("Specs/More parts/Third.yaml")
    #expect(try runs())
    #expect(try !runs())
    try scratch.replace(
      "output:", with: "severities: { unreachable-screen: off }\noutput:", in: "Specs/screenc.yaml")
    #expect(try runs())
    #expect(try !runs())
    // What failed is not done.
    try scratch.write("colour: red\n", to: "Specs/Broken.yaml")
    for _ in 1...2 {
      let answer = try scratch.shell.run(tool)
      #expect(answer.status != 0)
      #expect(answer.text.contains("Specs/Broken.yaml:1:1: error:"), "\(answer.text)")
    }
  }

  @Test(.enabled(if: Installed.has("make"), "make is not installed"))
  func makeBuildsWhereNeeded() throws {
    let scratch = try scratch()
    try scratch.write(try Article("Packages").block("make"), to: "Makefile")
    try expectBuildsWhereNeeded(scratch, by: "make")
  }

  @Test(.enabled(if: Installed.has("ninja"), "ninja is not installed"))
  func ninjaBuildsWhereNeeded() throws {
    let scratch = try scratch()
    try scratch.write(try Article("Packages").block("ninja"), to: "build.ninja")
    try expectBuildsWhereNeeded(scratch, by: "ninja")
  }

  @Test func namesAreEscaped() {
    let file = DependencyFile(target: "a b.d", inputs: ["C:/x", "n#1", "$home", "two\nlines"])
    #expect(
      file.text == """
        a\\ b.d: \\
          C\\:/x \\
          n\\#1 \\
          $$home

        C\\:/x:

        n\\#1:

        $$home:

        """)
  }

  @Test func inputsAreToldByABuildThatDidNothing() throws {
    let scratch = try scratch()
    let command = ["screenc", "build", "--depfile", "out/screens.d"]
    #expect(try scratch.shell.run(command).status == 0)
    let first = try scratch.text("out/screens.d")
    #expect(first.hasPrefix("out/screens.d: \\\n  Specs/screenc.yaml \\\n  Specs \\\n"), "\(first)")
    #expect(try scratch.shell.run(command).text.contains("0 written"))
    #expect(try scratch.text("out/screens.d") == first)
  }

  @Test func aCheckHasNoDependencyFile() {
    let run = Transcript()
    #expect(run.run("build", "--check", "--depfile", "screens.d") == .usage)
    #expect(run.status.contains("`--check` writes nothing"))
  }
}

extension Article {
  /// The only block of a language.
  fileprivate func block(_ language: String) throws -> String {
    let found = try blocks().filter { $0.language == language }
    #expect(found.count == 1)
    return try #require(found.first).text
  }
}
