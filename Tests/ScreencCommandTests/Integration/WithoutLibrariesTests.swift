import Foundation
import TestTools
import Testing

/// Commands that run where libraries are hidden, and what is built there.
@Suite struct WithoutLibrariesTests {
  private static let script = ".ci/without-libraries"
  private static let shell = Shell(folder: packageRoot)

  /// Whether anything can be hidden on this machine.
  private static let canHide = (try? shell.run(script, "true"))?.status == 0

  /// Prints which headers a compiler finds, and ends with 5.
  private static let look = #"""
    for header in yaml.h sqlite3.h jemalloc/jemalloc.h; do
      if echo "#include <$header>" | clang -fsyntax-only -x c - 2>/dev/null; then echo "$header"; fi
    done
    exit 5
    """#

  private static let choices: [([String], [String])] = [
    ([], ["yaml.h", "sqlite3.h", "jemalloc/jemalloc.h"]),
    (["--only", "jemalloc"], ["jemalloc/jemalloc.h"]),
    (["--only", "yaml,sqlite3"], ["yaml.h", "sqlite3.h"]),
  ]

  @Test(.enabled(if: canHide, "no mount namespace can be made here"), arguments: choices)
  func onlyWhatIsNamedIsHidden(options: [String], hidden: [String]) throws {
    let all = try Self.shell.run("sh", "-c", Self.look).text.split(separator: "\n").map(String.init)
    #expect(all.contains("yaml.h"))
    let answer = try Self.shell.run([Self.script] + options + ["sh", "-c", Self.look])
    #expect(answer.status == 5)
    #expect(
      answer.text.split(separator: "\n").map(String.init) == all.filter { !hidden.contains($0) },
      "\(answer.text)")
  }

  private static let mistakes: [([String], String)] = [
    (["--only", "curl", "true"], "there is no library `curl`"),
    (["--only"], "there is no library"),
    (["--only", "yaml"], "which command?"),
    ([], "which command?"),
  ]

  @Test(arguments: mistakes)
  func mistakesAreNoSkips(arguments: [String], complaint: String) throws {
    let answer = try Self.shell.run([Self.script] + arguments)
    #expect(answer.status == 2)
    #expect(answer.text.contains(complaint), "\(answer.text)")
  }

  @Test func whereNothingCanBeHiddenNothingIsRun() throws {
    let scratch = try ReleaseScratch()
    try scratch.writeProgram("exit 1", to: "tools/unshare")
    let answer = try scratch.shell.run(
      "env", "PATH=\(scratch.folder.path)/tools:/usr/bin:/bin",
      scratch.script("without-libraries"), "touch", "ran")
    #expect(answer.status == 77)
    #expect(answer.text.hasPrefix("not run: "), "\(answer.text)")
    #expect(!scratch.isThere("ran"))
  }

  /// The steps of the script that tests all, with others behind its functions.
  @Test func aSkippedStepIsToldAndAFailedOneEnds() throws {
    let script = try String(contentsOf: packageRoot.appending(path: ".ci/test"), encoding: .utf8)
    let end = try #require(script.range(of: "# Tests that need")?.lowerBound)
    let last = try #require(script.split(separator: "\n").last)
    #expect(last.contains("$skipped"))
    func run(_ steps: String) throws -> Shell.Answer {
      try Self.shell.run("sh", "-c", "\(script[..<end])\n\(steps)\n\(last)")
    }
    let skipped = try run("attempt sh -c 'exit 77'\nattempt echo on")
    #expect(skipped.status == 0)
    #expect(skipped.text.contains("\non\n"), "\(skipped.text)")
    #expect(skipped.text.hasSuffix("\n== SKIPPED: sh -c exit 77\n"), "\(skipped.text)")
    #expect(try !run("attempt true").text.contains("SKIPPED"))
    let failed = try run("attempt sh -c 'exit 3'\necho on")
    #expect(failed.status == 3 && !failed.text.contains("\non\n"), "\(failed.text)")
  }

  @Test func whereJemallocIsThereItsAbsenceIsNotTested() throws {
    let found = try Self.shell.run("sh", "-c", Self.look).text.contains("jemalloc")
    guard found else { return }
    let answer = try Self.shell.run(".ci/lean")
    #expect(answer.status == 1)
    #expect(answer.text.contains("jemalloc is there"), "\(answer.text)")
  }

  /// It builds screenc twice, which takes minutes: it is run where `SCREENC_TEST_BUILDS` is set.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["SCREENC_TEST_BUILDS"] != nil,
      "builds are not asked for"),
    .enabled(if: canHide, "no mount namespace can be made here"))
  func screencIsBuiltAndUsedWithoutJemalloc() throws {
    let answer = try Self.shell.run(Self.script, "--only", "jemalloc", ".ci/lean")
    #expect(answer.status == 0, "\(answer.text)")
  }
}
