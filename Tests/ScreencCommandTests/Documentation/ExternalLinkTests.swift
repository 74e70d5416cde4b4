import Foundation
import Testing

/// Links to other sites, as far as they can be looked at without a network: `.ci/links` asks for their pages.
@Suite struct ExternalLinkTests {
  private struct Link: Hashable {
    /// The path of the page that has it.
    let page: String
    let address: String
  }

  /// The sites that may be linked: those of whoever makes what they are about. Whoever links another one looks at it, and
  /// puts it here.
  private static let hosts: Set<String> = [
    // What pages are asked for by servers of others, and how requests are signed.
    "backendless.com", "developer.wordpress.org", "docs.amplify.aws", "docs.aws.amazon.com",
    "docs.parseplatform.org", "firebase.google.com", "learn.microsoft.com", "relay.dev",
    "shopify.dev", "woocommerce.github.io",
    // Programs that are used beside screenc, and a format that they read.
    "docs.oasis-open.org", "github.com", "plugins.jenkins.io", "pre-commit.com",
    // What the tests of this repository use.
    "clang.llvm.org", "datasette.io", "llvm.org", "strawberry.rocks",
  ]

  private func links() throws -> [Link] {
    try Article.all.flatMap { article in
      // What stands in backticks is shown as it is.
      let prose = try article.prose().replacing(/``.+?``/, with: "")
        .replacing(/`[^`\n]+`/, with: "")
      return prose.matches(of: /\w+:\/\/[^\s<>"\])]+/).map { match in
        var address = match.output
        while let last = address.last, ".,;:".contains(last) { address.removeLast() }
        return Link(page: article.path, address: String(address))
      }
    }
  }

  @Test func linksLeadToReviewedSitesByHTTPS() throws {
    let links = try links()
    #expect(links.count > 15)
    for link in links {
      let parts = try #require(
        URLComponents(string: link.address), "\(link.page): \(link.address) is no address")
      let host = try #require(parts.host, "\(link.page): \(link.address) has no host")
      #expect(parts.scheme == "https", "\(link.page): \(link.address)")
      #expect(
        parts.user == nil && parts.password == nil && parts.port == nil,
        "\(link.page): \(link.address)")
      #expect(
        link.address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(link.page): \(link.address)")
      #expect(
        Self.hosts.contains(host), "\(link.page): look at \(host), and put it on the list of hosts")
    }
    let linked = Set(links.compactMap { URLComponents(string: $0.address)?.host })
    #expect(Self.hosts.subtracting(linked) == [])
  }

  @Test func theScriptKnowsTheSameLinks() throws {
    let listed = try Shell(folder: packageRoot).run(".ci/links", "--list")
    #expect(listed.status == 0, "\(listed.text)")
    let lines = listed.text.split(separator: "\n").map(String.init)
    let expected = Set(try links().map { "\($0.address)\t\($0.page)" })
    #expect(Set(lines) == expected)
    #expect(lines.count == expected.count)
  }

  // MARK: - What the script says of answers

  /// Runs the script over a `curl` that answers by rules of the shell, for the address `$address`, and asks nobody; `$head` is
  /// set where only the head of an answer is wanted.
  private func ask(_ rules: String) async throws -> Shell.Answer {
    let workshop = try Workshop("Links")
    try workshop.writeProgram(
      """
      for address; do [ "$address" = --head ] && head=yes; done
      case $address in
      \(rules)
      *) printf '200 %s' "$address" ;;
      esac
      """, to: "tools/curl")
    let script = packageRoot.appending(path: ".ci/links").path
    return try await workshop.sh("PATH=\"$PWD/tools:$PATH\" '\(script)'")
  }

  @Test func pagesThatAreThereAreNotNamed() async throws {
    let count = Set(try links().map(\.address)).count
    let said = try await ask("")
    #expect(said.status == 0)
    #expect(said.text == "\(count) addresses, 0 failed\n")
  }

  @Test func pagesThatAreGoneOrDoNotAnswerFailWithTheirPlaces() async throws {
    let said = try await ask(
      """
      https://llvm.org/*) printf '404 %s' "$address" ;;
      https://pre-commit.com*) printf '000 %s' "$address"; exit 6 ;;
      """)
    #expect(said.status == 1)
    #expect(said.text.contains("404: https://llvm.org/docs/LibFuzzer.html (README.md)\n"))
    let pages = "README.md, Sources/screenc/screenc.docc/ContinuousIntegration.md"
    #expect(said.text.contains("no answer: https://pre-commit.com (\(pages))\n"))
    #expect(said.text.contains(" addresses, 2 failed\n"))
  }

  /// Some servers answer only to who wants the whole page, some only to people, and some have moved theirs.
  @Test func pagesThatCanBeReadFailNothing() async throws {
    let said = try await ask(
      """
      https://llvm.org/*) [ "$head" ] && status=405 || status=200; printf '%s %s' $status "$address" ;;
      https://relay.dev/*) printf '403 %s' "$address" ;;
      https://strawberry.rocks) printf '200 https://strawberry.rocks/docs' ;;
      https://datasette.io) printf '200 https://datasette.io/' ;;
      """)
    #expect(said.status == 0)
    #expect(!said.text.contains("llvm.org") && !said.text.contains("datasette.io"))
    let page = "Sources/screenc/screenc.docc/Reference/page.md"
    #expect(
      said.text.contains("turned away, 403: https://relay.dev/graphql/connections.htm (\(page))\n"))
    #expect(
      said.text.contains(
        "moved to https://strawberry.rocks/docs: https://strawberry.rocks (README.md)\n"))
    #expect(said.text.contains(" addresses, 0 failed\n"))
  }
}
