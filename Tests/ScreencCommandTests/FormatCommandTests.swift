import Foundation
import TestTools
import Testing

@testable import screenc

@Suite struct FormatCommandTests {
  private let scratch: ScratchFolder
  private var path: String { scratch.path }

  private let unformatted = "screen: Feed\nlayout:   list\ntitle: feed.title\n"
  private let formatted = "screen: Feed\ntitle: feed.title\nlayout: list\n"

  init() throws { scratch = try ScratchFolder("fmt") }

  @Test func specsAreWrittenAndThenClean() throws {
    try scratch.write(["Feed.yaml": unformatted])
    let check = Transcript()
    #expect(check.run("fmt", path, "--check") == .findings)
    #expect(check.output == "\(path)/Feed.yaml is not formatted\n")
    #expect(check.status == "1 of 1 spec is not formatted: run `screenc fmt`\n")
    #expect(try scratch.text("Feed.yaml") == unformatted)
    let run = Transcript()
    #expect(run.run("fmt", path) == .clean)
    #expect(try scratch.text("Feed.yaml") == formatted)
    #expect(run.output == "\(path)/Feed.yaml: formatted\n")
    #expect(run.run("fmt", path, "--check", "--diff") == .clean)
  }

  @Test func theDifferenceIsShownAndNotWritten() throws {
    try scratch.write(["Feed.yaml": unformatted])
    let run = Transcript()
    #expect(run.run("fmt", path, "--diff") == .findings)
    #expect(run.output.contains("@@ -1,3 +1,3 @@\n screen: Feed\n-layout:   list\n"))
    #expect(try scratch.text("Feed.yaml") == unformatted)
  }

  @Test func whatIsNoYAMLIsReportedAndTheRestFormatted() throws {
    try scratch.write(["A.yaml": "screen: a: b\n", "Feed.yaml": unformatted])
    let run = Transcript()
    #expect(run.run("fmt", path) == .findings)
    #expect(run.output.contains("A.yaml:1:10: error: "))
    #expect(try scratch.text("A.yaml") == "screen: a: b\n")
    #expect(try scratch.text("Feed.yaml") == formatted)
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
    #expect(run.run("fmt", path) == .usage)
    #expect(run.status.contains("there are no specs in"))
  }
}
