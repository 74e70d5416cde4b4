/// What has changed of screens, as a comment of a pull request has it.
struct ChangesMarkdown: Sendable {
  private let earlier: String
  private let address: String?
  private var sections: [Section] = []
  private var counts: [ChangedPicture.Kind: Int] = [:]

  /// What is said of one screen.
  private struct Section: Sendable {
    let screen: String
    var entries: [String]
  }

  /// Comments that are longer are refused by hosts of repositories; counted in bytes.
  private static let longest = 60_000
  /// Of one picture, that many changes are listed.
  private static let mostChanges = 12

  /// - Parameter address: What stands before the paths of pictures; nil for nothing.
  init(since earlier: String, address: String?) {
    self.earlier = earlier
    self.address = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  mutating func add(
    _ changed: ChangedPicture, _ before: String?, _ after: String?, _ difference: String?
  ) {
    counts[changed.kind, default: 0] += 1
    let isFirst = sections.last?.screen != changed.screen
    if isFirst { sections.append(Section(screen: changed.screen, entries: [])) }
    let columns = [("Before", before), ("After", after), ("What differs", difference)]
      .compactMap { name, path in path.map { (name, $0) } }
    let images = columns.map { name, path in
      image(path, named: "\(changed.screen), \(changed.words): \(name)")
    }
    let table = """
      | \(columns.map(\.0).joined(separator: " | ")) |
      |\(columns.map { _ in "---|" }.joined())
      | \(images.joined(separator: " | ")) |

      """
    let text = table + list(changed.changes)
    let title = Self.escaped(changed.words) + Self.remark(changed.kind)
    // The first says most; the others are there for who asks.
    let entry =
      isFirst
      ? "**\(title)**\n\n\(text)"
      : "<details><summary>\(title)</summary>\n\n\(text)\n</details>\n"
    sections[sections.count - 1].entries.append(entry)
  }

  private static func remark(_ kind: ChangedPicture.Kind) -> String {
    switch kind {
    case .changed: ""
    case .added: " (new)"
    case .removed: " (gone)"
    }
  }

  private func image(_ path: String, named name: String) -> String {
    let link = (address ?? "") + GalleryWriter.address(of: path)
    return "<img src=\"\(Self.escaped(link))\" alt=\"\(Self.escaped(name))\" width=\"240\">"
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("|", "&#124;")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private func list(_ changes: [PictureChange]) -> String {
    guard !changes.isEmpty else { return "" }
    let lines = changes.prefix(Self.mostChanges).map { "- \($0.words.markdown)\n" }
    let others = changes.count - lines.count
    return "\n" + lines.joined() + (others > 0 ? "- and \(others) more\n" : "")
  }

  var text: String {
    guard !sections.isEmpty else {
      return "No screen looks different from \(ChangeWords([.quoted(earlier)]).markdown).\n"
    }
    var text = "## Screens that look different\n\n\(summary)\n"
    var left = sections.reduce(0) { $0 + $1.entries.count }
    for section in sections {
      for (position, entry) in section.entries.enumerated() {
        let next = (position == 0 ? "\n### \(Self.escaped(section.screen))\n" : "") + "\n" + entry
        guard text.utf8.count + next.utf8.count <= Self.longest else {
          let pictures = left == 1 ? "picture" : "pictures"
          return text + "\nAnd \(left) more \(pictures), which the page has.\n"
        }
        text += next
        left -= 1
      }
    }
    return text
  }

  private var summary: String {
    let kinds: [(ChangedPicture.Kind, String)] = [
      (.changed, "changed"), (.added, "new"), (.removed, "gone"),
    ]
    let parts = kinds.compactMap { kind, word in counts[kind].map { "\($0) \(word)" } }
    let screens = sections.count == 1 ? "1 screen" : "\(sections.count) screens"
    return "Pictures of \(screens): \(parts.joined(separator: ", ")), since "
      + "\(ChangeWords([.quoted(earlier)]).markdown)."
  }
}
