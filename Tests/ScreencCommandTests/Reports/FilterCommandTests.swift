import Foundation
import TestTools
import Testing

@testable import screenc

@Suite struct FilterCommandTests {
  private let scratch: ScratchFolder
  private var specs: String { scratch.file("Specs").path }
  private var baseline: String { scratch.file("baseline.json").path }

  init() throws { scratch = try ScratchFolder("filter") }

  private func write(_ text: String, to path: String = "Specs/App.yaml") throws {
    try scratch.write(text, to: path)
  }

  private let broken = "app: Shop\nlanguage: 9\n---\ncases: [a]\nenum: Mood\n"

  @Test func onlyTheRulesThatAreAskedForAreShown() throws {
    try write(broken)
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
    try write("severities: { low-contrats: off } # for now\n", to: "Specs/screenc.yaml")
    _ = Transcript().run("lint", specs, "--unsafe-fixes")
    #expect(
      try scratch.text("Specs/screenc.yaml")
        == "severities: { low-contrast: off } # for now\n")
  }

  @Test func theBaselineIsWrittenAndObeyed() throws {
    try write(broken)
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
    let run = Transcript()
    #expect(run.run("lint", specs, "--diff") == .findings)
    #expect(run.output.contains(" ---\n-cases: [a]\n enum: Mood\n+cases: [a]\n"))
    #expect(run.status == "1 fix could be made\n")
    #expect(
      try scratch.text("Specs/App.yaml") == broken)
    #expect(Transcript().run("lint", specs, "--fix") == .findings)
    let again = Transcript()
    #expect(again.run("lint", specs, "--diff", "--unsafe-fixes") == .clean)
    #expect(again.output.isEmpty)
  }

  @Test func reasonsOfCommentsAreInTheReport() throws {
    try write("app: Shop\nlanguage: 9 # screenc:ignore unsupported-language-version 👍 soon\n")
    let run = Transcript()
    _ = run.run("lint", specs, "--format", "sarif")
    #expect(run.output.contains(#""suppressions":[{"kind":"inSource","justification":"👍 soon"}]"#))
    let json = Transcript()
    _ = json.run("lint", specs, "--format", "json")
    #expect(!json.output.contains("unsupported-language-version"))
  }
}
