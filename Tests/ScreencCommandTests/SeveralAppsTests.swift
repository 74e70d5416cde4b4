import Foundation
import TestTools
import Testing

@testable import screenc

/// Several spec folders in one run: each is an app of its own, and what is found is one report.
@Suite struct SeveralAppsTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder("several") }

  private static func app(_ name: String, key: String = "sections") -> String {
    """
    app: \(name)
    language: 1
    host: { menu: [{ screen: Home, title: tab.home }] }
    ---
    screen: Home
    sections: []
    \(key == "sections" ? "" : "\(key): 1")

    """
  }

  /// Runs the tool in a folder of two apps, of which the second has a mistake.
  private func run(_ arguments: String...) throws -> (code: ExitCode, run: Transcript) {
    try scratch.write(Self.app("Notes"), to: "A/App.yaml")
    try scratch.write("output: ../Generated/A\n", to: "A/screenc.yaml")
    try scratch.write(Self.app("Shop", key: "titel"), to: "B/App.yaml")
    try scratch.write("output: ../Generated/B\n", to: "B/screenc.yaml")
    try scratch.write(Self.app("Parts"), to: "B/Inner/App.yaml")
    let transcript = Transcript()
    let line = arguments.map {
      $0.hasPrefix("+") ? scratch.file(String($0.dropFirst())).path : $0
    }
    return (transcript.tool.run(line), transcript)
  }

  private func prepareSound() throws {
    try scratch.write(Self.app("Notes"), to: "A/App.yaml")
    try scratch.write("output: ../Generated/A\n", to: "A/screenc.yaml")
    try scratch.write(Self.app("Shop"), to: "C/App.yaml")
    try scratch.write("output: ../Generated/C\n", to: "C/screenc.yaml")
  }

  @Test func findingsOfAllAreOneReport() throws {
    let (code, run) = try run("lint", "+A", "+B", "--format", "json")
    #expect(code == .findings)
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = document?["diagnostics"] as? [[String: Any]] ?? []
    let paths = findings.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
    #expect(paths.contains { $0.hasSuffix("/B/App.yaml") })
    #expect(findings.contains { $0["rule"] as? String == "unknown-key" })
    #expect(run.status.contains("; 3 specs checked"))
  }

  @Test func aRunOfSARIFHasAll() throws {
    let (_, run) = try run("lint", "+A", "+B", "--format", "sarif")
    #expect(run.output.components(separatedBy: "\"runs\"").count == 2)
    #expect(run.output.components(separatedBy: "\"tool\"").count == 2)
  }

  @Test func aFolderInAnotherIsRefused() throws {
    let (code, run) = try run("lint", "+B", "+B/Inner")
    #expect(code == .usage)
    #expect(run.status.contains("B/Inner lies in "))
  }

  @Test func theSameFolderTwiceIsRefused() throws {
    #expect(try run("lint", "+A", "+A").code == .usage)
  }

  @Test func aFolderThatIsNotThereIsTold() throws {
    let (code, run) = try run("lint", "+A", "+Z")
    #expect(code == .usage)
    #expect(run.status.contains("there is no spec folder at"))
  }

  @Test func eachAppIsBuiltIntoItsOwnFolder() throws {
    try prepareSound()
    let transcript = Transcript()
    let folders = ["A", "C"].map { scratch.file($0).path }
    #expect(transcript.tool.run(["build", "--no-cache"] + folders) == .clean)
    for name in ["A", "C"] {
      #expect(scratch.isThere("Generated/\(name)/App.swift"))
    }
    #expect(Transcript().tool.run(["build", "--check", "--no-cache"] + folders) == .clean)
  }

  @Test func twoAppsDoNotShareAFolderForGeneratedCode() throws {
    try prepareSound()
    try scratch.write("output: ../Generated/A\n", to: "C/screenc.yaml")
    let transcript = Transcript()
    let folders = ["A", "C"].map { scratch.file($0).path }
    #expect(transcript.tool.run(["build", "--no-cache"] + folders) == .usage)
    #expect(transcript.status.contains("cannot have the code of two apps"))
  }

  @Test func fixesAreMadeInAll() throws {
    try prepareSound()
    for name in ["A", "C"] {
      let text = Self.app(name).replacing("language: 1", with: "languaeg: 1")
      try scratch.write(text, to: "\(name)/App.yaml")
    }
    let transcript = Transcript()
    let folders = ["A", "C"].map { scratch.file($0).path }
    #expect(transcript.tool.run(["lint", "--unsafe-fixes"] + folders) == .clean)
    #expect(transcript.status.contains("2 fixed"))
  }
}
