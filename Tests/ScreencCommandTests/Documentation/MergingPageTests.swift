import Foundation
import Testing

/// Branches are merged as the page on them says, with Git.
@Suite struct MergingPageTests {
  private let page = Article("Merging")
  private let author = [
    "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.com",
    "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.com", "GIT_EDITOR": "true",
  ]

  /// An app of some screens, built.
  private func app(_ screens: [String]) async throws -> Workshop {
    let workshop = try Workshop("Moments")
    try workshop.write("output: ../Generated\n", to: "Specs/screenc.yaml")
    try workshop.write(
      "app: Moments\nlanguage: 1\nswift: { access: public }\nhost:\n  menu:\n", to: "Specs/App.yaml"
    )
    for screen in screens { try await add(screen, to: workshop) }
    return workshop
  }

  private func add(_ screen: String, to workshop: Workshop) async throws {
    let app = try workshop.text("Specs/App.yaml")
    try workshop.write(
      app + "    - { screen: \(screen), title: { verbatim: \(screen) }, icon: house }\n",
      to: "Specs/App.yaml")
    try workshop.write(
      """
      screen: \(screen)
      title: { verbatim: \(screen) }
      content:
        - button: { title: { verbatim: Go }, call: go }

      """, to: "Specs/\(screen).yaml")
    #expect(try await workshop.sh("screenc build --quiet").status == 0)
  }

  private func git(_ script: String, in workshop: Workshop) async throws {
    let said = try await workshop.sh("set -e\n" + script, author)
    #expect(said.status == 0, "\(said.text)")
  }

  @Test func listsHaveALineForEachEntry() async throws {
    let shown = try #require(
      BlockAccount.blocks(of: page, by: "MergingPageTests")
        .first { $0.language == "swift" })
    let workshop = try await app(["About", "Feed", "Settings"])
    #expect(try workshop.text("Generated/App.swift").contains(shown.text))
  }

  @Test func attributesAreThoseThatAreWrittenAtTheBeginning() async throws {
    let workshop = try Workshop("Notes")
    _ = try await workshop.sh("screenc init --name Notes")
    let attributes = try workshop.text("Generated/.gitattributes")
    let shown = try page.blocks().filter { $0.language == "" }
    #expect(shown.count == 2)
    let lines = shown.flatMap { $0.text.split(separator: "\n") }
    #expect(lines.count == 3)
    for line in lines { #expect(attributes.split(separator: "\n").contains(line), "\(attributes)") }
  }

  /// Two branches that add a screen at the same place: in specs they are merged, in generated code they meet.
  @Test func aBuildMendsWhatGitCouldNotMerge() async throws {
    let workshop = try await app(["About", "Feed"])
    try await git("git init -q -b main . && git add -A && git commit -qm One", in: workshop)
    try await git("git switch -qc theirs", in: workshop)
    try await add("Gallery", to: workshop)
    try await git("git add -A && git commit -qm Two && git switch -q main", in: workshop)
    try await add("History", to: workshop)
    // What both add at the end of the menu is merged by hand, as specs are.
    try workshop.write("Specs/App.yaml merge=union\n", to: ".gitattributes")
    try await git("git add -A && git commit -qm Three", in: workshop)

    let block = try #require(BlockAccount.blocks(of: page, by: "MergingPageTests", .run).first)
    for line in block.text.split(separator: "\n") {
      let parts = line.split(separator: "#", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let said = try await workshop.sh(parts[0], author)
      if parts[0] == "git merge theirs" {
        #expect(said.status == 1)
        let conflicts = try await workshop.sh("git diff --name-only --diff-filter=U").text
        #expect(parts[1] == "conflicts in Generated/ only")
        #expect(conflicts == "Generated/App.swift\n")
      } else {
        #expect(said.status == 0, "\(line): \(said.text)")
        if parts.count > 1 { #expect(said.text.contains(parts[1]), "\(said.text)") }
      }
    }
    #expect(try await workshop.sh("screenc build --check").status == 0)
    #expect(try await workshop.sh("git status --porcelain -uno").text == "")
  }
}
