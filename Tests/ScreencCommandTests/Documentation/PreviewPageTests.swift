import Foundation
import Testing

/// What the page on previews shows is drawn, compared and served.
@Suite(.enabled(if: Installed.isBuilt("screenc-preview"), "screenc-preview was not built"))
struct PreviewPageTests {
  private let page = Article("Preview")

  @Test func picturesAreDrawnAndCompared() async throws {
    let workshop = try Workshop("Notes")
    _ = try await workshop.sh("screenc init --name Notes")
    try workshop.shell.commitAll()
    _ = try await workshop.sh(
      "git branch --force main && sed -i.old s/Hello/Goodbye/ Specs/Home.yaml")
    let results = [
      "--output Preview": "Preview/index.html", "--against": "Changes/changes.md",
      "--update": "Snapshots/Home/filled-dark.svg", "--check": "Snapshots/Home/filled.svg",
      "--only": "Pictures/Home-filled.svg",
    ]
    var count = 0
    for block in try BlockAccount.blocks(of: page, by: "PreviewPageTests") {
      for line in block.text.split(separator: "\n") where !line.contains("--serve") {
        let said = try await workshop.sh(String(line))
        #expect(said.status == 0, "\(line): \(said.text)")
        let result = try #require(results.first { line.contains($0.key) }, "\(line)")
        #expect(workshop.isThere(result.value), "\(line)")
        count += 1
      }
    }
    #expect(count == results.count)
    #expect(try workshop.text("Changes/changes.md").contains("text `Hello` → `Goodbye`"))
    let tree = try workshop.text("Pictures/Home-long.txt")
    #expect(tree.contains("Goodbye"), "\(tree)")
  }

  /// The app is asked for once, and ends as a terminal's Control-C ends it.
  @Test func theAppIsServed() async throws {
    let workshop = try Workshop("Notes")
    _ = try await workshop.sh("screenc init --name Notes")
    let block = try #require(
      BlockAccount.blocks(of: page, by: "PreviewPageTests").first { $0.text.contains("--serve") })
    let command = block.text.replacing("\n", with: "")
    try workshop.write(
      """
      # Jobs of a shell that has control of them are not deaf to Control-C.
      set -m
      \(command) > said.txt 2>&1 &
      server=$!
      for _ in $(seq 600); do grep -q http said.txt && break; sleep 0.1; done
      address=$(grep -o 'http://[^ ]*' said.txt)
      curl --fail --silent --show-error --output page.html "$address"
      answer=$?
      kill -INT $server
      for _ in $(seq 600); do kill -0 $server 2>/dev/null || exit $answer; sleep 0.1; done
      kill -KILL $server
      echo "it did not end"
      exit 9

      """, to: "serve.bash")
    let said = try await workshop.sh("bash serve.bash")
    #expect(said.status == 0, "\(said.text)")
    #expect(try workshop.text("page.html").contains("<!doctype html>"))
  }
}
