import Foundation
import Testing

@testable import screenc

@Suite struct FormatCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "screenc-fmt-\(UUID().uuidString)")

  private let unformatted = "screen: Feed\nlayout:   list\ntitle: feed.title\n"
  private let formatted = "screen: Feed\ntitle: feed.title\nlayout: list\n"

  private func write(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func specsAreWrittenAndThenClean() throws {
    try write(["Feed.yaml": unformatted])
    defer { try? FileManager.default.removeItem(at: folder) }
    let check = Transcript()
    #expect(check.run("fmt", folder.path, "--check") == .findings)
    #expect(check.output == "\(folder.path)/Feed.yaml is not formatted\n")
    #expect(check.status == "1 of 1 spec is not formatted: run `screenc fmt`\n")
    #expect(try text("Feed.yaml") == unformatted)
    let run = Transcript()
    #expect(run.run("fmt", folder.path) == .clean)
    #expect(try text("Feed.yaml") == formatted)
    #expect(run.output == "\(folder.path)/Feed.yaml: formatted\n")
    #expect(run.run("fmt", folder.path, "--check", "--diff") == .clean)
  }

  @Test func theDifferenceIsShownAndNotWritten() throws {
    try write(["Feed.yaml": unformatted])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = Transcript()
    #expect(run.run("fmt", folder.path, "--diff") == .findings)
    #expect(run.output.contains("@@ -1,3 +1,3 @@\n screen: Feed\n-layout:   list\n"))
    #expect(try text("Feed.yaml") == unformatted)
  }

  @Test func whatIsNoYAMLIsReportedAndTheRestFormatted() throws {
    try write(["A.yaml": "screen: a: b\n", "Feed.yaml": unformatted])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = Transcript()
    #expect(run.run("fmt", folder.path) == .findings)
    #expect(run.output.contains("A.yaml:1:10: error: "))
    #expect(try text("A.yaml") == "screen: a: b\n")
    #expect(try text("Feed.yaml") == formatted)
  }

  @Test func theStandardInputIsFormattedToTheOutput() {
    let run = Transcript()
    run.input = unformatted
    #expect(run.run("fmt", "-") == .clean)
    #expect(run.output == formatted)
    let check = Transcript()
    check.input = unformatted
    #expect(check.run("fmt", "-", "--check") == .findings)
    #expect(check.output.isEmpty)
    let broken = Transcript()
    broken.input = "screen: a: b\n"
    #expect(broken.run("fmt", "-") == .findings)
    #expect(broken.output.isEmpty)
    #expect(broken.status.contains("<standard input>:1:10: error: "))
  }

  @Test func pathsThatAreNotThereAreUsageErrors() throws {
    let run = Transcript()
    #expect(run.run("fmt", "/nowhere/at/all") == .usage)
    #expect(run.status.contains("/nowhere/at/all"))
    try write([:])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(run.run("fmt", folder.path) == .usage)
    #expect(run.status.contains("there are no specs in"))
  }
}
