import Foundation
import TestTools
import Testing

@testable import screenc

/// The formula for Homebrew, from which `formula.rb` installs as Homebrew does.
@Suite(
  .enabled(if: Installed.has("ruby"), "ruby is not installed"),
  .enabled(if: Installed.gnuTar, "archives are made by GNU's tar"))
struct FormulaTests {
  private static let address = "https://files.example/x"
  private static let homebrew = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "formula.rb").path

  /// A release with its formula, whose archives are in the folder `files`.
  private func release() throws -> ReleaseScratch {
    let scratch = try ReleaseScratch()
    try scratch.release()
    try writeFormula(over: "files", in: scratch)
    return scratch
  }

  private func writeFormula(over files: String, in scratch: ReleaseScratch) throws {
    let formula = try scratch.run(scratch.script("formula"), files, Self.address).text
    let url = "url \"\(Self.address)/"
    try #require(formula.contains(url))
    try scratch.write(
      formula.replacing(url, with: "url \"file://\(scratch.folder.path)/\(files)/"),
      to: "screenc.rb")
  }

  private func install(in scratch: ReleaseScratch, _ system: String...) throws -> Shell.Answer {
    try scratch.shell.run(["ruby", Self.homebrew, "screenc.rb", "brew"] + system)
  }

  @Test func whatItNamesIsInstalledWhereHomebrewHasIt() throws {
    let scratch = try release()
    let answer = try install(in: scratch)
    #expect(answer.status == 0, "\(answer.text)")
    #expect(answer.text.contains("==> Testing screenc"))

    let expected = ReleaseScratch.parts.map { part in
      part.replacing("share/bash-completion/completions/", with: "etc/bash_completion.d/")
    }
    let cellar = "brew/Cellar/screenc/\(Tool.version)"
    let installed = try scratch.run("find", cellar, "-type", "f", "-printf", "%P\\n").text
    #expect(installed.split(separator: "\n").map(String.init).sorted() == expected.sorted())
    for part in expected { #expect(scratch.isThere("brew/\(part)"), "\(part)") }
    for program in ReleaseScratch.programs {
      #expect(try scratch.text("brew/bin/\(program)") == scratch.text("programs/\(program)"))
    }
    #expect(
      try scratch.run("brew/bin/screenc", "--version").text == "screenc \(Tool.version)\n")
    #expect(
      try scratch.text("brew/share/man/man1/screenc.1") == scratch.run("screenc", "man").text)
  }

  /// The archives of four machines, each made as on that machine.
  @Test func eachMachineGetsItsArchive() throws {
    let scratch = try ReleaseScratch()
    let machines = [
      ("Linux", "x86_64", "linux-x86_64"), ("Linux", "aarch64", "linux-aarch64"),
      ("Darwin", "x86_64", "macos-x86_64"), ("Darwin", "arm64", "macos-aarch64"),
    ]
    for (number, (system, processor, name)) in machines.enumerated() {
      try scratch.writeProgram(
        """
        case $1 in
          -s) echo \(system) ;;
          -m) echo \(processor) ;;
          *) exec /usr/bin/uname "$@" ;;
        esac
        """, to: "tools/uname")
      // Files of different times are archives of different digests.
      try scratch.release(into: "parts/\(name)", ["SOURCE_DATE_EPOCH": "\(number + 1)"])
    }
    _ = try scratch.run(scratch.script("gather"), "parts", "all", Self.address)
    try writeFormula(over: "all", in: scratch)
    for (_, _, name) in machines {
      let parts = name.split(separator: "-").map(String.init)
      let answer = try install(in: scratch, parts[0], parts[1] == "aarch64" ? "arm" : "intel")
      #expect(answer.status == 0, "\(answer.text)")
      let archive = "/all/screenc-\(Tool.version)-\(name).tar.gz\n"
      #expect(answer.text.contains(archive), "\(answer.text)")
      try scratch.remove("brew")
    }
  }

  @Test func anArchiveOfAnotherDigestIsRefused() throws {
    let scratch = try release()
    let archive = scratch.file("files/\(try scratch.archive())")
    try (Data(contentsOf: archive) + Data("more".utf8)).write(to: archive)
    let answer = try install(in: scratch)
    #expect(answer.status == 1)
    #expect(answer.text.contains("SHA-256 mismatch"), "\(answer.text)")
    #expect(!scratch.isThere("brew"))
  }

  @Test func theTestOfTheFormulaCanFail() throws {
    let scratch = try release()
    try scratch.write(
      scratch.text("screenc.rb").replacing("\"screenc #{version}\"", with: "\"other\""),
      to: "screenc.rb")
    let answer = try install(in: scratch)
    #expect(answer.status == 1)
    #expect(answer.text.contains("Expected: \"other\"\n"), "\(answer.text)")
  }

  /// What Homebrew would not take, `formula.rb` does not take either.
  @Test(arguments: [
    ("  license", "  bottle :unneeded\n  license", "undefined method"),
    ("  license", "  desc \"Compiler\"\n  license", "desc is said twice"),
    ("  version", "  license \"MIT\"\n  version", "version should be put before license"),
    ("desc \"C", "desc \"A c", "begins with an article"),
    ("homepage \"https:", "homepage \"file:", "homepage: no address"),
    ("  on_linux do\n", "  on_linux do\n    url \"x\"\n", "on_linux cannot include url"),
    ("share/man/man1/", "share/man/man2/", "No such file"),
    ("class Screenc", "class Other", "has no class Screenc"),
    ("  test do", "  def other", "other is not known here"),
  ])
  func faultsAreFound(old: String, new: String, complaint: String) throws {
    let scratch = try release()
    let formula = try scratch.text("screenc.rb")
    try #require(formula.contains(old))
    try scratch.write(formula.replacing(old, with: new, maxReplacements: 1), to: "screenc.rb")
    let answer = try install(in: scratch)
    #expect(answer.status == 1)
    #expect(answer.text.contains(complaint), "\(answer.text)")
  }

  @Test func rubyHasNoWarnings() throws {
    let scratch = try release()
    for file in ["screenc.rb", Self.homebrew] {
      #expect(try scratch.run("ruby", "-wc", file).text == "Syntax OK\n")
    }
  }
}
