import Foundation
import SpecSyntax
import Testing

/// What holds for all pages of the documentation.
@Suite struct DocumentationTests {
  @Test func commandsInAllPagesAreThereWithTheirOptions() throws {
    var count = 0
    for article in Article.all {
      let scripts = try article.blocks().filter {
        ["sh", "sh script", "sh test", "yaml", "groovy"].contains($0.language)
      }.map(\.text)
      let inline = try article.prose().matches(of: /`(screenc [^`]+)`/).map { String($0.1) }
      for command in (scripts + inline).flatMap(DocumentedCommand.all) {
        #expect(command.problem == nil, "\(article.path): \(command.line)")
        count += 1
      }
    }
    #expect(count > 150)
  }

  /// Fragments, too: what is left out is left out in a way that YAML allows. The examples of rules, which may
  /// be about YAML itself, are checked with the rules.
  @Test func allYAMLIsRead() throws {
    var count = 0
    for article in Article.all where !article.path.contains("/Rules/") {
      for block in try article.blocks() where block.language == "yaml" {
        let tree = SyntaxTree.parse(Array(block.text.utf8))
        #expect(tree.problems.isEmpty, "\(article.path): \(block.text)")
        count += 1
      }
    }
    #expect(count > 150)
  }

  @Test func linksLeadToPagesAndSections() throws {
    var count = 0
    for article in Article.all {
      // What stands in backticks is shown as it is.
      let prose = try article.prose().replacing(/``.+?``/, with: "")
        .replacing(/`[^`\n]+`/, with: "")
      for link in prose.matches(of: /\]\(([^)\s]+)\)/).map({ String($0.1) })
      where !link.contains("://") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let page =
          parts[0].isEmpty
          ? article.url
          : article.url.deletingLastPathComponent().appending(path: String(parts[0])).standardized
        count += 1
        guard FileManager.default.fileExists(atPath: page.path) else {
          Issue.record("\(article.path): \(link) leads nowhere")
          continue
        }
        guard parts.count == 2 else { continue }
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(anchors(of: text).contains(String(parts[1])), "\(article.path): \(link)")
      }
    }
    #expect(count > 1000)
  }

  /// By what hosts of repositories lead to headings.
  private func anchors(of text: String) -> Set<String> {
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
          .replacing(" ", with: "-")
      })
  }

  /// From the first page a reader gets to all others of the catalogues.
  @Test func everyPageIsReached() throws {
    let start = Article("screenc")
    var reached: Set<String> = [start.url.standardized.path]
    var open = [start.url]
    while let page = open.popLast() {
      let article = Article(path: String(page.path.dropFirst(packageRoot.path.count)))
      for link in try article.prose().matches(of: /\]\(([^)\s#]+\.md)[^)]*\)/).map({ String($0.1) })
      where !link.contains("://") {
        let target = page.deletingLastPathComponent().appending(path: link).standardized
        if reached.insert(target.path).inserted { open.append(target) }
      }
    }
    for article in Article.all where article.path.contains(".docc/") {
      #expect(reached.contains(article.url.standardized.path), "\(article.path)")
    }
  }
}
