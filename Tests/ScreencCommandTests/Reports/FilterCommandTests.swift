import Foundation
import Testing

@testable import screenc

@Suite struct FilterCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "screenc-filter-\(UUID().uuidString)")

  private var specs: String { folder.appending(path: "Specs").path }
  private var baseline: String { folder.appending(path: "baseline.json").path }

  private func write(_ text: String, to path: String = "Specs/App.yaml") throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private let broken = "app: Shop\nlanguage: 9\n---\ncases: [a]\nenum: Mood\n"

  @Test func onlyTheRulesThatAreAskedForAreShown() throws {
    try write(broken)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = Transcript()
    #expect(run.run("lint", specs, "--only", "declaration-key-first") == .findings)
    #expect(run.output.contains("[declaration-key-first]"))
    #expect(!run.output.contains("[unsupported-language-version]"))
    let other = Transcript()
    #expect(other.run("lint", specs, "--only", "unused-model", "--only", "low-contrats") == .usage)
    #expect(other.status.hasPrefix("error: there is no rule `low-contrats`"))
    let fixing = Transcript()
    #expect(fixing.run("lint", specs, "--only", "unused-model", "--fix") == .clean)
    #expect(fixing.status.hasPrefix("0 fixed\n"))
  }

  @Test func rulesThatAreSwitchedOffAreSaidToBe() throws {
    try write("enum: Mood\ncases: [a]\n")
    try write("severities: { unused-model: off }\n", to: "Specs/screenc.yaml")
    defer { try? FileManager.default.removeItem(at: folder) }
    for rule in ["unused-model", "sample-coverage"] {
      let run = Transcript()
      #expect(run.run("lint", specs, "--only", rule) == .clean)
      #expect(run.status.hasPrefix("`\(rule)` is off: `severities: { \(rule): warning }` in"))
    }
    let other = Transcript()
    #expect(other.run("lint", specs, "--only", "low-contrast") == .clean)
    #expect(!other.status.contains(" is off"))
  }

  @Test func itIsSaidWhichOptionMendsFindings() throws {
    try write("enum: Mood\ncaess: [a]\nunknow: a\n---\ncases: [a]\nenum: Tone\n")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = Transcript()
    #expect(run.run("lint", specs) == .findings)
    #expect(
      run.status.contains(
        "1 finding can be mended by `screenc lint --fix`, 2 more by `--unsafe-fixes`, to be looked at\n"
      ))
    let fixing = Transcript()
    #expect(fixing.run("lint", specs, "--fix") == .findings)
    #expect(fixing.status.hasPrefix("1 fixed; 2 more by `--unsafe-fixes`\n"))
    let others = Transcript()
    #expect(others.run("lint", specs) == .findings)
    #expect(
      others.status.contains(
        "2 findings can be mended by `screenc lint --unsafe-fixes`, to be looked at\n"))
  }

  @Test func namesOfRulesInTheConfigurationAreMended() throws {
    try write("enum: Mood\ncases: [a]\n")
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = folder.appending(path: "Specs/screenc.yaml")
    try "severities: { low-contrats: off } # for now\n".write(
      to: configuration, atomically: true, encoding: .utf8)
    _ = Transcript().run("lint", specs, "--unsafe-fixes")
    #expect(
      try String(contentsOf: configuration, encoding: .utf8)
        == "severities: { low-contrast: off } # for now\n")
  }

  @Test func theBaselineIsWrittenAndObeyed() throws {
    try write(broken)
    defer { try? FileManager.default.removeItem(at: folder) }
    let writing = Transcript()
    #expect(writing.run("lint", specs, "--write-baseline", baseline) == .clean)
    #expect(writing.output.isEmpty)
    let run = Transcript()
    #expect(
      run.run("lint", specs, "--baseline", baseline, "--strict", "--format", "sarif") == .clean)
    #expect(run.output.contains(#""suppressions":[{"kind":"external"}]"#))
    #expect(run.status.hasPrefix("no findings; "))
    #expect(run.status.contains(" suppressed; 1 spec checked\n"))
    let missing = Transcript()
    #expect(missing.run("lint", specs, "--baseline", baseline + "x") == .usage)
    #expect(missing.status.contains("cannot read \(baseline)x"))
  }

  @Test func differencesOfFixesAreShownAndNotMade() throws {
    try write(broken)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = Transcript()
    #expect(run.run("lint", specs, "--diff") == .findings)
    #expect(run.output.contains(" ---\n-cases: [a]\n enum: Mood\n+cases: [a]\n"))
    #expect(run.status == "1 fix could be made\n")
    #expect(
      try String(contentsOf: folder.appending(path: "Specs/App.yaml"), encoding: .utf8) == broken)
    #expect(Transcript().run("lint", specs, "--fix") == .findings)
    let again = Transcript()
    #expect(again.run("lint", specs, "--diff", "--unsafe-fixes") == .clean)
    #expect(again.output.isEmpty)
  }

  @Test func reasonsOfCommentsAreInTheReport() throws {
    try write("app: Shop\nlanguage: 9 # screenc:ignore unsupported-language-version 👍 soon\n")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = Transcript()
    _ = run.run("lint", specs, "--format", "sarif")
    #expect(run.output.contains(#""suppressions":[{"kind":"inSource","justification":"👍 soon"}]"#))
    let json = Transcript()
    _ = json.run("lint", specs, "--format", "json")
    #expect(!json.output.contains("unsupported-language-version"))
  }
}
