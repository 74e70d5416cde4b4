import Foundation
import Testing

/// What guides show of single commands is done in copies of the flagship, and of small apps.
@Suite struct GuideTests {
  /// A folder with the specs of the flagship and of the examples, as in a checkout.
  private func checkout() async throws -> Workshop {
    let workshop = try Workshop("Checkout")
    let root = packageRoot.path
    let copied = try await workshop.sh(
      """
      set -e
      cp -R '\(root)/Specs' Specs
      for example in '\(root)'/Examples/*/; do
        to=Examples/$(basename "$example")
        mkdir -p "$to"
        for part in Specs Sources; do
          if [ -d "$example/$part" ]; then cp -R "$example/$part" "$to"; fi
        done
      done
      rm -rf Specs/.screenc Examples/*/Specs/.screenc
      """)
    #expect(copied.status == 0, "\(copied.text)")
    return workshop
  }

  /// The blocks of a page that this suite has taken on, one after another.
  private func blocks(_ page: Article) throws -> [Article.Block] {
    try BlockAccount.blocks(of: page, by: "GuideTests")
  }

  /// Runs blocks of a page, each as it stands.
  private func follow(_ page: Article, in workshop: Workshop) async throws {
    for block in try blocks(page) where block.language == "sh" {
      let said = try await workshop.sh("set -e\n" + block.text)
      #expect(said.status == 0, "\(block.text)\(said.text)")
    }
  }

  @Test func theMapIsDrawn() async throws {
    let workshop = try await checkout()
    try await follow(Article("Map"), in: workshop)
    #expect(try workshop.text("map.svg").contains("<svg"))
  }

  @Test func findingsAreReported() async throws {
    let workshop = try await checkout()
    try FileManager.default.copyItem(
      at: workshop.folder.appending(path: "Specs/Feed/Feed.yaml"),
      to: workshop.folder.appending(path: "buffer"))
    let page = Article("Findings")
    try await follow(page, in: workshop)
    #expect(try workshop.text("screenc.sarif").contains("\"2.1.0\""))
    #expect(try workshop.text("screenc.xml").contains("<testsuites"))
    // What the page shows of JSON has the keys that findings of several kinds have between them.
    let block = try #require(blocks(page).first { $0.language == "json" })
    var found: Set<String> = []
    for (change, options) in [
      ("s/, AdBanner\\]/]/", ""), ("s/AdBanner/AdBaner/", ""),
      ("s/^title:.*/one: 1\\ntwo: 2\\nthree: 3/", "--max-findings 1"),
    ] {
      let said = try await workshop.sh(
        """
        sed '\(change)' Specs/Feed/Feed.yaml |
          screenc lint Specs --quiet --format json --stdin-path Specs/Feed/Feed.yaml \(options)
        """)
      #expect(said.status == 1, "\(said.text)")
      found.formUnion(try Self.keys(of: said.text))
    }
    let shown = try Self.keys(of: block.text)
    #expect(shown.subtracting(found) == [])
    // A place is shown once with all that it has.
    let unfolded = found.filter { !$0.contains(/\.(related|fixes)\..*location\./) }
    #expect(unfolded.subtracting(shown) == [])
  }

  /// The paths of keys in a JSON document.
  private static func keys(of text: String) throws -> Set<String> {
    func keys(_ value: Any, _ path: String) -> [String] {
      if let object = value as? [String: Any] {
        return object.flatMap { ["\(path).\($0.key)"] + keys($0.value, "\(path).\($0.key)") }
      }
      return (value as? [Any] ?? []).flatMap { keys($0, path) }
    }
    return Set(keys(try JSONSerialization.jsonObject(with: Data(text.utf8)), ""))
  }

  @Test func aFieldIsRenamed() async throws {
    let workshop = try await checkout()
    try workshop.write("output: ../Sources/App/Generated\n", to: "Specs/screenc.yaml")
    let lines = Array(repeating: "//", count: 11) + ["  let her = post.author"]
    try workshop.write(
      lines.joined(separator: "\n") + "\n", to: "Sources/App/FeedHandler.swift")
    let page = Article("Renaming")
    let block = try #require(blocks(page).first { $0.language == "sh" })
    let commands = block.text.split(separator: "\n")
    #expect(commands.count == 2)
    let shown = try #require(blocks(page).first { $0.language == "" })
    let tried = try await workshop.sh(String(commands[0]))
    #expect(tried.status == 1 && tried.text.contains("+  writer: { type: User, json: author }"))
    #expect(try workshop.text("Specs/Core/Models/Feed.yaml").contains("  author: User"))
    let done = try await workshop.sh(String(commands[1]))
    #expect(done.status == 0 && done.text.contains(shown.text), "\(done.text)")
    #expect(try await workshop.sh("screenc lint Specs --strict").status == 0)
  }

  @Test func anInterfaceIsWritten() async throws {
    let workshop = try Workshop("Goods")
    try workshop.write(ShownSpecTests.ShownApp("Modules").specs)
    try await follow(Article("Modules"), in: workshop)
    let check = try await workshop.sh(
      "screenc interface Shop Specs/ --output Interfaces/Shop/Shop.yaml --check")
    #expect(check.status == 0, "\(check.text)")
  }

  @Test func findingsAreKeptFromBeingShown() async throws {
    let workshop = try Workshop("Notes")
    let page = Article("Suppressing")
    try workshop.write(ShownSpecTests.ShownApp("Suppressing-Comments").specs)
    for (folder, name) in [("", "One"), ("Legacy/", "Two"), ("Legacy/Checkout/", "Three")] {
      try workshop.write(
        """
        screen: \(name)
        title: { verbatim: List }
        source: { use: FeedSource }
        adapters: [NoteRow]

        """, to: "Specs/\(folder)\(name).yaml")
    }
    let severities = try #require(blocks(page).first { $0.language == "yaml" })
    try workshop.write("output: ../Generated\n" + severities.text, to: "Specs/screenc.yaml")
    let said = try await workshop.sh("screenc lint --format concise").text
    for (place, severity) in [
      ("One", "error"), ("Legacy/Two", "note"), ("Legacy/Checkout/Three", "error"),
    ] {
      let expected = try Regex("Specs/\(place).yaml:\\d+:\\d+: \(severity): .*missing-empty-state")
      #expect(said.contains(expected), "\(said)")
    }
    // The first keeps what there is, with which the second is content.
    try await follow(page, in: workshop)
    #expect(try workshop.text("screenc-baseline.json").contains("missing-empty-state"))
    #expect(try await workshop.sh("screenc lint Specs").status == 1)
  }

  @Test func aMissingAdapterIsToldAsTheFirstPageShows() async throws {
    let workshop = try await checkout()
    let page = try Article.named("README")
    let shown = try #require(blocks(page).first { $0.language == "text" })
    _ = try await workshop.sh("sed -i.old 's/, AdBanner\\]/]/' Specs/Feed/Feed.yaml")
    let said = try await workshop.sh("screenc lint Specs/")
    #expect(said.status == 1)
    #expect(said.text.contains(shown.text), "\(said.text)")
  }

  /// With the screenc that was built with these tests in the place of the one that `swift run` would build.
  @Test func theFlagshipIsBuiltAsTheFirstPageSays() async throws {
    let workshop = try await checkout()
    let block = try #require(blocks(Article.named("README")).first { $0.language == "sh" })
    try FileManager.default.createSymbolicLink(
      at: workshop.folder.appending(path: ".ci"),
      withDestinationURL: packageRoot.appending(path: ".ci"))
    // What is to be installed is taken to be there.
    for name in ["apt-get", "dpkg"] { try workshop.writeProgram("exit 0", to: "tools/\(name)") }
    try workshop.writeProgram(
      "[ \"$1 $2\" = 'run screenc' ] || exit 64\nshift 2\nexec screenc \"$@\"", to: "tools/swift")
    let said = try await workshop.sh("PATH=\"$PWD/tools:$PATH\"\n" + block.text)
    #expect(said.status == 0, "\(said.text)")
    #expect(said.text.contains(" 0 written, 0 removed"), "\(said.text)")
  }
}
