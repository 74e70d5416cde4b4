import Foundation
import Testing

/// A page of the documentation.
struct Article {
  /// A block of code.
  struct Block {
    /// What stands behind the fence, such as `yaml`.
    let language: String
    let text: String
    /// The file that is named in the paragraph before, if one is.
    let file: String?
    /// The which of the page's blocks it is, from 1.
    var number = 0
  }

  /// Below the top of this package.
  let path: String
  /// What the page is called in accounts, as in `Tutorial`, `ScreenKit/Host` or `README`.
  let name: String

  /// A page of the catalogue of the command.
  init(_ name: String) {
    self.init(path: "Sources/screenc/screenc.docc/\(name).md")
  }

  init(path: String) {
    self.path = path
    // The catalogue of the command needs no saying.
    let parts = path.split(separator: "/").map(String.init).drop {
      ["Sources", ".github"].contains($0)
    }
    let own =
      parts.first == "screenc" ? parts.dropFirst(2) : parts.count > 1 ? parts.dropFirst() : parts
    name = own.map { $0.split(separator: ".").first.map(String.init) ?? $0 }.joined(separator: "/")
  }

  var url: URL { packageRoot.appending(path: path) }

  func text() throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }

  /// All pages: those of the catalogues, and those for who comes to the repository.
  static let all: [Article] = {
    let sources = packageRoot.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let pages = (files?.allObjects as? [URL] ?? []).map(\.path)
      .filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
      .compactMap { $0.split(separator: "/Sources/").last.map { "Sources/\($0)" } }.sorted()
    return (pages + ["README.md", ".github/CONTRIBUTING.md"]).map(Article.init(path:))
  }()

  /// The page of a name, as in `ScreenKit/Host` or `README`.
  static func named(_ name: String) throws -> Article {
    try #require(all.first { $0.name == name }, "there is no page \(name)")
  }

  func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var paragraph = ""
    var open: (language: String, lines: [Substring])?
    for line in try text().split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        guard line == "```" else {
          open?.lines.append(line)
          continue
        }
        let named = paragraph.matches(of: /`([\w\/+.-]+\.\w+|Jenkinsfile)`/).last
        blocks.append(
          Block(
            language: block.language, text: block.lines.map { $0 + "\n" }.joined(),
            file: named.map { String($0.1) }, number: blocks.count + 1))
        (open, paragraph) = (nil, "")
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      } else {
        paragraph += line + "\n"
      }
    }
    return blocks
  }

  /// The text without its blocks of code.
  func prose() throws -> String {
    try text().replacing(/```.*?\n```/.dotMatchesNewlines(), with: "")
  }
}
