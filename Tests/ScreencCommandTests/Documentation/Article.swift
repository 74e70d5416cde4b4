import Foundation

/// A page of the documentation.
struct Article {
  /// A block of code.
  struct Block {
    /// What stands behind the fence, such as `yaml`.
    let language: String
    let text: String
    /// The file that is named in the paragraph before, if one is.
    let file: String?
  }

  /// Below the top of this package.
  let path: String

  /// A page of the catalogue of the command.
  init(_ name: String) {
    path = "Sources/screenc/screenc.docc/\(name).md"
  }

  init(path: String) {
    self.path = path
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
            file: named.map { String($0.1) }))
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
