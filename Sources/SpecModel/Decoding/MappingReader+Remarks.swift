import SpecSyntax

/// Keys for what is said to readers, which is a comment.
extension MappingReader {
  private static let wordsForRemarks: Set<String> = [
    "comment", "comments", "description", "desc", "doc", "docs", "documentation", "explanation",
    "hint", "info", "note", "notes", "purpose", "remark", "remarks", "summary", "todo", "fixme",
    "_comment", "$comment", "x-comment",
  ]

  /// So many characters show which text is meant.
  private static let longestRemark = 40

  /// What to write for `description: What people say`, where there is no such key.
  func remark(under name: String, _ entry: Entry) -> Cure? {
    guard Self.wordsForRemarks.contains(name.lowercased()),
      reader.tree.kind(entry.value) == .scalar
    else { return nil }
    let text = reader.tree.string(entry.value)
    // A word by itself can be a key of the app's strings.
    guard text.contains(" "), !text.contains("`") else { return nil }
    let line = text.prefix { !$0.isNewline }
    let isWhole = line.count == text.count && line.count <= Self.longestRemark
    let shown = isWhole ? String(line) : "\(line.prefix(Self.longestRemark))…"
    return Cure(help: ["what is said to readers is a comment: `# \(shown)`"])
  }
}
