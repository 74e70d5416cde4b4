/// A table of a Markdown page.
struct MarkdownTable {
  let text: String

  init(_ header: [String], _ rows: [[String]]) {
    let lines = [header, header.map { _ in "---" }] + rows.map { $0.map(Self.escaped) }
    text = lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  /// A cell is one line, and a bar in it does not end it.
  private static func escaped(_ cell: String) -> String {
    cell.replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}
